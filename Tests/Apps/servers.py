"""Serves an app on a free local port."""

import contextlib
import subprocess
import sys

from environments import FOLDER, HERE, install, python, source

sys.path.insert(0, str(HERE.parent / "Browser"))

from browsers import in_time  # noqa: E402


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
        with in_time(f"the server of {app}"):
            words = server.stdout.readline().split()
        if not words:
            raise RuntimeError(f"{app} does not start:\n{log.read_text()}")
        yield words
    finally:
        server.terminate()
        server.wait()
