#!/bin/sh
# Prints all measures, `name value unit` a line.
set -eu
cd "$(dirname "$0")/.."
swift run --quiet -c release --package-path Benchmarks bench
# The double and with it this measure are there on Linux only.
if [ "$(uname)" = Linux ]; then swift run --quiet -c release uikit-bench; fi
.venv/bin/python Benchmarks/web.py
