#!/bin/sh
# On a Mac with Xcode: runs the probes and the navigator's scenarios in a simulator,
# with real taps and keys. Prints what UIKit and SwiftUI do where reports leave doubt;
# fails where that is none of the answers that the tests try, or where a scenario does.
# Usage: Scripts/probe.sh [newest|oldest|version of iOS] [part of a device's name]
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "probe: $1" >&2
  exit 1
}

[ "$(uname)" = Darwin ] || fail "this takes a Mac with Xcode"
chosen=$(xcrun simctl list devices available -j |
  python3 Tests/DeviceProbe/simulator.py "${1:-newest}" "${2:-iPhone}")
device=$(echo "$chosen" | cut -f 1)
echo "Probing $(echo "$chosen" | cut -f 2)"

command -v xcodegen >/dev/null || brew install xcodegen
xcodegen generate --quiet --spec Tests/DeviceProbe/project.yml
work=$PWD/.build/probe
mkdir -p "$work"
status=0

# run KEYBOARD OPTION...: the tests with a hardware keyboard (1) or without (0).
run() {
  killall Simulator 2>/dev/null || true
  xcrun simctl shutdown "$device" 2>/dev/null || true
  open -a Simulator --args -CurrentDeviceUDID "$device" -ConnectHardwareKeyboard "$1"
  xcrun simctl bootstatus "$device" -b >/dev/null
  # The keyboard's introductions would lie over its keys.
  for seen in DidShowContinuousPathIntroduction KeyboardDidShowProductivityTutorial; do
    xcrun simctl spawn "$device" defaults write com.apple.keyboard.preferences $seen 1
  done
  report=$work/report$1 log=$work/log$1
  rm -f "$report" "$report-swiftui"
  shift
  TEST_RUNNER_PROBE_REPORT="$report" xcodebuild test \
    -project Tests/DeviceProbe/DeviceProbe.xcodeproj -scheme ProbeApp \
    -destination "id=$device" -derivedDataPath "$work/data" "$@" \
    >"$log" 2>&1 || status=1
  grep -E "\.swift:[0-9]+: error: " "$log" || true
  for part in "$report" "$report-swiftui"; do
    [ -e "$part" ] || { tail -n 50 "$log"; fail "no report; all of the log: $log"; }
    cat "$part"
    echo
    ! grep -q "none of the known ones" "$part" || status=1
  done
}

echo "Without a hardware keyboard:"
run 0
echo "With a hardware keyboard:"
run 1 -only-testing:ProbeUITests/DeviceUITests/testProbe \
  -only-testing:ProbeUITests/DeviceUITests/testSwiftUIProbe
[ $status = 0 ] ||
  fail "UIKit or SwiftUI does what no test tries, or a scenario fails: $work"
