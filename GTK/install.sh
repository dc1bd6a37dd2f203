#!/bin/sh
# Installs what GTK/library.sh has built in .build/gtk, or removes it again:
#   PREFIX=/usr/local LIBDIR=/usr/local/lib DESTDIR= GTK/install.sh [--uninstall]
# Compiles nothing and needs no Swift, so that root can run it.
set -eu
cd "$(dirname "$0")/.."

built=.build/gtk
prefix=${PREFIX:-/usr/local}
libdir=${LIBDIR:-$prefix/lib}
root=${DESTDIR-}
documents=$prefix/share/doc/field-navigation-gtk

# ldconfig would record the folders of this machine for a package of another one.
cache() {
  if [ -z "$root" ] && [ "$(id -u)" = 0 ]; then
    ldconfig
  fi
}

# Prints the installed path of a file or link in .build/gtk.
place() {
  case $1 in
  lib/*) echo "$root$libdir/${1#lib/}" ;;
  *) echo "$root$prefix/$1" ;;
  esac
}

if [ "${1-}" = --uninstall ]; then
  rm -f "$root$prefix/include/field_navigation.h" \
    "$root$prefix/include/field_navigation_navigator.h" \
    "$root$libdir"/libfield-navigation-gtk.so* \
    "$root$libdir/pkgconfig/field-navigation-gtk.pc" \
    "$root$libdir/girepository-1.0/FieldNavigation-0.typelib" \
    "$root$prefix/share/gir-1.0/FieldNavigation-0.gir" \
    "$root$prefix"/share/vala/vapi/field-navigation-gtk.* \
    "$root$documents/LICENSE" "$root$documents/FromCAndPython.md"
  rmdir "$root$documents" 2>/dev/null || true
  cache
  echo "Removed libfield-navigation-gtk from $root$prefix"
  exit
fi

[ -e $built/lib/libfield-navigation-gtk.so ] || {
  echo "field-navigation: there is no library yet; run: make gtk-library" >&2
  exit 1
}
(cd $built && find include lib share ! -type d 2>/dev/null) | while read -r file; do
  to=$(place "$file")
  install -d "$(dirname "$to")"
  case $file in
  *.pc)
    sed -e "s|^prefix=.*|prefix=$prefix|" -e "s|^libdir=.*|libdir=$libdir|" \
      "$built/$file" >"$to"
    chmod 644 "$to"
    ;;
  *.so | *.so.0) ln -sf "$(readlink "$built/$file")" "$to" ;;
  *) install -m 644 "$built/$file" "$to" ;;
  esac
done
install -d "$root$documents"
install -m 644 LICENSE \
  Sources/FieldNavigationGTK/FieldNavigationGTK.docc/FromCAndPython.md \
  "$root$documents"
cache
echo "Installed $root$libdir/libfield-navigation-gtk.so"
