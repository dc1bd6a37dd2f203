"""Tests which faults a run plants, which errors it reports, and how two runs are
compared."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import types

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))

import faults
import groups
import mutants
import results
import run
import swift_tests
import switched_swift_tests

ROOT = HERE.parents[1]


def fault(number, file="a.swift"):
    return results.Identity(file, f"f({number})", f"{number} -> 0", 1)


# MARK: Changed code


@pytest.fixture
def project(tmp_path):
    """A project with this tool and one file of GTK's adapter."""
    shutil.copytree(HERE, tmp_path / "Tests/Mutants",
                    ignore=shutil.ignore_patterns("__pycache__"))
    # The known faults are in files that this project doesn't have.
    (tmp_path / "Tests/Mutants/equivalent.txt").write_text("")
    script = tmp_path / "Scripts/setup.sh"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    file = tmp_path / "Sources/FieldNavigationGTK/A.swift"
    file.parent.mkdir(parents=True)
    file.write_text("#if GTK && os(Linux)\n#endif\n")
    for command in (["init", "-q"], ["add", "-A"],
                    ["-c", "user.name=a", "-c", "user.email=a@a", "commit",
                     "-qm", "a"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return types.SimpleNamespace(root=tmp_path, file=file)


def planting(project, *options):
    return subprocess.run(
        [sys.executable, project.root / "Tests/Mutants/mutants.py", "--base",
         "HEAD", *options], capture_output=True, text=True)


def test_no_fault_in_changed_code_is_an_error(project):
    project.file.write_text(
        "#if GTK && os(Linux)\n  func f() { g() }\n#endif\n")
    done = planting(project)
    assert done.returncode == 1
    assert "Sources/FieldNavigationGTK/A.swift:2" in done.stderr
    assert "BASE=" in done.stderr and "ONLY=gtk" in done.stderr


def test_no_fault_in_a_changed_comment_is_no_error(project):
    project.file.write_text(
        "import CFieldNavigationGTK\n// a < b\n#if GTK\n#endif\n")
    done = planting(project)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("0 faults planted")


def test_no_change_is_no_error(project):
    assert planting(project).returncode == 0


def test_changed_code_of_no_product_is_an_error(project):
    new = project.root / "Sources/New/A.swift"
    new.parent.mkdir()
    new.write_text("let a = b < c\n")
    done = planting(project)
    assert done.returncode == 1
    assert "Sources/New/A.swift" in done.stderr
    assert "groups.py" in done.stderr


def test_code_that_is_left_out_is_named_with_the_reason(project):
    new = project.root / "Sources/FieldNavigationWeb/A.swift"
    new.parent.mkdir()
    new.write_text("let a = b < c\n")
    done = planting(project)
    assert done.returncode == 0
    assert groups.OUTSIDE["Sources/FieldNavigationWeb"] in done.stderr


def test_faults_are_planted_in_every_product():
    for group in groups.GROUPS.values():
        sites = group.sites(group.texts(ROOT)).values()
        assert sum(map(len, sites)) > 100, group


def test_every_folder_that_is_named_exists():
    folders = [folder for group in groups.GROUPS.values()
               for folder in group.folders]
    for name in [*folders, *groups.PRODUCTS, *groups.OUTSIDE]:
        assert (ROOT / name).exists(), name


# MARK: Samples and results


def test_another_fault_changes_a_sample_by_one_at_most():
    faults = [fault(number) for number in range(100)]
    drawn = results.sample(faults, 10, "1")
    assert len(drawn) == 10
    assert results.sample(reversed(faults), 10, "1") == drawn
    assert results.sample(faults, 10, "2") != drawn
    for extra in range(100, 200):
        more = results.sample([*faults, fault(extra)], 10, "1")
        assert len(drawn - more) <= 1
    one = sorted(drawn)[0]
    fewer = results.sample(set(faults) - {one}, 10, "1")
    assert drawn - fewer == {one}


def test_the_comparison_names_what_is_missed_now(tmp_path, capsys):
    file = tmp_path / "old.jsonl"
    results.write(file, {fault(1): ("noticed", {"A.b()"}),
                         fault(2): ("noticed", {"A.c()", "A.b()"}),
                         fault(3): ("noticed", ()),
                         fault(4): ("missed", ())})
    old = results.read(file)
    assert old[fault(2)] == ("noticed", ["A.b()", "A.c()"])
    new = {fault(1): ("noticed", ["A.d()"]), fault(2): ("missed", []),
           fault(4): ("missed", []), fault(5): ("missed", [])}
    assert mutants.compare(old, new)
    printed = capsys.readouterr().out
    assert "f(2)\n    fault: 2 -> 0\n    was noticed by A.b(), A.c()" in printed
    assert "f(3)\n    fault: 3 -> 0\n    was noticed, and" in printed
    assert "3 faults were noticed: 1 of them are missed now" in printed
    assert not mutants.compare(old, old)


# MARK: Survivors


class SomeTests:
    """Tests that notice these combinations of faults."""

    def __init__(self, *noticed):
        self.noticed, self.runs = noticed, 0

    def noticing_together(self, numbers):
        self.runs += 1
        return {"A.b()" for some in self.noticed if some <= set(numbers)}


def together(tests, count):
    one = object.__new__(run.Run)
    one.name, one.switched, one.tests = "engine", tests, {}
    one.chosen = [types.SimpleNamespace(number=number, identity=fault(number))
                  for number in range(count)]
    one.survived, one.noticed, one.invalid = list(one.chosen), [], []
    one.run_together(one.chosen)
    return ([mutant.number for mutant in one.survived],
            [mutant.number for mutant in one.noticed])


def test_survivors_that_no_test_detects_need_one_run():
    tests = SomeTests()
    assert together(tests, run.TOGETHER) == ([*range(run.TOGETHER)], [])
    assert tests.runs == 1


def test_a_survivor_that_all_tests_together_detect_is_noticed():
    assert together(SomeTests({5}), 12) == (
        [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11], [5])


def test_two_faults_that_only_together_fail_a_test_live_on():
    assert together(SomeTests({2, 3}), 4) == ([0, 1, 2, 3], [])


# MARK: Runs of Swift tests


def swift_package(tmp_path, script):
    """A package whose built tests are a script."""
    tests = swift_tests.SwiftTests(
        tmp_path, tmp_path, groups.Group((), ".", "SomeTests"))
    binary = tmp_path / ".build/release/Some.xctest"
    binary.parent.mkdir(parents=True)
    binary.write_text(f"#!/bin/sh\n{script}\n")
    binary.chmod(0o755)
    return tests


def test_an_error_exactly_at_a_fault_is_told_from_one_in_its_line(tmp_path):
    text = "let x = a + b\nlet y = c + d\n"
    first, second = faults.find(text)
    tests = switched_swift_tests.SwitchedSwiftTests(
        tmp_path, tmp_path, groups.Group((), ".", "SomeTests"))
    (tmp_path / "a.swift").write_text(text)
    tests.places = {"a.swift": [(10, 11, first), (24, 25, second)]}
    assert tests.blamed("a.swift", 1, 11) == {id(first)}
    assert tests.blamed("a.swift", 2, 1) == {id(second)}
    assert tests.located == {id(first)}


def test_an_endless_loop_reaches_the_limit_of_processor_time(tmp_path):
    tests = swift_package(tmp_path, "while :; do :; done")
    assert tests.test([7], True, (1, 600), []) == {"the test run"}


def test_a_run_that_waits_reaches_the_other_limit(tmp_path):
    tests = swift_package(tmp_path, "sleep 600")
    assert tests.test([7], True, (600, 0.1), []) == {"the test run"}


def test_two_runs_that_press_keys_have_two_displays():
    def socket(variables):
        number = variables["DISPLAY"].removeprefix(":")
        return pathlib.Path(f"/tmp/.X11-unix/X{number}")
    gtk = groups.GROUPS["gtk"]
    with swift_tests.environment(gtk) as one:
        with swift_tests.environment(gtk) as other:
            assert one["DISPLAY"] != other["DISPLAY"]
            assert socket(one).is_socket() and socket(other).is_socket()
    assert not socket(one).exists()
    with swift_tests.environment(groups.GROUPS["engine"]) as variables:
        assert variables == dict(os.environ)


def test_the_faults_that_are_on_are_a_list_of_numbers(tmp_path):
    tests = swift_package(tmp_path, 'test "$FAULT" != 7,12')
    assert tests.test([7], True, (60, 60), []) == set()
    assert tests.test([7, 12], True, (60, 60), []) == {"the test run"}


def test_the_tests_that_fail_or_never_end_detect_a_fault():
    def event(kind, test, **values):
        return json.dumps({"payload": {
            "kind": kind, "testID": f"{test}/A.swift:1:2", **values}})
    began = [event("testStarted", "A.b()"), event("testStarted", "A.c()"),
             event("testEnded", "A.b()")]
    known = event("issueRecorded", "A.c()", issue={"isKnown": True})
    new = event("issueRecorded", "A.b()", issue={"isKnown": False})
    cut = new[:20]
    assert swift_tests.failures("\n".join([*began, known, cut])) == {"A.c()"}
    assert swift_tests.failures("\n".join([*began, known, new])) == {"A.b()"}
    row = event("issueRecorded", "A.b()", issue={"isKnown": False},
                _testCase={"displayName": "A field is skipped (R4)"})
    assert swift_tests.failures("\n".join([*began, row])) == {
        "A.b(): A field is skipped (R4)"}
