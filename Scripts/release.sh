#!/bin/sh
# Checks that a version can be released. Packs the version into .build/release and tags
# it. The script publishes nothing. Each failed check prints one line with the fix.
#
# The audit has its own version, because it can change when the libraries don't. Its tag
# is audit-VERSION, which the package manager ignores.
#
#   Scripts/release.sh 0.1.0
set -eu
cd "$(dirname "$0")/.."
version=${1:-}

fail() {
  echo "release: $1" >&2
  exit 1
}

case $version in
"") fail "name the version: make release VERSION=0.1.0" ;;
esac
echo "$version" | grep -qE '^(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){2}$' ||
  fail "$version is not a version: give three numbers, as in make release VERSION=0.1.0"
branch=$(git symbolic-ref --quiet --short HEAD || echo "no branch")
[ "$branch" = main ] || fail "this is $branch: git switch main"
[ -z "$(git status --porcelain)" ] ||
  fail "the working tree has changes: commit them, or put them aside with git stash -u"
! git rev-parse -q --verify "refs/tags/$version" >/dev/null ||
  fail "the tag $version exists: choose the next version, or git tag -d $version"

# says FILE PATTERN WHAT: checks that a file names the version.
says() {
  grep -qE "$2" "$1" || fail "$1 does not have $version: $3"
}
escaped() {
  echo "$1" | sed 's/\./\\./g'
}
number=$(escaped "$version")
today=$(date +%Y-%m-%d)

# has_notes FILE VERSION: checks that a change log begins with the dated version.
has_notes() {
  first=$(sed -n 's/^## //p' "$1" | head -n 1)
  echo "$first" | grep -qE "^$(escaped "$2") \([0-9]{4}-[0-9]{2}-[0-9]{2}\)\$" ||
    fail "$1 begins with \"${first:-nothing}\": write the notes under ## $2 ($today)"
}
has_notes CHANGELOG.md "$version"
for readme in README.md README.zh-CN.md; do
  says $readme "^\.package\(url: .*, from: \"$number\"\)" \
    "put from: \"$version\" into its .package line"
done
says Web/package/package.json "^  \"version\": \"$number\"," "set \"version\""
header=Sources/FieldNavigationGTKLibrary/field_navigation.h
echo "$version" | {
  IFS=. read -r major minor micro
  for part in MAJOR:$major MINOR:$minor MICRO:$micro; do
    says $header "^#define FIELD_NAVIGATION_${part%:*}_VERSION ${part#*:}\$" \
      "set FIELD_NAVIGATION_${part%:*}_VERSION"
  done
}

command=Audit/Sources/fieldnavigation/Command.swift
audit=$(sed -nE 's/^ *static let version = "(.*)"$/\1/p' $command)
has_notes Audit/CHANGELOG.md "$audit"
audit_tag=
if ! git rev-parse -q --verify "refs/tags/audit-$audit" >/dev/null; then
  audit_tag=audit-$audit
elif ! git diff --quiet "audit-$audit" -- Audit/Sources; then
  fail "Audit/Sources has changed since audit-$audit: set Command.version, and write its\
 notes in Audit/CHANGELOG.md"
fi

make web
out=$PWD/.build/release
rm -rf "$out"
mkdir -p "$out/package"
git archive --format=tar.gz --prefix="FieldNavigation-$version/" \
  -o "$out/FieldNavigation-$version.tar.gz" HEAD
# npm expects an archive with a single folder named package.
cp -R Web/dist/* "$out/package"
tar -czf "$out/field-navigation-$version.tgz" -C "$out" package
rm -r "$out/package"

# tag NAME FILE: tags with the first section of a change log as the message. In this
# message, git must not treat lines that begin with # as comments.
tag() {
  awk '/^## / { sections++; next } sections == 1' "$2" |
    git tag -a "$1" --cleanup=whitespace -F -
}
tag "$version" CHANGELOG.md
[ -z "$audit_tag" ] || tag "$audit_tag" Audit/CHANGELOG.md
tags=$version${audit_tag:+ $audit_tag}
cat <<END
Tagged $tags on $(git rev-parse --short HEAD), and packed in .build/release:
  FieldNavigation-$version.tar.gz  the sources
  field-navigation-$version.tgz    the npm package
The tests have not run here: make test ALSO="lint apps gtk"
When they pass: git push origin main $tags, then npm publish the package.
END
