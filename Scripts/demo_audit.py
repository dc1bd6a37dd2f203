"""Audits a storyboard, and prints what Return will do on its screens."""

import pathlib

import demo_program

ROOT = pathlib.Path(__file__).resolve().parent.parent
STORYBOARD = "Audit/Tests/Storyboards/DoneInMiddle.storyboard"


def start(is_built=False):
    """Compiles and starts the audit command in the background."""
    return demo_program.start("Audit", "fieldnavigation", "audit", STORYBOARD,
                              is_built=is_built)


def finish(process):
    """Prints the audit and returns the problems found. The audit must report a finding
    in this storyboard."""
    output, _ = process.communicate()
    if process.returncode != 1 or "[done-in-middle]" not in output:
        return [f"audit: {line}" for line in output.splitlines()[-20:]
                or ["it does not build"]]
    print(f"\n{output.strip()}")
    return []
