#!/bin/sh
# Builds the documentation as one site, .build/docs/site. Fails on a warning or a broken
# internal link. Also fails on a public declaration without a doc comment or without a
# topic group. BASE=/path sets the site's base path on its server. The default base path
# is /.
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "docs: $1" >&2
  exit 1
}

# The adapters compile against the doubles of UIKit and SwiftUI.
if [ "$(uname)" != Linux ]; then
  echo "docs: left out, the documentation is built on Linux only" >&2
  exit
fi
command -v python3 >/dev/null || fail "python3 is missing; run: apt-get install python3"
Scripts/setup.sh gtk
# Use the toolchain's docc, because another version may lack these options.
docc=$(dirname "$(readlink -f "$(command -v swiftc)")")/docc
[ -x "$docc" ] || docc=$(command -v docc) ||
  fail "docc is missing beside swiftc; install the whole toolchain from swift.org, 6.3 or later"
"$docc" convert --help 2>&1 | grep -q -e --enable-experimental-external-link-support ||
  fail "$docc is too old; put the docc of Swift 6.3 or later first on PATH"

case ${BASE:-/} in
/*) ;;
*) fail "BASE begins with a slash, as in BASE=/FieldNavigation" ;;
esac

# The last step needs these packages. Install them before the long steps.
Scripts/setup.sh docs

work=.build/docs
rm -rf "$work"
mkdir -p "$work/links"

# The package manager generates this file for a target with resources.
bundle=$work/Bundle.swift
cat >"$bundle" <<'SWIFT'
import Foundation
extension Bundle { static var module: Bundle { .main } }
SWIFT

# Emit only declarations. The documentation needs no function bodies.
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

# Extract each module's own symbols, and its extensions of other modules' types.
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

# The adapters import these modules, but the site has no pages for them.
emit UIKit Doubles/Sources/UIKit
emit Combine Doubles/Sources/Combine
emit SwiftUI Doubles/Sources/SwiftUI
emit FieldNavigationWords Sources/FieldNavigationWords "$bundle"
status=0
modules="FieldNavigation FieldNavigationUIKit FieldNavigationRecipes
  FieldNavigationSwiftUI FieldNavigationGTK"
for module in $modules; do
  flags=
  if [ $module = FieldNavigationGTK ]; then
    # Find GTK's headers and the module map for them.
    flags="-I Sources/CFieldNavigationGTK $(pkg-config --cflags-only-I gtk4 |
      sed 's/-I/-Xcc -I/g')"
  fi
  emit $module Sources/$module -D GTK $flags
  extract $module $flags
  python3 Scripts/undocumented.py "$work/graphs/$module" || status=1
done
[ $status = 0 ] || exit 1

# convert NAME FOLDER OPTION...: writes a documentation archive into the folder.
convert() {
  name=$1
  folder=$2
  shift 2
  catalog=Documentation/$name.docc
  [ -e "$catalog" ] || catalog=Sources/$name/$name.docc
  mkdir -p "$work/graphs/$name"
  "$docc" convert "$catalog" --output-path "$folder/$name.doccarchive" \
    --additional-symbol-graph-dir "$work/graphs/$name" \
    --fallback-bundle-identifier "$name" --fallback-display-name "$name" \
    --fallback-default-module-kind Product \
    ${BASE:+--hosting-base-path "$BASE"} \
    --enable-experimental-external-link-support "$@" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
  }
}

# The catalogs link to each other. Until a catalog is converted, docc can't resolve
# links to it. The first pass only provides link targets. The second pass builds the
# site.
for name in $modules Guides; do
  convert $name "$work/links"
done
archives=
for name in $modules Guides; do
  others=
  for other in $modules Guides; do
    [ $other = $name ] || others="$others --dependency $work/links/$other.doccarchive"
  done
  convert $name "$work" --warnings-as-errors $others
  archives="$archives $work/$name.doccarchive"
done
"$docc" merge $archives --output-path "$work/site"
python3 Scripts/docs_site.py "$work/site" "${BASE:-/}"
.venv/bin/python Scripts/docs_search.py "$work/site" "${BASE:-/}"
