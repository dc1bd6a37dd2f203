"""Tests that the program that records the UIKit example for the demo names a file that
it can't use. `make test` builds the program with the doubles."""

import json
import subprocess

import pytest

from samples import ROOT

PROGRAM = ROOT / "Doubles/.build/debug/uikit-trace"
SCENARIO = ROOT / "Tests/Scenarios/sign-up.json"


def run(*arguments):
    assert PROGRAM.exists(), "run: swift build --package-path Doubles"
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=60)


def test_the_recording_has_a_step_for_each_act(tmp_path):
    done = run(SCENARIO, tmp_path / "trace.json")
    assert (done.returncode, done.stderr) == (0, "")
    steps = json.loads((tmp_path / "trace.json").read_text())["steps"]
    assert steps[-1]["finish"] == "Welcome"


@pytest.mark.parametrize("scenario, says", [
    ("missing.json", "can't read {}: No such file or directory\n"),
    ("folder", "can't read {}: Is a directory\n"),
    ("text.json", "{} is no scenario: "), ("list.json", "{} is no scenario: "),
])
def test_a_scenario_that_cannot_be_read_is_named(tmp_path, scenario, says):
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.json").write_text("not JSON")
    (tmp_path / "list.json").write_text("[]")
    done = run(tmp_path / scenario, tmp_path / "trace.json")
    assert done.returncode == 1
    assert done.stderr.startswith("uikit-trace: " + says.format(tmp_path / scenario))
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "trace.json").exists()


@pytest.mark.parametrize("trace, reason", [
    ("no folder/trace.json", "No such file or directory"), ("folder", "Is a directory"),
])
def test_a_recording_that_cannot_be_written_is_named(tmp_path, trace, reason):
    (tmp_path / "folder").mkdir()
    done = run(SCENARIO, tmp_path / trace)
    assert done.returncode == 1
    assert done.stderr == f"uikit-trace: can't write {tmp_path / trace}: {reason}\n"


def test_a_message_that_cannot_be_written_crashes_nothing(tmp_path):
    with open("/dev/full", "w") as full:
        done = subprocess.run([PROGRAM, SCENARIO, tmp_path], stderr=full,
                              stdout=subprocess.DEVNULL, timeout=60)
    assert done.returncode == 1
