"""Tests the script that runs a command on a virtual display. Stand-ins for the server
say nothing, or that they fail."""

import os
import subprocess
import time

import pytest

from samples import ROOT

SCRIPT = ROOT / "Scripts/display.sh"


def run(*command, **variables):
    return subprocess.run([SCRIPT, *command], capture_output=True, text=True,
                          timeout=60, env=os.environ | variables)


@pytest.fixture
def stand_in(tmp_path):
    """Replaces the server with a script. Returns the variables for it."""
    def replace(text):
        server = tmp_path / "Xvfb"
        server.write_text(f'#!/bin/sh\necho $$ >"{tmp_path}/pid"\n{text}')
        server.chmod(0o755)
        return {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    return replace


def ends(path):
    """Whether the process in a file ends within a second or so."""
    pid = int(path.read_text())
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def test_the_command_gets_a_display_and_its_status_is_returned():
    done = run("sh", "-c", 'xdotool getdisplaygeometry; echo "$GTK_A11Y"; exit 3')
    assert (done.stdout, done.returncode) == ("1280 1024\nnone\n", 3), done.stderr


def test_ten_commands_at_once_get_ten_displays():
    running = [subprocess.Popen(
        [SCRIPT, "sh", "-c", 'xdotool getdisplaygeometry >&2 && echo "$DISPLAY" && read _'],
        text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(10)]
    displays = {one.stdout.readline() for one in running}
    for one in running:
        one.communicate("\n")
    assert len(displays) == 10 and "" not in displays


def test_a_server_that_never_answers_is_named_and_ended(stand_in, tmp_path):
    done = run("true", DISPLAY_PATIENCE="1", **stand_in("exec sleep 100\n"))
    assert done.returncode == 1
    assert done.stderr == (
        "display: Xvfb has offered no display in 1 seconds; waiting up to 6\n"
        "display: Xvfb has offered no display in 6 seconds\n")
    assert ends(tmp_path / "pid")


def test_the_reason_of_a_server_that_fails_is_shown(stand_in):
    done = run("true", **stand_in("echo no room >&2; exit 1\n"))
    assert done.returncode == 1
    assert done.stderr == "display: Xvfb does not start: no room\n"
