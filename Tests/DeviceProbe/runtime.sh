#!/bin/sh
# Downloads a simulator's system where it is not installed, and for iOS makes a phone
# and a tablet with it: GitHub's images keep the systems of three versions of Xcode.
# An Xcode builds for no simulator without the system of its SDK.
# Usage: Tests/DeviceProbe/runtime.sh iOS|visionOS VERSION
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
