"""Tests that `make test` installs what its parts need. CONTRIBUTING must name all
parts."""

import re
import sys

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


def test_the_contributing_guide_names_all_parts():
    section = (ROOT / "CONTRIBUTING.md").read_text().partition(
        "## One part, one suite")[2].partition("\n## ")[0]
    named = re.findall(r"(?m)^\| ((?:`[\w-]+`(?:, )?)+) \|", section)
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(named))) == sorted(
        part.name for part in runner.parts())
