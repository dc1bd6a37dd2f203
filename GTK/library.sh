#!/bin/sh
# Builds the C library of the GTK adapter in a folder, by default .build/gtk:
#   GTK/library.sh [FOLDER [SANITIZER, such as address]]
# The folder then has include, lib and share, as GTK/install.sh installs them. The
# library contains the same adapter as the Swift product. The library is compiled as
# Embedded Swift, and needs no Swift runtime. CFLAGS and LDFLAGS are heeded.
# INTROSPECTION=0 leaves out the files for Python, JavaScript and Vala.
set -eu
cd "$(dirname "$0")/.."

target=${1:-.build/gtk}
sanitizer=${2:-}
sources=Sources/FieldNavigationGTKLibrary
name=libfield-navigation-gtk.so
version=$(awk '/^#define FIELD_NAVIGATION_(MAJOR|MINOR|MICRO)_VERSION /{
  printf "%s%s", dot, $3; dot = "." }' $sources/field_navigation.h)
work=$target/work
rm -rf "$target/include" "$target/lib" "$target/share" "$work"
mkdir -p "$work" "$target/lib/pkgconfig" "$target/include"
target=$(cd "$target" && pwd)
work=$target/work

# The Swift toolchain includes a compiler and a linker for C.
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
# Debug information doesn't name the builder's folders. It's of version 4, because
# Debian 12's valgrind ends at Clang's version 5.
c() {
  "$bin/clang" -fdebug-default-version=4 ${CFLAGS--O2 -g} -fPIC -Wall \
    -ffunction-sections -ffile-prefix-map="$PWD=." ${sanitizer:+-fsanitize="$sanitizer"} \
    -I $sources $(pkg-config --cflags gtk4) -c "$@"
}

# Unwind tables of inline functions in C would keep the tables of all functions in
# the library, instead of in the debug information. With a sanitizer, the library
# needn't be small, and optimizing takes half of the time.
optimization="-Osize -Xcc -fno-asynchronous-unwind-tables"
[ -z "$sanitizer" ] || optimization=-Onone
# The compiler may merge traps. Users have no debugger that would tell them
# apart.
swift() {
  swiftc -swift-version 6 -wmo $optimization -g -dwarf-version=4 -parse-as-library \
    -package-name fieldnavigation -D GTK \
    -enable-experimental-feature Embedded -Xfrontend -function-sections \
    -Xfrontend -mergeable-traps -Xfrontend -disable-dynamic-actor-isolation \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -file-prefix-map "$PWD=." -module-cache-path .build/gtk-modules \
    -I "$work" ${sanitizer:+-sanitize="$sanitizer"} "$@"
}

# First compiles the engine as a module. The adapter then imports this module.
swift -module-name FieldNavigation \
  -emit-module -emit-module-path "$work/FieldNavigation.swiftmodule" \
  Sources/FieldNavigation/*/*.swift
swift -module-name FieldNavigationGTK \
  $(pkg-config --cflags-only-I gtk4 | sed 's/-I/-Xcc -I/g') \
  -I Sources/CFieldNavigationGTK -I $sources \
  -c -o "$work/FieldNavigationGTK.o" \
  $(find Sources/FieldNavigationGTK -name '*.swift') $sources/*.swift

glib-mkenums --template $sources/enumerations.c.in $sources/field_navigation.h \
  >"$work/enumerations.c"
for file in $sources/*.c "$work/enumerations.c"; do
  c -o "$work/$(basename "$file" .c).o" "$file"
done

# The library is never unloaded, because GTK may call it at any time. A program
# with a sanitizer provides the sanitizer's functions.
"$bin/clang" -shared -fuse-ld=lld -Wl,--gc-sections -Wl,--icf=all \
  -Wl,--as-needed -Wl,--build-id=sha1 -Wl,-z,nodelete -Wl,-z,now -Wl,-z,relro \
  -Wl,--version-script=$sources/symbols.map -Wl,--no-undefined-version \
  $([ "$sanitizer" ] || echo -Wl,-z,defs) -Wl,-soname,$name.0 ${LDFLAGS-} \
  -o "$target/lib/$name.$version" "$work"/*.o $(pkg-config --libs gtk4) -lm
ln -s $name.$version "$target/lib/$name.0"
ln -s $name.0 "$target/lib/$name"
cp $sources/field_navigation.h $sources/field_navigation_navigator.h \
  "$target/include"

# pkg-config finds the library's folders relative to this file.
cat >"$target/lib/pkgconfig/field-navigation-gtk.pc" <<END
prefix=\${pcfiledir}/../..
libdir=\${prefix}/lib
includedir=\${prefix}/include
girdir=\${prefix}/share/gir-1.0
typelibdir=\${libdir}/girepository-1.0
vapidir=\${prefix}/share/vala/vapi

Name: FieldNavigation for GTK
Description: Return leads through the form of a GTK 4 window
Version: $version
Requires: gtk4 >= 4.8
Cflags: -I\${includedir}
Libs: -L\${libdir} -lfield-navigation-gtk
END

if [ "${INTROSPECTION-}" != 0 ] && [ -z "$sanitizer" ]; then
  gir=$target/share/gir-1.0/FieldNavigation-0.gir
  mkdir -p "$target/share/gir-1.0" "$target/share/vala/vapi" \
    "$target/lib/girepository-1.0"
  # The scanner runs a program that asks the library for its types.
  CC="$bin/clang" CFLAGS= LDFLAGS=-fuse-ld=lld GI_SCANNER_DISABLE_CACHE=1 \
    g-ir-scanner --quiet --warn-all --warn-error --namespace=FieldNavigation \
    --nsversion=0 --identifier-prefix=FieldNavigation \
    --symbol-prefix=field_navigation --include=Gtk-4.0 --pkg=gtk4 \
    --pkg-export=field-navigation-gtk --c-include=field_navigation.h \
    --library=field-navigation-gtk -L "$target/lib" -I $sources \
    --sources-top-dirs="$PWD" --output="$gir" $sources/field_navigation.h \
    $sources/field_navigation_navigator.h $sources/field_navigation_navigator.c
  g-ir-compiler --output="$target/lib/girepository-1.0/FieldNavigation-0.typelib" \
    "$gir"
  vapigen --quiet --library=field-navigation-gtk --pkg=gtk4 \
    --directory="$target/share/vala/vapi" "$gir"
  echo gtk4 >"$target/share/vala/vapi/field-navigation-gtk.deps"
fi
rm -rf "$work"
