"""A copy of the project with planted faults. Builds and tests one of its packages."""

import json
import os
import pathlib
import re
import selectors
import signal
import subprocess
import time

import switching

RELEASE = ["-c", "release", "-Xswiftc", "-enable-testing"]
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


class Scratch:
    def __init__(self, root, folder, package, target):
        self.root, self.folder = root, folder
        self.package, self.target = folder / package, target

    def fill(self, changed):
        """Copies all files and links. `changed` has replacement contents for some
        files. An unchanged file keeps its date. The build therefore skips unchanged
        files."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others",
             "--exclude-standard"],
            cwd=self.root, capture_output=True, check=True).stdout
        wanted = {}
        for name in listed.decode().split("\0"):
            path = self.root / name
            if path.is_symlink():
                wanted[name] = path.readlink()
            elif name and path.is_file():
                wanted[name] = path.read_bytes()
        manifest = self.package.relative_to(self.folder) / "Package.swift"
        wanted[str(manifest)] += (KEEP % self.target).encode()
        for name, text in changed.items():
            wanted[name] = text.encode()
        for path in self.files():
            if str(path.relative_to(self.folder)) not in wanted:
                path.unlink()
        for name, data in wanted.items():
            self.write(name, data)

    def files(self):
        """Returns all files and links of the copy. The target of a link is listed only
        once."""
        for folder, folders, files in os.walk(self.folder):
            paths = [pathlib.Path(folder, one) for one in folders + files]
            folders[:] = [one for one in folders if one != ".build"]
            yield from (one for one in paths if one.is_symlink() or one.is_file())

    def write(self, name, data):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(data, pathlib.Path):
            if not path.is_symlink() or path.readlink() != data:
                path.unlink(missing_ok=True)
                path.symlink_to(data)
        elif not path.is_file() or path.read_bytes() != data:
            path.write_bytes(data)

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
        events = self.package / ".build/events.jsonl"
        done = subprocess.run(
            [*self.command(), "--no-parallel", "--event-stream-version", "0",
             "--event-stream-output-path", events],
            cwd=self.package, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        if done.returncode:
            raise SystemExit(f"tests fail without any fault:\n{done.stdout}")
        self.batches = batches(durations(events.read_text()))

    def command(self):
        binary = next((self.package / ".build/release").glob("*.xctest"))
        return [binary, "--testing-library", "swift-testing"]

    def notices(self, number=0):
        """Returns whether a test detects the fault."""
        return any(self.test(number, *batch) for batch in self.batches)

    def test(self, number, seconds, chosen):
        """The run stops at the first failure. A fault that causes a hang or a crash
        also counts as detected.

        The limit is processor time. An endless loop reaches that limit even on a busy
        machine."""
        process = subprocess.Popen(
            ["sh", "-c", f'ulimit -t {seconds} -v {MEMORY}; exec "$@"', "sh",
             *self.command(), *chosen], cwd=self.package,
            env=os.environ | {"FAULT": str(number),
                              # After a crash, a backtrace would take longer than the
                              # tests.
                              "SWIFT_BACKTRACE": "enable=no"},
            start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        try:
            return failed(process, time.monotonic() + 20 * seconds)
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
            process.stdout.close()


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


def batches(times):
    """Returns pairs of a time limit and the arguments that choose tests. The first
    batch has the fastest tests. These tests take a twentieth of the time. The second
    batch ends at a quarter of the time. The third batch has all other tests."""
    total = sum(times.values())
    groups, spent = [[], [], []], 0
    for name in sorted(times, key=times.get):
        spent += times[name]
        groups[(spent > total / 20) + (spent > total / 4)].append(name)
    # The first batch also has the tests without a measured duration.
    choices = [["--skip", pattern(groups[1] + groups[2])],
               ["--filter", pattern(groups[1])],
               ["--filter", pattern(groups[2])]]
    return [(limit(sum(map(times.get, group))), choice)
            for group, choice in zip(groups, choices) if group]


def pattern(names):
    return f"^({'|'.join(map(re.escape, sorted(names)))})/"


def limit(seconds):
    return int(3 * seconds) + 2


def failed(process, deadline):
    tail = b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while selector.select(max(0, deadline - time.monotonic())):
            data = os.read(process.stdout.fileno(), 1 << 16)
            if not data:
                return process.wait() != 0
            tail = tail[-100:] + data
            if b"recorded an issue" in tail:
                return True
    return True


class Switched(Scratch):
    """A copy that contains all faults. Each fault can be switched on."""

    def fill(self, sources):
        """`sources` maps each file to its text and its numbered sites."""
        self.sources = sources
        self.slow = []
        self.write_sources(first=True)

    def write_sources(self, first=False):
        changed, self.places = {}, {}
        modules = {}
        for name, (text, numbered) in self.sources.items():
            changed[name], self.places[name] = switching.switched(
                text, numbered)
            module = "/".join(name.split("/")[:2])
            modules.setdefault(module, []).extend(
                switching.declaration(site, number)
                for site, number in numbered if site.operator)
        for module, declarations in modules.items():
            changed[f"{module}/PlantedFaults.swift"] = (
                switching.helpers() + "".join(declarations))
        if first:
            super().fill(changed)
        for name, text in changed.items():
            self.write(name, text.encode())

    def compile(self, say):
        """Builds the package. Removes sites that don't compile in their switchable
        form."""
        while True:
            errors, output = self.build()
            if errors == []:
                return
            dropped = set()
            for name, line, column in errors or []:
                dropped |= self.blamed(name, line, column)
            if not dropped:
                raise SystemExit(f"the copy does not build:\n{output[-3000:]}")
            say(f"{len(dropped)} places cannot be switched")
            for name, (text, numbered) in self.sources.items():
                self.slow += [(name, site, number) for site, number in numbered
                              if id(site) in dropped]
                self.sources[name] = text, [
                    (site, number) for site, number in numbered
                    if id(site) not in dropped]
            self.write_sources()

    def blamed(self, name, line, column):
        """Returns the sites that may have caused an error. The result is the site at
        that position, or all sites in the line, or all sites nearby."""
        if name not in self.places:
            return set()
        path = self.folder / name
        lines = path.read_bytes().decode().split("\n")
        start = sum(len(one) + 1 for one in lines[:line - 1])
        end = start + len(lines[line - 1])
        at = start + len(
            lines[line - 1].encode()[:column - 1].decode(errors="ignore"))
        places = self.places[name]
        for low, high in ((at, at), (start, end), (start - 200, end + 200),
                          (0, len(path.read_text()))):
            found = {id(site) for first, last, site in places
                     if first <= high and low < last}
            if found:
                return found
        return set()

