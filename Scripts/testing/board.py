"""Prints what the parts do. On a terminal, also prints a progress line."""

import os
import sys
import time

from testing import ROOT, logs


def clock(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Board:
    def __init__(self):
        self.began = time.monotonic()
        self.is_terminal = sys.stdout.isatty()
        self.told = set()

    def say(self, line):
        erased = "\r\033[K" if self.is_terminal else ""
        print(f"{erased}{clock(time.monotonic() - self.began):>6}  {line}", flush=True)

    def show(self, running):
        if self.is_terminal:
            now = time.monotonic()
            names = ", ".join(f"{each.name} {clock(now - each.began)}"
                              for each in running)
            print(f"\r\033[K{clock(now - self.began):>6}  … {names}", end="", flush=True)

    def waits(self, part, process):
        """Says once that a part waits for another build."""
        if part.name not in self.told:
            self.told.add(part.name)
            self.say(f"{part.name:<14}waits for process {process}, which builds in the"
                     " same folder")

    def ended(self, part):
        counts = [f"{number} {kind}" for kind, number in part.counts.items() if number]
        what = f"FAILED: {part.outcome}," if part.outcome else "passed"
        times = f"{clock(part.wall)} wall, {clock(part.cpu)} CPU"
        self.say(f"{part.name:<14}{what:<7} {times:<24}{', '.join(counts)}".rstrip())
        if not part.outcome:
            return
        for line in logs.shown_of(part.text, "hangs" in part.outcome):
            print(f"    {line}")
        print(f"    All of it: {os.path.relpath(part.log, ROOT)}")
        print(f"    That part alone: {part.command}")
