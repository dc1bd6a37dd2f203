"""`make test` installs what its parts need, and CONTRIBUTING names all parts."""

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
    ([], [], "audit browser gtk tests web"),
    ([], ["gtk-screen"], "audit browser gtk phone tests web"),
    (["engine"], [], ""),
    (["uikit"], [], ""),
    (["swiftui", "consumer"], [], ""),
    (["webkit"], [], "tests web"),
    (["audit", "gtk"], [], "audit gtk"),
])
def test_only_what_the_parts_need_is_installed(only, also, needs):
    wanted = runner.chosen(runner.parts(), only, also)
    assert " ".join(runner.needs(wanted)) == needs


@pytest.mark.parametrize("part", runner.parts(), ids=lambda part: part.name)
def test_a_part_that_runs_pytest_needs_it(part):
    assert "pytest" not in part.command or "tests" in part.needs.split()


def test_the_script_that_installs_knows_each_need():
    setup = (ROOT / "Scripts/setup.sh").read_text()
    known = set(re.findall(r"(?m)^  (\w+)\)$", setup))
    assert set(runner.needs(runner.parts())) <= known


def test_contributing_names_all_parts():
    section = (ROOT / "CONTRIBUTING.md").read_text().partition(
        "## One part, one suite")[2].partition("\n## ")[0]
    named = re.findall(r"(?m)^\| ((?:`[\w-]+`(?:, )?)+) \|", section)
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(named))) == sorted(
        part.name for part in runner.parts())
