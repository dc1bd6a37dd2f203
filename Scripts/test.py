"""Runs all tests side by side. Prints a line when a part begins or ends.

    python3 Scripts/test.py             # what `make test` runs
    python3 Scripts/test.py --only webkit --only engine
    python3 Scripts/test.py --also lint --also apps
    FULL=1 python3 Scripts/test.py      # all there is
    SEED=7 python3 Scripts/test.py      # other random tests; FULL takes a new seed

Each part logs to .build/test/PART.log. If a part fails, the script also prints the end
of its log. The script also prints the command that runs only that part.
"""

import argparse
import dataclasses
import os
import pathlib
import random
import re
import shlex
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
LOGS = ROOT / ".build" / "test"
PYTEST = f"{ROOT}/.venv/bin/python -m pytest -q -p no:cacheprovider --durations=10"
#: Two files of browser tests run at a time, because these tests mostly wait.
BROWSERS = f"{PYTEST} -n 2 --dist loadfile Tests/Browser --browser"
DOUBLES = "Doubles/.build/debug/FieldNavigationDoublesPackageTests.xctest"
#: Without `GTK_A11Y=none`, GTK would wait for the accessibility bus. Without `-noreset`,
#: the server resets when a program ends, and refuses one in ten that start meanwhile.
DISPLAY = ("GTK_A11Y=none GSETTINGS_BACKEND=memory xvfb-run -a"
           " -s '-noreset -screen 0 1280x1024x24'")
#: Only one test at a time can type on the virtual display. After a crash in GTK, gdb
#: prints a backtrace if gdb may run programs.
GTK = ("gdb='gdb -q -batch -x Scripts/backtrace.gdb --args';"
       " $gdb true >/dev/null 2>&1 || gdb=;"
       f" {DISPLAY} $gdb"
       " GTK/.build/debug/FieldNavigationGTKTestsPackageTests.xctest"
       " --testing-library swift-testing --no-parallel")
#: The number of parts that run side by side.
LANES = 3
#: The parts that start first. The longest part waits for these parts.
FIRST = ("web", "doubles-build")
#: How many lines the script prints from the end of a failed part's log.
TAIL = 80
#: How many failures per part the script lists again at the end of the run.
NAMED = 20
#: A part that writes nothing for so many seconds hangs. The longest part took 14 minutes
#: in all on a busy machine, and writes meanwhile.
SILENCE = 15 * 60
#: Matches a log line that names a failed test and its place. A Swift test may fail for
#: many cases; the line after it names the case.
FAILURE = re.compile(r"^(✘ Test (.*?) recorded an issue.*)(?:\n(↳ .*))?|^(FAILED .*|.*: error: .*)",
                     re.MULTILINE)

#: Patterns that count passed tests, failed tests and known issues in a log.
COUNTS = [
    (re.compile(r"^\S Test (?!run with).* passed after", re.MULTILINE), "passed"),
    (re.compile(r"^\S Test (?!run with).* failed after", re.MULTILINE), "failed"),
    (re.compile(r"^\S Test run .*?(\d+) known issues?", re.MULTILINE), "known"),
    (re.compile(r"^(?:=+ )?(?:\d+ failed, )?(\d+) passed", re.MULTILINE), "passed"),
    (re.compile(r"^(?:=+ )?(\d+) failed", re.MULTILINE), "failed"),
]


@dataclasses.dataclass
class Part:
    name: str
    command: str
    after: tuple = ()
    #: The tools that this part needs from Scripts/setup.sh, besides Swift.
    needs: str = ""
    #: Whether the part runs only on request or with FULL.
    is_extra: bool = False
    #: Whether the part is on the critical path. Other parts get less processor time.
    is_urgent: bool = False
    process: subprocess.Popen | None = None
    began: float = 0
    counts: dict = dataclasses.field(default_factory=dict)
    #: The log lines that name failed tests.
    failures: list = dataclasses.field(default_factory=list)
    #: `None` while the part runs, an empty string after success, or the reason for the
    #: failure.
    outcome: str | None = None

    @property
    def log(self):
        return LOGS / f"{self.name}.log"

    def start(self):
        LOGS.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["nice", "-n", "0" if self.is_urgent else "5", "sh", "-c",
                 self.command], cwd=ROOT, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

    def poll(self):
        """Returns whether the part has ended. If it has, records its outcome, times and
        counts."""
        pid, status, usage = os.wait4(self.process.pid, os.WNOHANG)
        if not pid:
            return False
        code = self.process.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.monotonic() - self.began
        self.cpu = usage.ru_utime + usage.ru_stime
        text = self.log.read_text(errors="replace")
        for pattern, kind in COUNTS:
            found = sum(int(number) if number.isdigit() else 1
                        for number in pattern.findall(text))
            self.counts[kind] = self.counts.get(kind, 0) + found
        self.outcome = f"exit status {code}" if code else ""
        has_tests = re.search("pytest|swift test|xctest", self.command)
        self.failures = failures_in(text) if code else []
        if not code and has_tests and not self.counts["passed"]:
            self.outcome = "no test has run"
        return True

    @property
    def hangs(self):
        return time.time() - self.log.stat().st_mtime > SILENCE

    def stop(self):
        """Ends all processes of the part, also those that `swift test` has put into
        other groups."""
        for process in processes_of(self.process.pid):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass


def processes_of(session):
    """Returns the processes of a session. Only Linux lists them as files; elsewhere, only
    the first process is found."""
    found = [session]
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # The process has ended.
        if int(fields[3]) == session:
            found.append(int(path.parent.name))
    return found


def swift_tests(group):
    """Runs a group of tests directly. The package manager's lock would block other
    groups."""
    return f"{DOUBLES} --testing-library swift-testing --filter {group}"


def parts():
    """Returns all parts in the order in which they start. A part that depends on other
    parts starts after them."""
    checks = ("UIKitFacts", "SwiftUIFacts", "UIKitImport", "Mutants", "Docs",
              "ExampleApp", "DeviceProbe")
    folders = " ".join(f"Tests/{name}" for name in checks)
    is_full = bool(os.environ.get("FULL"))
    fuzzing = 600 if is_full else 30
    return [
        Part("web", "make --no-print-directory web", needs="web"),
        Part("doubles-build", "swift build --package-path Doubles --build-tests",
             is_urgent=True),
        Part("chromium", f"{BROWSERS} chromium", ("web",), "browser tests"),
        Part("uikit", swift_tests("FieldNavigationUIKitTests"), ("doubles-build",),
             is_urgent=True),
        Part("webkit", f"{BROWSERS} webkit", ("web",), "tests"),
        Part("firefox", f"{BROWSERS} firefox", ("web",), "tests"),
        # These parts start last, because they mostly wait.
        Part("apps", "make --no-print-directory apps MEASURE=0", ("web", "chromium"),
             "web browser tests", True),
        Part("swiftui", swift_tests("FieldNavigationSwiftUITests"),
             ("doubles-build",)),
        Part("engine", "swift build --build-tests && swift test --skip-build"),
        Part("import", "python3 Tests/UIKitFacts/check.py &&"
             " python3 Tests/SwiftUIFacts/check.py &&"
             " python3 Tests/UIKitImport/importer.py"),
        Part("audit", "swift test --package-path Audit", needs="audit"),
        Part("pages", f"{PYTEST} Audit/Tests", ("web", "audit"),
             "browser audit tests"),
        Part("gtk", f"swift build --package-path GTK --build-tests && {{ {GTK}; }}",
             needs="gtk display"),
        Part("gtk-library", f"{DISPLAY} {PYTEST} GTK/Tests/Library",
             needs="gtk introspection display tests"),
        Part("gtk-current", "Scripts/gtk_current.sh", ("gtk",), "gtk display current",
             True),
        Part("gtk-screen", "Scripts/gtk_screen.sh", (), "gtk display phone", True),
        Part("tools", f"{PYTEST} {folders}", ("doubles-build", "import", "audit"),
             "web audit tests"),
        Part("package", f"{PYTEST} Tests/WebPackage", ("web",), "web tests"),
        Part("consumer", "Scripts/consumer-check.sh"),
        Part("fuzzing", f"Audit/Tests/fuzz.sh {fuzzing}", ("audit",), "audit"),
        Part("lint", "make --no-print-directory lint", (), "gtk", True),
        Part("corpus", "make --no-print-directory corpus",
             ("web", "chromium", "webkit"), "web browser audit tests", True),
    ]


def chosen(all_parts, names, also):
    """Returns the requested parts and the parts that they depend on."""
    if not names:
        return [part for part in all_parts
                if not part.is_extra or part.name in also or os.environ.get("FULL")]
    by_name = {part.name: part for part in all_parts}
    if unknown := set(names) - set(by_name):
        sys.exit(f"test: there is no part {', '.join(sorted(unknown))}; there are "
                 + ", ".join(by_name))
    wanted = set()

    def add(name):
        wanted.add(name)
        for before in by_name[name].after:
            if before not in names and before in FIRST:
                add(before)

    for name in names:
        add(name)
    for part in all_parts:
        part.after = tuple(name for name in part.after if name in wanted)
    return [part for part in all_parts if part.name in wanted]


def needs(wanted):
    """Returns the tools that these parts need from Scripts/setup.sh."""
    return sorted({need for part in wanted for need in part.needs.split()})


def clock(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Board:
    """Prints the results. On a terminal, also prints a progress line."""

    def __init__(self):
        self.began = time.monotonic()
        self.is_terminal = sys.stdout.isatty()

    def say(self, line):
        erased = "\r\033[K" if self.is_terminal else ""
        print(f"{erased}{clock(time.monotonic() - self.began):>6}  {line}", flush=True)

    def show(self, running):
        if self.is_terminal:
            now = time.monotonic()
            names = ", ".join(f"{each.name} {clock(now - each.began)}"
                              for each in running)
            print(f"\r\033[K{clock(now - self.began):>6}  … {names}", end="", flush=True)

    def ended(self, part):
        counts = [f"{number} {kind}" for kind, number in part.counts.items() if number]
        what = f"FAILED: {part.outcome}," if part.outcome else "passed"
        times = f"{clock(part.wall)} wall, {clock(part.cpu)} CPU"
        self.say(f"{part.name:<14}{what:<7} {times:<24}{', '.join(counts)}".rstrip())
        if not part.outcome:
            return
        text = part.log.read_text(errors="replace")
        lines = text.splitlines()
        shown = crash_in(text) or lines[failure_in(lines):][-TAIL:]
        if "hangs" in part.outcome:
            shown = ["still running: " + name for name in sorted(unended_in(text))]
        print("\n".join(f"    {line}" for line in shown))
        print(f"    All of it: {os.path.relpath(part.log, ROOT)}")
        print(f"    That part alone: {part.command}")


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
        lines.setdefault(test or other, " ".join(filter(None, [line or other, case])))
    return sorted(lines.values(), key=lambda line: min(
        map(int, re.findall(r"\bR(\d+)\b", line)), default=99))


def failure_in(lines):
    """Returns the index at which the log's last failure begins."""
    starts = [at for at, line in enumerate(lines)
              if re.search(r"^_{3,} .* _{3,}$|✘ Test .*recorded an issue|: error:", line)]
    return starts[-1] if starts else 0


def run(wanted):
    board = Board()
    waiting, running = list(wanted), []
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while waiting or running:
            done = {part.name for part in wanted if part.outcome is not None}
            failed = {part.name for part in wanted if part.outcome}
            is_first = not done.issuperset(
                part.name for part in wanted if part.name in FIRST)
            for part in list(waiting):
                if failed & set(part.after):
                    part.outcome = f"needs {', '.join(failed & set(part.after))}"
                    board.say(f"{part.name:<14}left out: {part.outcome}")
                    waiting.remove(part)
                elif (done >= set(part.after) and len(running) < LANES
                      and (part.name in FIRST or not is_first)):
                    waiting.remove(part)
                    part.start()
                    running.append(part)
                    board.say(f"{part.name:<14}…")
            for part in list(running):
                is_hanging = part.hangs
                if is_hanging:
                    part.stop()
                if part.poll():
                    running.remove(part)
                    if is_hanging:
                        part.outcome = f"hangs, without output for {SILENCE // 60} minutes"
                    board.ended(part)
            board.show(running)
            time.sleep(0.2)
    except KeyboardInterrupt:
        for part in running:
            part.stop()
        print("\ntest: stopped")
        sys.exit(130)
    return board


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for option in ("--only", "--also"):
        parser.add_argument(option, action="append", default=[], metavar="PART")
    options = parser.parse_args()
    if os.environ.get("FULL"):
        os.environ.setdefault("SEED", str(random.randrange(1 << 31)))
        print(f"SEED={os.environ['SEED']}")
    wanted = chosen(parts(), options.only, options.also)
    setup = subprocess.run([ROOT / "Scripts/setup.sh", *needs(wanted)])
    if setup.returncode:
        sys.exit(setup.returncode)
    board = run(wanted)
    total = {kind: sum(part.counts.get(kind, 0) for part in wanted)
             for kind in ("passed", "failed", "known")}
    broken = [part.name for part in wanted if part.outcome]
    cpu = sum(part.cpu for part in wanted if part.process)
    total["failed"] = max(total["failed"], len(broken))
    for part in wanted:
        for failure in part.failures[:NAMED]:
            print(f"    {part.name}: {failure}")
    print(f"{total['passed']} passed, {total['failed']} failed")
    print(f"{'Failed: ' + ', '.join(broken) if broken else 'All parts passed'}, in"
          f" {clock(time.monotonic() - board.began)} wall and {clock(cpu)} CPU,"
          f" with {total['known']} known issues")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
