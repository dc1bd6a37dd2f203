"""Runs the tools of an app that uses the npm package."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DIST = ROOT / "Web" / "dist"
#: Debian's packages for Node.
MODULES = pathlib.Path("/usr/share/nodejs")


def run(command, folder):
    """Runs a command that must succeed. Returns the command's output."""
    result = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout
