"""Plants small faults in the sources, one at a time. Prints the faults that no test
detects."""

import argparse
import os
import pathlib
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import changes
import equivalent
import results
from groups import GROUPS, OUTSIDE, group_of, is_in
from run import ROOT, Run, progress, say

KNOWN = pathlib.Path(__file__).with_name("equivalent.txt")


def arguments_of(words):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true",
                        help="in all lines, not only in those that changed")
    parser.add_argument("--base", help="the commit that changes are counted"
                        " from; by default the last tag, else origin/main")
    parser.add_argument("--only", choices=GROUPS, action="append",
                        help="these sources only; may be repeated")
    parser.add_argument("--sample", type=int, metavar="N",
                        help="only N faults of each product")
    parser.add_argument("--seed", default="1",
                        help="draws another sample; by default 1")
    parser.add_argument("--matrix", action="store_true",
                        help="run all tests for each fault, and print those that"
                        " notice it")
    parser.add_argument("--results", type=pathlib.Path, metavar="FILE",
                        help="write what became of each fault")
    parser.add_argument("--like", type=pathlib.Path, metavar="FILE",
                        help="plant the faults of these results again")
    parser.add_argument("--compare", type=pathlib.Path, nargs=2,
                        metavar=("OLD", "NEW"), help="plant nothing; print the"
                        " faults that were noticed in the old results and are"
                        " missed in the new ones")
    return parser.parse_args(words)


def main(words=None):
    arguments = arguments_of(words)
    # The tests would take the seed of the sample for their own.
    os.environ.pop("SEED", None)
    if arguments.compare:
        raise SystemExit(compare(*map(results.read, arguments.compare)))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    known = equivalent.read(KNOWN.read_text())
    start = time.monotonic()
    names = arguments.only or list(GROUPS)
    lines, code = None, {}
    if not arguments.all and not arguments.like:
        lines = changes.changed(ROOT, arguments.base or changes.base(ROOT))
        code = {name: first for name in sorted(lines) if (
            first := changes.first_code((ROOT / name).read_text(), lines[name]))}
        if not arguments.only:
            check_coverage(code)
    files = lines
    if arguments.like:
        files = [one.file for one in results.read(arguments.like)]
    if files is not None:
        # Parsing and tools take time. Leave the other products out.
        names = [name for name in names if name in map(group_of, files)]
    set_up(names)
    runs = [Run(name, arguments, lines, known) for name in names]
    check_chosen(runs, code, lines is None)
    for run in runs:
        run.run()
        if arguments.results:
            results.write(arguments.results, {
                one: outcome for run in runs for one, outcome in run.outcomes()})
    progress("")
    if arguments.matrix:
        print_matrix(runs)
    report(runs, known, time.monotonic() - start)


def check_coverage(code):
    """Fails if code has changed that no faults are planted in."""
    for name in code:
        reason = next((OUTSIDE[one] for one in OUTSIDE if is_in(name, [one])),
                      None)
        if reason:
            say(f"{name} has changed. No faults are planted there: {reason}")
        elif not group_of(name):
            raise SystemExit(
                f"{name} has changed, but no faults are planted there. Add its"
                " folder and its tests to Tests/Mutants/groups.py")


def check_chosen(runs, code, is_all):
    """Fails if lines of code have changed without any fault in them."""
    if any(run.chosen for run in runs):
        return
    if is_all:
        raise SystemExit("0 faults planted: the sources have no such faults")
    names = [run.name for run in runs]
    places = [f"{name}:{first}" for name, first in code.items()
              if group_of(name) in names]
    if places:
        raise SystemExit(
            "0 faults planted, but code has changed:\n  "
            + "\n  ".join(places)
            + "\nName an earlier commit, such as BASE=HEAD~9. Or plant a sample in"
            f" all lines: ALL=1 SAMPLE=40 ONLY={names[0]}")


def set_up(names):
    needs = {need for name in names for need in GROUPS[name].needs.split()}
    if needs and subprocess.run(
            [ROOT / "Scripts/setup.sh", *sorted(needs)]).returncode:
        raise SystemExit(1)


def print_matrix(runs):
    for run in runs:
        for mutant in run.noticed:
            tests = sorted(run.tests[mutant.identity])
            print(f"{mutant.report(run.texts[mutant.key.file])}\n"
                  f"    noticed by {len(tests)}: {', '.join(tests)}")


def compare(old, new):
    """Prints what the new results miss. Returns whether they miss anything."""
    missed, gone = results.compared(old, new)
    for one, tests in missed:
        print(f"{one.file}: {one.line}\n    fault: {one.fault}\n"
              f"    was noticed by {', '.join(tests) or 'a test'}")
    for one in gone:
        print(f"{one.file}: {one.line}\n    fault: {one.fault}\n"
              "    was noticed, and was not planted again")
    noticed = sum(outcome == "noticed" for outcome, _ in old.values())
    print(f"{noticed} faults were noticed: {len(missed)} of them are missed now,"
          f" {len(gone)} were not planted again")
    return bool(missed)


def report(runs, known, seconds):
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
          f" ({invalid} do not compile, {seconds / 60:.0f} min)")
    if new or stale:
        raise SystemExit(1)


def stale_entries(runs, known):
    """Returns a sentence for each outdated entry of the file."""
    folders = tuple(f"{folder}/" for run in runs for folder in run.group.folders)
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
