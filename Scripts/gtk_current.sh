#!/bin/sh
# Runs the GTK adapter's tests with Debian 13's GTK 4.18 and libadwaita 1.7. Also plays
# the windows in GTK/Tests/Windows, with and without the C library.
#
#   Scripts/gtk_current.sh [FILTER]
#
# The tests are compiled with this machine's GTK. They run in .build/gtk-current, which
# has Debian 13's libraries.
set -eu
cd "$(dirname "$0")/.."
root=$PWD/.build/gtk-current

. Scripts/debian13.sh

if [ "${1-}" = --display ]; then
  # Scripts/display.sh has started this script on a new display.
  shift
  export LANG=C.UTF-8 HOME=/tmp LD_LIBRARY_PATH=/opt/swift
  enter "$@"
  exit
fi

unpack libgtk-4-1 libadwaita-1-0 gir1.2-gtk-4.0 gir1.2-adw-1 python3-gi python3 \
  adwaita-icon-theme fonts-dejavu-core libxtst6 libc-bin

swift build --package-path GTK --build-tests
program=GTK/.build/debug/FieldNavigationGTKTestsPackageTests.xctest
# The tests find the scenarios by the path of their own sources.
mkdir -p "$root/opt" "$root$PWD/Tests" "$root$PWD/GTK"
cp -r Tests/Codes Tests/Scenarios Tests/Stories Tests/TestSupport "$root$PWD/Tests"
cp -rP GTK/Links "$root$PWD/GTK"
rm -rf "$root/opt/windows"
cp -r GTK/Tests/Windows "$root/opt/windows"
add_program "$program" /opt/tests
GTK/library.sh "$root/opt/library"

# The three runs mostly wait, so that they run side by side.
pids=
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
begin() {
  name=$1
  shift
  Scripts/display.sh Scripts/gtk_current.sh --display "$@" >"$logs/$name" 2>&1 &
  pids="$pids $name:$!"
}
# The rules' world takes as long as all other tests, and differs least between versions.
if [ "${1-}" ]; then
  set -- --filter "$1"
elif [ ! "${FULL-}" ]; then
  set -- --skip WorldTests
fi
begin tests /opt/tests --testing-library swift-testing --no-parallel "$@"
for mode in with without; do
  begin "windows-$mode" /usr/bin/python3 /opt/windows/harness.py $mode \
    --library /opt/library/lib/libfield-navigation-gtk.so.0
done
status=0
for each in $pids; do
  wait "${each#*:}" || status=1
  echo "== ${each%:*}"
  cat "$logs/${each%:*}"
done
exit $status
