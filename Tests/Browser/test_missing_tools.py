"""Tests that a test which can't have its display, browser or build says so."""

import pytest

import browsers
import failing


@pytest.fixture
def silent(tmp_path, monkeypatch):
    """A program that never says that it has started."""
    monkeypatch.setattr(browsers, "STARTING", 0.2)
    monkeypatch.setattr(browsers, "PATIENCE", 0.1)
    program = tmp_path / "silent"
    program.write_text("#!/bin/sh\nexec sleep 60\n")
    program.chmod(0o755)
    return str(program)


def test_a_display_that_does_not_start_is_named(silent, monkeypatch):
    said = []
    monkeypatch.setenv("XVFB", silent)
    monkeypatch.setattr(browsers, "say", said.append)
    with pytest.raises(browsers.MissingTool, match="silent has not started after 0.3"):
        with browsers.display():
            pass
    assert said == [
        f"{silent} has not started after 0.2 s; waiting up to 0.1 s more"]


def test_a_program_that_is_not_installed_is_named(monkeypatch):
    monkeypatch.setenv("XVFB", "nowhere")
    with pytest.raises(browsers.MissingTool, match="nowhere is missing: .* in XVFB"):
        with browsers.display():
            pass


def test_an_engine_that_is_not_built_is_named_with_its_command(monkeypatch):
    monkeypatch.setattr(failing, "FOLDER", failing.ROOT / ".build" / "nowhere")
    with pytest.raises(failing.NotBuilt, match="nowhere is missing or old; run: python3"):
        failing.built()
