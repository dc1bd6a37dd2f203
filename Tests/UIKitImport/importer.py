"""Compiles three groups of files for Apple's systems with the compiler's own importer.
The first group is the package's targets. The compiler must accept the second group and
reject the third group. The package's targets are compiled for the manifest's lowest
systems. The importer's Swift names for UIKit's declarations must match the table. The
names must also match those from Apple's importer. clang must accept an app in
Objective-C that imports the UIKit adapter's header."""

import concurrent.futures
import os
import pathlib
import shutil
import sys
import time

import compiler
import imported
import names
import objective_c
import planted
from compiler import APPS, TARGETS, Module
from sdk import SDK, WORK, systems

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "UIKitFacts"))

from table import Table

HERE = pathlib.Path(__file__).parent
ACCEPTED = [planted.SAMPLES,
            Module("Accepted", "Tests/UIKitImport/Accepted", on="iOS")]


def targets(sdk):
    """Returns the diagnostics of all targets, and the number of their files."""
    problems, files = [], 0
    for folder in ("products", "package"):
        shutil.rmtree(sdk.folder / folder, ignore_errors=True)
    for module in TARGETS + ACCEPTED + APPS:
        if module.on not in (None, sdk.system):
            continue
        found = compiler.compile(sdk, module)
        problems += [f"{sdk.system}: {one}" for one in found]
        files += len(module.files)
        if found:
            break  # later targets would only repeat these errors
    return problems, files


def declarations(sdk):
    found = imported.Imported(
        imported.frameworks(sdk), imported.declarations())
    table = Table.read()
    return [*imported.compare(table, found), *names.problems(table, found),
            *imported.Availability(sdk).problems()]


def rejected(sdks, file):
    """Checks that the compiler rejects a file with exactly the expected error. The file
    names the error and the system."""
    lines = file.read_text().splitlines()
    says = dict(line[3:].split(": ", 1) for line in lines[:2]
                if line.startswith("// "))
    sdk = sdks[says.get("on", "iOS")]
    found = compiler.compile(
        sdk, Module("Rejected", file), into=WORK / "rejected" / file.stem)
    if not found:
        return [f"{file.name} was accepted; expected: {says['rejected']}"]
    return [f"{file.name}: {one}" for one in found
            if says["rejected"] not in one.text or one.kind != "error"]


def main():
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        sdks = {name: sdk for name, sdk in zip(systems(), pool.map(
            lambda name: SDK(name).build(), systems()))}
        ios = sdks["iOS"]
        named = pool.submit(declarations, ios)
        compiled = [pool.submit(targets, sdk) for sdk in sdks.values()]
        problems = named.result()
        files = 0
        for one in compiled:
            found, count = one.result()
            problems += found
            files += count
        if not problems:
            problems += [f"Objective-C: {one}" for one in objective_c.problems(
                ios, objective_c.emit(ios))]
        if not problems:
            mistakes = sorted((HERE / "Rejected").glob("*.swift"))
            chosen = planted.read()
            for found in pool.map(lambda file: rejected(sdks, file), mistakes):
                problems += found
            noticed = pool.map(
                lambda mutant: planted.is_noticed(ios, mutant), chosen)
            problems += [f"not noticed: {one}" for one, is_noticed
                         in zip(chosen, noticed) if not is_noticed]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(f"importer: {len(problems)} problems")
    print(f"importer: {files} files compiled for {', '.join(sdks)},"
          f" {len(mistakes)} mistakes rejected, {len(chosen)} mutants noticed"
          f" in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
