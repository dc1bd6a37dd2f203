"""Finds the lines that have changed since a commit."""

import re
import subprocess

from groups import PRODUCTS

HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")
CODE = (".swift", ".js", ".c", ".h")
# A comment, an import or a compilation condition contains no code. A line with only
# brackets contains none, either.
NO_CODE = re.compile(r"\s*(?://|/\*|\*|#|(?:\w+ )?import\b|\W*$)")


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True,
                          text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def base(root):
    """Returns the commit at which work on the next release began. That commit is the
    last tag, or else the merge base with origin/main. If nothing has changed since that
    commit, returns the previous commit."""
    start = git(root, "describe", "--tags", "--abbrev=0")
    commit = git(root, "merge-base", "HEAD", start or "origin/main")
    if commit is None or commit == git(root, "rev-parse", "HEAD") and not git(
            root, "status", "--porcelain", "--", *PRODUCTS):
        commit = git(root, "rev-parse", "HEAD~1")
    return commit


def changed(root, commit):
    """Returns the numbers of the products' changed lines since the commit, by file.
    Uncommitted changes count, too."""
    diff = git(root, "diff", "-U0", "--no-color", "--no-ext-diff",
               "--src-prefix=a/", "--dst-prefix=b/", commit, "--", *PRODUCTS)
    if diff is None:
        raise SystemExit(f"no such commit: {commit}")
    lines = read(diff)
    new = git(root, "ls-files", "--others", "--exclude-standard", "--",
              *PRODUCTS)
    for name in new.splitlines():
        lines[name] = range(1, 1 << 30)
    return {name: numbers for name, numbers in lines.items()
            if name.endswith(CODE) and (root / name).is_file()}


def first_code(text, numbers):
    """Returns the number of the first line with code, or None."""
    return next((number for number, line in enumerate(text.split("\n"), 1)
                 if number in numbers and not NO_CODE.match(line)), None)


def read(diff):
    lines, name = {}, None
    for line in diff.splitlines():
        if line.startswith("+++ "):
            name = line[6:]
        elif hunk := HUNK.match(line):
            start = int(hunk[1])
            lines.setdefault(name, set()).update(
                range(start, start + int(hunk[2] or 1)))
    return lines
