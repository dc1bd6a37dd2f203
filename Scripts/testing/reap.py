"""Runs a command, waits for all its descendants, and ends those that stay.

    python3 Scripts/testing/reap.py COMMAND...

A browser's processes outlive their parent for a moment, and then their processor time is
lost to whoever waits for the command. On Linux they become children of this process, so
that its own parent learns the time of all of them, and finds all of them below it.
"""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time

#: From linux/prctl.h.
PR_SET_CHILD_SUBREAPER = 36
#: How many seconds a descendant may outlive the command.
GRACE = 10


def descendants(pid):
    """Returns the processes below a process, as Linux lists them; elsewhere, none."""
    found, parents = [], [pid]
    while parents:
        try:
            with open(f"/proc/{parents[-1]}/task/{parents.pop()}/children") as file:
                children = [int(child) for child in file.read().split()]
        except OSError:
            continue  # The process has ended.
        found += children
        parents += children
    return found


def end_all(pid):
    """Ends all processes below a process, also those that begin meanwhile."""
    while left := [each for each in descendants(pid) if not is_dead(each)]:
        for each in left:
            try:
                os.kill(each, signal.SIGKILL)
            except ProcessLookupError:
                pass
        time.sleep(0.01)


def is_dead(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True


def end_later():
    time.sleep(GRACE)
    end_all(os.getpid())


def main(words):
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    command = subprocess.Popen(words)
    code = None
    while True:
        try:
            pid, status = os.wait()
        except ChildProcessError:
            return code
        if pid == command.pid:
            code = os.waitstatus_to_exitcode(status)
            code = code if code >= 0 else 128 - code
            threading.Thread(target=end_later, daemon=True).start()


if __name__ == "__main__":
    sys.stdout.flush()
    os._exit(main(sys.argv[1:]))
