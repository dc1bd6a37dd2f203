"""Reads the logs of tests: how many passed, which failed, and where a crash was."""

import re

from testing import ROOT

#: How many lines of a failed part's log are shown.
TAIL = 80
#: Matches a log line that names a failed test and its place. A Swift test may fail for
#: many cases; the line after it names the case, or an issue's text. A message of GLib
#: begins with an empty line.
FAILURE = re.compile(
    r"^(✘ Test (.*?) recorded an issue.*)(?:\n↳ (?:\n {2})?(\S.*))?"
    r"|^(FAILED .*|.*: error: .*)",
    re.MULTILINE)

#: Patterns that count passed tests, failed tests and known issues in a log.
COUNTS = [
    (re.compile(r"^\S Test (?!run with).* passed after", re.MULTILINE), "passed"),
    (re.compile(r"^\S Test (?!run with).* failed after", re.MULTILINE), "failed"),
    (re.compile(r"^\S Test run .*?(\d+) known issues?", re.MULTILINE), "known"),
    (re.compile(r"^(?:=+ )?(?:\d+ failed, )?(\d+) passed", re.MULTILINE), "passed"),
    (re.compile(r"^(?:=+ )?(\d+) failed", re.MULTILINE), "failed"),
]

#: What the package manager prints while another process builds in the same folder.
LOCKED = re.compile(r"Another instance of SwiftPM \(PID: (\d+)\).*")


def counts_in(text):
    counts = dict.fromkeys(("passed", "failed", "known"), 0)
    for pattern, kind in COUNTS:
        counts[kind] += sum(int(number) if number.isdigit() else 1
                            for number in pattern.findall(text))
    return counts


def lock_in(text):
    """Returns the process that a build waits for, or `None`."""
    last = text.rstrip().rpartition("\n")[2]
    waits = LOCKED.search(last)
    return waits and int(waits[1])


def shown_of(text, is_hanging):
    """Returns the lines that tell most about a failure."""
    if is_hanging:
        return ["still running: " + name for name in sorted(unended_in(text))]
    lines = text.splitlines()
    return crash_in(text) or lines[failure_in(lines):][-TAIL:]


def crash_in(text):
    """Returns what a crash of Swift tests was: the fatal error, the project's functions
    that ran, down to the test, and how many tests have no result. Returns nothing if no
    test crashed. The log ends with registers instead, and the last test that the log
    names is an innocent one, because tests start side by side."""
    crash = re.search(r"^.*(?:Fatal error|Swift runtime failure|Program crashed).*$", text,
                      re.MULTILINE)
    if not crash:
        return []
    thread = re.search(r"^Thread .* crashed:$.*?(?=^Thread |^Registers|\Z)",
                       text, re.MULTILINE | re.DOTALL)
    frames = re.findall(rf"(?m) 0x\w+ (.*) in \S+ at {re.escape(str(ROOT))}/(\S+)",
                        thread[0] if thread else "")
    return [crash[0],
            *(f"  in {function} at {place}" for function, place in frames),
            f"{len(unended_in(text))} of {len(begun_in(text))} tests have no result,"
            " because the crash ended them all"]


def begun_in(text):
    return set(re.findall(r"^◇ Test (?!run|case)(.*) started\.$", text, re.MULTILINE))


def unended_in(text):
    """Returns the Swift tests that have begun and have no result."""
    return begun_in(text) - set(re.findall(
        r"^\S Test (?!run|case)(.*?)(?: with \d+ test cases?)? (?:passed|failed) after",
        text, re.MULTILINE))


def failures_in(text):
    """Returns a line for each failed test, with its first failed case. A broken rule
    fails many tests, and those that name it come first."""
    lines = {}
    for line, test, case, other in FAILURE.findall(text):
        lines.setdefault(test or other, (line or other) + (case and f" ↳ {case}"))
    return sorted(lines.values(), key=lambda line: min(
        map(int, re.findall(r"\bR(\d+)\b", line)), default=99))


def failure_in(lines):
    """Returns the index at which the log's last failure begins."""
    starts = [at for at, line in enumerate(lines)
              if re.search(r"^_{3,} .* _{3,}$|✘ Test .*recorded an issue|: error:", line)]
    return starts[-1] if starts else 0
