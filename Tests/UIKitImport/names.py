"""Compares the Swift names from this importer and from Apple's importer in Xcode 12.2.
This importer derives its names from the Objective-C declarations."""

import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "UIKitFacts"))

import differences
import second
from table import split_path

MEMBER = re.compile(
    r"c:(?:@CM@\w+@)?objc\((?:cs|pl)\)\w+\((?:im|cm|py|cpy)\)(.+)$")
#: The newest iOS that Xcode 12.2 knows.
NEWEST = (14, 2)


def made(by_path):
    """Returns the importer's names, by type and selector. A method with a completion
    handler has two names."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, same in by_path.items():
        type, _, name = split_path(path)
        for one in same:
            selector = MEMBER.match(one.identifier)
            if selector and (one.since or NEWEST) <= NEWEST:
                found[type][selector[1]].add(name)
    return found


def compare(by_path, names):
    """Yields each selector whose names from the two importers differ.

    Apple's printed interface doesn't contain selectors. The script therefore compares
    letters to find a selector's name. The name must belong to the same type and match
    no other selector. All its letters must occur in the selector in the same order."""
    for type, selectors in made(by_path).items():
        theirs = names.get(type, set())
        free = theirs - {name for ours in selectors.values() for name in ours}
        for selector, ours in selectors.items():
            if ours & theirs:
                continue
            likely = [name for name in sorted(free) if is_from(name, selector)]
            if likely:
                yield differences.Difference(
                    type, selector, differences.NAME, " ".join(sorted(ours)),
                    max(likely, key=len))


def is_from(name, selector):
    if name.count(":") != selector.count(":"):
        return False
    name, letters = (re.sub(r"\W|_", "", text).lower()
                     for text in (name, selector))
    if letters[0] != name.removeprefix("is")[0] and letters[0] != name[0]:
        return False
    rest = iter("is" + letters)
    return 2 * len(name) > len(letters) and all(one in rest for one in name)


def undecided(table, imported, decided):
    """Yields a sentence for each undecided declaration that uikit.tsv contains. The
    file differences.tsv marks undecided declarations."""
    left = {(one.type, one.member[1:]) for one in decided
            if one.decision == "undecided"}
    for fact in table:
        for one in imported.find(fact):
            type, _, _ = split_path(one.path)
            found = MEMBER.match(one.identifier)
            selector = found[1] if found else ""
            getter = "is" + selector[:1].upper() + selector[1:]
            if left & {(type, selector), (type, getter)}:
                yield (f"{fact.path}: undecided in differences.tsv, but uikit.tsv"
                       " has it. Decide it by Apple's page.")


def problems(table, imported):
    decided = differences.known()
    found = list(compare(imported.by_path, second.read_names()))
    yield from differences.compare(
        found, [one for one in decided if one.what == differences.NAME])
    yield from undecided(table, imported, decided)
