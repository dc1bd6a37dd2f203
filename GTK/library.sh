#!/bin/sh
# Builds the C library of the GTK adapter in a folder, by default .build/gtk:
#   GTK/library.sh [FOLDER [SANITIZER, such as address]]
# The folder then has include/field_navigation.h, lib/libfield-navigation-gtk.so and a
# file for pkg-config. The library contains the same adapter as the Swift
# product. The library is compiled as Embedded Swift, and needs no Swift runtime.
set -eu
cd "$(dirname "$0")/.."

target=${1:-.build/gtk}
sanitizer=${2:-}
work=$target/work
rm -rf "$work"
mkdir -p "$work/sources" "$target/lib/pkgconfig" "$target/include"

# The compiler may merge traps. Users have no debugger that would tell them
# apart.
compile() {
  swiftc -wmo -Osize -parse-as-library -package-name fieldnavigation -D GTK \
    -enable-experimental-feature Embedded -Xfrontend -function-sections \
    -Xfrontend -mergeable-traps \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -I "$work" ${sanitizer:+-sanitize="$sanitizer"} "$@"
}

# First compiles the engine as a module. The adapter then imports this module.
compile -swift-version 6 -module-name FieldNavigation \
  -emit-module -emit-module-path "$work/FieldNavigation.swiftmodule" \
  Sources/FieldNavigation/*/*.swift

# Embedded Swift has no main actor. The package's normal build has already
# checked the isolation.
find Sources/FieldNavigationGTK -name '*.swift' | while read -r file; do
  sed -E 's/@MainActor ?//g; s/isolated deinit/deinit/; s/nonisolated private/private/' \
    "$file" >"$work/sources/$(basename "$file")"
done
headers=$(pkg-config --cflags-only-I gtk4 | sed 's/-I/-Xcc -I/g')
compile -swift-version 5 -module-name FieldNavigationGTK $headers \
  -I Sources/CFieldNavigationGTK -I Sources/FieldNavigationGTKLibrary \
  -c -o "$work/FieldNavigationGTK.o" \
  "$work"/sources/*.swift Sources/FieldNavigationGTKLibrary/*.swift

# The Swift toolchain includes a compiler and a linker for C. The library is
# never unloaded, because GTK may call it at any time. A program with a
# sanitizer provides the sanitizer's functions.
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
printf '{ global: field_navigation_*; local: *; };\n' >"$work/exports"
"$bin/clang" -shared -fuse-ld=lld -Wl,--gc-sections -Wl,--icf=all -Wl,-s \
  -Wl,--as-needed -Wl,-z,nodelete -Wl,-z,now -Wl,-z,relro \
  -Wl,--version-script="$work/exports" $([ "$sanitizer" ] || echo -Wl,-z,defs) \
  -Wl,-soname,libfield-navigation-gtk.so.0 \
  -o "$target/lib/libfield-navigation-gtk.so.0" \
  "$work/FieldNavigationGTK.o" $(pkg-config --libs gtk4) -lm
ln -sf libfield-navigation-gtk.so.0 "$target/lib/libfield-navigation-gtk.so"
cp Sources/FieldNavigationGTKLibrary/field_navigation.h "$target/include"
# pkg-config finds the library's folders relative to this file.
cat >"$target/lib/pkgconfig/field-navigation-gtk.pc" <<'END'
prefix=${pcfiledir}/../..
libdir=${prefix}/lib

Name: FieldNavigation for GTK
Description: Return leads through the form of a GTK 4 window
Version: 0.1.0
Requires: gtk4 >= 4.8
Cflags: -I${prefix}/include
Libs: -L${libdir} -lfield-navigation-gtk
END
rm -rf "$work"
