"""An adapter with additional preconditions in its engine, which a test page can violate,
so that the engine fails, beside the other files of Web/dist.

    python3 Tests/Browser/failing.py    # builds it, before the tests

Tests build nothing, because a build in a test looks like a test that hangs.
"""

import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXPORTS = ROOT / "Sources" / "FieldNavigationWeb"
WORK = ROOT / ".build" / "web" / "failing-exports"
FOLDER = ROOT / ".build" / "web-failing"
COMMAND = "python3 Tests/Browser/failing.py"

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


class NotBuilt(Exception):
    """Raised if the adapter is missing or older than a source. Names the command."""


def built():
    """Returns the folder with the adapter."""
    if not is_built():
        raise NotBuilt(f"{FOLDER.relative_to(ROOT)} is missing or old; run: {COMMAND}")
    return FOLDER


def is_built():
    folders = ("Sources/FieldNavigation", "Sources/FieldNavigationWeb", "Web/src",
               "Web/runtime")
    sources = [file for folder in folders for file in (ROOT / folder).rglob("*")
               if file.is_file()]
    sources += [pathlib.Path(__file__), ROOT / "Web" / "build.sh"]
    last = FOLDER / "field-navigation.wasm.js"
    return last.exists() and all(
        file.stat().st_mtime < last.stat().st_mtime for file in sources)


def build():
    """Builds the adapter again if a source has changed."""
    if is_built():
        return
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(EXPORTS, WORK)
    plant()
    subprocess.run([ROOT / "Web" / "build.sh", WORK, FOLDER], check=True,
                   stdin=subprocess.DEVNULL)
    for file in (ROOT / "Web" / "dist").glob("*.js"):
        if not (FOLDER / file.name).exists():
            shutil.copy(file, FOLDER)


def plant():
    texts = {file: file.read_text() for file in WORK.glob("*.swift")}
    for line, precondition in PRECONDITIONS.items():
        file, = [file for file, text in texts.items() if text.count(line) == 1]
        texts[file] = texts[file].replace(line, f"{line}  {precondition}\n")
    for file, text in texts.items():
        file.write_text(text)


if __name__ == "__main__":
    build()
