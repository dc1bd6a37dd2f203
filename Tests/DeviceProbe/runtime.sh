#!/bin/sh
# Downloads the system of a simulator if it is not installed. For iOS,
# also creates a phone and a tablet. GitHub's images contain only the systems of
# three Xcode versions. Xcode builds for a simulator only if the SDK's system is
# installed. Usage: Tests/DeviceProbe/runtime.sh iOS|visionOS VERSION
set -eu
installed=$(xcrun simctl list runtimes)
case $installed in
*"$1 $2 ("*) exit ;;
esac
xcodebuild -downloadPlatform "$1" -buildVersion "$2"
[ "$1" = iOS ] || exit 0
for name in "iPhone 14" "iPad (10th generation)"; do
  xcrun simctl create "$name" "$name" "iOS$2"
done
