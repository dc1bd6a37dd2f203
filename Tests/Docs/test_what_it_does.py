"""Tests the article on what the navigator does to an app. The article must list exactly
what the sources do."""

import re

import pytest

from samples import ROOT

MODULE = ROOT / "Sources" / "FieldNavigationUIKit"
PAGE = (MODULE / "FieldNavigationUIKit.docc" / "WhatItDoesToYourApp.md"
        ).read_text()
# Changes to the bar, the recognizer and the key commands don't count. The navigator owns
# these objects.
OWN = {"KeyboardToolbar.swift", "TapOutside.swift"}
COMMAND = {"wantsPriorityOverSystemBehavior", "discoverabilityTitle"}
SOURCES = {file.name: re.sub(r"//.*", "", file.read_text())
           for file in MODULE.rglob("*.swift")}
DOUBLE = "\n".join(file.read_text() for file in
                   (ROOT / "Doubles/Sources/UIKit").rglob("*.swift"))
TABLES = "\n".join(line for line in PAGE.splitlines() if line[:1] == "|")

# The article's words for each thing that the navigator adds.
ADDED = {
    "addGestureRecognizer": "`addGestureRecognizer(_:)`",
    "addAction": "an action for `.primaryActionTriggered`",
    "addKeyCommand": "`addKeyCommand(_:)`",
    "addInteraction": "`addInteraction(_:)`",
    "addObserver": "are observed",
}
NEVER = [
    r"\.(delegate|dataSource) = ", r"method_", r"objc_\w*Associated",
    r"object_setClass", r"addSubview", r"insertSubview", r"GestureRecognizer",
    r"NSLayout|Anchor\b", r"\.is(Hidden|Enabled) = ", r"Timer\b",
    r"DispatchQueue|Thread\b|Task \{", r"URLSession", r"UserDefaults",
    r"\.post\(name", r"\.isAccessibilityElement|\.accessibilityTraits",
]


def found(pattern, texts=None):
    texts = SOURCES.values() if texts is None else texts
    return {match for text in texts for match in re.findall(pattern, text)}


def foreign():
    return [text for name, text in SOURCES.items() if name not in OWN]


def test_notifications():
    name = r"\b(UI\w+\.\w+Notification)\b"
    assert found(name) == found(name, [PAGE]) != set()


def test_events():
    event = r"\.(touch\w+|valueChanged|primaryActionTriggered|editing\w+)\b"
    listened = [re.sub(r"sendActions\(for: \[.*?\]\)", "", text)
                for text in SOURCES.values()]
    assert found(event, listened) == found(event, [TABLES]) != set()


def test_the_article_lists_everything_that_the_navigator_adds():
    # The recognizer is the navigator's own, and so is the target.
    added = found(r"\.(add[A-Z]\w*)\(") - {"addTarget"}
    assert added == set(ADDED)
    assert [words for words in ADDED.values() if words not in PAGE] == []


def test_the_article_lists_every_property_that_the_navigator_writes():
    declared = found(r"(?:open|public) var (\w+)\b", [DOUBLE])
    # Assignments to a type's own properties, records and states don't count.
    written = found(r"(?<!\bself)(?<!\brecord)(?<!\bstate)\.(\w+)(?:\.\w+)?"
                    r" [-+]?= ", foreign())
    named = found(r"`(\w+)`", [TABLES])
    assert (written & declared) - COMMAND == named & declared


@pytest.mark.parametrize("pattern", NEVER)
def test_the_sources_call_nothing_that_the_article_rules_out(pattern):
    assert [name for name, text in SOURCES.items()
            if name not in OWN and re.search(pattern, text)] == []
