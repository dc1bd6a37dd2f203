"""One part of the tests: a command that runs in its own session and writes a log."""

import dataclasses
import os
import re
import signal
import subprocess
import sys
import time

from testing import ROOT, logs, reap

LOGS = ROOT / ".build" / "test"
REAP = [sys.executable, str(ROOT / "Scripts" / "testing" / "reap.py")]
#: A part that writes nothing for so many seconds hangs. The longest part took 14 minutes
#: in all on a busy machine, and writes meanwhile.
SILENCE = 15 * 60


@dataclasses.dataclass
class Part:
    name: str
    command: str
    #: The files and folders that it reads, as paths from the root.
    reads: tuple = ()
    after: tuple = ()
    #: The tools that this part needs from Scripts/setup.sh, besides Swift.
    needs: str = ""
    #: The smallest circle that it belongs to.
    circle: str = "default"
    #: Whether the part is on the critical path. Other parts get less processor time.
    is_urgent: bool = False
    #: Whether the part builds what others run. It runs whenever one of these runs.
    builds: bool = False
    process: subprocess.Popen | None = None
    began: float = 0
    wall: float = 0
    cpu: float = 0
    counts: dict = dataclasses.field(default_factory=dict)
    #: The log lines that name failed tests.
    failures: list = dataclasses.field(default_factory=list)
    #: `None` while the part runs, an empty string after success, or the reason for the
    #: failure.
    outcome: str | None = None

    @property
    def log(self):
        return LOGS / f"{self.name}.log"

    @property
    def text(self):
        return self.log.read_text(errors="replace")

    def start(self):
        LOGS.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*REAP, "nice", "-n", "0" if self.is_urgent else "5", "sh", "-c",
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
        text = self.text
        self.counts = logs.counts_in(text)
        self.failures = logs.failures_in(text) if code else []
        self.outcome = f"exit status {code}" if code else ""
        has_tests = re.search("pytest|swift test|xctest", self.command)
        if not code and has_tests and not self.counts["passed"]:
            self.outcome = "no test has run"
        return True

    @property
    def silence(self):
        """How many seconds the part has written nothing."""
        return time.time() - self.log.stat().st_mtime

    @property
    def hangs(self):
        return self.silence > SILENCE

    @property
    def lock(self):
        """The process whose build this part waits for, or `None`."""
        return logs.lock_in(self.text)

    def stop(self):
        """Ends all processes of the part, also those that have left its session."""
        reap.end_all(self.process.pid)
        if sys.platform != "linux":
            os.killpg(self.process.pid, signal.SIGKILL)
