"""Tests that `make test` installs what its parts need. CONTRIBUTING must name all
parts."""

import pathlib
import re
import subprocess
import sys
import time

import pytest

from samples import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))

import test as runner  # noqa: E402
from testing import logs, part as parts_file, passed, reap  # noqa: E402
from testing.part import Part  # noqa: E402
from testing.parts import CIRCLES, chosen, needs, parts  # noqa: E402

EVERY = [pytest.param(part, id=part.name) for part in parts()]


@pytest.mark.parametrize("only, also, circle, tools", [
    ([], [], "default", "audit browser display gtk introspection tests web"),
    ([], ["gtk-screen"], "default",
     "audit browser display gtk introspection phone tests web"),
    ([], [], "ci", "audit browser current display gtk introspection tests web"),
    (["engine"], [], "default", ""),
    (["uikit"], [], "default", ""),
    (["swiftui", "consumer"], [], "default", ""),
    (["webkit"], [], "default", "tests web"),
    (["firefox"], [], "default", "tests web"),
    (["audit", "gtk"], [], "default", "audit display gtk"),
    (["lint"], [], "default", "gtk"),
])
def test_make_test_installs_only_the_tools_that_its_parts_need(only, also, circle, tools):
    assert " ".join(needs(chosen(parts(), only, also, circle))) == tools


def test_each_circle_has_what_the_smaller_one_has():
    names = [{part.name for part in chosen(parts(circle), [], [], circle)}
             for circle in CIRCLES]
    assert names[0] < names[1] < names[2] == {part.name for part in parts()}


@pytest.mark.parametrize("part", EVERY)
def test_every_part_that_runs_pytest_requires_it(part):
    assert "pytest" not in part.command or "tests" in part.needs.split()


def test_the_setup_script_knows_every_requirement():
    setup = (ROOT / "Scripts/setup.sh").read_text()
    known = set(re.findall(r"(?m)^  (\w+)\)$", setup))
    assert set(needs(parts())) <= known


CRASH = f"""\
◇ Test run started.
◇ Test "R4: one" started.
◇ Test press() started.
✔ Test press() passed after 0.001 seconds.
◇ Test "R5: innocent" started.
Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

*** Program crashed: Illegal instruction at 0x00007f97eb16df7f ***

Thread 0 "FieldNavigation":

  0      0x00007f97e9892301 sigsuspend + 65 in libc.so.6

Thread 2 "oot.default-qos" crashed:

  0      0x00007f97eb16df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
  1 [ra] 0x00005623465f2878 Form.step(_:) + 2167 in Tests.xctest at {ROOT}/Sources/Form.swift:66:16
  2 [ra] 0x00005623467d50cf FormTests.one() + 2478 in Tests.xctest at {ROOT}/Tests/FormTests.swift:34:5

Registers:

rax 0x0000000000000000  0
"""


def test_a_crash_of_swift_tests_names_its_error_its_test_and_what_has_no_result():
    assert logs.crash_in(CRASH) == [
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "  in Form.step(_:) + 2167 at Sources/Form.swift:66:16",
        "  in FormTests.one() + 2478 at Tests/FormTests.swift:34:5",
        "2 of 3 tests have no result, because the crash ended them all",
    ]
    assert logs.crash_in(CRASH.partition("Swift/")[0]) == []


def test_a_crash_that_is_no_fatal_error_is_recognized():
    text = "*** Swift runtime failure: arithmetic overflow ***\n"
    assert logs.crash_in(text)[0] == text.strip()


def test_a_parameterized_test_that_has_ended_has_a_result():
    text = "\n".join([
        '◇ Test "R4: one" started.', '◇ Test "R5: two" started.',
        '✔ Test "R4: one" with 3 test cases passed after 0.001 seconds.'])
    assert logs.unended_in(text) == {'"R5: two"'}


def test_a_failed_test_is_listed_once_with_its_case_and_by_its_rule():
    assert logs.failures_in("\n".join([
        '✘ Test "R13: rows" recorded an issue at A.swift:1:2: Expectation failed',
        '✘ Test plain() recorded an issue at A.swift:2:2: Expectation failed',
        '✘ Test "R4: sweep" recorded an issue with 1 argument at B.swift:1:2: Issue',
        "↳ form [-- re --]",
        '✘ Test "R4: sweep" recorded an issue with 1 argument at B.swift:1:2: Issue',
        "FAILED Tests/a.py::b - c",
    ])) == [
        '✘ Test "R4: sweep" recorded an issue with 1 argument at B.swift:1:2: Issue '
        "↳ form [-- re --]",
        '✘ Test "R13: rows" recorded an issue at A.swift:1:2: Expectation failed',
        '✘ Test plain() recorded an issue at A.swift:2:2: Expectation failed',
        "FAILED Tests/a.py::b - c",
    ]


def test_a_failed_test_is_listed_with_a_message_of_glib():
    failed = '✘ Test "popover" recorded an issue at Screen.swift:306:21: Issue recorded'
    message = "(process:1): Gtk-CRITICAL **: 18:06: gtk_widget_measure: assertion"
    assert logs.failures_in(f"{failed}\n↳ \n  {message}\n\n{message}\n") == [
        f"{failed} ↳ {message}"]
    # The next line is another test's.
    assert logs.failures_in(f"{failed}\n↳ \n✔ Test other() passed") == [failed]


@pytest.fixture
def sleeper(monkeypatch, tmp_path):
    """A part whose child has left the part's session, as browsers do."""
    monkeypatch.setattr(parts_file, "LOGS", tmp_path)
    part = Part("sleeper", "python3 -c 'import os, time; os.setsid();"
                " time.sleep(600)' & wait")
    yield part
    part.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_part_that_is_stopped_leaves_no_process(sleeper):
    sleeper.start()
    end = time.monotonic() + 10
    while len(reap.descendants(sleeper.process.pid)) < 2:
        assert time.monotonic() < end
    left = reap.descendants(sleeper.process.pid)
    sleeper.stop()
    while not sleeper.poll():
        assert time.monotonic() < end
    assert sleeper.outcome == "exit status 137"
    while any(pathlib.Path(f"/proc/{pid}").exists() for pid in left):
        assert time.monotonic() < end


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_part_without_output_is_stopped(sleeper, monkeypatch, capsys):
    monkeypatch.setattr(parts_file, "SILENCE", 1)
    runner.run([sleeper])
    assert sleeper.outcome.startswith("hangs")
    assert "sleeper       FAILED: hangs" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="needs subreapers")
def test_the_time_of_a_part_counts_what_outlives_its_parent(monkeypatch, tmp_path):
    monkeypatch.setattr(parts_file, "LOGS", tmp_path)
    busy = "import time; [0 for _ in iter(lambda: time.process_time() < 0.5, False)]"
    part = Part("busy", f"(setsid python3 -c '{busy}' &); true")
    part.start()
    while not part.poll():
        time.sleep(0.05)
    assert not part.outcome and part.cpu >= 0.5


@pytest.mark.skipif(sys.platform != "linux", reason="needs subreapers")
def test_what_outlives_a_part_for_long_is_ended(monkeypatch, tmp_path):
    monkeypatch.setattr(reap, "GRACE", 0.1)
    code = (f"import sys; sys.path.insert(0, {str(ROOT / 'Scripts')!r});"
            "from testing import reap; reap.GRACE = 0.1;"
            "sys.exit(reap.main(['sh', '-c', 'setsid sleep 600 & exit 3']))")
    assert subprocess.run([sys.executable, "-c", code], timeout=20).returncode == 3


def test_a_part_that_waits_for_a_build_says_so(sleeper, monkeypatch, capsys):
    monkeypatch.setattr(runner, "PATIENCE", 0)
    monkeypatch.setattr(parts_file, "SILENCE", 2)
    sleeper.command = ("echo \"Another instance of SwiftPM (PID: 12) is already running"
                       " using 'x', waiting\"; " + sleeper.command)
    runner.run([sleeper])
    assert "sleeper       waits for process 12" in capsys.readouterr().out


@pytest.fixture
def tree(monkeypatch, tmp_path):
    """A checkout with two parts, `one` and `both`, and a part that builds for `one`."""
    monkeypatch.setattr(passed, "ROOT", tmp_path)
    monkeypatch.setattr(passed, "FILE", tmp_path / ".git" / "passed.json")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text(name)
    some = [Part("build", "", ("a",), builds=True), Part("one", "", ("a",), ("build",)),
            Part("both", "", ("a", "b"))]
    for part in some:
        part.outcome = ""
        passed.note(part, passed.Digests(), "ci")
    return tmp_path, some


def names_to_run(some, circle="default"):
    run, unchanged = passed.split(some, passed.Digests(), circle)
    assert not {part.name for part in run} & {part.name for part in unchanged}
    return [part.name for part in run]


def test_only_parts_that_read_a_changed_file_run_again(tree):
    root, some = tree
    assert names_to_run(some) == names_to_run(some, "ci") == []
    (root / "b" / "new").write_text("")
    assert names_to_run(some) == ["both"]
    (root / "a" / "file").write_text("other")
    assert names_to_run(some) == ["build", "one", "both"]


def test_a_part_runs_again_in_a_larger_circle_and_after_a_failure(tree):
    _, some = tree
    assert names_to_run(some, "night") == ["build", "one", "both"]
    some[2].outcome = "exit status 1"
    passed.note(some[2], passed.Digests(), "ci")
    assert names_to_run(some) == ["both"]


@pytest.mark.parametrize("part", EVERY)
def test_the_files_that_a_part_lists_exist(part):
    assert part.reads and all((ROOT / path).exists() for path in part.reads)


def test_a_change_of_the_browser_adapter_builds_no_swift_test():
    reads = {part.name for part in parts() if passed.is_read("Web/src/press.js", part)}
    assert reads >= {"web", "chromium", "firefox", "webkit"}
    assert not reads & {"doubles-build", "uikit", "swiftui", "engine", "gtk", "audit",
                        "audit-build"}


def test_the_pages_of_the_audit_run_what_another_part_builds():
    assert [part.name for part in chosen(parts(), ["pages"], [])] == [
        "web", "audit-build", "pages"]


def test_the_contributing_guide_names_all_parts():
    section = (ROOT / "CONTRIBUTING.md").read_text().partition(
        "## One part, one suite")[2].partition("\n## ")[0]
    named = re.findall(r"(?m)^\| ((?:`[\w-]+`(?:, )?)+) \|", section)
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(named))) == sorted(
        part.name for part in parts())
