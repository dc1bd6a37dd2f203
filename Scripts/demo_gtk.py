"""Plays the GTK example with real keys on a virtual display."""

import pathlib
import sys

import demo_program

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURE = ROOT / "gtk.png"


def start(is_built=False):
    """Compiles and starts the GTK example in the background. Returns `None` except on
    Linux, because the project builds for GTK only on Linux."""
    if sys.platform != "linux":
        return None
    return demo_program.start("GTK", "gtk-demo", PICTURE, is_built=is_built,
                              before=["Scripts/display.sh"])


def finish(process):
    """Prints each key press and returns the problems found."""
    if not process:
        return []
    output, _ = process.communicate()
    lines = [line for line in output.splitlines() if line.startswith("GTK: ")]
    if process.returncode:
        return lines or [f"GTK: {line}" for line in output.splitlines()[-20:]
                         or ["it does not build"]]
    print("\n".join(lines))
    return []
