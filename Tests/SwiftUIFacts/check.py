"""Holds the double's public declarations against a table of SwiftUI's, and compiles
the adapter with a SwiftUI that has what the table says and nothing else."""

import sys

from adapter import problems as adapter_problems
from adapter import shown_systems
from spelling import compare
from swiftui_table import SwiftUITable

from graph import declarations, extract
from sdk import ROOT


def main():
    table = SwiftUITable.read()
    problems, used = compare(table, declarations(extract(ROOT, "SwiftUI")))
    problems += adapter_problems()
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(f"SwiftUI facts: {len(problems)} problems")
    unverified = sum(not fact.is_verified for fact in used)
    print(f"SwiftUI facts: {len(used)} declarations of the double agree with the"
          f" table, {unverified} of them not read again; the adapter compiles"
          f" with the table for {shown_systems()}")


if __name__ == "__main__":
    main()
