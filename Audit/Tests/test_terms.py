"""The audit reads a page by the browser adapter's terms. The audit has its own copy, so
that its sources need no file of the adapter."""

import json
import pathlib
import re

import pytest

AUDIT = pathlib.Path(__file__).resolve().parents[1]
COPY = AUDIT / "Sources/FieldNavigationAudit/Pages/PageTerms.swift"
TERMS = json.loads((AUDIT.parent / "Web/terms.json").read_text())


def members(text):
    """Returns the names, types and values of the static members. A member may have no
    type."""
    return re.findall(
        r"static let (\w+)(?:: ([^=]+))? =\s+(\"[^\"]*\"|\[[^]]*\]|[\d.]+)\n", text)


def term(kind, value):
    """Returns a member's value as terms.json has it."""
    if kind.endswith("ReturnKey]"):
        keys = re.findall(r'"(\w+)": \.(\w+)', value)
        assert all(label == key for label, key in keys)
        return {"returnKeys": [label for label, _ in keys]}
    if kind == "FieldState.Obstacles":
        return {"obstacles": re.findall(r"\.(\w+)", value)}
    if value[0] == "[":
        return {"words": re.findall('"([^"]*)"', value)}
    if value[0] == '"':
        return {"selector": value[1:-1]}
    return {"number": float(value)}


def test_this_test_reads_every_term_of_the_audit():
    text = COPY.read_text()
    assert re.findall(r"static let (\w+)", text) == [name for name, *_ in members(text)]


@pytest.mark.parametrize("name, kind, value", members(COPY.read_text()),
                         ids=[name for name, *_ in members(COPY.read_text())])
def test_the_audit_has_the_adapters_term(name, kind, value):
    own = {key: value for key, value in TERMS[name].items() if key != "comment"}
    assert term(kind, value) == own
