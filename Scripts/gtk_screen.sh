#!/bin/sh
# Types into a long form with an on-screen keyboard, once with a navigator and once
# without. The keyboard is squeekboard. The keyboard runs in phoc, the shell of a phone.
# The shell's screen is a window on a virtual display.
#
#   Scripts/gtk_screen.sh [--current] [folder for pictures]
#
# With --current, the shell, the keyboard and GTK 4.18 are those of Debian 13, unpacked
# in .build/gtk-screen. The program is compiled with this machine's GTK.
#
# The documentation's picture phone.png shows without-return.png beside with-return.png.
set -eu
cd "$(dirname "$0")/.."
program=GTK/.build/debug/gtk-screen
root=$PWD/.build/gtk-screen

case ${1-} in
--enter)
  # xvfb-run has started this script on a new display. In Debian 13's folder, the display
  # needs a copy of its key.
  . Scripts/debian13.sh
  cp "$XAUTHORITY" "$root$XDG_RUNTIME_DIR/xauthority"
  export XAUTHORITY="$XDG_RUNTIME_DIR/xauthority" HOME="$XDG_RUNTIME_DIR" LANG=C.UTF-8
  export LD_LIBRARY_PATH=/opt/swift
  enter dbus-run-session -- /opt/Scripts/gtk_screen.sh --shell "$2"
  exit ;;
--shell)
  # phoc removes DISPLAY from its programs' environment, but the pointer needs it.
  screen=$DISPLAY exec phoc -C "$XDG_RUNTIME_DIR/phoc.ini" \
    -E "Scripts/gtk_screen.sh --session $2" ;;
--session)
  squeekboard >"$XDG_RUNTIME_DIR/squeekboard.log" 2>&1 &
  gdbus wait --session --timeout 10 sm.puri.OSK0
  shift
  status=0
  DISPLAY=$screen "$program" "$@" >"$XDG_RUNTIME_DIR/out" 2>&1 || status=$?
  echo "$status" >"$XDG_RUNTIME_DIR/status"
  kill $!
  exit ;;
esac

if [ "${1-}" = --current ]; then
  shift
  Scripts/setup.sh gtk display current
  . Scripts/debian13.sh
  unpack libgtk-4-1 libxtst6 libc-bin coreutils dash phoc squeekboard dbus-daemon \
    libglib2.0-bin adwaita-icon-theme fonts-dejavu-core librsvg2-common
  # squeekboard draws icons with gdk-pixbuf, which needs lists of formats. D-Bus needs the
  # user's name.
  # shellcheck disable=SC2016
  enter sh -c '/usr/lib/*/gdk-pixbuf-2.0/gdk-pixbuf-query-loaders --update-cache
    update-mime-database /usr/share/mime'
  echo "root:x:0:0::/:/bin/sh" >"$root/etc/passwd"
  inside=$root
  start="Scripts/gtk_screen.sh --enter"
else
  Scripts/setup.sh gtk display phone
  inside=
  start="dbus-run-session -- Scripts/gtk_screen.sh --shell"
fi
pictures=${1:-}
swift build --quiet --package-path GTK --product gtk-screen
if [ "$inside" ]; then
  add_program $program /opt/$program
  install -D Scripts/gtk_screen.sh "$root/opt/Scripts/gtk_screen.sh"
fi
folder=$(mktemp -d ${inside:+-p "$inside/tmp"})
trap 'rm -rf "$folder"' EXIT
cat >"$folder/phoc.ini" <<END
[core]
xwayland = false
[output:X11-1]
mode = 400x720
scale = 1
END
mkdir -p "$folder/glib-2.0/settings"
cat >"$folder/glib-2.0/settings/keyfile" <<END
[org/gnome/desktop/a11y/applications]
screen-keyboard-enabled=true
END
# The session sees its own folder without the path of Debian 13's.
export XDG_RUNTIME_DIR="${folder#"$inside"}" XDG_CONFIG_HOME="${folder#"$inside"}"
export GSETTINGS_BACKEND=keyfile
export WLR_BACKENDS=x11 WLR_RENDERER=pixman GDK_BACKEND=wayland GTK_A11Y=none
failed=0
for option in --without ""; do
  rm -f "$folder/out" "$folder/status"
  # shellcheck disable=SC2086
  timeout 120 xvfb-run -a -s "-screen 0 400x720x24" $start \
    "$option ${pictures:+$XDG_RUNTIME_DIR}" >"$folder/log" 2>&1 || true
  cat "$folder/out" 2>/dev/null || tail -n 20 "$folder/log" >&2
  [ "$(cat "$folder/status" 2>/dev/null)" = 0 ] || failed=1
done
[ -z "$pictures" ] || cp "$folder"/*.png "$pictures" || failed=1
exit $failed
