#!/bin/sh
# Prints all measures, one `name value unit` per line.
set -eu
cd "$(dirname "$0")/.."
# The counter of allocations and the double of UIKit exist on Linux only.
if [ "$(uname)" = Linux ]; then
  swift run --quiet -c release engine-bench
  swift run --quiet -c release uikit-bench
fi
.venv/bin/python Benchmarks/Web
