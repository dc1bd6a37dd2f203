"""Tests that `make release` packs and tags a version. If that is impossible, the
command names the reason in one line. The command never publishes anything."""

import json
import os
import re
import subprocess
import tarfile

import pytest

from samples import ROOT

COMMAND = "Audit/Sources/fieldnavigation/Command.swift"
FILES = ["Scripts/release.sh", "Makefile", "CHANGELOG.md", "Audit/CHANGELOG.md",
         "README.md", "README.zh-CN.md", "LICENSE", "Web/package/package.json", COMMAND,
         "Sources/FieldNavigationGTKLibrary/field_navigation.h"]
VERSION = json.loads((ROOT / "Web/package/package.json").read_text())["version"]
#: The audit's version, which may differ from the libraries'.
AUDIT = re.search(r'version = "(.*)"', (ROOT / COMMAND).read_text())[1]
#: A stand-in for the build of the browser adapter.
MAKE = """#!/bin/sh
[ "$*" = web ] || exit 64
mkdir -p Web/dist/react && cp Web/package/package.json LICENSE Web/dist
echo '{}' >Web/dist/react/package.json
"""


class Clone:
    def __init__(self, folder):
        self.folder = folder / "clone"
        for name in FILES:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_bytes((ROOT / name).read_bytes())
        (self.folder / "Scripts/release.sh").chmod(0o755)
        # What the developer of a release writes.
        for name in ("README.md", "README.zh-CN.md"):
            self.replace(name, 'branch: "main")', f'from: "{VERSION}")')
        for name in ("CHANGELOG.md", "Audit/CHANGELOG.md"):
            self.replace(name, "(not released)", "(2027-01-31)")
        (self.folder / ".gitignore").write_text(".build/\nWeb/dist/\n")
        tools = folder / "tools"
        tools.mkdir()
        (tools / "make").write_text(MAKE)
        (tools / "make").chmod(0o755)
        self.environment = {
            **{key: value for key, value in os.environ.items()
               if not key.startswith("GIT_")},
            "PATH": f"{tools}:{os.environ['PATH']}", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1",
            **{f"GIT_{who}_{what}": f"check{'@localhost' * (what == 'EMAIL')}"
               for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
        }
        self.git("init", "-q", "--initial-branch=main")
        self.commit()

    def run(self, *command):
        return subprocess.run(command, cwd=self.folder, env=self.environment,
                              capture_output=True, text=True, timeout=60)

    def git(self, *arguments):
        done = self.run("git", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-qm", "A change")

    def replace(self, name, old, new):
        text = (self.folder / name).read_text()
        assert old in text
        (self.folder / name).write_text(text.replace(old, new))

    def release(self, version=VERSION):
        return self.run("Scripts/release.sh", version)


@pytest.fixture
def clone(tmp_path):
    return Clone(tmp_path)


def refused(clone, fix, version=VERSION):
    """Returns whether one line names the fix. Nothing may be packed or tagged."""
    tags = clone.git("tag")
    done = clone.release(version)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("release: ") and done.stderr.count("\n") == 1
    assert fix in done.stderr
    assert clone.git("tag") == tags
    assert not (clone.folder / ".build").exists()
    return True


def test_make_release_packs_and_tags_a_version(clone):
    done = clone.release()
    assert done.returncode == 0, done.stderr
    assert "make test" in done.stdout
    assert clone.git("rev-parse", f"{VERSION}^{{commit}}") == clone.git(
        "rev-parse", "HEAD")
    notes = clone.git("tag", "-l", "--format=%(contents)", VERSION)
    assert notes and notes in (clone.folder / "CHANGELOG.md").read_text()
    with tarfile.open(
            clone.folder / f".build/release/FieldNavigation-{VERSION}.tar.gz") as pack:
        assert f"FieldNavigation-{VERSION}/README.md" in pack.getnames()
    with tarfile.open(
            clone.folder / f".build/release/field-navigation-{VERSION}.tgz") as pack:
        assert {"package/package.json", "package/react/package.json"} <= {
            *pack.getnames()}
    assert clone.git("status", "--porcelain") == ""


def test_make_release_tags_the_audit_with_its_own_version(clone):
    clone.replace(COMMAND, f'version = "{AUDIT}"', 'version = "7.0.0"')
    clone.replace("Audit/CHANGELOG.md", f"## {AUDIT}", "## 7.0.0")
    clone.commit()
    done = clone.release()
    assert done.returncode == 0, done.stderr
    assert clone.git("tag").split() == [VERSION, "audit-7.0.0"]
    assert f"git push origin main {VERSION} audit-7.0.0," in done.stdout
    notes = clone.git("tag", "-l", "--format=%(contents)", "audit-7.0.0")
    assert notes and notes in (clone.folder / "Audit/CHANGELOG.md").read_text()


def test_make_release_leaves_the_tag_of_an_audit_that_has_not_changed(clone):
    clone.git("tag", f"audit-{AUDIT}")
    clone.replace("LICENSE", "MIT", "The MIT")
    clone.commit()
    before = clone.git("rev-parse", f"audit-{AUDIT}")
    done = clone.release()
    assert done.returncode == 0, done.stderr
    assert clone.git("rev-parse", f"audit-{AUDIT}") == before
    assert f"git push origin main {VERSION}, then" in done.stdout


def test_make_release_refuses_a_changed_audit_with_a_released_version(clone):
    clone.git("tag", f"audit-{AUDIT}")
    clone.replace(COMMAND, "struct Command", "struct Program")
    clone.commit()
    assert refused(clone, f"has changed since audit-{AUDIT}")


def test_make_release_refuses_a_version_with_an_existing_tag(clone):
    clone.git("tag", VERSION)
    assert refused(clone, f"git tag -d {VERSION}")


@pytest.mark.parametrize("version, fix", [
    ("", "make release VERSION="), ("1", "three numbers"), ("v0.1.0", "three numbers"),
    ("0.1.0-beta", "three numbers"), ("01.2.3", "three numbers"),
    ("77.0.0", "write the notes under ## 77.0.0"),
])
def test_make_release_refuses_an_invalid_version(clone, version, fix):
    assert refused(clone, fix, version)


def test_make_release_refuses_uncommitted_changes(clone):
    (clone.folder / "new.txt").write_text("new")
    assert refused(clone, "git stash -u")


def test_make_release_refuses_a_branch_other_than_main(clone):
    clone.git("switch", "-qc", "other")
    assert refused(clone, "git switch main")


def test_make_release_refuses_a_detached_head(clone):
    clone.git("switch", "-q", "--detach")
    assert refused(clone, "git switch main")


@pytest.mark.parametrize("name, old, new, fix", [
    ("CHANGELOG.md", f"## {VERSION}", "## Unreleased", "write the notes"),
    ("CHANGELOG.md", "(2027-01-31)", "(not released)", "write the notes"),
    ("README.md", f'from: "{VERSION}"', 'branch: "main"', ".package line"),
    ("README.zh-CN.md", f'from: "{VERSION}"', 'from: "0.0.9"', ".package line"),
    ("Web/package/package.json", f'"version": "{VERSION}"', '"version": "7.0.0"',
     "package.json"),
    (COMMAND, f'version = "{AUDIT}"', 'version = "7.0.0"',
     "Audit/CHANGELOG.md begins with"),
    ("Audit/CHANGELOG.md", "(2027-01-31)", "(not released)",
     f"write the notes under ## {AUDIT} ("),
    ("Sources/FieldNavigationGTKLibrary/field_navigation.h", "MINOR_VERSION 1",
     "MINOR_VERSION 7", "FIELD_NAVIGATION_MINOR_VERSION"),
])
def test_make_release_refuses_a_file_that_names_another_version(clone, name, old, new, fix):
    clone.replace(name, old, new)
    clone.commit()
    assert refused(clone, fix)


def test_make_release_tags_no_version_that_fails_to_build(clone):
    clone.environment["PATH"] = re.sub("^[^:]*:", "", clone.environment["PATH"])
    (clone.folder / "Makefile").write_text("web:\n\tfalse\n")
    clone.commit()
    assert clone.release().returncode != 0
    assert clone.git("tag") == ""
