#!/bin/sh
# Builds Web/dist: the engine as WebAssembly, and the scripts around it.
set -eu
cd "$(dirname "$0")/.."

work=.build/web
mkdir -p "$work" Web/dist

# With -wmo the optimizer sees all files of a module, with -lto the linker sees
# all modules: unused parameters and results go, and the result gets a seventh
# smaller. Nobody tells traps apart, so that traps may be merged. WebAssembly's
# stack holds no return addresses, so that the stack needs no protector.
compile() {
  module=$1
  shift
  swiftc -target wasm32-unknown-none-wasm -swift-version 6 -wmo -Osize \
    -lto=llvm-full -Xfrontend -mergeable-traps \
    -Xfrontend -disable-stack-protector \
    -parse-as-library -package-name fieldnavigation \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -module-name "$module" -I "$work" -c -o "$work/$module.o" \
    -emit-module -emit-module-path "$work/$module.swiftmodule" "$@"
}
compile FieldNavigation Sources/FieldNavigation/*/*.swift
compile FieldNavigationWeb Sources/FieldNavigationWeb/*.swift

# The C compiler and the linker that come with Swift.
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$bin/clang" --target=wasm32 -Oz -flto -nostdlib -fno-builtin -Wall -Werror \
  -c Web/runtime/memory.c -o "$work/memory.o"
"$bin/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=16384 \
  "$work/FieldNavigation.o" "$work/FieldNavigationWeb.o" "$work/memory.o" \
  -o "$work/linked.wasm"
wasm-opt -Oz --converge --low-memory-unused --strip-producers --enable-bulk-memory \
  --enable-sign-ext --enable-mutable-globals \
  --enable-nontrapping-float-to-int \
  "$work/linked.wasm" -o Web/dist/field-navigation.wasm

python3 Web/constants.py --check
tsc -p Web/tsconfig.json
cp "$work/types/attach.d.ts" Web/dist/field-navigation.d.ts

esbuild=$(command -v esbuild)
# esbuild may shorten names that only the scripts declare and no browser knows.
own=$(python3 Web/constants.py --names)
options="--bundle --minify --log-level=warning --target=es2022"
options="$options --mangle-props=^($own)\$"
$esbuild Web/src/module.js $options --format=esm \
  --outfile=Web/dist/field-navigation.js
$esbuild Web/src/inline.js $options --format=iife \
  --global-name=FieldNavigation --loader:.wasm=binary \
  --outfile=Web/dist/field-navigation.inline.js
