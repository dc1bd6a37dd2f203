"""Counts the instructions of the engine's updates and presses under Callgrind.

Unlike times, the counts hardly differ between two runs, however busy the machine is.
Prints one `name value unit` per line, and fails if an operation takes a tenth more
than `instructions.tsv` says.
"""

import argparse
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

RECORDED = pathlib.Path(__file__).with_name("instructions.tsv")
#: How often the program does each operation.
ROUNDS = 20_000
TOLERANCE = 1.1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=pathlib.Path, help="engine-bench")
    parser.add_argument("--write", action="store_true", help="record the counts")
    arguments = parser.parse_args()
    counts = count(arguments.program)
    for name, value in counts.items():
        print(f"instructions.{name} {value} count")
    if arguments.write:
        lines = [f"machine\t{platform.machine()}"]
        lines += [f"{name}\t{value}" for name, value in counts.items()]
        RECORDED.write_text("\n".join(lines) + "\n")
        return
    recorded = dict(line.split("\t") for line in RECORDED.read_text().splitlines())
    # Another processor has other instructions.
    if recorded.pop("machine") == platform.machine():
        worse = list(compare(counts, {key: int(recorded[key]) for key in recorded}))
        if worse:
            sys.exit("field-navigation: " + "\n".join(worse))


def count(program):
    """The instructions of one operation, by name."""
    with tempfile.TemporaryDirectory() as folder:
        # Debian 12's Valgrind can't read the debug information of Swift's C compiler.
        plain = f"{folder}/program"
        subprocess.run(["strip", "--strip-debug", "-o", plain, program], check=True)
        result = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/profile",
             "--zero-before=counting_begins", "--dump-before=counting_ends",
             plain, "--count", str(ROUNDS)],
            # A random seed would place the IDs differently in each run.
            env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"},
            capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"field-navigation: Callgrind failed: {result.stderr}")
        return {name: total(pathlib.Path(f"{folder}/profile.{part}")) // ROUNDS
                for part, name in enumerate(result.stdout.split(), 1)}


def total(profile):
    return int(re.search(r"^summary: (\d+)$", profile.read_text(), re.MULTILINE)[1])


def compare(counts, recorded):
    """A line for each operation that is slower, new or gone."""
    for name in sorted({*counts, *recorded}):
        now, before = counts.get(name), recorded.get(name)
        if now is None or before is None:
            yield f"{name}: record the counts, because the operation is new or gone"
        elif now > before * TOLERANCE:
            yield f"{name}: {now} instructions, {before} are recorded"


if __name__ == "__main__":
    main()
