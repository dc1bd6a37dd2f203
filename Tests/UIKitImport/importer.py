"""Compiles three groups of files for Apple's systems with the compiler's own importer.
The first group is the package's targets. The compiler must accept the second group and
reject the third group. The package's targets are compiled for the manifest's lowest
systems. The importer's Swift names for UIKit's declarations must match the table. The
names must also match those from Apple's importer. clang must accept an app in
Objective-C that imports the UIKit adapter's header.

    python3 Tests/UIKitImport/importer.py                 # for iOS and macOS
    python3 Tests/UIKitImport/importer.py --systems all

The second command also compiles for Mac Catalyst and visionOS, compiles the engine's
tests, and plants the mistakes of mutants.tsv. That takes twice as long as the rest.
"""

import argparse
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
#: The systems that differ most: only the first has UIKit.
USUAL = ["iOS", "macOS"]
#: The engine's tests take as long as all targets, and hardly use what systems differ in.
#: The apps contain the second target's files.
TESTS = ["FieldNavigationTests", "TestSupport"]
ACCEPTED = [planted.SAMPLES,
            Module("Accepted", "Tests/UIKitImport/Accepted", on="iOS")]


def targets(sdk, left_out):
    """Returns the diagnostics of all targets except some, and the number of their
    files."""
    problems, files = [], 0
    for folder in ("products", "package"):
        shutil.rmtree(sdk.folder / folder, ignore_errors=True)
    for module in TARGETS + ACCEPTED + APPS:
        if module.on not in (None, sdk.system) or module.name in left_out:
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


def head(file):
    """Returns the expected error and the system, which the file names."""
    lines = file.read_text().splitlines()
    return {"on": "iOS"} | dict(line[3:].split(": ", 1) for line in lines[:2]
                                if line.startswith("// "))


def rejected(sdks, file):
    """Checks that the compiler rejects a file with exactly the expected error."""
    says = head(file)
    sdk = sdks[says["on"]]
    found = compiler.compile(
        sdk, Module("Rejected", file), into=WORK / "rejected" / file.stem)
    if not found:
        return [f"{file.name} was accepted; expected: {says['rejected']}"]
    return [f"{file.name}: {one}" for one in found
            if says["rejected"] not in one.text or one.kind != "error"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--systems", choices=["usual", "all"], default="usual",
                        help=f"usual: {' and '.join(USUAL)}, without tests and mutants")
    is_usual = parser.parse_args().systems == "usual"
    chosen = USUAL if is_usual else list(systems())
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        sdks = dict(zip(chosen, pool.map(lambda name: SDK(name).build(), chosen)))
        ios = sdks["iOS"]
        named = pool.submit(declarations, ios)
        compiled = [pool.submit(targets, sdk, TESTS if is_usual else [])
                    for sdk in sdks.values()]
        problems = named.result()
        files = 0
        for one in compiled:
            found, count = one.result()
            problems += found
            files += count
        if not problems:
            problems += [f"Objective-C: {one}" for one in objective_c.problems(ios)]
        if not problems:
            mistakes = [file for file in sorted((HERE / "Rejected").glob("*.swift"))
                        if head(file)["on"] in chosen]
            for found in pool.map(lambda file: rejected(sdks, file), mistakes):
                problems += found
            mutants = [] if is_usual else planted.read()
            noticed = pool.map(
                lambda mutant: planted.is_noticed(ios, mutant), mutants)
            problems += [f"not noticed: {one}" for one, is_noticed
                         in zip(mutants, noticed) if not is_noticed]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(f"importer: {len(problems)} problems")
    print(f"importer: {files} files compiled for {', '.join(sdks)},"
          f" {len(mistakes)} mistakes rejected, {len(mutants)} mutants noticed"
          f" in {time.monotonic() - start:.0f} s")
    if is_usual:
        others = [name for name in systems() if name not in chosen]
        print(f"importer: {', '.join(others)}, the engine's tests and mutants are left"
              " out; --systems all has them")


if __name__ == "__main__":
    main()
