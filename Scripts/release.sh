#!/bin/sh
# Checks that a version can be released. Packs the version into .build/release and tags
# it. The script publishes nothing. Each failed check prints one line with the fix.
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
number=$(echo "$version" | sed 's/\./\\./g')
first=$(sed -n 's/^## //p' CHANGELOG.md | head -n 1)
today=$(date +%Y-%m-%d)
echo "$first" | grep -qE "^$number \([0-9]{4}-[0-9]{2}-[0-9]{2}\)\$" ||
  fail "CHANGELOG.md begins with \"${first:-nothing}\": write the notes under\
 ## $version ($today)"
for readme in README.md README.zh-CN.md; do
  says $readme "^\.package\(url: .*, from: \"$number\"\)" \
    "put from: \"$version\" into its .package line"
done
says Web/package/package.json "^  \"version\": \"$number\"," "set \"version\""
says Audit/Sources/fieldnavigation/Command.swift \
  "static let version = \"$number\"" "set Command.version"
header=Sources/FieldNavigationGTKLibrary/field_navigation.h
echo "$version" | {
  IFS=. read -r major minor micro
  for part in MAJOR:$major MINOR:$minor MICRO:$micro; do
    says $header "^#define FIELD_NAVIGATION_${part%:*}_VERSION ${part#*:}\$" \
      "set FIELD_NAVIGATION_${part%:*}_VERSION"
  done
}

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

# The tag's message is the version's section in the change log. In this message, git
# must not treat lines that begin with # as comments.
sed -n "/^## $number (/,/^## /p" CHANGELOG.md | sed '1d;/^## /d' |
  git tag -a "$version" --cleanup=whitespace -F -
cat <<END
Tagged $version on $(git rev-parse --short HEAD), and packed in .build/release:
  FieldNavigation-$version.tar.gz  the sources
  field-navigation-$version.tgz    the npm package
The tests have not run here: make test ALSO="lint apps gtk"
When they pass: git push origin main $version, then npm publish the package.
END
