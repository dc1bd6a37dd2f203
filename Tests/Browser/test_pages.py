"""Walks the project's own pages with real keys. Compares the steps with the oracle."""

import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent


@pytest.mark.parametrize("browser", ["chromium", "composing", "webkit"])
def test_every_step_on_the_project_pages_follows_the_rules(browser):
    walk = subprocess.run(
        [sys.executable, HERE / "corpus.py", "--browser", browser]
        + ["--pages", HERE.parent / "Pages"],
        capture_output=True,
        text=True,
    )
    assert walk.returncode == 0, walk.stdout + walk.stderr
