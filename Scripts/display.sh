#!/bin/sh
# Runs a command on a new virtual display:
#   Scripts/display.sh COMMAND [ARGUMENT]...
#
# The server picks a free number and says when it's ready. xvfb-run waits for a signal
# instead, and waits forever if the signal comes before it does, as on a busy machine.
set -eu

fail() {
  echo "display: $1" >&2
  exit 1
}

command -v Xvfb >/dev/null || fail "Xvfb is missing; run: Scripts/setup.sh display"
soon=${DISPLAY_PATIENCE:-20}
folder=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT TERM
mkfifo "$folder/ready"
# Without -noreset, the server resets when a program ends, and refuses one in ten that
# start meanwhile.
Xvfb -displayfd 3 -noreset -nolisten tcp -screen 0 1280x1024x24 \
  3>"$folder/ready" >"$folder/log" 2>&1 &
server=$!
# A busy machine may need longer than a user likes to wait in silence.
late=$((soon * 6))
timeout "$late" head -n 1 "$folder/ready" >"$folder/number" &
reader=$!
timeout "$soon" tail -s 0.05 --pid=$reader -f /dev/null ||
  echo "display: Xvfb has offered no display in $soon seconds; waiting up to $late" >&2
wait $reader || fail "Xvfb has offered no display in $late seconds"
number=$(cat "$folder/number")
[ "$number" ] || fail "Xvfb does not start: $(tail -n 1 "$folder/log")"
# Without GTK_A11Y=none, GTK would wait for the accessibility bus.
unset XAUTHORITY WAYLAND_DISPLAY
status=0
DISPLAY=:$number GTK_A11Y=none GSETTINGS_BACKEND=memory "$@" || status=$?
exit "$status"
