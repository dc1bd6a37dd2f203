"""Builds and starts the demo's programs in Swift in the background."""

import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def start(package, product, *arguments, before=(), is_built=False):
    """Starts a program of one of the project's packages.

    The package manager's messages go to the terminal at once, because it may wait for
    another build for minutes. With `is_built`, it isn't asked.
    """
    program = ROOT / package / ".build" / "debug" / product
    command = f"exec {shlex.join(map(str, [*before, program, *arguments]))} 2>&1"
    build = f"swift build --package-path {package} --product {product}"
    if not is_built:
        command = f"{build} --quiet >&2 && {command}"
    elif not program.exists():
        sys.exit(f"demo: {program.relative_to(ROOT)} is missing; run: {build}")
    return subprocess.Popen(
        ["sh", "-c", command], cwd=ROOT, text=True, stdout=subprocess.PIPE)
