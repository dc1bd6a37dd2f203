"""Builds and tests a Swift package in a copy of the project."""

import contextlib
import json
import os
import pathlib
import re
import resource
import subprocess
import tempfile

from scratch import Scratch, failed, started

# The tests expect the warnings of a debug build.
RELEASE = ["-c", "release", "-Xswiftc", "-enable-testing", "-Xswiftc", "-DDEBUG"]
MEMORY = 8_000_000  # kilobytes of address space
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):(\d+): error: ", re.M)
# Build only what the test target needs.
KEEP = """
var kept: Set = ["%s"]
for _ in package.targets {
  for target in package.targets where kept.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies {
      kept.insert(name)
    }
  }
}
package.targets.removeAll { !kept.contains($0.name) }
package.products = []
"""


class SwiftTests(Scratch):
    @property
    def package(self):
        return self.folder / self.group.package

    def adapted(self, name, data):
        if self.folder / name != self.package / "Package.swift":
            return data
        return data + (KEEP % self.group.target).encode()

    def build(self):
        """Returns the errors as (file, line, column), and the build's output."""
        done = subprocess.run(
            ["swift", "build", "--build-tests", *RELEASE],
            cwd=self.package, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        if done.returncode == 0:
            return [], done.stdout
        # A package may refer to its sources by a link.
        folder = self.folder.resolve()
        places = {(os.path.relpath(os.path.realpath(path), folder), int(line),
                   int(column))
                  for path, line, column in ERROR.findall(done.stdout)}
        return sorted(places) or None, done.stdout

    def measure(self):
        """Runs all tests one after another. Sorts the tests by duration. Fast tests
        detect most faults in little time."""
        with environment(self.group) as variables, events() as file:
            before = processor_time()
            done = subprocess.run(
                [*self.command(file), "--no-parallel"], cwd=self.package,
                env=variables, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                raise SystemExit(
                    f"tests fail without any fault:\n{done.stdout}")
            self.batches = batches(durations(file.read_text()),
                                   processor_time() - before)

    def command(self, events):
        binary = next((self.package / ".build/release").glob("*.xctest"))
        serial = ["--no-parallel"] if self.group.types else []
        return [binary, "--testing-library", "swift-testing", *serial,
                "--event-stream-version", "0",
                "--event-stream-output-path", events]

    def noticing(self, faults=(), all_tests=False):
        """Returns the tests that detect one of the faults. Without `all_tests`, the run
        stops at the first one."""
        found = set()
        for batch in self.batches:
            if found and not all_tests:
                break
            found |= self.test(faults, all_tests, *batch)
        return found

    def noticing_together(self, faults):
        """Returns the tests that detect one of the faults. All tests run in one
        process."""
        limit = tuple(map(sum, zip(*(limit for limit, _ in self.batches))))
        return self.test(faults, False, limit, [])

    def test(self, faults, all_tests, limit, chosen):
        """A fault that causes a hang or a crash also counts as detected, by each test
        that was running then.

        The first limit is processor time. An endless loop reaches that limit even on a
        busy machine. The second limit is for a run that waits."""
        processor, wall = limit
        limits = f"ulimit -t {processor} && ulimit -v {MEMORY}"
        with environment(self.group) as variables, events() as file:
            command = ["sh", "-c", f'{limits} && exec "$@"', "sh",
                       *self.command(file), *chosen]
            # After a crash, a backtrace would take longer than the tests.
            variables |= {"FAULT": ",".join(map(str, faults)),
                          "SWIFT_BACKTRACE": "enable=no"}
            with started(command, cwd=self.package, env=variables) as process:
                if failed(process, wall, not all_tests):
                    return failures(file.read_text()) or {"the test run"}
                return set()


@contextlib.contextmanager
def events():
    """Yields a file for the events of a test run. A run may end before its first event."""
    with tempfile.NamedTemporaryFile() as file:
        yield pathlib.Path(file.name)


@contextlib.contextmanager
def environment(group):
    """Yields the environment of a test run. Tests that press keys get a separate display,
    because two runs can't type on one display."""
    if not group.types:
        yield dict(os.environ)
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24",
         "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            display = f":{number.readline().strip()}"
        # Without `GTK_A11Y=none`, GTK would wait for the accessibility bus.
        yield os.environ | {"DISPLAY": display, "GTK_A11Y": "none",
                            "GSETTINGS_BACKEND": "memory"}
    finally:
        server.terminate()
        server.wait()


def failures(events):
    """Returns the tests that failed or never ended. A row or a story that failed is
    named, because one test has many."""
    failed, running = set(), set()
    for line in events.splitlines():
        try:
            payload = json.loads(line)["payload"]
        except ValueError:  # the process ended in the middle of the line
            continue
        kind, name = payload.get("kind"), payload.get("testID", "")
        name, _, place = name.rpartition("/")
        if not place.count(":"):
            continue
        if kind == "testStarted":
            running.add(name)
        elif kind == "testEnded":
            running.discard(name)
        elif kind == "issueRecorded" and not payload["issue"]["isKnown"]:
            case = payload.get("_testCase", {}).get("displayName")
            failed.add(f"{name}: {case}" if case else name)
    return failed or running


def durations(events):
    """Returns each test's duration, by its name without the source location."""
    started, times = {}, {}
    for line in events.splitlines():
        payload = json.loads(line)["payload"]
        name, _, place = payload.get("testID", "").rpartition("/")
        if not place.count(":"):  # a suite, which has no duration
            continue
        now = payload["instant"]["absolute"]
        if payload["kind"] == "testStarted":
            started[name] = now
        elif payload["kind"] == "testEnded":
            times[name] = now - started[name]
    return times


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def batches(times, processor):
    """Returns pairs of limits and the arguments that choose tests. The first batch has
    the fastest tests. These tests take a twentieth of the time. The second batch ends at
    a quarter of the time. The third batch has all other tests. `processor` is the
    processor time of all tests."""
    total = sum(times.values())
    groups, spent = [[], [], []], 0
    for name in sorted(times, key=times.get):
        spent += times[name]
        groups[(spent > total / 20) + (spent > total / 4)].append(name)
    # The first batch also has the tests without a measured duration.
    choices = [["--skip", pattern(groups[1] + groups[2])],
               ["--filter", pattern(groups[1])],
               ["--filter", pattern(groups[2])]]
    return [(limits(sum(map(times.get, group)), processor / total), choice)
            for group, choice in zip(groups, choices) if group]


def pattern(names):
    return f"^({'|'.join(map(re.escape, sorted(names)))})/"


def limits(seconds, busy):
    """Returns the limits of processor time and of time. `busy` is the share of processor
    time. Another process may need the processor, too."""
    return int(3 * seconds * busy) + 10, int(20 * seconds) + 60
