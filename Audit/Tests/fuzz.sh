#!/bin/sh
# For half a minute, fuzzes the audit with changed storyboards and pages:
#   Audit/Tests/fuzz.sh [SECONDS]      # SEED=2 makes other variants
#
# If an input makes the audit fail, the fuzzer saves it in Audit/.build/fuzz/found. Add
# that input to the storyboards or pages of the tests.
set -eu
cd "$(dirname "$0")/.."

work=.build/fuzz
mkdir -p $work/corpus $work/found
log=$work/log
if ! FUZZ=1 swift build --build-path $work/build --product audit-fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address \
  -Xswiftc -parse-as-library -Xswiftc -use-ld=lld >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  exit 1
fi
# For later runs, the fuzzer keeps its inputs in the first of these folders.
if ! $work/build/debug/audit-fuzz -seed="${SEED:-1}" -max_total_time="${1:-30}" -max_len=20000 \
  -timeout=10 -artifact_prefix=$work/found/ \
  $work/corpus Tests/Storyboards ../Tests/Pages >"$log" 2>&1; then
  grep -aE 'ERROR|SUMMARY|Fatal|Test unit written' "$log" >&2 || tail -n 20 "$log" >&2
  exit 1
fi
echo "Fuzzing: $(grep -a '^Done' "$log" | cut -d ' ' -f 2) inputs, nothing found"
