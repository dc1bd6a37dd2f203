"""Builds the browser adapter in a copy of the project. Tests it in Chromium."""

import json
import os
import statistics
import subprocess
import tempfile

import switching
from scratch import Scratch, failed, started

FUNCTIONS = "planted-faults.js"
IMPORT = ("import { faultInfix, faultNot, faultPick, faultPrefix, faultSign }"
          f' from "./{FUNCTIONS}"; ')
# The types of the planted calls don't match. The constants are compared with the
# sources of the engine, not with faults.
CHECKS = ("python3 Web/constants.py --check", "tsc ")
# These tests build the adapter, the demo or the constants themselves.
OTHERS = ("test_failure.py", "test_demo.py", "test_constants.py")


class SwitchedBrowserTests(Scratch):
    def fill(self, sources, count):
        folder, = self.group.folders
        own = self.root / "Tests/Mutants" / FUNCTIONS
        changed = {f"{folder}/{FUNCTIONS}": own.read_text()}
        for name, (text, numbered) in sources.items():
            if numbered:
                changed[name] = IMPORT + switching.switched(text, numbered)[0]
        super().fill(changed)

    def adapted(self, name, data):
        if name != "Web/build.sh":
            return data
        lines = data.decode().splitlines(keepends=True)
        return "".join(
            line.rstrip() + " || true\n" if line.startswith(CHECKS) else line
            for line in lines).encode()

    def compile(self, say):
        done = subprocess.run(
            ["sh", "Web/build.sh"], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise SystemExit(f"the copy does not build:\n{done.stdout[-3000:]}")

    def measure(self):
        """Runs all tests. Later runs begin with the files whose tests are fast. Fast
        tests detect most faults in little time."""
        self.order, self.patience = [], 600
        with tempfile.NamedTemporaryFile("r") as file:
            done = subprocess.run(
                self.command(), cwd=self.folder, env=self.variables((), file),
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            times = durations(events(file))
        if done.returncode:
            raise SystemExit(f"tests fail without any fault:\n{done.stdout}")
        self.limit = 60 + 20 * sum(map(sum, times.values()))
        self.patience = 60 + 20 * max(map(max, times.values()))
        self.order = sorted(
            times, key=lambda name: statistics.mean(times[name]))

    def noticing(self, faults=(), all_tests=False):
        """Returns the tests that detect one of the faults. Without `all_tests`, the run
        stops at the first one."""
        command = self.command() + ([] if all_tests else ["-x"])
        with tempfile.NamedTemporaryFile("r") as file:
            with started(command, cwd=self.folder,
                         env=self.variables(faults, file)) as process:
                is_failed = failed(process, self.limit, False)
            if not is_failed:
                return set()
            return failures(events(file)) or {"the test run"}

    def noticing_together(self, faults):
        """Each fault has already run through all tests in one process."""
        return set()

    def command(self):
        return [self.root / ".venv/bin/python", "-m", "pytest", "-q",
                "-p", "no:cacheprovider", "-p", "planted_run",
                "--browser", "chromium",
                *(f"--ignore=Tests/Browser/{name}" for name in OTHERS),
                "Tests/Browser"]

    def variables(self, faults, file):
        tests = self.folder / "Tests"
        return os.environ | {
            "FAULT": ",".join(map(str, faults)), "EVENTS": file.name,
            "ORDER": json.dumps(self.order), "PATIENCE": str(self.patience),
            "PYTHONPATH": f"{tests / 'Mutants'}:{tests / 'Browser'}"}


def events(file):
    return [json.loads(line) for line in file]


def durations(events):
    """Returns the times of the tests in each file."""
    began, times = {}, {}
    for kind, test, now in events:
        if kind == "started":
            began[test] = now
        elif kind == "ended":
            file = test.partition("::")[0].rpartition("/")[2]
            times.setdefault(file, []).append(now - began[test])
    return times


def failures(events):
    """Returns the tests that failed, or else those that never ended."""
    tests = {kind: {test for one, test, _ in events if one == kind}
             for kind in ("started", "failed", "ended")}
    return tests["failed"] or tests["started"] - tests["ended"]
