"""Tests the script that probes a simulator. Stand-ins replace Apple's commands. The
tests check the chosen simulator, Xcode's runs and failures."""

import json
import os
import pathlib
import re
import shutil
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


def test_the_name_of_the_simulator_is_printed():
    assert choose(LISTED, "18", "iPhone")[1] == "iOS 18.6, iPhone 16"


@pytest.mark.parametrize("version, name", [
    ("27", "iPhone"), ("2", "iPhone"), ("newest", "Vision"),
    ("18.6", "iPhone 17"),
])
def test_the_result_is_none_if_the_simulator_is_missing(version, name):
    assert choose(LISTED, version, name) is None


ON_SCREEN = "keyboard on the screen, Return tapped 7 times, typed 0 times"
HARDWARE = "hardware keyboard, Return tapped 0 times, typed 7 times"
MIXED = "keyboard not known, Return tapped 3 times, typed 4 times"
PLAYED = "scenarios played: 14"
UNKNOWN = "none of the known ones (b shouldBegin)"
#: The keyboard's frames determine this part of the app's report.
FRAMES = {ON_SCREEN: "hardwareKeyboard none", HARDWARE: "hardwareKeyboard belowScreen",
          MIXED: "hardwareKeyboard: none of the known ones (keyboardWillShow)"}

# The device's running state and keyboard, and Simulator's time to quit. After a test
# types a key, a hardware keyboard remains connected. The keyboard disconnects when the
# device shuts down.
DEVICE = """
state() { cat "$STATE/$1" 2>/dev/null || echo "${2:-0}"; }
has() { echo "$2" >"$STATE/$1"; }
"""
UNAME = "echo Darwin\n"
SLEEP = PGREP = 'left=$(state quits); has quits $((left > 0 ? left - 1 : 0))\n'
PGREP += "[ $left != 0 ]\n"
KILLALL = "[ $(state simulator) = 1 ] || exit 1\nhas simulator 0\nhas quits 3\n"
XCRUN = """
case "$*" in
*-j) cat "$STATE/listed" ;;
*shutdown*) [ $(state booted) = 1 ] || exit 149; has booted 0; has typed 0 ;;
*bootstatus*) has booted 1 ;;
*spawn*) [ $(state booted) = 1 ] || exit 149 ;;
*) exit 64 ;;
esac
"""
OPEN = {
    "26.4": """
case "$1" in -a) ;; *) echo "no application knows the URL" >&2; exit 1 ;; esac
[ $(state quits) = 0 ] || { echo "error -600" >&2; exit 1; }
[ $(state simulator) = 1 ] || has keyboard "$7"
has simulator 1
""",
    # The user switches the keyboard now, or forgets to switch it.
    "27.0": """
case "$1" in -a) echo "Unable to find application named $2" >&2; exit 1 ;; esac
[ $(state booted) = 1 ] || exit 1
turn=$(($(state turn) + 1)); has turn $turn
has keyboard "$(echo "$SWITCHED" | cut -c $turn)"
"""}
XCODEBUILD = """
[ "$1" != -version ] || { printf 'Xcode %s\\nBuild version X\\n' "$XCODE"; exit; }
[ $(state booted) = 1 ] || exit 70
case "$*" in *"${SILENT-no test}") echo the app does not build; exit 65 ;; esac
report() { printf '%s' "$1" >"$TEST_RUNNER_PROBE_REPORT"; }
if [ $(state keyboard 1) = 1 ] || [ $(state typed) = 1 ]; then
  keyboard=$HARDWARE frames=$HARDWARE_FRAMES
else
  keyboard=$ON_SCREEN frames=$ON_SCREEN_FRAMES
fi
case "$*" in
*testProbe) has typed 1; report "${KEYBOARD-$keyboard}
iOS 26.1, iPhone: order ${ORDER-asksNewFirst}; ${FRAMES-$frames}; namesScreen true" ;;
*testSwiftUIProbe) report "${KEYBOARD-$keyboard}
setApplies now; removal ${REMOVAL-keeps}" ;;
*testScenarios) has typed 1; report "$keyboard
scenarios played: 14" ;;
*) exit 64 ;;
esac
"""
# The output of Apple's tools if Xcode isn't selected.
ONLY_COMMAND_LINE_TOOLS = """
echo "xcode-select: error: tool 'xcodebuild' requires Xcode, but active developer" \\
  "directory '/Library/Developer/CommandLineTools' is a command line tools instance" >&2
exit 1
"""


def uikit(keyboard, order="asksNewFirst"):
    return [keyboard, f"iOS 26.1, iPhone: order {order}; {FRAMES[keyboard]};"
            " namesScreen true"]


def swiftui(keyboard, removal="keeps"):
    return [keyboard, f"setApplies now; removal {removal}"]


WITHOUT = ["", "UIKit, without a hardware keyboard:", *uikit(ON_SCREEN),
           "", "SwiftUI, without a hardware keyboard:", *swiftui(ON_SCREEN)]
WITH = ["", "UIKit, with a hardware keyboard:", *uikit(HARDWARE),
        "", "SwiftUI, with a hardware keyboard:", *swiftui(HARDWARE)]
SCENARIOS = ["", "The navigator's scenarios:", ON_SCREEN, PLAYED]


class Mac:
    """Runs the script with stand-ins for all of Apple's commands."""

    def __init__(self, folder, xcode):
        self.folder, self.xcode = folder, xcode
        self.commands = folder / "bin"
        self.commands.mkdir()
        (folder / "listed").write_text(json.dumps(LISTED))
        for name, body in [
                ("uname", UNAME), ("sleep", SLEEP), ("pgrep", PGREP),
                ("killall", KILLALL), ("xcrun", XCRUN), ("open", OPEN[xcode]),
                ("xcodebuild", XCODEBUILD), ("xcodegen", "")]:
            self.command(name, body)
        # The folder has only the commands that the script needs. The script can't find
        # this machine's Homebrew.
        for name in ["sh", "cat", "cut", "dirname", "grep", "mkdir", "mv", "rm", "sed",
                     "tail"]:
            (self.commands / name).symlink_to(shutil.which(name))
        (self.commands / "python3").symlink_to(os.path.realpath(sys.executable))

    def command(self, name, body=""):
        path = self.commands / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"$STATE/calls"\n'
                        f"{DEVICE}{body}")
        path.chmod(0o755)

    def lacks(self, name):
        (self.commands / name).unlink()

    def __call__(self, *arguments, script=ROOT / "Scripts/probe.sh", stdin=None,
                 switched="00110", **answers):
        (self.folder / "calls").write_text("")
        done = subprocess.run(
            [script, *arguments], capture_output=True, text=True, timeout=60,
            stdin=stdin or subprocess.DEVNULL, cwd=self.folder,
            env={"PATH": str(self.commands), "STATE": str(self.folder),
                 "XCODE": self.xcode, "SWITCHED": switched, "ON_SCREEN": ON_SCREEN,
                 "HARDWARE": HARDWARE, "ON_SCREEN_FRAMES": FRAMES[ON_SCREEN],
                 "HARDWARE_FRAMES": FRAMES[HARDWARE]} | answers)
        print(f"$ {script} # Xcode {self.xcode}", done.stdout, done.stderr,
              f"exit status {done.returncode}", sep="\n")
        done.calls = (self.folder / "calls").read_text().splitlines()
        done.lines = done.stdout.splitlines()
        return done


@pytest.fixture(params=sorted(OPEN))
def mac(tmp_path, request):
    # With Xcode 27, the user switches the keyboard. Three runs have no hardware
    # keyboard. Two runs have a hardware keyboard.
    return Mac(tmp_path, request.param)


@pytest.fixture
def mac_26(tmp_path):
    return Mac(tmp_path, "26.4")


@pytest.fixture
def mac_27(tmp_path):
    return Mac(tmp_path, "27.0")


def test_each_report_has_the_heading_of_its_keyboard(mac):
    done = mac()
    assert done.returncode == 0, done.stderr
    assert done.lines == [
        "Probing iOS 26.2, iPhone 17", *WITHOUT, *WITH, *SCENARIOS]
    assert done.stderr == ""


def test_xcode_runs_the_requested_simulator(mac):
    calls = mac("18", "iPad").calls
    destinations = {re.search(r"-destination (id=.*?) -derived", call)[1]
                    for call in calls if call.startswith("xcodebuild test")}
    assert destinations == {"id=iPad Pro of iOS-18-6"}
    assert "xcrun simctl bootstatus iPad Pro of iOS-18-6 -b" in calls


def test_each_test_runs_on_a_freshly_booted_device(mac):
    calls = [re.sub("^(xcodebuild test|xcrun simctl (shutdown|bootstatus)).*?"
                    r"(/test\w+)?$", r"\1\3", call)
             for call in mac().calls]
    calls = [call for call in calls
             if re.match("xcodebuild test|.*(shutdown|bootstatus)", call)]
    assert calls == [
        call for test in ["testProbe", "testSwiftUIProbe"] * 2 + ["testScenarios"]
        for call in ["xcrun simctl shutdown", "xcrun simctl bootstatus",
                     f"xcodebuild test/{test}"]]


def test_the_script_opens_no_simulator_app_with_xcode_27(mac_27):
    calls = mac_27().calls
    opened = {call for call in calls if call.startswith(("open", "killall"))}
    assert opened == {"open devices://device/open?id=iPhone 17 of iOS-26-2"}


def test_the_script_opens_simulator_after_the_old_simulator_quits(mac_26):
    """`open` fails with error -600 right after `killall`."""
    done = mac_26()
    assert done.returncode == 0 and "no window" not in done.stderr


def test_the_script_probes_a_device_without_a_window(mac_27):
    mac_27.command("open", "exit 1\n")
    (mac_27.folder / "keyboard").write_text("0")
    done = mac_27()
    assert "no window" in done.stderr
    assert done.lines[1:len(WITHOUT) + 1] == WITHOUT


# Tests of reports that could get the wrong heading.

def test_the_heading_names_the_actual_keyboard_if_the_user_does_not_switch(mac_27):
    done = mac_27(switched="11111")
    assert done.returncode == 1
    assert done.lines[1:-4] == WITH + WITH
    assert done.stderr.count("was to be probed without a hardware keyboard") == 2
    assert "switch the keyboard in Device Hub when it asks" in done.stderr


def test_the_heading_names_the_actual_keyboard_if_simulator_does_not_quit(mac_26):
    mac_26.command("killall", "exit 1\n")
    done = mac_26()
    assert done.returncode == 1
    assert done.lines[1:-4] == WITHOUT + WITHOUT
    assert "was to be probed with a hardware keyboard: quit Simulator" in done.stderr


@pytest.mark.parametrize("keyboard, frames", [
    (ON_SCREEN, "hardwareKeyboard belowScreen"),
    (ON_SCREEN, "hardwareKeyboard silentWithoutAccessory"),
    (HARDWARE, "hardwareKeyboard none"),
    (MIXED, "hardwareKeyboard none"),
    ("", "hardwareKeyboard none"),
])
def test_a_contradictory_report_has_the_heading_for_an_unknown_keyboard(
        mac, keyboard, frames):
    done = mac(KEYBOARD=keyboard, FRAMES=frames)
    assert done.returncode == 1
    assert done.stdout.count("UIKit, under an unknown keyboard:") == 2
    assert "UIKit, with" not in done.stdout


def test_a_report_of_swiftui_has_the_heading_of_its_keyboard(mac):
    done = mac(KEYBOARD=MIXED)
    assert done.returncode == 1
    assert done.stdout.count("SwiftUI, under an unknown keyboard:") == 2
    assert "SwiftUI, with" not in done.stdout


def test_the_report_contains_the_number_of_typed_returns(mac):
    typed = "keyboard on the screen, Return tapped 0 times, typed 2 times"
    assert mac(KEYBOARD=typed, FRAMES="hardwareKeyboard none").stdout.count(typed) == 4


#: Faults of the script. Each fault puts a report under the wrong heading.
MISFILING = [
    ("none",),
    ("the keyboard that was asked for is believed",
     'found=$(named "$report")', "found=$1"),
    ("a keyboard that is not the one asked for does not fail",
     '[ "$found" = "$1" ] ||', "true ||"),
    ("the device of the test before is used", "start() {", "start() {\n  [ $1$2 != "
     '0testSwiftUIProbe ] || return 0', 'start "$1"', 'start "$1" "$2"'),
    ("Simulator is opened while it quits", "pgrep -x Simulator", "false"),
    ("Simulator stays open", "killall Simulator", "false"),
    ("the report of the run before is read", 'report=$work/$2$1', 'report=$work/$1',
     '  rm -f "$report"\n', ""),
    ("the frames are not compared", '"keyboard on the screen"*"hardware', '"never"*"'),
]


@pytest.mark.parametrize("fault", MISFILING, ids=lambda fault: fault[0])
def test_the_tests_notice_a_script_that_misplaces_reports(tmp_path, fault):
    _, *changes = fault
    text = (ROOT / "Scripts/probe.sh").read_text().replace(
        'cd "$(dirname "$0")/.."', f"cd {ROOT}")
    for old, new in zip(changes[::2], changes[1::2]):
        assert old in text
        text = text.replace(old, new)
    script = tmp_path / "probe.sh"
    script.write_text(text)
    script.chmod(0o755)

    def run(name, xcode, **options):
        (tmp_path / name).mkdir()
        return Mac(tmp_path / name, xcode)(script=script, **options)

    good = [run("26", "26.4"), run("27", "27.0")]
    nobody = run("nobody", "27.0", switched="11111")
    frames = run("frames", "26.4", FRAMES="hardwareKeyboard belowScreen")
    silent = run("silent", "26.4", SILENT="testSwiftUIProbe")
    is_right = (
        all(one.lines[1:] == WITHOUT + WITH + SCENARIOS and not one.stderr
            for one in good)
        and nobody.returncode and nobody.lines[1:-4] == WITH + WITH
        and "UIKit, without" not in frames.stdout and "SwiftUI" not in silent.stdout)
    assert is_right == (not changes)


# Tests of runs that fail.

def test_the_script_fails_if_no_test_covers_an_answer(mac):
    done = mac(ORDER=UNKNOWN)
    assert done.returncode == 1
    assert uikit(ON_SCREEN, UNKNOWN)[1] in done.lines
    assert "UIKit does what no test covers" in done.stderr


def test_the_script_fails_if_no_test_covers_a_swiftui_answer(mac):
    done = mac(REMOVAL=UNKNOWN)
    assert done.returncode == 1
    assert swiftui(ON_SCREEN, UNKNOWN)[1] in done.lines
    assert "SwiftUI does what no test covers" in done.stderr


def test_the_script_reports_a_failed_scenario(mac):
    error = "DeviceUITests.swift:37: error: tab.json, step 2: stays"
    mac.command("xcodebuild", XCODEBUILD + "case \"$*\" in *testScenarios)\n"
                f'echo "{error}"; exit 65 ;; esac\n')
    done = mac()
    assert done.returncode == 1
    assert error in done.lines and done.lines[-4:] == SCENARIOS
    assert "testScenarios fails" in done.stderr


@pytest.mark.parametrize("test", ["testProbe", "testSwiftUIProbe", "testScenarios"])
def test_the_script_shows_the_output_of_xcode_if_a_report_is_missing(mac, test):
    mac()  # leaves reports that are not this run's
    done = mac(SILENT=test)
    assert done.returncode == 1
    assert done.lines[-1] == "the app does not build"
    assert "no report" in done.stderr


def test_the_script_builds_nothing_for_a_missing_simulator(mac):
    done = mac("27")
    assert done.returncode == 1
    assert done.stderr == "probe: no simulator of iOS 27, iPhone\n"
    assert [call.split()[0] for call in done.calls] == ["uname", "xcodebuild", "xcrun"]


# Tests that the script reports a missing tool in one line. The line also says how to
# get the tool.

def test_the_script_requires_a_mac(mac):
    mac.command("uname", "echo Linux\n")
    done = mac()
    assert done.returncode == 1
    assert done.stderr == "probe: this takes a Mac with Xcode\n"


def test_the_script_requires_more_than_the_command_line_tools(mac):
    mac.command("xcodebuild", ONLY_COMMAND_LINE_TOOLS)
    done = mac()
    assert done.returncode == 1
    assert done.stderr == ("probe: no Xcode is selected:"
                           " sudo xcode-select -s /Applications/Xcode.app\n")


def test_the_script_installs_xcodegen_with_homebrew(mac):
    mac.lacks("xcodegen")
    mac.command("brew", 'mv "$STATE/xcodegen" "$STATE/bin"\n')
    (mac.folder / "xcodegen").write_text("#!/bin/sh\n")
    (mac.folder / "xcodegen").chmod(0o755)
    done = mac()
    assert done.returncode == 0 and "brew install xcodegen" in done.calls


def test_the_script_names_the_address_of_xcodegen_if_homebrew_is_missing(mac):
    mac.lacks("xcodegen")
    done = mac()
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "https://github.com/yonaskolb/XcodeGen/releases" in done.stderr


def test_with_xcode_27_the_script_asks_the_user_to_switch_keyboards(mac_27):
    person, terminal = os.openpty()
    try:
        os.write(person, b"\n" * 5)
        done = mac_27(stdin=terminal)
    finally:
        os.close(person)
        os.close(terminal)
    assert done.returncode == 0, done.stderr
    asked = [line for line in done.lines if line.startswith("In Device Hub")]
    assert [re.search(r"device: (\w+)", line)[1] for line in asked] == [
        "without", "without", "with", "with", "without"]


RUNTIMES = """== Runtimes ==
iOS 26.4 (26.4.1 - 23E254) - com.apple.CoreSimulator.SimRuntime.iOS-26-4
visionOS 26.4 (26.4.1 - 23O243) - com.apple.CoreSimulator.SimRuntime.xrOS-26-4
"""


@pytest.mark.parametrize("system, version, is_missing", [
    ("iOS", "26.4", False), ("visionOS", "26.4", False), ("iOS", "16.4", True),
    ("iOS", "6.4", True), ("visionOS", "27.0", True),
])
def test_the_script_downloads_a_system_only_if_it_is_missing(
        mac_26, system, version, is_missing):
    (mac_26.folder / "runtimes").write_text(RUNTIMES)
    mac_26.command("xcrun", 'case "$*" in *list*) cat "$STATE/runtimes" ;; esac\n')
    mac_26.command("xcodebuild")
    done = mac_26(system, version, script=HERE / "runtime.sh")
    assert done.returncode == 0, done.stderr
    changes = [f"xcodebuild -downloadPlatform {system} -buildVersion {version}"]
    if system == "iOS":
        changes += [f"xcrun simctl create {name} {name} iOS{version}"
                    for name in ["iPhone 14", "iPad (10th generation)"]]
    assert done.calls[1:] == (changes if is_missing else [])


def test_the_importer_compiles_the_sources_of_the_xcode_project():
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


def test_the_script_and_the_ui_test_use_the_same_words_for_an_unknown_answer():
    """The script and the UI test search for these words. The probe prints these
    words."""
    words = "none of the known ones"
    for file in ["Scripts/probe.sh", "Tests/DeviceProbe/Probe/ProbeAnswer.swift",
                 "Tests/DeviceProbe/SwiftUIProbe/SwiftUIProbeAnswer.swift",
                 "Tests/DeviceProbe/UITests/DeviceUITests.swift"]:
        assert words in (ROOT / file).read_text(), file


def test_the_script_and_the_ui_test_use_the_same_words_for_a_keyboard():
    script = (ROOT / "Scripts/probe.sh").read_text()
    ui_test = (HERE / "UITests/DeviceUITests.swift").read_text()
    answers = (HERE / "Probe/ProbeAnswer.swift").read_text()
    for line in [ON_SCREEN, HARDWARE, MIXED]:
        assert f'"{line.split(",")[0]}"' in ui_test
    for line in [ON_SCREEN, HARDWARE]:
        assert f'"{line.split(",")[0]}"*' in script
    for name in re.findall(r"hardwareKeyboard (\w+)", script):
        assert re.search(rf'case \(.*\): "{name}', answers), name
