"""The script that probes a simulator, with stand-ins for Apple's commands: which
simulator it takes, what it has Xcode run, and when it fails."""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "Tests/UIKitImport")]

from compiler import APPS  # noqa: E402
from simulator import choose  # noqa: E402


def runtime(system, *names):
    return f"com.apple.CoreSimulator.SimRuntime.{system}", [
        {"udid": f"{name} of {system}", "name": name} for name in names]


LISTED = {"devices": dict([
    runtime("iOS-26-2", "iPad Air", "iPhone 17", "iPhone 17 Pro"),
    runtime("iOS-9-3", "iPhone 6s"),
    runtime("iOS-18-6", "iPhone 16", "iPad Pro"),
    runtime("iOS-26-10", "iPad Air"),
    runtime("watchOS-27-0", "Watch with an iPhone"),
])}


@pytest.mark.parametrize("version, name, expected", [
    ("newest", "iPhone", "iPhone 17 of iOS-26-2"),
    ("newest", "iPad", "iPad Air of iOS-26-10"),
    ("oldest", "iPhone", "iPhone 6s of iOS-9-3"),
    ("oldest", "iPad", "iPad Pro of iOS-18-6"),
    ("26", "iPad", "iPad Air of iOS-26-10"),
    ("26.2", "iPad", "iPad Air of iOS-26-2"),
    ("newest", "17 Pro", "iPhone 17 Pro of iOS-26-2"),
])
def test_the_version_and_the_name_choose_the_simulator(version, name, expected):
    assert choose(LISTED, version, name)[0] == expected


def test_the_simulator_is_named():
    assert choose(LISTED, "18", "iPhone")[1] == "iOS 18.6, iPhone 16"


@pytest.mark.parametrize("version, name", [
    ("27", "iPhone"), ("2", "iPhone"), ("newest", "Vision"),
    ("18.6", "iPhone 17"),
])
def test_there_may_be_no_such_simulator(version, name):
    assert choose(LISTED, version, name) is None


KNOWN = "iOS 26.1, iPhone: order asksNewFirst; fieldChange again"
UNKNOWN = "iOS 26.1, iPhone: order: none of the known ones (b shouldBegin)"
SWIFTUI = "setApplies now; unmountedTarget kept"
SWIFTUI_UNKNOWN = "removal: none of the known ones (focus: a)"
WRITES = ('printf "%s" "$REPORT" >"$TEST_RUNNER_PROBE_REPORT"\n'
          'printf "%s" "$SWIFTUI" >"$TEST_RUNNER_PROBE_REPORT-swiftui"\n')


@pytest.fixture
def mac(tmp_path):
    """Runs the script where these commands are all that Apple's would be."""
    commands = tmp_path / "bin"
    commands.mkdir()
    calls = tmp_path / "calls"

    def command(name, body=""):
        path = commands / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"{calls}"\n{body}')
        path.chmod(0o755)

    def run(*arguments, report=KNOWN, swiftui=SWIFTUI, xcodebuild=WRITES):
        command("xcodebuild", xcodebuild)
        done = subprocess.run(
            [ROOT / "Scripts/probe.sh", *arguments], capture_output=True,
            text=True, timeout=60, env=os.environ | {
                "PATH": f"{commands}:{os.environ['PATH']}", "REPORT": report,
                "SWIFTUI": swiftui})
        done.calls = calls.read_text().splitlines()
        return done

    for name in ["xcodegen", "killall", "open"]:
        command(name)
    command("uname", "echo Darwin\n")
    command("xcrun", 'case "$*" in *-j) cat <<"END"\n'
            f"{json.dumps(LISTED)}\nEND\nesac\n")
    run.command = command
    return run


def test_both_answers_are_printed(mac):
    done = mac()
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Probing iOS 26.2, iPhone 17",
        "Without a hardware keyboard:", KNOWN, SWIFTUI,
        "With a hardware keyboard:", KNOWN, SWIFTUI]


def test_xcode_runs_the_simulator_that_was_asked_for(mac):
    calls = mac("18", "iPad").calls
    destinations = {re.search(r"-destination (id=.*?) -derived", call)[1]
                    for call in calls if call.startswith("xcodebuild")}
    assert destinations == {"id=iPad Pro of iOS-18-6"}
    assert "xcrun simctl bootstatus iPad Pro of iOS-18-6 -b" in calls


def test_the_scenarios_are_played_once_and_the_probe_with_both_keyboards(mac):
    calls = mac().calls
    keyboards = [call.split()[-1] for call in calls if call.startswith("open")]
    only = [all(f"-only-testing:ProbeUITests/DeviceUITests/{name}" in call
                for name in ["testProbe", "testSwiftUIProbe"])
            for call in calls if call.startswith("xcodebuild")]
    assert (keyboards, only) == (["0", "1"], [False, True])


def test_an_answer_that_no_test_tries_fails(mac):
    done = mac(report=UNKNOWN)
    assert done.returncode == 1
    assert UNKNOWN in done.stdout and "no test tries" in done.stderr


def test_an_answer_of_swiftui_that_no_test_tries_fails(mac):
    done = mac(swiftui=SWIFTUI_UNKNOWN)
    assert done.returncode == 1
    assert SWIFTUI_UNKNOWN in done.stdout and "no test tries" in done.stderr


def test_a_run_without_a_report_of_swiftui_fails(mac):
    mac()  # leaves a report that is not this run's
    done = mac(xcodebuild=WRITES.splitlines()[0] + "\nexit 65\n")
    assert done.returncode == 1 and "no report" in done.stderr


def test_a_scenario_that_fails_is_named(mac):
    error = "DeviceUITests.swift:37: error: tab.json, step 2: stays"
    done = mac(xcodebuild=f'{WRITES}echo "{error}"\nexit 65\n')
    assert done.returncode == 1
    assert error in done.stdout and KNOWN in done.stdout


def test_a_run_without_a_report_shows_what_xcode_said(mac):
    mac()  # leaves a report that is not this run's
    done = mac(xcodebuild="echo the app does not build\nexit 65\n")
    assert done.returncode == 1
    assert "the app does not build" in done.stdout
    assert "no report" in done.stderr


def test_nothing_is_built_for_a_simulator_that_is_not_there(mac):
    done = mac("27")
    assert done.returncode == 1
    assert done.stderr == "probe: no simulator of iOS 27, iPhone\n"
    assert [call.split()[0] for call in done.calls] == ["uname", "xcrun"]


def test_it_takes_a_mac(mac):
    mac.command("uname", "echo Linux\n")
    done = mac()
    assert done.returncode == 1 and "takes a Mac" in done.stderr


def test_the_importer_compiles_what_the_project_compiles():
    project = (HERE / "project.yml").read_text()
    targets = re.findall(
        r"(?m)^  (Probe\w+):\n    type.*\n    platform.*\n    sources:\n"
        r"((?:      - .*\n)+)", project)
    assert len(targets) == 2
    for name, sources in targets:
        module = next(one for one in APPS if one.name == name)
        assert {(ROOT / path).resolve() for path in module.paths} == {
            (HERE / path).resolve()
            for path in re.findall(r"- (\S+)", sources)}


def test_the_script_and_the_ui_test_know_an_unknown_answer_by_its_words():
    """Where they fail by, and what the probe says."""
    words = "none of the known ones"
    for file in ["Scripts/probe.sh", "Tests/DeviceProbe/Probe/ProbeAnswer.swift",
                 "Tests/DeviceProbe/SwiftUIProbe/SwiftUIProbeAnswer.swift",
                 "Tests/DeviceProbe/UITests/DeviceUITests.swift"]:
        assert words in (ROOT / file).read_text(), file
