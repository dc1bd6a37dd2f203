"""Audits a storyboard, and prints what Return will do in it."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
STORYBOARD = "Audit/Tests/Storyboards/DoneInMiddle.storyboard"


def start():
    """Starts to compile and run the command; returns without waiting."""
    command = ["swift", "run", "--quiet", "--package-path", "Audit",
               "fieldnavigation", "audit", STORYBOARD]
    return subprocess.Popen(
        command, cwd=ROOT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )


def finish(process):
    """Prints the audit; returns what went wrong. The storyboard has a finding."""
    output, _ = process.communicate()
    if process.returncode != 1 or "[done-in-middle]" not in output:
        return [f"audit: {line}" for line in output.splitlines()[-20:]]
    print(f"\n{output.strip()}")
    return []
