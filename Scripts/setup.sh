#!/bin/sh
# Installs and names the tools that `make demo` and `make test` lack.
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "field-navigation: $1" >&2
  exit 1
}

command -v swift >/dev/null ||
  fail "Swift 6.3 is missing: install the toolchain from swift.org and put it on PATH"
swift --version 2>/dev/null | grep -qE 'Swift version (6\.[3-9]|[7-9])' ||
  fail "Swift 6.3 or later is needed, this is $(swift --version 2>/dev/null | head -n 1)"
command -v python3 >/dev/null ||
  fail "python3 is missing: apt-get install python3 python3-venv"

# need COMMAND PACKAGE: notes the Debian package of a missing command.
missing=
need() {
  command -v "$1" >/dev/null || missing="$missing $2"
}
# need_file FILE PACKAGE: the same of a file.
need_file() {
  [ -e "$1" ] || missing="$missing $2"
}
need wasm-opt binaryen
need esbuild esbuild
need terser terser
need tsc node-typescript
# Tests pack the adapter and import it. Where Node comes from elsewhere, its npm is
# there, too, and Debian's could not be installed beside it.
need node nodejs
need npm npm
need chromium chromium
need WebKitWebDriver webkit2gtk-driver
need Xvfb xvfb
need xdotool xdotool
# The audit's parsers.
need_file /usr/include/libxml2/libxml/parser.h libxml2-dev
need_file /usr/include/gumbo.h libgumbo-dev
# Frameworks that pages of the tests are built with.
need_file /usr/share/nodejs/react/umd node-react
need_file /usr/share/nodejs/react-dom/umd node-react-dom
need_file /usr/share/javascript/jquery/jquery.js libjs-jquery
python3 -c 'import venv, ensurepip' 2>/dev/null || missing="$missing python3-venv"

if [ -n "$missing" ]; then
  install="apt-get install -y --no-install-recommends$missing"
  [ "$(id -u)" = 0 ] ||
    fail "missing packages; run: sudo apt-get update && sudo $install"
  echo "Installing Debian packages (browsers, WebAssembly, parsers, script tools and frameworks):$missing"
  log=$(mktemp)
  { apt-get update && DEBIAN_FRONTEND=noninteractive $install; } >"$log" 2>&1 ||
    fail "the installation failed: $(tail -n 1 "$log") (all of it: $log)"
  rm -f "$log"
fi

# A virtual environment with the pinned packages, made anew when a pin changes.
if ! cmp -s Scripts/requirements.txt .venv/installed.txt; then
  echo "Installing Python packages into .venv (they drive the browsers): $(
    grep -oE '^[a-z-]+' Scripts/requirements.txt | tr '\n' ' ')"
  rm -rf .venv
  python3 -m venv .venv || fail "python3 -m venv .venv failed"
  .venv/bin/pip install --quiet --disable-pip-version-check \
    -r Scripts/requirements.txt || fail "pip could not install Scripts/requirements.txt"
  cp Scripts/requirements.txt .venv/installed.txt
fi
