"""Knows which parts have passed here, so that `CHANGED=1` runs only the others.

A part is known by a digest of its command and of the files that it reads, and by the
circle that it passed in. The machine's own tools aren't part of the digest.
"""

import hashlib
import json
import subprocess

from testing import ROOT
from testing.part import LOGS
from testing.parts import CIRCLES

FILE = LOGS / "passed.json"


def files():
    """Returns the files of the working tree that Git tracks or would track."""
    listed = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z", "-co",
         "--exclude-standard"], cwd=ROOT, capture_output=True, check=True)
    return sorted(set(listed.stdout.decode().split("\0")) - {""})


def is_read(file, part):
    return any(path in (".", file) or file.startswith(path + "/") for path in part.reads)


class Digests:
    """The digests of the working tree as it is when the object is made."""

    def __init__(self):
        self.contents = {}
        for file in files():
            path = ROOT / file
            if path.is_symlink():
                content = str(path.readlink()).encode()
            elif path.is_file():
                content = path.read_bytes()
            else:
                continue  # Deleted, and Git doesn't know yet.
            self.contents[file] = hashlib.sha256(content).hexdigest()

    def of(self, part):
        read = [f"{file} {content}" for file, content in self.contents.items()
                if is_read(file, part)]
        return hashlib.sha256("\n".join([*read, *part.reads]).encode()).hexdigest()


def read():
    try:
        return json.loads(FILE.read_text())
    except (OSError, ValueError):
        return {}


def has_passed(part, digests, circle):
    """Returns whether the part has passed in this circle, or in a larger one."""
    known = read().get(part.name, {})
    return any(known.get(each) == digests.of(part)
               for each in CIRCLES[CIRCLES.index(circle):])


def note(part, digests, circle):
    """Remembers that the part has passed on these files, or that it has failed."""
    known = read()
    if part.outcome:
        known.pop(part.name, None)
    else:
        known.setdefault(part.name, {})[circle] = digests.of(part)
    FILE.write_text(json.dumps(known, indent=1))


def split(wanted, digests, circle):
    """Returns the parts to run, and those whose files haven't changed since they passed.
    A part that builds runs for the parts that need it."""
    changed = {part.name for part in wanted
               if not part.builds and not has_passed(part, digests, circle)}
    needed = {name for part in wanted if part.name in changed for name in part.after}
    run = [part for part in wanted
           if part.name in changed or part.builds and part.name in needed]
    names = {part.name for part in run}
    for part in run:
        part.after = tuple(name for name in part.after if name in names)
    return run, [part for part in wanted if part.name not in names and not part.builds]
