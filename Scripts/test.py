"""Runs the tests side by side. Prints a line when a part begins or ends.

    python3 Scripts/test.py                 # what `make test` runs
    python3 Scripts/test.py --circle ci     # everything
    python3 Scripts/test.py --circle night  # everything, more rounds and another seed
    python3 Scripts/test.py --only webkit --only engine
    python3 Scripts/test.py --also lint
    python3 Scripts/test.py --changed       # only parts whose files have changed
    python3 Scripts/test.py --reads tools   # which files the part reads, but doesn't list
    SEED=7 python3 Scripts/test.py          # other random tests

Each part logs to .build/test/PART.log. If a part fails, the script also prints the end
of its log. The script also prints the command that runs only that part.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import time

from testing import ROOT, passed, reads
from testing.board import Board, clock
from testing.part import SILENCE
from testing.parts import CIRCLES, chosen, needs, parts

#: The number of parts that run side by side.
LANES = 3
#: How many failures per part the script lists again at the end of the run.
NAMED = 20
#: After so many seconds of silence, the script looks whether a part waits for a lock.
PATIENCE = 10


def run(wanted, on_end=lambda part: None):
    board = Board()
    waiting, running = list(wanted), []
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while waiting or running:
            done = {part.name for part in wanted if part.outcome is not None}
            failed = {part.name for part in wanted if part.outcome}
            is_building = not done.issuperset(part.name for part in wanted if part.builds)
            for part in list(waiting):
                if failed & set(part.after):
                    part.outcome = f"needs {', '.join(failed & set(part.after))}"
                    board.say(f"{part.name:<14}left out: {part.outcome}")
                    waiting.remove(part)
                elif (done >= set(part.after) and len(running) < LANES
                      and (part.builds or not is_building)):
                    waiting.remove(part)
                    part.start()
                    running.append(part)
                    board.say(f"{part.name:<14}…")
            for part in list(running):
                is_hanging = part.hangs
                if is_hanging:
                    part.stop()
                elif part.silence > PATIENCE and (process := part.lock):
                    board.waits(part, process)
                if part.poll():
                    running.remove(part)
                    if is_hanging:
                        part.outcome = f"hangs, without output for {SILENCE // 60} minutes"
                    board.ended(part)
                    on_end(part)
            board.show(running)
            time.sleep(0.2)
    except KeyboardInterrupt:
        for part in running:
            part.stop()
        print("\ntest: stopped")
        sys.exit(130)
    return board


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for option in ("--only", "--also"):
        parser.add_argument(option, action="append", default=[], metavar="PART")
    parser.add_argument("--circle", choices=CIRCLES, default="default")
    parser.add_argument("--changed", action="store_true")
    parser.add_argument("--reads", metavar="PART")
    return parser.parse_args()


def main():
    options = arguments()
    if options.circle == "night":
        os.environ["FULL"] = "1"
        os.environ.setdefault("SEED", str(random.randrange(1 << 31)))
        print(f"SEED={os.environ['SEED']}")
    every = parts(options.circle)
    if options.reads:
        sys.exit(reads.print_unlisted(chosen(every, [options.reads], [])))
    wanted = chosen(every, options.only, options.also, options.circle)
    asked = {part.name for part in wanted}
    digests, unchanged = passed.Digests(), []
    if options.changed:
        wanted, unchanged = passed.split(wanted, digests, options.circle)
    setup = subprocess.run([ROOT / "Scripts/setup.sh", *needs(wanted)])
    if setup.returncode:
        sys.exit(setup.returncode)
    board = run(wanted, lambda part: passed.note(part, digests, options.circle))
    seconds = time.monotonic() - board.began
    sys.exit(report(wanted, seconds, unchanged, [
        part for part in every if part.name not in asked]))


def report(wanted, seconds, unchanged, left_out):
    """Prints the sums and what hasn't run. Returns whether a part has failed."""
    total = {kind: sum(part.counts.get(kind, 0) for part in wanted)
             for kind in ("passed", "failed", "known")}
    broken = [part.name for part in wanted if part.outcome]
    total["failed"] = max(total["failed"], len(broken))
    for part in wanted:
        for failure in part.failures[:NAMED]:
            print(f"    {part.name}: {failure}")
    print(f"{total['passed']} passed, {total['failed']} failed")
    if unchanged:
        print("Unchanged since they passed here, and not run: " + names_of(unchanged))
    if left_out:
        print("Not asked for: " + names_of(left_out))
    what = "Failed: " + ", ".join(broken) if broken else f"{len(wanted)} parts passed"
    print(f"{what}, in {clock(seconds)} wall and"
          f" {clock(sum(part.cpu for part in wanted))} CPU, with {total['known']} known"
          " issues")
    return bool(broken)


def names_of(some):
    return ", ".join(part.name for part in some)


if __name__ == "__main__":
    main()
