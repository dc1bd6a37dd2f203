"""Finds the lines that have changed since a commit."""

import re
import subprocess

HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")


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
            root, "status", "--porcelain", "--", "Sources"):
        commit = git(root, "rev-parse", "HEAD~1")
    return commit


def changed(root, commit, folders):
    """Returns the numbers of the changed lines since the commit, by file. Uncommitted
    changes count, too."""
    diff = git(root, "diff", "-U0", "--no-color", "--no-ext-diff",
               "--src-prefix=a/", "--dst-prefix=b/", commit, "--", *folders)
    if diff is None:
        raise SystemExit(f"no such commit: {commit}")
    lines = read(diff)
    new = git(root, "ls-files", "--others", "--exclude-standard", "--",
              *folders)
    for name in new.splitlines():
        lines[name] = range(1, 1 << 30)
    return lines


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
