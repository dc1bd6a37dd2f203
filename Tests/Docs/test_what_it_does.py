"""The article on what the navigator does to an app lists everything that the sources do
to the app's objects, and nothing else."""

import re

import pytest

from samples import ROOT

MODULE = ROOT / "Sources" / "FieldNavigationUIKit"
PAGE = (MODULE / "FieldNavigationUIKit.docc" / "WhatItDoesToYourApp.md"
        ).read_text()
# The bar and the key commands are the navigator's own objects.
OWN = {"KeyboardToolbar.swift"}
COMMAND = {"wantsPriorityOverSystemBehavior", "discoverabilityTitle"}
SOURCES = {file.name: re.sub(r"//.*", "", file.read_text())
           for file in MODULE.rglob("*.swift")}
DOUBLE = "\n".join(file.read_text() for file in
                   (ROOT / "Doubles/Sources/UIKit").rglob("*.swift"))
TABLES = "\n".join(line for line in PAGE.splitlines() if line[:1] == "|")

# How the article names what is added to an object.
ADDED = {
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


def test_what_is_added():
    added = found(r"\.(add[A-Z]\w*)\(")
    assert added == set(ADDED)
    assert [words for words in ADDED.values() if words not in PAGE] == []


def test_what_is_written():
    declared = found(r"(?:open|public) var (\w+)\b", [DOUBLE])
    # Without what a type writes to itself, or to its own records.
    written = found(r"(?<!\bself)(?<!\brecord)\.(\w+)(?:\.\w+)?"
                    r" [-+]?= ", foreign())
    named = found(r"`(\w+)`", [TABLES])
    assert (written & declared) - COMMAND == named & declared


@pytest.mark.parametrize("pattern", NEVER)
def test_what_is_never_done(pattern):
    assert [name for name, text in SOURCES.items()
            if name not in OWN and re.search(pattern, text)] == []
