#!/bin/sh
# Builds an app that depends on this package by address, by path and as a submodule.
# Then builds the app a second time. On Linux the app must not be able to import UIKit
# or SwiftUI.
set -eu
cd "$(dirname "$0")/.."

work=$PWD/.build/consumer
library=$work/FieldNavigation.git
rm -rf "$work"
mkdir -p "$work"

fail() {
  echo "Consumer: $1" >&2
  exit 1
}

# The script commits the working tree's tracked files on main. The git commands
# below must not depend on the folder's owner or the user's git settings.
unset $(git rev-parse --local-env-vars)
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
set -- -c safe.directory="$PWD" -c core.hooksPath=/dev/null \
  -c user.name=Check -c user.email=check@localhost
changed=$(git "$@" stash create)
commit=$(git "$@" commit-tree -m "The working tree" "${changed:-HEAD}^{tree}")
git init -q --bare --template= --initial-branch=main "$library"
git "$@" push -q "$library" "$commit:refs/heads/main"

# Takes the dependency lines from the README, and inserts this package's address. If
# the README names a version, that version's tag must exist, because a user would get
# it. Users would then get the tagged sources, but the working tree is what to check.
by_url=$(sed -nE "s|^(\.package\(url: \")[^\"]*(\", .*)|\1file://$library\2|p" README.md)
version=$(echo "$by_url" | sed -nE 's/.*from: "([^"]*)".*/\1/p')
if [ -n "$version" ]; then
  git "$@" rev-parse -q --verify "refs/tags/$version" >/dev/null ||
    fail "the README names version $version, which has no tag: write branch: \"main\""
  git "$@" push -q "$library" "$commit:refs/tags/$version"
fi
products=$(sed -nE 's/^\.product\(name: "(\w+)", package: "FieldNavigation"\)$/\1/p' \
  README.md)
[ -n "$by_url" ] && [ -n "$products" ] ||
  fail "the README has no lines for depending on the package"

# check NAME DEPENDENCY: builds an app with a program for each product.
check() {
  app=$work/$1
  targets=
  for product in FieldNavigation $products; do
    mkdir -p "$app/Sources/On$product"
    cat >"$app/Sources/On$product/main.swift" <<END
import $product

#if canImport(UIKit) || canImport(SwiftUI)
#error("the app can import a double")
#endif
END
    targets="$targets .executableTarget(name: \"On$product\", dependencies: [
      .product(name: \"$product\", package: \"FieldNavigation\")]),"
  done
  cat >"$app/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "App", dependencies: [$2], targets: [$targets])
END
  build "$1"
  # A second build must not find a double among the modules of the first build.
  touch "$app"/Sources/*/main.swift
  build "$1"
  for product in FieldNavigation $products; do
    grep -q "Compiling On$product main.swift" "$work/log" ||
      fail "by $1: On$product was not compiled again"
  done
}

# This stand-in for pkg-config finds no package. An app without the GTK trait must build
# without GTK.
mkdir -p "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/pkg-config"
chmod +x "$work/bin/pkg-config"

# The package manager's caches are in the script's folder. The next run uses the same
# names for different files.
build() {
  PATH=${2:-$work/bin}:$PATH swift build --package-path "$app" --cache-path "$work/cache" \
    --config-path "$work/config" --security-path "$work/security" \
    >"$work/log" 2>&1 && {
    [ $# = 2 ] || ! grep -i gtk4 "$work/log" >&2 ||
      fail "an app that depends on the package by $1 is asked for GTK"
    return
  }
  cat "$work/log" >&2
  fail "an app that depends on the package by $1 does not build"
}

check url "$by_url"
git clone -q --template= "$library" "$work/FieldNavigation"
check path '.package(path: "../FieldNavigation")'
git init -q --template= "$work/submodule"
git -C "$work/submodule" -c protocol.file.allow=always \
  submodule --quiet add "$library" FieldNavigation
check submodule '.package(path: "FieldNavigation")'
# If GTK is installed, also build an app with the GTK trait.
if pkg-config --exists gtk4 2>/dev/null; then
  app=$work/gtk
  mkdir -p "$app/Sources/OnGTK"
  cat >"$app/Sources/OnGTK/main.swift" <<END
import FieldNavigationGTK

@MainActor func attach(_ window: OpaquePointer) -> FieldNavigator {
  let navigator = FieldNavigator(in: window)
  navigator.configuration.policy = ReturnPolicy(destination: .next)
  navigator.configuration.policy.finishKey = ReturnKey.done
  return navigator
}
END
  cat >"$app/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../FieldNavigation", traits: ["GTK"])],
  targets: [
    .executableTarget(
      name: "OnGTK",
      dependencies: [
        .product(name: "FieldNavigationGTK", package: "FieldNavigation")
      ])
  ])
END
  build "path, with GTK" /usr/bin
  # The adapter shows an app only what the app can use of the engine. On Linux, the
  # other adapters are empty. Tests/UIKitImport checks them.
  echo 'let rectangle: LayoutRect? = nil' >>"$app/Sources/OnGTK/main.swift"
  (build "path, with GTK" /usr/bin) 2>/dev/null &&
    fail "an app that imports FieldNavigationGTK sees the whole engine"
  grep -q "cannot find type 'LayoutRect'" "$work/log" || {
    cat "$work/log" >&2
    fail "the app that names LayoutRect does not build for another reason"
  }
fi
echo "Consumer: apps on Linux build by address, by path and as a submodule, on each" \
  "product, and have no double to import"
