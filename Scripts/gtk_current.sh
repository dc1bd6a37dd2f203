#!/bin/sh
# Runs the GTK adapter's tests with Debian 13's GTK 4.18 and libadwaita 1.7. Also plays
# the windows in GTK/Tests/Windows, with and without the C library.
#
#   Scripts/gtk_current.sh [FILTER]
#
# The tests are compiled with this machine's GTK. Debian 13's libraries are in
# .build/gtk-current. They are only unpacked there, so that this needs no privileges and
# takes 15 seconds. The tests run in that folder by chroot, so that they find no other
# libraries. A user who isn't root needs user namespaces for that.
set -eu
cd "$(dirname "$0")/.."
root=$PWD/.build/gtk-current

# enter COMMAND...: runs a program of the folder, with /proc if the mount is allowed.
if unshare --map-root-user --mount true 2>/dev/null; then
  # shellcheck disable=SC2016
  enter() {
    unshare --map-root-user --mount sh -c \
      'mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@"
  }
elif [ "$(id -u)" = 0 ]; then
  enter() { chroot "$root" "$@"; }
else
  echo "gtk-current: this machine gives users no namespaces, so that only root can run" \
    "these tests: sudo make test ONLY=gtk-current" >&2
  exit 1
fi

if [ "${1-}" = --display ]; then
  # xvfb-run has started this script on a new display.
  shift
  key=/tmp/xauthority$DISPLAY
  cp "$XAUTHORITY" "$root$key"
  export XAUTHORITY="$key" GTK_A11Y=none GSETTINGS_BACKEND=memory LANG=C.UTF-8 HOME=/tmp
  export LD_LIBRARY_PATH=/opt/swift
  enter "$@"
  exit
fi

if [ ! -e "$root/unpacked" ]; then
  Scripts/setup.sh current
  rm -rf "$root"
  mkdir -p "$root"
  mmdebstrap --quiet --mode=chrootless --variant=extract --components=main \
    --include=libgtk-4-1,libadwaita-1-0,gir1.2-gtk-4.0,gir1.2-adw-1,python3-gi,python3 \
    --include=adwaita-icon-theme,fonts-dejavu-core,libxtst6,libc-bin \
    trixie "$root" http://deb.debian.org/debian
  schemas=$(cd "$root" && ls usr/lib/*/glib-2.0/glib-compile-schemas)
  enter "/$schemas" /usr/share/glib-2.0/schemas
  touch "$root/unpacked"
fi

swift build --package-path GTK --build-tests
program=GTK/.build/debug/FieldNavigationGTKTestsPackageTests.xctest
# The tests find the scenarios by the path of their own sources.
mkdir -p "$root/opt/swift" "$root$PWD/Tests" "$root$PWD/GTK"
cp -r Tests/Scenarios Tests/TestSupport "$root$PWD/Tests"
cp -rP GTK/Links "$root$PWD/GTK"
rm -rf "$root/opt/windows"
cp -r GTK/Tests/Windows "$root/opt/windows"
cp --remove-destination "$program" "$root/opt/tests"
ldd "$program" | awk '/\/swift\/linux\//{print $3}' | xargs cp -ut "$root/opt/swift"
GTK/library.sh "$root/opt/library"

# The three runs mostly wait, so that they run side by side.
pids=
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
begin() {
  name=$1
  shift
  xvfb-run -a Scripts/gtk_current.sh --display "$@" >"$logs/$name" 2>&1 &
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
