#!/bin/sh
# Prints all measurements, one `name value unit` per line. With --write they also become
# the documentation's page on the cost of the browser adapter.
set -eu
cd "$(dirname "$0")/.."
# The allocation counter and the doubles exist only on Linux.
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
