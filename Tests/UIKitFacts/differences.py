"""Compares two independent tables of UIKit's members. The list in differences.tsv has a
decision for each known difference. The check fails on a difference that the list lacks.
The check also fails on an outdated entry."""

import pathlib

import objc
import second
from record import NONE, UNKNOWN
from table import version

DECIDED = pathlib.Path(__file__).parent / "differences.tsv"
WHAT = {"kind": "it is", "null": "nil may be at", "since": "first iOS"}
NAME = "name"
#: Marks a member that is only in the first table. The second table lacks the member,
#: although the table's sources cover this iOS version.
ABSENT, NEWEST = "absent", (18, 2)


class Difference:
    def __init__(self, type, member, what, first, second):
        self.type, self.member, self.what = type, member, what
        self.first, self.second = first, second

    @property
    def key(self):
        return self.type, self.member, self.what, self.first, self.second

    def __str__(self):
        name = f"{self.type} {self.member}".rstrip()
        if self.what == ABSENT:
            return f"{name}: only objc/UIKit.tsv has it, from iOS {self.first}"
        if self.what == NAME:
            return (f"{name}: the importer makes {self.first} of it, Apple's"
                    f" is {self.second} in names.tsv")
        return (f"{name}: {WHAT[self.what]} {self.first} in objc/UIKit.tsv,"
                f" {self.second} in second.tsv")


def between(first, others):
    """Returns all differences, and the number of members in both tables."""
    found = []
    for key, one in first.items():
        other = others.get(key)
        if other is None:
            if one.since == NONE or version(one.since) <= NEWEST:
                found.append(Difference(*key, ABSENT, one.since, NONE))
            continue
        for what in WHAT:
            ours, theirs = getattr(one, what), getattr(other, what)
            if UNKNOWN not in theirs and ours != theirs:
                found.append(Difference(*key, what, ours, theirs))
    return found, len(first.keys() & others.keys())


class Decision(Difference):
    """One line of the list of differences. Either the first table is right, or the
    question is open."""

    COLUMNS = 7

    def __init__(self, *columns):
        super().__init__(*columns[:5])
        self.decision, self.source = columns[5:]

    @classmethod
    def read(cls, text):
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            columns = line.split("\t")
            if (len(columns) != cls.COLUMNS
                    or columns[5] not in ("first", "undecided")
                    or (columns[5] == "first") != (columns[6] != "-")):
                raise SystemExit(
                    f"{DECIDED.name}:{number}: {cls.COLUMNS} columns, the last"
                    " two \"first\" and its source, or \"undecided\" and \"-\"")
            yield cls(*columns)


def compare(found, decided):
    """Returns a sentence for each problem."""
    listed = {one.key for one in decided}
    now = {one.key for one in found}
    for one in found:
        if one.key not in listed:
            yield (f"{one}. Correct objc/UIKit.tsv by Apple's page; or, where it"
                   f" is right, add a line with the source to {DECIDED.name}.")
    for one in decided:
        if one.key not in now:
            yield (f"{DECIDED.name} is outdated: {one}. It is so no longer;"
                   " remove the line.")


def known():
    return list(Decision.read(DECIDED.read_text()))


def check():
    """Returns the problems and a summary."""
    found, count = between(objc.read(second.FIRST), second.read())
    decided = [one for one in known() if one.what != NAME]
    undecided = sum(one.decision == "undecided" for one in decided)
    return list(compare(found, decided)), (
        f"{count} members in two derivations, {len(decided)} differences known,"
        f" {undecided} undecided")
