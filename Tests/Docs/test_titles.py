"""Tests that Options lists every language of the input bar, and that no language lacks
a title."""

import re

import pytest

from samples import ROOT

WORDS = ROOT / "Sources/FieldNavigationWords"
KEYS = re.findall(r'case [.\w, ]+: "([^"]+)"',
                  (WORDS / "NavigationKey.swift").read_text())


def listed():
    """Returns the languages in Options."""
    text = (ROOT / "Documentation/Guides.docc/Options.md").read_text()
    section = text.split("## The titles in the input bar\n")[1].split("\n## ")[0]
    sentence = section.split("English: ")[1].split(". ")[0]
    return re.findall(r"`(.+?)`", sentence)


LANGUAGES = listed()


def titles(language):
    text = (WORDS / f"Resources/{language}.lproj/FieldNavigation.strings").read_text()
    pairs = re.findall(r'^"(.+)" = "(.+)";$', text, re.M)
    assert len(pairs) == len(dict(pairs)) == text.count(" = ")
    return dict(pairs)


def test_the_bar_has_three_titles_in_twenty_languages():
    assert len(KEYS) == len(set(KEYS)) == 3
    folders = {path.name.removesuffix(".lproj")
               for path in (WORDS / "Resources").iterdir()}
    assert folders == set(LANGUAGES)
    assert len(LANGUAGES) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_title(language):
    assert titles(language).keys() == set(KEYS)
