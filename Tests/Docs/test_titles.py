"""Tests that the table in Options lists every title of the input bar, and that no
language lacks a title."""

import re

import pytest

from samples import ROOT

WORDS = ROOT / "Sources/FieldNavigationWords"
KEYS = re.findall(r'case [.\w, ]+: "([^"]+)"',
                  (WORDS / "NavigationKey.swift").read_text())


def table():
    """Returns the rows of the table by language. Each row maps a key to a title."""
    text = (ROOT / "Documentation/Guides.docc/Options.md").read_text()
    section = text.split("## The titles in the input bar\n")[1].split("\n## ")[0]
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")]
                      for line in section.splitlines() if line.startswith("|")]
    assert head[0] == "Language"
    return {re.search(r"`(.+)`", row[0])[1]: dict(zip(head[1:], row[1:], strict=True))
            for row in rows}


TABLE = table()


def titles(language):
    text = (WORDS / f"Resources/{language}.lproj/FieldNavigation.strings").read_text()
    pairs = re.findall(r'^"(.+)" = "(.+)";$', text, re.M)
    assert len(pairs) == len(dict(pairs)) == text.count(" = ")
    return dict(pairs)


def test_the_bar_has_four_titles_in_twenty_languages():
    assert len(KEYS) == len(set(KEYS)) == 4
    folders = {path.name.removesuffix(".lproj")
               for path in (WORDS / "Resources").iterdir()}
    assert folders == set(TABLE)
    assert len(TABLE) == 20


@pytest.mark.parametrize("language", TABLE)
def test_a_language_has_every_title_and_the_table_lists_it(language):
    assert titles(language) == {key: TABLE[language][key] for key in KEYS}
