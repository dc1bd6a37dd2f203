"""Serves an app to this machine alone, on a port that is free."""

import contextlib
import subprocess

from environments import FOLDER, install, python, source


@contextlib.contextmanager
def serving(app):
    """The words that the app's `serve.py` prints: its address first."""
    install(app)
    data = FOLDER / f"{app}-data"
    data.mkdir(exist_ok=True)
    log = data / "log.txt"
    with log.open("w") as errors:
        server = subprocess.Popen(
            [python(app), "serve.py", data], cwd=source(app),
            stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        # It prints the line once it listens, or ends without one.
        words = server.stdout.readline().split()
        if not words:
            raise RuntimeError(f"{app} does not start:\n{log.read_text()}")
        yield words
    finally:
        server.terminate()
        server.wait()
