#!/bin/sh
# Prints all measures, `name value unit` a line.
set -eu
cd "$(dirname "$0")/.."
# What counts allocations and what stands in for UIKit are there on Linux only.
if [ "$(uname)" = Linux ]; then
  swift run --quiet -c release engine-bench
  swift run --quiet -c release uikit-bench
fi
.venv/bin/python Benchmarks/web.py
