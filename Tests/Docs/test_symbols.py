"""The check of the documentation notices what it is there for."""

import json
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from symbols import Undocumented, prepare, read  # noqa: E402


def symbol(name, comment="A comment.", line=6, file="Sources/A.swift"):
    found = {"identifier": {"precise": name}, "pathComponents": ["A", name]}
    if comment:
        found["docComment"] = {"lines": [{"text": comment}]}
    if file:
        found["location"] = {
            "uri": f"file://{ROOT}/{file}", "position": {"line": line}}
    return found


@pytest.fixture
def graphs(tmp_path):
    """Writes the graph of a module; returns its folder."""
    def write(module, *symbols):
        folder = tmp_path / module
        folder.mkdir()
        relations = [{"source": one["identifier"]["precise"], "target": module,
                      "kind": "memberOf"} for one in symbols]
        (folder / f"{module}.symbols.json").write_text(json.dumps(
            {"symbols": symbols, "relationships": relations}))
        return folder
    return write


def kept(folder):
    """The symbols and relationships that are left."""
    graph, = read(folder).values()
    return ([one["identifier"]["precise"] for one in graph["symbols"]],
            [relation["source"] for relation in graph["relationships"]])


def test_documented_symbols_pass(graphs):
    folder = graphs("M", symbol("a"), symbol("b"))
    prepare(folder, [])
    assert kept(folder) == (["a", "b"], ["a", "b"])


def test_a_symbol_without_a_comment_is_named(graphs):
    folder = graphs("M", symbol("a"), symbol("b", comment=None))
    with pytest.raises(Undocumented) as error:
        prepare(folder, [])
    assert error.value.args[0] == [("Sources/A.swift", 7, "A.b")]


def test_what_the_compiler_writes_needs_no_comment(graphs):
    prepare(graphs("M", symbol("a", comment=None, file=None)), [])


def test_what_a_module_exports_again_is_not_its_own(graphs):
    before = graphs("N", symbol("n", comment=None))
    folder = graphs("M", symbol("a"), symbol("n", comment=None))
    prepare(folder, [before])
    assert kept(folder) == (["a"], ["a"])
