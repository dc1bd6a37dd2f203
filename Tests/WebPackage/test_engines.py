"""The engine as JavaScript answers every call as the one in WebAssembly."""

import pathlib

from commands import DIST, ROOT, run

SCRIPT = pathlib.Path(__file__).with_name("engines.mjs")
ENGINE = ROOT / ".build" / "web" / "dist" / "engine.js"


def test_both_engines_answer_random_calls_alike(tmp_path):
    assert ENGINE.exists(), "Web/build.sh leaves the engine there: make web"
    # Node reads a file as an ES module by its name.
    module = tmp_path / "engine.mjs"
    module.write_bytes(ENGINE.read_bytes())
    answer = run(["node", SCRIPT, module, DIST / "field-navigation.wasm", "2000"],
                 tmp_path)
    runs, calls, functions = answer.split()
    assert int(runs) == 2000 and int(calls) > 100_000
    assert int(functions) == 14
