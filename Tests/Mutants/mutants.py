"""Plants small faults in the sources, one at a time. Prints the faults that no test
detects."""

import argparse
import concurrent.futures
import pathlib
import signal
import sys
import time
from dataclasses import dataclass

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import changes
import equivalent
import faults
from scratch import Scratch, Switched
from switching import planted

ROOT = pathlib.Path(__file__).resolve().parents[2]
KNOWN = pathlib.Path(__file__).with_name("equivalent.txt")
# The sources of each group, the package of its tests, and the test target.
GROUPS = {
    "engine": (["Sources/FieldNavigation"], ".", "FieldNavigationTests"),
    "uikit": (["Sources/FieldNavigationUIKit",
               "Sources/FieldNavigationRecipes"], "Doubles",
              "FieldNavigationUIKitTests"),
}
JOBS = 2


@dataclass(frozen=True)
class Mutant:
    number: int
    key: equivalent.Key
    line: int
    fault: faults.Fault
    site: faults.Site

    def report(self, text):
        start = text.rfind("\n", 0, self.fault.start) + 1
        changed = planted(text, self.fault)
        end = self.fault.start + len(self.fault.new)
        end = changed.find("\n", end)
        became = " ".join(changed[start:end].split())
        return (f"{self.key.file}:{self.line}: {self.key.line}\n"
                f"    {became}\n    fault: {self.key.fault}")


def mutants(name, text, number):
    """Returns all faults of a file, numbered from `number`."""
    lines = text.split("\n")
    seen, found = {}, []
    for site in faults.find(text):
        for fault in site.faults:
            row = text.count("\n", 0, fault.start)
            what = description(text, fault)
            where = (row, what)
            seen[where] = seen.get(where, 0) + 1
            if seen[where] > 1:
                what += f" #{seen[where]}"
            key = equivalent.Key(name, lines[row].strip(), what)
            found.append(Mutant(number, key, row + 1, fault, site))
            number += 1
    return found


def description(text, fault):
    old = " ".join(text[fault.start:fault.end].split())
    new = " ".join(fault.new.split())
    return f"{old} -> {new or 'nothing'}"


class Run:
    def __init__(self, name, arguments):
        self.name = name
        self.folders, *tests = GROUPS[name]
        self.texts = {
            str(path.relative_to(ROOT)): path.read_text()
            for folder in self.folders
            for path in sorted((ROOT / folder).rglob("*.swift"))}
        self.all = []
        for file, text in self.texts.items():
            self.all += mutants(file, text, len(self.all) + 1)
        self.chosen = self.all
        if not arguments.all:
            lines = changes.changed(ROOT, arguments.base, self.folders)
            self.chosen = [mutant for mutant in self.all
                           if mutant.line in lines.get(mutant.key.file, ())]
        folder = ROOT / ".build/mutants" / name
        self.switched = Switched(ROOT, folder / "switched", *tests)
        self.plain = Scratch(ROOT, folder / "plain", *tests)
        self.noticed, self.survived, self.invalid = [], [], []

    def run(self):
        if not self.chosen:
            return
        chosen = {id(mutant.site) for mutant in self.chosen}
        sources = {}
        for mutant in self.all:
            file = mutant.key.file
            _, sites = sources.setdefault(file, (self.texts[file], []))
            is_first = mutant.fault is mutant.site.faults[0]
            if id(mutant.site) in chosen and is_first:
                sites.append((mutant.site, mutant.number))
        say(f"{self.name}: builds {len(self.chosen)} faults")
        start = time.monotonic()
        self.switched.fill(sources)
        self.switched.compile(say)
        say(f"{self.name}: built in {time.monotonic() - start:.0f} s")
        slow = {id(site) for _, site, _ in self.switched.slow}
        self.run_fast([mutant for mutant in self.chosen
                       if id(mutant.site) not in slow])
        self.run_slow([mutant for mutant in self.chosen
                       if id(mutant.site) in slow])

    def run_fast(self, chosen):
        self.switched.measure()
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            runs = {pool.submit(self.switched.notices, mutant.number): mutant
                    for mutant in chosen}
            try:
                for done in concurrent.futures.as_completed(runs):
                    self.note(runs[done], done.result())
            except BaseException:
                # Cancel the remaining work. The pool would otherwise wait for the end
                # of that work.
                pool.shutdown(cancel_futures=True)
                raise

    def run_slow(self, chosen):
        """Builds once for each fault."""
        if not chosen:
            return
        self.plain.fill({})
        self.plain.batches = self.switched.batches
        for mutant in chosen:
            file = mutant.key.file
            text = self.texts[file]
            # The switchable form of this fault didn't compile. The fault itself
            # therefore can't compile here.
            if mutant.fault.new == "...":
                self.invalid.append(mutant)
                continue
            self.plain.write(file, planted(text, mutant.fault).encode())
            errors, _ = self.plain.build()
            if errors == []:
                self.note(mutant, self.plain.notices())
            else:
                self.invalid.append(mutant)
            self.plain.write(file, text.encode())

    def note(self, mutant, is_noticed):
        (self.noticed if is_noticed else self.survived).append(mutant)
        count = len(self.noticed) + len(self.survived) + len(self.invalid)
        progress(f"{self.name}: {count} of {len(self.chosen)},"
                 f" {len(self.survived)} live on")


def say(text):
    progress("")
    print(text, file=sys.stderr)


def progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true",
                        help="in all lines, not only in those that changed")
    parser.add_argument("--base", help="the commit that changes are counted"
                        " from; by default the last tag, else origin/main")
    parser.add_argument("--only", choices=GROUPS, help="these sources only")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    arguments.base = arguments.base or changes.base(ROOT)
    known = equivalent.read(KNOWN.read_text())
    start = time.monotonic()
    groups = [arguments.only] if arguments.only else list(GROUPS)
    runs = [Run(name, arguments) for name in groups]
    for run in runs:
        run.run()
    progress("")
    survivors = [(run, mutant) for run in runs for mutant in sorted(
        run.survived, key=lambda mutant: mutant.number)]
    new = [(run, mutant) for run, mutant in survivors
           if mutant.key not in known]
    for run, mutant in new:
        print(mutant.report(run.texts[mutant.key.file]))
    stale = list(stale_entries(runs, known))
    for line in stale:
        print(line)
    noticed = sum(len(run.noticed) for run in runs)
    invalid = sum(len(run.invalid) for run in runs)
    print(f"{noticed + len(survivors)} faults planted, {noticed} noticed,"
          f" {len(survivors) - len(new)} equivalent, {len(new)} live on"
          f" ({invalid} do not compile,"
          f" {(time.monotonic() - start) / 60:.0f} min)")
    if new or stale:
        raise SystemExit(1)


def stale_entries(runs, known):
    """Returns a sentence for each outdated entry of the file."""
    folders = tuple(f"{folder}/" for run in runs for folder in run.folders)
    there = {mutant.key for run in runs for mutant in run.all}
    noticed = {mutant.key for run in runs for mutant in run.noticed}
    alive = {mutant.key for run in runs for mutant in run.survived}
    for key in known:
        entry = f"equivalent.txt: {key.file}: {key.line}: {key.fault}"
        if key.file.startswith(folders) and key not in there:
            yield f"{entry}: there is no such fault any more"
        elif key in noticed - alive:
            yield f"{entry}: a test notices it"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130)
