"""Plays the GTK example with real keys on a virtual display."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURE = ROOT / "gtk.png"


def start():
    """Compiles and starts the GTK example in the background. Returns `None` except on
    Linux, because the project builds for GTK only on Linux."""
    if sys.platform != "linux":
        return None
    command = ["xvfb-run", "-a", "swift", "run", "--quiet", "--package-path", "GTK",
               "gtk-demo", PICTURE]
    return subprocess.Popen(
        command, cwd=ROOT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )


def finish(process):
    """Prints each key press and returns the problems found."""
    if not process:
        return []
    output, _ = process.communicate()
    lines = [line for line in output.splitlines() if line.startswith("GTK: ")]
    if process.returncode:
        return lines or [f"GTK: {line}" for line in output.splitlines()[-20:]]
    print("\n".join(lines))
    return []
