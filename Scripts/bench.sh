#!/bin/sh
# Runs all benchmarks and prints one `name value unit` line per result. With --write,
# the script also updates the documentation page on the browser adapter's costs.
set -eu
cd "$(dirname "$0")/.."
# The allocation counter and the doubles run only on Linux.
if [ "$(uname)" = Linux ]; then
  swift run --quiet -c release --package-path Doubles engine-bench
  swift run --quiet -c release --package-path Doubles uikit-bench
  swift run --quiet -c release --package-path Doubles swiftui-bench
  swift build --quiet -c release --package-path GTK --product gtk-bench
  GTK_A11Y=none xvfb-run -a GTK/.build/release/gtk-bench
fi
if [ "${1:-}" = --write ]; then
  .venv/bin/pip install --quiet --disable-pip-version-check \
    -r Benchmarks/Web/requirements.txt
fi
.venv/bin/python Benchmarks/Web "$@"
