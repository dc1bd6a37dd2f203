#!/bin/sh
# Types into a long form with an on-screen keyboard, once with a navigator and once
# without. The keyboard is squeekboard. The keyboard runs in phoc, the shell of a phone.
# The shell's screen is a window on a virtual display.
#
#   Scripts/gtk_screen.sh [folder for pictures]
#
# The documentation's picture phone.png shows without-return.png beside with-return.png.
set -eu
cd "$(dirname "$0")/.."
program=GTK/.build/debug/gtk-screen

case ${1-} in
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

Scripts/setup.sh gtk display phone
pictures=${1:-}
[ -z "$pictures" ] || pictures=$(realpath "$pictures")
swift build --quiet --package-path GTK --product gtk-screen
folder=$(mktemp -d)
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
export XDG_RUNTIME_DIR="$folder" XDG_CONFIG_HOME="$folder" GSETTINGS_BACKEND=keyfile
export WLR_BACKENDS=x11 WLR_RENDERER=pixman GDK_BACKEND=wayland GTK_A11Y=none
failed=0
for option in --without ""; do
  rm -f "$folder/out" "$folder/status"
  timeout 120 xvfb-run -a -s "-screen 0 400x720x24" dbus-run-session -- \
    Scripts/gtk_screen.sh --shell "$option $pictures" >"$folder/log" 2>&1 || true
  cat "$folder/out" 2>/dev/null || tail -n 20 "$folder/log" >&2
  [ "$(cat "$folder/status" 2>/dev/null)" = 0 ] || failed=1
done
exit $failed
