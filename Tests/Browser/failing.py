"""Builds an adapter with additional preconditions in its engine. A test page can
violate these preconditions. The engine then fails."""

import concurrent.futures
import fcntl
import functools
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXPORTS = ROOT / "Sources" / "FieldNavigationWeb"
WORK = ROOT / ".build" / "web" / "failing-exports"
FOLDER = ROOT / ".build" / "web-failing"
LOCK = ROOT / ".build" / "web-failing.lock"

#: Maps source lines to preconditions. The build inserts each precondition after its
#: line. Each of these source lines occurs exactly once in the sources.
PRECONDITIONS = {
    "  destination: UInt8, ending: UInt8, count: Int32, stopsAtInvalid: Bool\n"
    ") -> WebForm.Handle {\n": "precondition(count != 7)",
    "func press(handle: WebForm.Handle, slot: Int32, kind: UInt8, isLook: Bool) {\n":
    "precondition(isLook || slot != 4)",
    "  fixedKey: Int32\n) {\n":
    "precondition(fixedKey != Int32(ReturnKey.search.rawValue))",
    "func release(handle: WebForm.Handle) {\n":
    "precondition(handle.form.pointee.session.count != 6)",
}


@functools.cache
def building():
    """Starts the build and returns a future. Other tests run during the build."""
    return concurrent.futures.ThreadPoolExecutor(1).submit(locked_build)


def locked_build():
    """Builds the adapter, or waits for another process's build."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build()


def build():
    """Returns the folder with the adapter. Builds the adapter again if a source has
    changed."""
    sources = [file for folder in ("Sources", "Web/src", "Web/runtime")
               for file in (ROOT / folder).rglob("*") if file.is_file()]
    sources += [pathlib.Path(__file__), ROOT / "Web" / "build.sh"]
    last = FOLDER / "field-navigation.wasm.js"
    if last.exists() and all(
            file.stat().st_mtime < last.stat().st_mtime for file in sources):
        return FOLDER
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(EXPORTS, WORK)
    plant()
    subprocess.run([ROOT / "Web" / "build.sh", WORK, FOLDER], check=True,
                   stdin=subprocess.DEVNULL)
    return FOLDER


def plant():
    texts = {file: file.read_text() for file in WORK.glob("*.swift")}
    for line, precondition in PRECONDITIONS.items():
        file, = [file for file, text in texts.items() if text.count(line) == 1]
        texts[file] = texts[file].replace(line, f"{line}  {precondition}\n")
    for file, text in texts.items():
        file.write_text(text)
