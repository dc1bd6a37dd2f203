"""Tests the check for missing doc comments."""

import json
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from undocumented import check  # noqa: E402


def symbol(name, comment=None, line=6, file="A.swift", kind="swift.method"):
    found = {"kind": {"identifier": kind}, "pathComponents": ["A", name]}
    if comment:
        found["docComment"] = {"lines": [{"text": comment}]}
    if file:
        found["location"] = {"uri": f"file://{ROOT}/Sources/{file}",
                             "position": {"line": line}}
    return found


@pytest.fixture
def problems(tmp_path):
    """Returns the check's report about a module with these symbols."""
    def check_graph(*symbols):
        file = tmp_path / "M.symbols.json"
        file.write_text(json.dumps({"symbols": symbols}))
        return check(tmp_path)
    return check_graph


def test_a_declaration_with_a_doc_comment_passes_the_check(problems):
    assert problems(symbol("a", "A comment.")) == []


def test_the_check_names_undocumented_declarations_by_line(problems):
    found = problems(
        symbol("b", line=99), symbol("a"), symbol("c", "A comment."))
    assert found == ["Sources/A.swift:7: A.a has no documentation",
                     "Sources/A.swift:100: A.b has no documentation"]


def test_a_compiler_generated_declaration_needs_no_doc_comment(problems):
    assert problems(symbol("a", file=None)) == []


def test_an_extension_needs_no_doc_comment_but_its_members_do(problems):
    found = problems(symbol("E", kind="swift.extension"), symbol("a"))
    assert found == ["Sources/A.swift:7: A.a has no documentation"]
