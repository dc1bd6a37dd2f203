#!/bin/sh
# Runs the probes and the navigator's scenarios in a simulator, with real taps and keys.
# Needs a Mac with Xcode 26.4 or 27. Prints how UIKit and SwiftUI behave in cases
# without clear public reports. The results are grouped by the keyboard that the device
# reports. Fails if a scenario fails, or if the tests don't cover a result. Also fails
# if the device doesn't report the requested keyboard.
#
# Usage: Scripts/probe.sh [newest|oldest|version of iOS] [part of a device's name]
set -eu
cd "$(dirname "$0")/.."
status=0

problem() {
  echo "probe: $1" >&2
  status=1
}

fail() {
  problem "$1"
  exit 1
}

[ "$(uname)" = Darwin ] || fail "this takes a Mac with Xcode"
# The `xcodebuild` of the command-line tools only reports that it requires Xcode.
xcode=$(xcodebuild -version 2>/dev/null | sed -n 's/^Xcode \([0-9]*\).*/\1/p')
[ -n "$xcode" ] ||
  fail "no Xcode is selected: sudo xcode-select -s /Applications/Xcode.app"
command -v xcodegen >/dev/null || command -v brew >/dev/null ||
  fail "no XcodeGen and no Homebrew: put xcodegen on the PATH, from https://github.com/yonaskolb/XcodeGen/releases"
chosen=$(xcrun simctl list devices available -j |
  python3 Tests/DeviceProbe/simulator.py "${1:-newest}" "${2:-iPhone}")
device=$(echo "$chosen" | cut -f 1)
echo "Probing $(echo "$chosen" | cut -f 2)"

command -v xcodegen >/dev/null || brew install xcodegen
xcodegen generate --quiet --spec Tests/DeviceProbe/project.yml
work=$PWD/.build/probe
mkdir -p "$work"

# start 0|1: reboots the device without or with a hardware keyboard. A key typed in an
# earlier test may have connected a hardware keyboard.
start() {
  xcrun simctl shutdown "$device" 2>/dev/null || true
  if [ "$xcode" -lt 27 ]; then
    # Simulator reads its options only at launch. Simulator can't launch while it's
    # quitting.
    killall Simulator 2>/dev/null || true
    tries=0
    while [ $tries -lt 30 ] && pgrep -x Simulator >/dev/null; do
      sleep 1
      tries=$((tries + 1))
    done
    open -a Simulator --args -CurrentDeviceUDID "$device" \
      -ConnectHardwareKeyboard "$1" || no_window
    xcrun simctl bootstatus "$device" -b >/dev/null
  else
    # From version 27, Xcode has no Simulator app. Device Hub has no known option for
    # the keyboard.
    xcrun simctl bootstatus "$device" -b >/dev/null
    open "devices://device/open?id=$device" || no_window
    if [ -t 0 ]; then
      echo "In Device Hub, set the keyboard of the device: $(keyboard "$1")." \
        "Then press Return here."
      read -r _
    fi
  fi
  # The keyboard's introductory overlays would cover its keys.
  for seen in DidShowContinuousPathIntroduction KeyboardDidShowProductivityTutorial; do
    xcrun simctl spawn "$device" defaults write com.apple.keyboard.preferences $seen 1
  done
}

no_window() {
  echo "probe: the device has no window; the tests run without" >&2
}

keyboard() {
  case $1 in
  0) echo "without a hardware keyboard" ;;
  1) echo "with a hardware keyboard" ;;
  *) echo "under an unknown keyboard" ;;
  esac
}

# Prints which keyboard a report names: 0, 1 or unknown. A UIKit report names the
# keyboard twice: by its Return key, and by the keyboard frames.
named() {
  case $(cat "$1") in
  "keyboard on the screen"*"hardwareKeyboard belowScreen"*) echo unknown ;;
  "keyboard on the screen"*"hardwareKeyboard silent"*) echo unknown ;;
  "hardware keyboard"*"hardwareKeyboard none"*) echo unknown ;;
  "keyboard on the screen"*) echo 0 ;;
  "hardware keyboard"*) echo 1 ;;
  *) echo unknown ;;
  esac
}

# run 0|1 TEST: runs a UI test on a device that the script just booted.
run() {
  start "$1"
  report=$work/$2$1 log=$work/$2$1.log
  rm -f "$report"
  TEST_RUNNER_PROBE_REPORT="$report" xcodebuild test \
    -project Tests/DeviceProbe/DeviceProbe.xcodeproj -scheme ProbeApp \
    -destination "id=$device" -derivedDataPath "$work/data" \
    -only-testing:"ProbeUITests/DeviceUITests/$2" \
    </dev/null >"$log" 2>&1 ||
    problem "$2 fails: $log"
  grep -E "\.swift:[0-9]+: error: " "$log" || true
  [ -e "$report" ] || { tail -n 50 "$log"; fail "no report; all of the log: $log"; }
}

# probe 0|1 TEST NAME: prints a test's results. The heading names the keyboard that the
# report names.
probe() {
  run "$1" "$2"
  found=$(named "$report")
  echo
  echo "$3, $(keyboard "$found"):"
  cat "$report"
  echo
  ! grep -q "none of the known ones" "$report" ||
    problem "$3 does what no test covers"
  [ "$found" = "$1" ] || problem "$3 was to be probed $(keyboard "$1"): $fix"
}

fix="quit Simulator, then run this again"
[ "$xcode" -lt 27 ] ||
  fix="run this in a terminal, and switch the keyboard in Device Hub when it asks"

for each in 0 1; do
  probe $each testProbe UIKit
  probe $each testSwiftUIProbe SwiftUI
done
run 0 testScenarios
echo
echo "The navigator's scenarios:"
cat "$report"
echo
[ $status = 0 ] || fail "something is not as expected; the logs are in $work"
