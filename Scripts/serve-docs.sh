#!/bin/sh
# Serves the documentation that docs.sh has built.
set -eu
cd "$(dirname "$0")/.."
port=${1:-8080}
echo "Serving the documentation on http://127.0.0.1:$port/documentation (Ctrl+C stops)"
exec python3 -m http.server "$port" --bind 127.0.0.1 \
  --directory .build/docs/site >/dev/null 2>&1
