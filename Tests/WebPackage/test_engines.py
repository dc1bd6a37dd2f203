"""Tests that each module has the same results as JavaScript and as WebAssembly."""

import pathlib

import pytest

from commands import ROOT, run

SCRIPT = pathlib.Path(__file__).with_name("engines.mjs")
MODULES = ROOT / ".build" / "web" / "dist"


@pytest.mark.parametrize("name, runs, least, exported", [
    ("engine", 2000, 100_000, 11), ("keyboard", 20_000, 20_000, 1)])
def test_a_module_has_the_same_results_as_javascript_and_as_webassembly(
        tmp_path, name, runs, least, exported):
    compiled = MODULES / f"{name}.js"
    assert compiled.exists(), "Web/build.sh leaves the module there: make web"
    # Node recognizes an ES module by the extension of its file.
    module = tmp_path / "engine.mjs"
    module.write_bytes(compiled.read_bytes())
    answer = run(["node", SCRIPT, module, MODULES / f"{name}.wasm", str(runs)],
                 tmp_path)
    ran, calls, functions = map(int, answer.split())
    assert (ran, functions) == (runs, exported)
    assert calls >= least
