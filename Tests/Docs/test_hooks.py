"""Tests that this repository contains the programs for external tools. Each program
must be executable."""

import os
import re

import pytest

from samples import ROOT

HOOKS = (ROOT / ".pre-commit-hooks.yaml").read_text()
ACTION = (ROOT / "Audit/action.yml").read_text()
MAKEFILE = (ROOT / "Makefile").read_text()


def test_the_hook_is_executable():
    entry = re.search(r"^  entry: (\S+)$", HOOKS, re.MULTILINE)[1]
    assert os.access(ROOT / entry, os.X_OK)


@pytest.mark.parametrize("text", [
    ACTION, (ROOT / "Scripts/audit_hook.sh").read_text(),
], ids=["action", "hook"])
def test_the_action_installs_the_command_before_it_runs_the_command(text):
    assert text.index(" install PREFIX=") < text.index(" audit ", text.index(
        " install PREFIX="))
    assert re.search(r"^install:", MAKEFILE, re.MULTILINE)


def test_the_action_never_runs_its_inputs_as_a_script():
    scripts = ACTION.split("run: |")[1:]
    assert all("${{" not in script.split("- name:")[0] for script in scripts)


def test_the_article_names_the_libraries_that_the_action_installs():
    article = (ROOT / "Documentation/Guides.docc/Auditing.md").read_text()
    setup = (ROOT / "Scripts/setup.sh").read_text()
    for name in ["pkgconf", "libxml2", "gumbo-parser", "libxml2-dev",
                 "libgumbo-dev"]:
        assert name in setup and name in article and name in ACTION
