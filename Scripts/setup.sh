#!/bin/sh
# Prints and installs the tools that a target lacks.
#
#   Scripts/setup.sh [web] [browser] [audit] [gtk] [introspection] [display]
#     [current] [phone] [docs] [tests] [bench]
#
# Every group needs Swift. The groups install these tools:
#
# - web: the compilers for the browser adapter
# - browser: Chromium and its driver
# - audit: the parsers for storyboards and pages
# - gtk: GTK
# - introspection: what describes the GTK library to Python, JavaScript and Vala
# - display: libadwaita, and a virtual display with simulated keys
# - current: a program that unpacks Debian 13's GTK
# - phone: a phone's shell and its on-screen keyboard
# - docs: what indexes the documentation for the search, and checks its pages
# - bench: what counts the engine's instructions
# - tests: WebKitGTK, Firefox, and everything else that `make test` needs
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

# need COMMAND PACKAGE: records the Debian package of a missing command.
missing=
need() {
  command -v "$1" >/dev/null || missing="$missing $2"
}
# need_file FILE PACKAGE: records the package of a missing file.
need_file() {
  [ -e "$1" ] || missing="$missing $2"
}
# need_library MODULE PACKAGE: asks pkg-config, because the folder of a library below
# /usr/lib depends on the processor.
need_library() {
  pkg-config --exists "$1" 2>/dev/null || missing="$missing $2"
}
requirements=
libraries=
for part in "$@"; do
  case $part in
  web)
    need python3 python3
    need wasm-opt binaryen
    need esbuild esbuild
    need terser terser
    need tsc node-typescript
    ;;
  browser)
    need chromium chromium
    requirements="$requirements Scripts/requirements.txt"
    ;;
  audit)
    if [ "$(uname)" = Darwin ]; then
      command -v brew >/dev/null ||
        fail "Homebrew, which has the audit's parsers, is missing: see brew.sh"
      for library in pkgconf libxml2 gumbo-parser; do
        brew list --versions "$library" >/dev/null 2>&1 || missing="$missing $library"
      done
    else
      need_file /usr/include/libxml2/libxml/parser.h libxml2-dev
      need_file /usr/include/gumbo.h libgumbo-dev
    fi
    ;;
  gtk)
    need pkg-config pkg-config
    need_library gtk4 libgtk-4-dev
    ;;
  introspection)
    need g-ir-scanner gobject-introspection
    need_library gobject-introspection-1.0 libgirepository1.0-dev
    need vapigen valac
    ;;
  display)
    need Xvfb xvfb
    need xauth xauth
    need_library libadwaita-1 libadwaita-1-dev
    need_library xtst libxtst-dev
    ;;
  current)
    need mmdebstrap mmdebstrap
    ;;
  phone)
    need phoc phoc
    need squeekboard squeekboard
    need dbus-run-session dbus-daemon
    need gdbus libglib2.0-bin
    ;;
  docs)
    need python3 python3
    requirements="$requirements Documentation/requirements.txt"
    ;;
  bench)
    # The engine is measured only on Linux.
    [ "$(uname)" != Linux ] || need valgrind valgrind
    ;;
  tests)
    need node nodejs
    need chromium-headless-shell chromium-headless-shell
    need WebKitWebDriver webkit2gtk-driver
    command -v firefox >/dev/null || need firefox-esr firefox-esr
    need Xvfb xvfb
    need xdotool xdotool
    need gjs gjs
    # Debian's own Python runs GTK's Python example.
    /usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "4.0")' 2>/dev/null ||
      missing="$missing python3-gi gir1.2-gtk-4.0"
    # The test pages load these frameworks.
    need_file /usr/share/nodejs/react/umd node-react
    need_file /usr/share/nodejs/react-dom/umd node-react-dom
    need_file /usr/share/javascript/jquery/jquery.js libjs-jquery
    # Stories are played on these libraries, and on those of wheels.
    need_file /usr/share/javascript/jquery-ui libjs-jquery-ui
    need_file /usr/share/javascript/chosen libjs-chosen
    need_file /usr/share/nodejs/awesomplete libjs-awesomplete
    need_file /usr/share/nodejs/pikaday node-pikaday
    need_file /usr/share/javascript/jquery-typeahead libjs-jquery-typeahead
    libraries=1
    requirements="$requirements Tests/requirements.txt"
    ;;
  *) fail "setup.sh has no part $part" ;;
  esac
done
[ -z "$requirements" ] || python3 -c 'import venv, ensurepip' 2>/dev/null ||
  missing="$missing python3-venv"

if [ -n "$missing" ]; then
  if [ "$(uname)" = Darwin ]; then
    fail "missing packages; run: brew install$missing"
  fi
  install="apt-get install -y --no-install-recommends$missing"
  [ "$(id -u)" = 0 ] ||
    fail "missing packages; run: sudo apt-get update && sudo $install"
  echo "Installing Debian packages:$missing"
  log=$(mktemp)
  { apt-get update && DEBIAN_FRONTEND=noninteractive $install; } >"$log" 2>&1 ||
    fail "the installation failed: $(tail -n 1 "$log") (all of it: $log)"
  rm -f "$log"
fi

# Create a virtual environment. Install each requirements file's packages only once.
for file in $requirements; do
  installed=.venv/$(echo "$file" | tr / -)
  cmp -s "$file" "$installed" && continue
  echo "Installing Python packages into .venv: $(
    grep -oE '^[a-z_-]+' "$file" | tr '\n' ' ')"
  [ -e .venv/bin/python ] || python3 -m venv .venv || fail "python3 -m venv .venv failed"
  .venv/bin/pip install --quiet --disable-pip-version-check -r "$file" ||
    fail "pip could not install $file"
  cp "$file" "$installed"
done

[ -z "$libraries" ] || .venv/bin/python Tests/Browser/libraries.py ||
  fail "pip could not fetch the component libraries that the tests play stories on"
