#!/bin/sh
# Functions for scripts that run programs with Debian 13's libraries. Such a script
# first sets `root` to the folder for these libraries.
#
# The packages are only unpacked there, so that this needs no privileges and takes 15
# seconds. The programs run in that folder by chroot, so that they find no other
# libraries. A user who isn't root needs user namespaces for that.

# enter COMMAND...: runs a program of the folder, with /dev and /proc if mounts are
# allowed. Only root can unpack the files in /dev.
if unshare --map-root-user --mount true 2>/dev/null; then
  # shellcheck disable=SC2016
  enter() {
    unshare --map-root-user --mount sh -c \
      'mount --rbind /dev "$0/dev" && mount --rbind /proc "$0/proc" &&
        exec chroot "$0" "$@"' "$root" "$@"
  }
elif [ "$(id -u)" = 0 ]; then
  enter() { chroot "$root" "$@"; }
else
  echo "$(basename "$0" .sh): this machine gives users no namespaces, so that only" \
    "root can run these tests" >&2
  exit 1
fi

# unpack PACKAGE...: unpacks the packages, and compiles the settings' schemas.
unpack() {
  [ "$(cat "$root/unpacked" 2>/dev/null)" != "$*" ] || return 0
  Scripts/setup.sh current
  rm -rf "$root"
  mkdir -p "$root"
  mmdebstrap --quiet --mode=chrootless --variant=extract --components=main \
    --include="$(echo "$*" | tr ' ' ,)" trixie "$root" http://deb.debian.org/debian
  schemas=$(cd "$root" && ls usr/lib/*/glib-2.0/glib-compile-schemas)
  enter "/$schemas" /usr/share/glib-2.0/schemas
  echo "$*" >"$root/unpacked"
}

# add_program FILE TARGET: copies a program, and Swift's libraries, into the folder.
add_program() {
  mkdir -p "$root/opt/swift"
  install -D "$1" "$root$2"
  ldd "$1" | awk '/\/swift\/linux\//{print $3}' | xargs cp -ut "$root/opt/swift"
}
