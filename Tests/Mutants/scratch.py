"""A copy of the project with planted faults."""

import contextlib
import os
import pathlib
import selectors
import signal
import subprocess
import time


class Scratch:
    def __init__(self, root, folder, group):
        self.root, self.folder, self.group = root, folder, group
        self.slow = []  # the sites that can't be switched
        self.located = set()  # those with an error exactly at their place

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
        for name, text in changed.items():
            wanted[name] = text.encode()
        for name in wanted:
            wanted[name] = self.adapted(name, wanted[name])
        for path in self.files():
            if str(path.relative_to(self.folder)) not in wanted:
                path.unlink()
        for name, data in wanted.items():
            self.write(name, data)

    def adapted(self, name, data):
        """Returns the contents of a file of the copy."""
        return data

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


@contextlib.contextmanager
def started(command, **options):
    """Starts a test run. Kills what is left of it after the block."""
    process = subprocess.Popen(
        command, start_new_session=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def failed(process, seconds, at_first):
    """Waits for the end of a test run, or only for its first failure. A run that takes
    longer has failed, too."""
    deadline, tail = time.monotonic() + seconds, b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while selector.select(max(0, deadline - time.monotonic())):
            data = os.read(process.stdout.fileno(), 1 << 16)
            if not data:
                return process.wait() != 0
            tail = tail[-100:] + data
            if at_first and b"recorded an issue" in tail:
                return True
    return True
