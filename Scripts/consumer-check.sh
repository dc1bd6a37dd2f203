#!/bin/sh
# Builds an app that depends on this package by the lines in the README. The doubles
# must stay out of the app: on Linux an app has no UIKit and no SwiftUI to import.
set -eu
cd "$(dirname "$0")/.."

work=$PWD/.build/consumer
library=$work/FieldNavigation
app=$work/App
rm -rf "$work"
mkdir -p "$library" "$app/Sources/App" "$app/Tests/AppTests"

fail() {
  echo "Consumer: $1" >&2
  exit 1
}

# The package holds the tracked files as they are in the working tree. git has to
# work whoever owns the folder and whatever the user's settings are.
git -c safe.directory="$PWD" -c core.quotePath=false ls-files >"$work/files" ||
  fail "the package has to be a git repository"
while IFS= read -r file; do
  if [ -e "$file" ]; then echo "$file"; fi
done <"$work/files" | tar -c -T - | tar -x -C "$library"
unset $(git rev-parse --local-env-vars)
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
in_library() {
  git -C "$library" -c user.name=Check -c user.email=check@localhost "$@"
}
git init -q --template= --initial-branch=main "$library"
in_library add --all --force
in_library commit -q -m "The working tree"

# The README's lines, with the package's address in this place.
package=$(sed -n "s|^\(\.package(url: \"\)[^\"]*|\1file://$library|p" README.md)
product=$(sed -n 's/^\.product(.*/&,/p' README.md)
[ -n "$package" ] && [ -n "$product" ] ||
  fail "the README does not say how to depend on the package"

cat >"$app/Package.swift" <<END
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [$package],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "FieldNavigation", package: "FieldNavigation")
      ]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App",
        $product
      ]),
  ]
)
END

cat >"$app/Sources/App/main.swift" <<'END'
import FieldNavigation

#if canImport(UIKit) || canImport(SwiftUI)
#error("the app can import a double")
#endif

print(FieldForm(["name", "email"]).moveOnReturn(from: "name"))
END

cat >"$app/Tests/AppTests/AppTests.swift" <<'END'
import FieldNavigation
import FieldNavigationSwiftUI
import FieldNavigationUIKit
import Testing

@testable import App

#if canImport(UIKit) || canImport(SwiftUI)
#error("the app's tests can import a double")
#endif

@Test func lastField() {
  #expect(FieldForm(["name", "email"]).returnKey(of: "email") == .done)
}
END

# The package manager's caches stay in this folder: the next check gives other
# files the same name.
build() {
  swift build --package-path "$app" --cache-path "$work/cache" \
    --config-path "$work/config" --security-path "$work/security" \
    "$@" >"$work/log" 2>&1 && return
  cat "$work/log" >&2
  fail "an app that depends on the package does not build (swift build $*)"
}

build
build --build-tests
# Compiled again, the app must not find a double among the modules just built.
touch "$app/Sources/App/main.swift"
build
grep -q "Compiling App main.swift" "$work/log" ||
  fail "the app was not compiled again"
echo "Consumer: an app on Linux builds, its tests too, and has no double to import"
