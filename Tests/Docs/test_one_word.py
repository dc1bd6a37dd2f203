"""Tests that the words of *One idea, one word* are those of the sources, and that each
option has a row."""

import re

import pytest

from samples import ROOT

PAGE = ROOT / "Documentation/Guides.docc/OneWord.md"
ENGINE = "Sources/FieldNavigation"
#: The sources of each column's hosts.
HOSTS = {
    "UIKit, GTK": [[ENGINE, "Sources/FieldNavigationUIKit"],
                   [ENGINE, "Sources/FieldNavigationGTK"]],
    "SwiftUI": [[ENGINE, "Sources/FieldNavigationSwiftUI"]],
    "C": [["Sources/FieldNavigationGTKLibrary"]],
    "Browser": [["Web/src"]],
}
#: What HTML and the browser say themselves.
FOREIGN = {"form", "preventDefault"}


def table():
    """Returns the rows, each as a dictionary by the names of the columns."""
    lines = [line.strip("|").split("|") for line in PAGE.read_text().splitlines()
             if line.startswith("|")]
    head, _, *rows = [[cell.strip() for cell in line] for line in lines]
    return [dict(zip(head, row, strict=True)) for row in rows]


ROWS = table()


def words(*folders):
    """Returns all words of the sources in these folders."""
    found = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".swift", ".js", ".h"):
                found |= set(re.findall(r"[\w-]+", path.read_text()))
    return found


WORDS = {host: [words(*folders) for folders in all_folders]
         for host, all_folders in HOSTS.items()}


def names(cell):
    """Returns the names in a cell, each with whether only UIKit or only GTK has it."""
    only = None
    for part, code in re.findall(r"(UIKit:|GTK:)|`([^`]+)`", cell):
        only = part.strip(":") or only
        for name in re.findall(r"[A-Za-z][\w-]*", code):
            yield name, only


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["Idea"])
def test_a_word_of_the_table_is_one_of_the_host(row, host):
    for name, only in names(row[host]):
        if host == "C":
            prefix = "FIELD_NAVIGATION_" if name.isupper() else "field_navigation_"
            name = prefix + name
        for number, known in enumerate(WORDS[host]):
            if only is None or (only == "GTK") == bool(number):
                assert name in known or name in FOREIGN, f"{host} has no {name}"


def options(path, pattern):
    return re.findall(pattern, (ROOT / path).read_text(), re.M)


OPTIONS = {
    "UIKit, GTK": [
        *options("Sources/FieldNavigationUIKit/FieldNavigator+Configuration.swift",
                 r"^    public var (\w+)"),
        *options("Sources/FieldNavigationGTK/FieldNavigator+Configuration.swift",
                 r"^    public var (\w+)"),
        *options("Sources/FieldNavigation/Form/ReturnPolicy.swift",
                 r"^  public var (\w+)")],
    "Browser": options("Web/src/attach.js", r"^ \* @property \{(?!never).*\} \[(\w+)\]"),
}
#: Properties of a code, which has one row.
OF_A_CODE = {"length", "finishesWhenFull", "advances"}


@pytest.mark.parametrize("host", OPTIONS)
def test_each_option_has_a_row(host):
    listed = {name for row in ROWS for name, _ in names(row[host])}
    assert set(OPTIONS[host]) - listed - OF_A_CODE == set()
