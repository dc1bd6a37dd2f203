#!/bin/sh
# Builds Web/dist: the engine as WebAssembly, and the scripts around it.
set -eu
cd "$(dirname "$0")/.."

triple=wasm32-unknown-none-wasm
objects=.build/wasm/$triple/release
work=.build/web
mkdir -p "$work" Web/dist

swift build --quiet -c release --triple $triple --scratch-path .build/wasm \
  --target FieldNavigationWeb -Xswiftc -wmo -Xswiftc -Osize \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded

# The C compiler and the linker that come with Swift.
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$bin/clang" --target=wasm32 -Oz -nostdlib -fno-builtin -Wall -Werror \
  -c Web/runtime/memory.c -o "$work/memory.o"
"$bin/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=16384 \
  "$objects"/FieldNavigation.build/*.o "$objects"/FieldNavigationWeb.build/*.o \
  "$work/memory.o" -o "$work/linked.wasm"
wasm-opt -Oz --converge --low-memory-unused --strip-producers --enable-bulk-memory \
  --enable-sign-ext --enable-mutable-globals \
  --enable-nontrapping-float-to-int \
  "$work/linked.wasm" -o Web/dist/field-navigation.wasm

tsc -p Web/tsconfig.json
cp "$work/types/attach.d.ts" Web/dist/field-navigation.d.ts

esbuild=$(command -v esbuild)
# Names of the scripts' own that no browser knows may become short ones.
own="isNative|isLarge|isQuick|isFlat|isChanged|ownLabel|original|refreshAll"
own="$own|refresh|rescan|wideLook|catchUp|touched|edited|labelsChanged|setFields"
own="$own|writeLabel|writeLateLabels|inherited|obstacles|onShadow|noticed"
own="$own|pressed|released|element|handle|known|late|fields|roots|version"
own="$own|focused|modal|write|restore|work|changed|own|idle|state|label|count"
options="--bundle --minify --log-level=warning --target=es2022"
options="$options --mangle-props=^($own)\$"
$esbuild Web/src/module.js $options --format=esm \
  --outfile=Web/dist/field-navigation.js
$esbuild Web/src/inline.js $options --format=iife \
  --global-name=FieldNavigation --loader:.wasm=binary \
  --outfile=Web/dist/field-navigation.inline.js
