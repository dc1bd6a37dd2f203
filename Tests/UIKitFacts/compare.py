"""Compares the double's declarations with the table."""

import re

from declarations import TYPES, is_optional, normal
from table import OLDEST, same

MARKS = re.compile(r"[?!]")


def compare(table, declarations):
    """Returns a sentence for each problem, and the used facts."""
    problems, used = [], []
    names = {one.path for one in declarations}
    for one in declarations:
        if one.overrides and inherits_all(one):
            continue
        facts = table.find(one.path)
        if not facts:
            problems.append(
                f"{one}: the table lacks it. Add a line to"
                " Tests/UIKitFacts/uikit.tsv with UIKit's spelling, first iOS"
                " and source; or make it package: the double's own helpers"
                " are not public.")
            continue
        fact = next((fact for fact, spelling in facts
                     if agrees(spelling, shown(one))), None)
        if TYPES.search(one.text):
            fact = facts[0][0]
            problems += list(kinds(table, one, fact, names))
        if fact is None:
            problems.append(difference(one, facts[0]))
            continue
        used.append(fact)
        problems += list(optionality(one, fact))
        problems += list(versions(one, fact))
    return problems, used


def shown(one):
    return re.sub(r"\boptional ", "", one.text)


def inherits_all(one):
    """Whether an override changes nothing in the inherited declaration. The check
    ignores such an override."""
    return one.overridden is None or same(
        one.overridden.text, one.text.replace("convenience ", ""))


def agrees(spelling, text):
    """The double may omit a setter: code that compiles with the double still compiles
    with UIKit."""
    return same(spelling, text) or same(
        spelling.replace("{ get set }", "{ get }"), text)


def difference(one, expected):
    fact, spelling = expected
    theirs, ours = normal(spelling), normal(shown(one))
    what = ("optionality" if MARKS.sub("", theirs) == MARKS.sub("", ours)
            else "spelling")
    return (f"{one}: other {what} than UIKit's. Write it as\n"
            f"    {theirs}\n  where the double has\n    {ours}")


def kinds(table, one, fact, names):
    theirs, _, limits = normal(fact.declaration).partition(" where ")
    ours, _, own = normal(one.text).partition(" where ")
    if limits != own:
        yield difference(one, (fact, fact.declaration))
    theirs, ours = theirs.partition(" : "), ours.partition(" : ")
    raw = theirs[0].startswith("enum") and theirs[2] != ours[2]
    if theirs[0] != ours[0] or raw:
        yield difference(one, (fact, fact.declaration))
    if "class " not in theirs[0] and "protocol " not in theirs[0]:
        return
    # Skip UIKit's intermediate superclasses that the double omits.
    ancestors = table.ancestors(fact.path)
    for base in one.bases:
        if base not in ancestors and base in names | {"NSObject"}:
            yield (f"{one}: UIKit's is no {base}, but"
                   f" {', '.join(ancestors[1:])}. Drop it, or add it to the"
                   " type's line in Tests/UIKitFacts/uikit.tsv.")
    known = [base for base in ancestors[1:] if base in names]
    for base in known:
        if not reaches(one, base, names, table):
            yield f"{one}: UIKit's is a {base}; the double's is not."


def reaches(one, base, names, table):
    return any(base in table.ancestors(own) for own in one.bases)


def optionality(one, fact):
    theirs = is_optional(fact.declaration)
    if one.path != fact.path:
        return
    if theirs and not one.is_optional:
        yield (f"{one}: optional in UIKit. Give it a default implementation"
               " in an extension of the protocol.")
    if one.is_optional and not theirs:
        yield (f"{one}: required in UIKit. Drop its default implementation.")


def versions(one, fact):
    if fact.since > OLDEST and one.since is None:
        yield (f"{one}: UIKit has it from iOS {fact.shown_version} on. Write"
               f" @available(iOS {fact.shown_version}, *) before it.")
    elif one.since and one.since != fact.since:
        yield (f"{one}: available from iOS {one.since[0]}.{one.since[1]} in"
               f" the double, from {fact.shown_version} in UIKit.")
