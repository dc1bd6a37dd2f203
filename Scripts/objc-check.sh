#!/bin/sh
# Type-checks the sources on UIKit a second time, with delegates whose methods
# are optional as in Objective-C. In plain Swift those methods have default
# implementations: a misspelled method compiles, and an iPhone never calls it.
set -eu
cd "$(dirname "$0")/.."

mode=Tests/ObjectiveCMode
work=.build/objc
rm -rf "$work"
mkdir -p "$work"

fail() {
  echo "Objective-C mode: $1" >&2
  exit 1
}

sources() {
  find "$@" -name '*.swift' | LC_ALL=C sort
}

# Every diagnostic but one is a failure: NSObject comes from the stub here, so
# that an import of Foundation for NSObject looks unused.
swift_mode() {
  log=$work/log
  swiftc -swift-version 6 -wmo -package-name fieldnavigation \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -Xfrontend -enable-objc-interop \
    -Xfrontend -disable-objc-attr-requires-foundation-module \
    -diagnostic-style llvm -I "$work" "$@" >"$log" 2>&1 && status=0 || status=$?
  sed -i "/warning: .*import of 'Foundation' was not used in/,/\^/d" "$log"
  [ "$status" = 0 ] && ! grep -qE '(error|warning): ' "$log"
}

# Emits declarations only: Linux cannot generate code for Objective-C, and the
# bodies of the double call delegates as plain Swift does.
emit() {
  name=$1
  shift
  swift_mode -emit-module -module-name "$name" \
    -emit-module-path "$work/$name.swiftmodule" \
    -Xfrontend -experimental-skip-all-function-bodies "$@" && return
  cat "$log" >&2
  fail "$name does not compile"
}

# Every file sees the Objective-C runtime: UIKit's headers import it.
runtime="-Xfrontend -import-module -Xfrontend ObjectiveC"

emit ObjectiveC -parse-as-library $mode/ObjectiveC.swift
emit UIKit $runtime $mode/Names.swift $(sources Tests/UIKitDouble)
emit FieldNavigation $(sources Sources/FieldNavigation)

accepted=0
accept() {
  name=$1
  shift
  swift_mode -typecheck -module-name "$name" $runtime $mode/Names.swift "$@" || {
    cat "$log" >&2
    fail "$name was rejected"
  }
  accepted=$((accepted + $#))
}
for module in FieldNavigationUIKit FieldNavigationRecipes; do
  accept $module $(sources Sources/$module)
  emit $module $runtime $mode/Names.swift $(sources Sources/$module)
done
accept Accepted $mode/Accepted.swift
samples=Tests/FieldNavigationUIKitTests/Samples.swift
accept Samples $samples
[ ! -d Examples/UIKit ] || accept UIKitExample $(sources Examples/UIKit)

rejected=0
for file in "$mode"/Rejected/*.swift; do
  expected=$(sed -n '1s|^// rejected: ||p' "$file")
  [ -n "$expected" ] || fail "$file does not say why it is to be rejected"
  ! swift_mode -typecheck -module-name Rejected $runtime $mode/Names.swift \
    "$file" || fail "$file was accepted; expected: $expected"
  # Each diagnostic has to be about the expected mistake.
  if ! grep -E '(error|warning): ' "$log" | grep -qF "$expected" ||
    grep -E '(error|warning): ' "$log" | grep -qvF "$expected"; then
    cat "$log" >&2
    fail "$file was rejected, but not only for: $expected"
  fi
  rejected=$((rejected + 1))
done

echo "Objective-C mode: $accepted files accepted, $rejected mistakes rejected"
