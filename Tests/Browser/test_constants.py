"""Checks the scripts' numbers, terms and functions. The scripts must match the Swift
sources and terms.json."""

import pathlib
import re
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web"))

import constants  # noqa: E402


def test_the_generated_constants_match_the_swift_sources():
    constants.check()


def test_a_changed_number_in_the_swift_sources_changes_the_script_constants(monkeypatch):
    read = constants.swift
    monkeypatch.setattr(
        constants, "swift",
        lambda path: read(path).replace("1 << 4", "1 << 5").replace(
            "case next\n", "case other, next\n"))
    changed = constants.script()
    assert "DISABLED = 32" in changed and "next: 5" in changed


def test_the_check_fails_when_a_term_changes(monkeypatch):
    changed = constants.terms()
    changed["combobox"]["selector"] = "[role=listbox]"
    monkeypatch.setattr(constants, "terms", lambda: changed)
    with pytest.raises(SystemExit, match="run python3 Web/constants.py"):
        constants.check()


def test_the_scripts_use_every_term():
    scripts = "".join(
        file.read_text() for file in (ROOT / "Web" / "src").glob("*.js"))
    for name in map(constants.screaming, constants.terms()):
        uses = len(re.findall(rf"\b{name}\b", scripts))
        assert uses >= 3, f"{name} is in constants.js only"


def test_the_script_calls_exactly_the_functions_that_the_module_exports():
    scripts = "".join(
        file.read_text() for file in (ROOT / "Web" / "src").glob("*.js"))
    called = set(re.findall(r"engine\(\)\.(\w+)\(", scripts))
    called |= set(re.findall(r"(?:swift|instantiate\(\))\.(\w+)\b", scripts))
    called -= {"memory"}
    assert called == constants.exports()


def test_the_minifier_keeps_every_name_that_pages_use():
    names = set(constants.own_names())
    assert names
    assert not names & {
        "detach", "form", "from", "to", "key", "rule", "action", "memory"}
    assert not names & constants.exports()
