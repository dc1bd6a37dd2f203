"""Serves an app on a free local port."""

import contextlib
import subprocess

from environments import FOLDER, install, python, source


@contextlib.contextmanager
def serving(app):
    """Yields the words that the app's `serve.py` prints. The first word is the app's
    address."""
    install(app)
    data = FOLDER / f"{app}-data"
    data.mkdir(exist_ok=True)
    log = data / "log.txt"
    with log.open("w") as errors:
        server = subprocess.Popen(
            [python(app), "serve.py", data], cwd=source(app),
            stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        # The app's `serve.py` prints one line when it starts to listen. If the app
        # fails, `serve.py` ends without that line.
        words = server.stdout.readline().split()
        if not words:
            raise RuntimeError(f"{app} does not start:\n{log.read_text()}")
        yield words
    finally:
        server.terminate()
        server.wait()
