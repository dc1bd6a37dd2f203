#!/bin/sh
# Prints all measures, `name value unit` a line.
set -eu
cd "$(dirname "$0")/.."
swift run --quiet -c release --package-path Benchmarks bench
.venv/bin/python Benchmarks/web.py
