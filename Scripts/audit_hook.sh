#!/bin/sh
# Audits the files that a commit changes, for pre-commit: builds the command first
# where that has not been done, and says of the build only why it failed.
set -eu
repository=$(cd "$(dirname "$0")/.." && pwd)
installed=$repository/.build/hook
command=$installed/bin/fieldnavigation

if [ ! -x "$command" ]; then
  log=$(mktemp)
  make -C "$repository" install PREFIX="$installed" DESTDIR= >"$log" 2>&1 || {
    cat "$log" >&2
    rm -f "$log"
    exit 2
  }
  rm -f "$log"
fi
# pre-commit names the files: what the team leaves out is left out all the same.
exec "$command" audit --force-exclude "$@"
