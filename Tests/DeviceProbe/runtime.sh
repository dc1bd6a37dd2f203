#!/bin/sh
# Downloads a missing simulator system. For iOS, the script also creates a phone and a
# tablet with that system, because GitHub's images include only the systems of three
# Xcode versions. Xcode can't build for a simulator without its SDK's system. Usage:
# Tests/DeviceProbe/runtime.sh iOS|visionOS VERSION
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
