"""Audits a storyboard, and prints what Return will do on its screens."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
STORYBOARD = "Audit/Tests/Storyboards/DoneInMiddle.storyboard"


def start():
    """Compiles and starts the audit command in the background."""
    command = ["swift", "run", "--quiet", "--package-path", "Audit",
               "fieldnavigation", "audit", STORYBOARD]
    return subprocess.Popen(
        command, cwd=ROOT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )


def finish(process):
    """Prints the audit and returns the problems found. The audit must report a finding
    in this storyboard."""
    output, _ = process.communicate()
    if process.returncode != 1 or "[done-in-middle]" not in output:
        return [f"audit: {line}" for line in output.splitlines()[-20:]]
    print(f"\n{output.strip()}")
    return []
