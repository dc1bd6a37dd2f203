#!/bin/sh
# Builds the npm package Web/dist. The package contains the scripts, and the
# engine as JavaScript and as WebAssembly. A test passes two folders: the
# sources of the exports, and the destination, which gets only the adapter.
set -eu
cd "$(dirname "$0")/.."

exports=${1:-Sources/FieldNavigationWeb}
dist=${2:-Web/dist}
work=.build/web/$(basename "$dist")
rm -rf "$dist"
mkdir -p "$work" "$dist"

# With -wmo, the optimizer sees all files of a module. With -lto, the linker
# sees all modules. The two options remove unused parameters and results. The
# output becomes a seventh smaller. The compiler may merge traps. Traps need not
# be distinguishable. WebAssembly's stack contains no return addresses. The
# stack therefore needs no protector.
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
compile FieldNavigationWeb "$exports"/*.swift

# Use the C compiler and the linker that come with Swift.
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$bin/clang" --target=wasm32 -Oz -flto -nostdlib -fno-builtin -Wall -Werror \
  -c Web/runtime/memory.c -o "$work/memory.o"

# link MODULE FILE: links the module with the engine. The output is
# $work/FILE.wasm and $work/FILE.js. The JavaScript version needs no second
# file. The JavaScript version also needs no permission in the page's content
# security policy. The last lines of wasm2js's output would start the engine too
# early. The function `link` removes those lines. The adapter starts the engine
# when a page attaches. Browsers decode base64 themselves, and the engine keeps no
# fractions in its memory, so that its output needs no function and no arrays for these.
# JavaScript is smaller if functions with a single caller aren't inlined.
optimize() {
  wasm-opt --strip-producers -Oz --converge --low-memory-unused \
    --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int "$@"
}
link() {
  "$bin/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=16384 \
    "$work/FieldNavigation.o" "$work/$1.o" "$work/memory.o" -o "$work/linked.wasm"
  optimize "$work/linked.wasm" -o "$work/$2.wasm"
  optimize "$work/linked.wasm" -o "$work/separate.wasm" \
    --one-caller-inline-max-function-size=0
  wasm2js --enable-bulk-memory -O2 "$work/separate.wasm" -o "$work/started.js"
  sed '/^var retasmFunc = /,$d
    /HEAPF.. = new/d
    /base64ReverseLookup = new/,/return uint8Array/c\
  function base64DecodeToExistingUint8Array(bytes, offset, text) {\
    for (const byte of atob(text)) bytes[offset++] = byte.charCodeAt();' \
    "$work/started.js" >"$work/plain.js"
  cat >>"$work/plain.js" <<'END'
export default () =>
  asmFunc({ abort() { throw new Error("a precondition failed"); } });
END
  # The engine reads only numbers, from arrays and from `Math`. An unused read has no
  # effect, so that terser may remove it.
  NODE_PATH=/usr/share/nodejs terser "$work/plain.js" --module \
    --compress pure_getters,ecma=2020 --ecma 2020 --output "$work/$2.js"
}
link FieldNavigationWeb engine
cp "$work/engine.wasm" "$dist/field-navigation.wasm"

# esbuild may shorten names that only the scripts declare. Browsers don't use
# these names.
own=$(python3 Web/constants.py --names)
# No script calls an arrow function or a method with `new`, or reads its
# `arguments`.
unsafe=unsafe_arrows,unsafe_methods
# terser makes the minified script another thirtieth smaller. Node finds
# terser's modules in Debian's folder. Node itself may come from elsewhere.
#
# bundle SOURCE FILE FORMAT TARGET [OPTION OF TERSER]
bundle() {
  esbuild "Web/src/$1" --bundle --minify --log-level=warning \
    --mangle-props="^($own)\$" --alias:compiled-engine="./$work/engine.js" \
    --alias:compiled-keyboard="./$work/keyboard.js" \
    --alias:compiled-code="./$work/code.js" \
    --outfile="$work/$2" --format="$3" --target="$4"
  NODE_PATH=/usr/share/nodejs terser "$work/$2" ${5:-} --mangle \
    --compress "passes=3,ecma=2020,keep_fargs=false,hoist_funs,$unsafe" \
    --ecma 2020 --output "$dist/$2"
}
bundle inline.js field-navigation.inline.js iife es2020
# The script awaits the engine's file at the top level of the module.
bundle wasm.js field-navigation.wasm.js esm es2022 --module
[ $# -eq 0 ] || exit 0

compile FieldNavigationWebKeyboard "$exports"/Keyboard/*.swift
link FieldNavigationWebKeyboard keyboard
compile FieldNavigationWebCode "$exports"/Code/*.swift
link FieldNavigationWebCode code

python3 Web/constants.py --check
tsc -p Web/tsconfig.json --outDir "$work/types"
cat "$work/types/attach.d.ts" Web/src/events.d.ts >"$dist/field-navigation.d.ts"
cp Web/package/* LICENSE "$dist"

bundle module.js field-navigation.js esm es2020 --module
bundle module.js field-navigation.cjs cjs es2020 --toplevel
bundle keyboard.js field-navigation.keyboard.js iife es2020
bundle code.js field-navigation.code.js iife es2020
bundle bar.js field-navigation.bar.js iife es2020
bundle inspect-inline.js field-navigation.inspect.js iife es2020
bundle inspect-module.js field-navigation.inspect.module.js esm es2020 --module
bundle inspect-module.js field-navigation.inspect.module.cjs cjs es2020 --toplevel

# package NAME [OPTION OF ESBUILD]: a piece for a framework. It imports the adapter of
# the package, so that there is one adapter on a page. Bundlers and Node call both forms
# with the ending that belongs to it.
package() {
  for form in esm:js cjs:cjs; do
    esbuild "Web/src/frameworks/$1.js" --bundle --minify --log-level=warning \
      --external:react --external:field-navigation --format="${form%:*}" \
      --target=es2022 ${2:+"$2"} |
      sed "s|\"field-navigation\"\([;)]\)|\"./field-navigation.${form#*:}\"\1|" \
        >"$dist/field-navigation.$1.${form#*:}"
  done
}
package react '--banner:js="use client";'
package vue
package element

# A package whose scripts are modules needs other files for `require`, and other types.
for name in keyboard code bar; do
  cp "$dist/field-navigation.$name.js" "$dist/field-navigation.$name.cjs"
done
for file in "$dist"/*.d.ts; do
  sed 's|"\(\./field-navigation.*\)\.js"|"\1.cjs"|' "$file" >"${file%.d.ts}.d.cts"
done
rm "$dist/field-navigation.inline.d.cts" "$dist/field-navigation.wasm.d.cts"

# folder NAME [FILE [ENDING]]: tools that don't read `exports` look for a folder.
# `typesVersions` won't do, because TypeScript 4.8 then doesn't read `exports` either.
folder() {
  file=../field-navigation.${2:-$1}
  mkdir "$dist/$1"
  cat >"$dist/$1/package.json" <<END
{
  "main": "$file.${3:-cjs}",
  "module": "$file.js",
  "types": "$file.d.ts"
}
END
}
folder inline inline js
folder wasm wasm js
folder inspect inspect.module
for name in keyboard code bar react vue element; do
  folder "$name"
done
