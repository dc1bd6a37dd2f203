"""Compares the double's public declarations with a table of SwiftUI's declarations.
Compiles the adapter with a SwiftUI of only these declarations."""

import sys

from adapter import problems as adapter_problems
from adapter import shown_systems, uses
from spelling import compare
from swiftui_table import SwiftUITable

from graph import declarations, extract
from sdk import ROOT


def main():
    table = SwiftUITable.read()
    double = declarations(extract(ROOT, "SwiftUI"))
    problems, facts = compare(table, double)
    problems += adapter_problems()
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(f"SwiftUI facts: {len(problems)} problems")
    used = compare(table, uses(double))[1]
    if "-v" in sys.argv:
        for fact in used:
            print(fact.path, fact.source, sep="\t")
    print(f"SwiftUI facts: {shown(facts)} of the double agree with the table; the"
          f" adapter compiles with it for {shown_systems()}, and uses"
          f" {shown(used)}")


def shown(facts):
    unread = sum(not fact.is_verified for fact in facts)
    return f"{len(facts)} declarations ({unread} not read again)"


if __name__ == "__main__":
    main()
