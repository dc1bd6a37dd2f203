"""Tests that `make test` installs what its parts need. CONTRIBUTING must name all
parts."""

import pathlib
import re
import sys
import time

import pytest

from samples import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))

import test as runner  # noqa: E402


@pytest.fixture(autouse=True)
def not_full(monkeypatch):
    monkeypatch.delenv("FULL", raising=False)


@pytest.mark.parametrize("only, also, needs", [
    ([], [], "audit browser display gtk introspection tests web"),
    ([], ["gtk-screen"], "audit browser display gtk introspection phone tests web"),
    (["engine"], [], ""),
    (["uikit"], [], ""),
    (["swiftui", "consumer"], [], ""),
    (["webkit"], [], "tests web"),
    (["firefox"], [], "tests web"),
    (["audit", "gtk"], [], "audit display gtk"),
    (["lint"], [], "gtk"),
])
def test_make_test_installs_only_the_tools_that_its_parts_need(only, also, needs):
    wanted = runner.chosen(runner.parts(), only, also)
    assert " ".join(runner.needs(wanted)) == needs


@pytest.mark.parametrize("part", runner.parts(), ids=lambda part: part.name)
def test_every_part_that_runs_pytest_requires_it(part):
    assert "pytest" not in part.command or "tests" in part.needs.split()


def test_the_setup_script_knows_every_requirement():
    setup = (ROOT / "Scripts/setup.sh").read_text()
    known = set(re.findall(r"(?m)^  (\w+)\)$", setup))
    assert set(runner.needs(runner.parts())) <= known


CRASH = f"""\
◇ Test run started.
◇ Test "R4: one" started.
◇ Test press() started.
✔ Test press() passed after 0.001 seconds.
◇ Test "R5: innocent" started.
Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

*** Program crashed: Illegal instruction at 0x00007f97eb16df7f ***

Thread 0 "FieldNavigation":

  0      0x00007f97e9892301 sigsuspend + 65 in libc.so.6

Thread 2 "oot.default-qos" crashed:

  0      0x00007f97eb16df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
  1 [ra] 0x00005623465f2878 Form.step(_:) + 2167 in Tests.xctest at {runner.ROOT}/Sources/Form.swift:66:16
  2 [ra] 0x00005623467d50cf FormTests.one() + 2478 in Tests.xctest at {runner.ROOT}/Tests/FormTests.swift:34:5

Registers:

rax 0x0000000000000000  0
"""


def test_a_crash_of_swift_tests_names_its_error_its_test_and_what_has_no_result():
    assert runner.crash_in(CRASH) == [
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "  in Form.step(_:) + 2167 at Sources/Form.swift:66:16",
        "  in FormTests.one() + 2478 at Tests/FormTests.swift:34:5",
        "2 of 3 tests have no result, because the crash ended them all",
    ]
    assert runner.crash_in(CRASH.partition("Swift/")[0]) == []


def test_a_crash_that_is_no_fatal_error_is_recognized():
    text = "*** Swift runtime failure: arithmetic overflow ***\n"
    assert runner.crash_in(text)[0] == text.strip()


def test_a_parameterized_test_that_has_ended_has_a_result():
    text = "\n".join([
        '◇ Test "R4: one" started.', '◇ Test "R5: two" started.',
        '✔ Test "R4: one" with 3 test cases passed after 0.001 seconds.'])
    assert runner.unended_in(text) == {'"R5: two"'}


def test_a_failed_test_is_listed_once_with_its_case_and_by_its_rule():
    assert runner.failures_in("\n".join([
        '✘ Test "R13: rows" recorded an issue at A.swift:1:2: Expectation failed',
        '✘ Test plain() recorded an issue at A.swift:2:2: Expectation failed',
        '✘ Test "R4: sweep" recorded an issue with 1 argument at B.swift:1:2: Issue',
        "↳ form [-- re --]",
        '✘ Test "R4: sweep" recorded an issue with 1 argument at B.swift:1:2: Issue',
        "FAILED Tests/a.py::b - c",
    ])) == [
        '✘ Test "R4: sweep" recorded an issue with 1 argument at B.swift:1:2: Issue '
        "↳ form [-- re --]",
        '✘ Test "R13: rows" recorded an issue at A.swift:1:2: Expectation failed',
        '✘ Test plain() recorded an issue at A.swift:2:2: Expectation failed',
        "FAILED Tests/a.py::b - c",
    ]


@pytest.fixture
def sleeper(monkeypatch, tmp_path):
    """A part whose child has left the part's group, as the tests of `swift test` do."""
    monkeypatch.setattr(runner, "LOGS", tmp_path)
    part = runner.Part("sleeper", "python3 -c 'import os, time; os.setpgid(0, 0);"
                       " time.sleep(600)' & wait")
    yield part
    part.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_part_that_is_stopped_leaves_no_process(sleeper):
    sleeper.start()
    end = time.monotonic() + 10
    while len(runner.processes_of(sleeper.process.pid)) < 3:
        assert time.monotonic() < end
    left = runner.processes_of(sleeper.process.pid)
    sleeper.stop()
    while not sleeper.poll():
        assert time.monotonic() < end
    assert sleeper.outcome == "exit status -9"
    while any(pathlib.Path(f"/proc/{pid}").exists() for pid in left):
        assert time.monotonic() < end


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_part_without_output_is_stopped(sleeper, monkeypatch, capsys):
    monkeypatch.setattr(runner, "SILENCE", 1)
    runner.run([sleeper])
    assert sleeper.outcome.startswith("hangs")
    assert "sleeper       FAILED: hangs" in capsys.readouterr().out


def test_the_contributing_guide_names_all_parts():
    section = (ROOT / "CONTRIBUTING.md").read_text().partition(
        "## One part, one suite")[2].partition("\n## ")[0]
    named = re.findall(r"(?m)^\| ((?:`[\w-]+`(?:, )?)+) \|", section)
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(named))) == sorted(
        part.name for part in runner.parts())
