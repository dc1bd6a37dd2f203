#!/bin/sh
# Builds the C library of the GTK adapter into a folder, .build/gtk by default:
#   GTK/library.sh [FOLDER [SANITIZER, such as address]]
# include/field_navigation.h, lib/libfield-navigation-gtk.so and what pkg-config
# knows of it. It is the adapter of the Swift product as Embedded Swift, which needs
# no Swift runtime.
set -eu
cd "$(dirname "$0")/.."

target=${1:-.build/gtk}
sanitizer=${2:-}
work=$target/work
rm -rf "$work"
mkdir -p "$work/sources" "$target/lib/pkgconfig" "$target/include"

# Nobody tells traps apart, so that traps may be merged.
compile() {
  swiftc -wmo -Osize -parse-as-library -package-name fieldnavigation -D GTK \
    -enable-experimental-feature Embedded -Xfrontend -function-sections \
    -Xfrontend -mergeable-traps \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -I "$work" ${sanitizer:+-sanitize="$sanitizer"} "$@"
}

# The engine's code is compiled where it is used: only its module is needed.
compile -swift-version 6 -module-name FieldNavigation \
  -emit-module -emit-module-path "$work/FieldNavigation.swiftmodule" \
  Sources/FieldNavigation/*/*.swift

# Embedded Swift has no main actor. The package's build has checked the isolation.
find Sources/FieldNavigationGTK -name '*.swift' | while read -r file; do
  sed -E 's/@MainActor ?//g; s/isolated deinit/deinit/; s/nonisolated private/private/' \
    "$file" >"$work/sources/$(basename "$file")"
done
headers=$(pkg-config --cflags-only-I gtk4 | sed 's/-I/-Xcc -I/g')
compile -swift-version 5 -module-name FieldNavigationGTK $headers \
  -I Sources/CFieldNavigationGTK -I Sources/FieldNavigationGTKLibrary \
  -c -o "$work/FieldNavigationGTK.o" \
  "$work"/sources/*.swift Sources/FieldNavigationGTKLibrary/*.swift

# The compiler and the linker that come with Swift. What GTK may still call is not
# unloaded. A sanitizer's functions are the program's.
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
# Where the file is says where the library is.
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
