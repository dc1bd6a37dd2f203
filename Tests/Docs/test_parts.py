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


def test_the_contributing_guide_names_all_parts():
    section = (ROOT / "CONTRIBUTING.md").read_text().partition(
        "## One part, one suite")[2].partition("\n## ")[0]
    named = re.findall(r"(?m)^\| ((?:`[\w-]+`(?:, )?)+) \|", section)
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(named))) == sorted(
        part.name for part in runner.parts())
