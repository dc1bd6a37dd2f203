#!/bin/sh
# Runs the benchmarks and prints one `name value unit` line per result. With --slow, the
# script also measures the browser adapter on a slow processor, and beside other
# activity. With --write, it does so too, records the instructions of the engine, and
# updates the documentation page on the browser adapter's costs.
set -eu
cd "$(dirname "$0")/.."
# The allocation counter and the doubles run only on Linux.
if [ "$(uname)" = Linux ]; then
  swift run --quiet -c release --package-path Doubles engine-bench
  write=
  [ "${1:-}" != --write ] || write=--write
  python3 Benchmarks/Engine/instructions.py Doubles/.build/release/engine-bench $write
  swift run --quiet -c release --package-path Doubles uikit-bench
  swift run --quiet -c release --package-path Doubles swiftui-bench
  swift build --quiet -c release --package-path GTK --product gtk-bench
  Scripts/display.sh GTK/.build/release/gtk-bench
fi
if [ "${1:-}" = --write ]; then
  .venv/bin/pip install --quiet --disable-pip-version-check \
    -r Benchmarks/Web/requirements.txt
fi
.venv/bin/python Benchmarks/Web "$@"
