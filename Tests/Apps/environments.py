"""Installs each app's framework in a separate virtual environment.

    python Tests/Apps/environments.py

An environment remains in use until the app's requirements change.
"""

import pathlib
import shutil
import signal
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE.parent.parent / ".build" / "apps"
APPS = {"django": "Django", "nicegui": "NiceGUI", "dash": "Dash"}


class NotInstalled(Exception):
    """Raised when an app's requirements can't be installed."""


def source(app):
    """Returns the folder with an app's own files."""
    return HERE / f"{app}_app"


def python(app):
    """Returns the Python interpreter of an app's environment."""
    return FOLDER / app / "bin" / "python"


def run(command, what):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        reason = (result.stderr or result.stdout).strip().splitlines() or ["no reason"]
        raise NotInstalled(f"{what}: {reason[-1]}")


def install(app):
    """Creates the app's environment unless an environment with the same requirements
    exists."""
    wanted = source(app) / "requirements.txt"
    folder = FOLDER / app
    stamp = folder / "installed.txt"
    if stamp.is_file() and stamp.read_bytes() == wanted.read_bytes():
        return
    print(f"Installing {APPS[app]} into .build/apps/{app}", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", folder],
        f"no virtual environment for {APPS[app]} (apt-get install python3-venv)")
    run([folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check",
         "-r", wanted], f"pip could not install {APPS[app]}")
    shutil.copy(wanted, stamp)


def main():
    for app in APPS:
        try:
            install(app)
        except NotInstalled as error:
            sys.exit(f"make apps: {error}")


if __name__ == "__main__":
    # Ctrl+C ends the script without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    main()
