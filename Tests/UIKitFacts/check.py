"""Compares the double's public declarations with a table of UIKit's declarations. Also
compares the Objective-C table with a second, independent table."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import differences
from compare import compare
from graph import declarations, extract
from table import Table

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    table = Table.read()
    problems, used = compare(table, declarations(extract(ROOT)))
    found, summary = differences.check()
    problems += found
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(f"UIKit facts: {len(problems)} problems")
    unverified = sum(not fact.is_verified for fact in used)
    print(f"UIKit facts: {len(used)} declarations of the double agree with"
          f" the table, {unverified} unverified; {summary}")


if __name__ == "__main__":
    main()
