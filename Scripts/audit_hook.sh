#!/bin/sh
# A pre-commit hook that audits the files of a commit. The hook builds the command first
# if necessary. The hook prints the build output only if the build fails.
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
# The command skips files that the team has excluded, even though pre-commit passes
# their names. It reads the repository's sources, so that the hook finds what a run on the
# whole repository finds in these files.
exec "$command" audit --force-exclude --code . "$@"
