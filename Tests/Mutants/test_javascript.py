"""Tests which faults are planted in JavaScript, and how they are switched on."""

import functools
import json
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "Browser")]

import javascript
import planted_run
import switching


FAULTS = [
    ("a === b", ["a !== b"]),
    ("a < b", ["a <= b", "a >= b"]),
    ("a && b", ["a || b"]),
    ("a ?? b", ["b"]),
    ("a + 1", ["a - 1", "a + 2"]),
    ("a += b", ["a -= b"]),
    ("a & b", ["a | b"]),
    ("x = !y", ["x = y"]),
    ("x = -y", ["x = y"]),
    ("x = true", ["x = false"]),
    ("Math.min(a, b)", ["Math.max(a, b)"]),
    ("a?.some(b)", ["a?.every(b)"]),
    ("a.nextSibling", ["a.previousSibling"]),
    ("if (ready) a()", ["if (!ready) a()"]),
    ("x = isReady() ? a : b", ["x = !isReady() ? a : b"]),
    ("while (a.next) b()", ["while (!a.next) b()"]),
    ("f`${a < b}`", ["f`${a <= b}`", "f`${a >= b}`"]),
]
NO_FAULTS = [
    "// a < b, true",
    "/** a && b */",
    '"a < b"',
    "/a && b/.test",
    "f`a < b`",
    "const { 0: a } = b",
    "x = { 1: a }",
    'a + "b"',
    "delete a.firstChild",
    "for (const a of b) c(a)",
]
PAUSES = ["async () => a && await b", "a && (async () => await b)"]
EMOJI = 'f("😀", a < b)'
# The text, the number of a fault, the usual value and the value with that fault.
SWITCHED = [
    ("1 < t(1)", 2, False, True),
    ("t(2) >= 1", 2, True, True),
    ("t(2) >= 1", 3, True, False),
    ("!t(0)", 1, True, 0),
    ("[3].some((x) => x < 2 && t(x) > 1)", 6, False, True),
    ("Math.min(t(1), 5)", 1, 1, 5),
    ("t(3) ?? t(7)", 1, 3, 7),
    ("t(2) * 3 + 1", 4, 7, 5),
    ("f = isReady ? 1 : 2", 1, 1, 2),
]
LAZY = ["t(0) && t(1)", "t(3) ?? t(7)"]


@functools.cache
def all_sites():
    """Returns the sites of each text. The parser takes long to start."""
    texts = [text for text, *_ in FAULTS + SWITCHED]
    texts += [*NO_FAULTS, *PAUSES, EMOJI, *LAZY]
    return dict(zip(texts, javascript.find(texts)))


def planted(text):
    """Returns one copy of the text for each fault. The copy contains that fault."""
    return [switching.planted(text, fault)
            for site in all_sites()[text] for fault in site.faults]


@pytest.mark.parametrize(("text", "expected"), FAULTS)
def test_faults(text, expected):
    assert planted(text) == expected


@pytest.mark.parametrize("text", NO_FAULTS)
def test_no_fault(text):
    assert planted(text) == []


def test_an_operand_that_awaits_stays_as_it_is():
    assert planted(PAUSES[0]) == []
    assert planted(PAUSES[1]) == ["a || (async () => await b)"]


def test_a_place_counts_characters():
    assert planted(EMOJI)[0] == 'f("😀", a <= b)'


def run(text, numbers, folder):
    """Returns the value of the text with the faults on, and the calls of `t`."""
    number, sites = 1, []
    for site in all_sites()[text]:
        sites.append((site, number))
        number += len(site.faults)
    functions = (HERE / "planted-faults.js").read_text().replace("export ", "")
    built = folder / f"built{numbers}"
    built.mkdir()
    (built / "a.js").write_text(
        f"{functions}\nconst calls = [], isReady = true; let f;"
        "const t = (x) => (calls.push(x), x);"
        f"console.log(JSON.stringify([{switching.switched(text, sites)[0]},"
        " calls]))")
    copy = planted_run.switched(built, folder / f"on{numbers}", numbers)
    return json.loads(subprocess.check_output(["node", copy / "a.js"]))


@pytest.mark.parametrize(("text", "number", "usual", "faulty"), SWITCHED)
def test_a_number_switches_a_fault_on(text, number, usual, faulty, tmp_path):
    assert run(text, "", tmp_path)[0] == usual
    assert run(text, f"99,{number}", tmp_path)[0] == faulty


@pytest.mark.parametrize(("text", "value"), [*zip(LAZY, [0, 3])])
def test_an_operand_that_is_not_needed_is_not_evaluated(text, value, tmp_path):
    assert run(text, "", tmp_path) == [value, [value]]
