#!/bin/sh
# Writes the example app as a package for Swift Playgrounds on an iPad. The package
# contains copies of the engine and the adapters. Swift Playgrounds can't use a path to
# another folder. Usage: Scripts/playground.sh [folder]
set -eu
cd "$(dirname "$0")/.."

app=${1:-.build/SignUp.swiftpm}
# The script never empties a folder that the user named.
[ -n "${1:-}" ] || rm -rf "$app"
if [ -e "$app" ]; then
  echo "playground: $app exists; remove it or name another folder" >&2
  exit 1
fi
mkdir -p "$app/Modules"
cp -R Examples/SignUp.swiftpm/Sources Examples/SignUp.swiftpm/Info.plist \
  Examples/Playgrounds/Package.swift "$app"
for module in FieldNavigation FieldNavigationWords FieldNavigationUIKit \
  FieldNavigationSwiftUI; do
  cp -R Sources/$module "$app/Modules"
  rm -rf "$app/Modules/$module/$module.docc"
done
echo "$app: share it to an iPad, and open it there in Swift Playgrounds"
