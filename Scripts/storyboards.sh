#!/bin/sh
# Audits a folder of storyboards and xibs. Then walks through their screens with the
# navigator on the UIKit double. The audit and the navigator must take the same paths.
#
#   Scripts/storyboards.sh FOLDER
set -eu
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

work=$PWD/.build/storyboards
mkdir -p "$work"
swift build --package-path Audit --product fieldnavigation >"$work/log" 2>&1 ||
  { tail -n 20 "$work/log" >&2; exit 1; }
command=$(swift build --package-path Audit --show-bin-path)/fieldnavigation
# The audit's output names the files that the audit can't read. The navigator's walk
# through the screens skips these files.
(cd "$folder" && "$command" audit . --root . --format json --fail-on never) \
  >"$work/paths.json" || [ -s "$work/paths.json" ]
python3 - "$work/paths.json" <<'PYTHON'
import json, sys
audit = json.load(open(sys.argv[1]))
for problem in audit["problems"]:
    print(f"{problem['path']}: {problem['message']}")
summary = audit["summary"]
print(f"{summary['files']} files, {summary['screens']} screens, {summary['fields']} fields,"
      f" {summary['findings']} findings; the navigator goes through them:")
PYTHON
swift build --package-path Doubles --build-tests >"$work/log" 2>&1 ||
  { tail -n 20 "$work/log" >&2; exit 1; }
AUDIT_PATHS="$work/paths.json" AUDIT_FOLDER="$folder" \
  swift test --package-path Doubles --skip-build --filter StoryboardTests >"$work/log" 2>&1 &&
  echo "no mismatch under any pair of policies" ||
  { grep -E 'recorded an issue|↳' "$work/log" >&2; exit 1; }
