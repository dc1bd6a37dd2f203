#!/bin/sh
# Builds one site of documentation, .build/docs/site. Fails on each warning, and
# on each public declaration without a doc comment.
set -eu
cd "$(dirname "$0")/.."

# The declarations of the adapters are read beside the doubles.
if [ "$(uname)" != Linux ]; then
  echo "docs: left out, the documentation is built on Linux only" >&2
  exit
fi

work=.build/docs
rm -rf "$work"
mkdir -p "$work"

# The package manager writes this for a target with resources.
bundle=$work/Bundle.swift
cat >"$bundle" <<'SWIFT'
import Foundation
extension Bundle { static var module: Bundle { .main } }
SWIFT

# Declarations only: documentation needs no bodies.
emit() {
  module=$1
  folder=$2
  shift 2
  swiftc -swift-version 6 -wmo -package-name fieldnavigation \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -Xfrontend -experimental-skip-all-function-bodies \
    -parse-as-library -emit-module -module-name "$module" \
    -emit-module-path "$work/$module.swiftmodule" -I "$work" "$@" \
    $(find "$folder" -name '*.swift' | LC_ALL=C sort)
}

# What a module declares itself, and what it adds to others' types.
target=$(swiftc -print-target-info |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
extract() {
  module=$1
  shift
  mkdir -p "$work/graphs/$module"
  swift symbolgraph-extract -module-name "$module" -target "$target" \
    -I "$work" "$@" -minimum-access-level public -skip-synthesized-members \
    -emit-extension-block-symbols -output-dir "$work/graphs/$module"
}

# Later catalogs link to earlier ones.
dependencies=
archives=
convert() {
  name=$1
  catalog=$2
  shift 2
  docc convert "$catalog" --output-path "$work/$name.doccarchive" \
    --fallback-bundle-identifier "$name" --fallback-display-name "$name" \
    --enable-experimental-external-link-support $dependencies \
    --warnings-as-errors "$@" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
  }
  dependencies="$dependencies --dependency $work/$name.doccarchive"
  archives="$archives $work/$name.doccarchive"
}

# They have to be there for the imports; they have no page.
emit UIKit Doubles/Sources/UIKit
emit SwiftUI Doubles/Sources/SwiftUI
emit FieldNavigationWords Sources/FieldNavigationWords "$bundle"
status=0
for module in FieldNavigation FieldNavigationUIKit FieldNavigationRecipes \
  FieldNavigationSwiftUI FieldNavigationGTK; do
  flags=
  if [ $module = FieldNavigationGTK ]; then
    Scripts/setup.sh gtk
    # The module map of GTK's headers, and where they are.
    flags="-I Sources/CFieldNavigationGTK $(pkg-config --cflags-only-I gtk4 |
      sed 's/-I/-Xcc -I/g')"
  fi
  emit $module Sources/$module -D GTK $flags
  extract $module $flags
  python3 Scripts/undocumented.py "$work/graphs/$module" || status=1
  convert $module Sources/$module/$module.docc \
    --additional-symbol-graph-dir "$work/graphs/$module"
done
convert Guides Documentation/Guides.docc
[ $status = 0 ] || exit 1
docc merge $archives --output-path "$work/site" \
  --synthesized-landing-page-name FieldNavigation
