"""Compares the double's declarations with the table. Everything that compiles with the
double must also compile with SwiftUI. The double may therefore omit a setter. The
double may return `some View` instead of a named type. The double may store a closure
that SwiftUI doesn't store. The double may isolate a declaration that SwiftUI doesn't
isolate. The double must not allow anything that SwiftUI rejects."""

import re

from declarations import ATTRIBUTE, parameters, split
from swiftui_table import HERE

#: Members that the table may omit. Examples are requirements of the language's
#: protocols, and the bodies of the double's views. Another example is a function that
#: only a result builder calls.
WITNESSES = re.compile(
    r"^(?:body|Body|body\(content:\)|==\(_:_:\)|hash\(into:\)|hashValue|allCases"
    r"|AllCases|RawValue|Element|ArrayLiteralElement|StringLiteralType"
    r"|init\(rawValue:\)|rawValue|id|ID|Iterator|SubSequence|Index|Indices"
    r"|(?:start|end)Index|indices|(?:formI|i)ndex\((?:after|before):\)"
    r"|build[A-Z]\w*\(.*\))$")
#: Declarations that only the double has. An entry needs one of three reasons. A result
#: builder returns the type. A collection requires the member. Or the function accepts
#: less than SwiftUI's version.
OWN = {"TupleToolbarContent", "Binding.subscript(_:)", "View.foregroundStyle(_:)"}
#: Declarations that need Combine, which the table lacks. Only Doubles compiles them.
COMBINE = {"ObservedObject", "StateObject"}
UIKIT = {line.split("\t")[0] for line in
         (HERE.parent / "UIKitFacts" / "objc" / "UIKit.tsv").read_text().splitlines()}
LATER = re.compile(r"@autoclosure (?:@escaping )?\(\) -> ")
#: Parts of a declaration that make no difference to callers.
PASSED_OVER = re.compile(
    r"@(?:preconcurrency|Sendable|isolated\(any\)|frozen|inlinable|export"
    r"|discardableResult|autoclosure)(?:\([^)]*\))?\s+|\bpublic\s+")


def compare(table, declarations):
    """Returns a sentence for each problem, and the used facts."""
    problems, used = [], []
    protocols = {one.path for one in declarations if " protocol " in f" {one.text}"}
    for one in declarations:
        owner, _, name = one.path.rpartition(".")
        if WITNESSES.match(name) and owner not in protocols:
            continue
        # UIKit's names have their own tables.
        if one.path in OWN or one.path.partition(".")[0] in UIKIT | COMBINE:
            continue
        facts = [fact for fact in table.facts.get(one.path, [])
                 if not fact.is_extension]
        if not facts:
            problems.append(
                f"{one}: the table lacks it. Add a line to"
                " Tests/SwiftUIFacts/swiftui.tsv with SwiftUI's spelling, first"
                " iOS, first macOS and source; or make it package: the double's"
                " own helpers are not public.")
            continue
        fact = next((fact for fact in facts if agrees(fact, one.text)), None)
        if fact is None:
            problems.append(
                f"{one}: other spelling than SwiftUI's. Write it as\n"
                f"    {facts[0].declaration}\n  where the double has\n"
                f"    {one.text}")
            continue
        used.append(fact)
        if one.since and one.since != fact.since:
            problems.append(
                f"{one}: available from iOS {one.since[0]}.{one.since[1]} in the"
                f" double, from {fact.shown_version} in SwiftUI.")
    return problems, used


def agrees(fact, text):
    theirs, ours = normal(fact.declaration), normal(text)
    if fact.is_type:
        return kind(theirs) == kind(ours)
    if ours.startswith("case ") and theirs.startswith("static var "):
        return ours.split()[1] == theirs.split()[2].rstrip(":")
    ways = {theirs, theirs.replace("{ get set }", "{ get }")}
    ways |= {re.sub(r"-> ModifiedContent<.*?>(?= where|$)", "-> some View", way)
             for way in ways}
    ways |= {way.removeprefix("nonisolated ") for way in ways}
    return ours in ways or ours.replace("@escaping ", "") in ways


def kind(text):
    """Returns a normalized form of a type declaration. The form doesn't distinguish an
    enumeration from a structure. Users of the type's constants see no difference. The
    form also omits conformances. The symbol graph lacks conformances."""
    found = re.search(
        r"(?:^|\s)(struct|enum|protocol|class) (\w+)((?:<[^>]*>)?)", text)
    isolated = "@MainActor" in text and found[1] == "protocol"
    word = found[1].replace("enum", "struct")
    return isolated, word, found[2], found[3].count(",")


def normal(text):
    """Returns a normalized form of a declaration. Attributes and internal parameter
    names are removed. Generic types get uniform names. A caller can't distinguish a
    value from an autoclosure."""
    text = LATER.sub("", text)
    text = " ".join(PASSED_OVER.sub("", text).replace("`", "").split())
    isolated = text.startswith("@MainActor")
    while ATTRIBUTE.match(text):
        text = ATTRIBUTE.sub("", text, count=1)
    if re.search(r"\b(?:struct|enum|protocol|class) [A-Z_]", text):
        return ("@MainActor " if isolated else "") + text
    if re.match(r"(?:static )?(?:let|var) ", text):
        return variable(text)
    return function(text)


def variable(text):
    found = re.match(r"(static )?(let|var) (\w+): (.*?)(?: \{ (.*) \})?$", text)
    if found is None:
        return text
    static, word, name, kind, access = found.groups()
    writes = "set" in access if access else word == "var"
    return (f"{static or ''}var {name}: {kind}"
            f" {{ get{' set' if writes else ''} }}")


def function(text):
    found = re.match(
        r"(.*?(?:func [^\s(]+?|init\??|subscript))(<.*?>)?\s?(?=\()", text)
    if found is None:
        return text
    head, generic = found[1], found[2] or ""
    own = [one.replace("each ", "").split(":")[0].strip()
           for one in split(generic.strip("<>")) if one]
    body, conditions = conditioned(text[found.end():])
    # Conditions on the extended type don't belong to the declaration.
    conditions = sorted(one for one in conditions if any(
        re.search(rf"\b{name}\b", one) for name in own))
    _, inside, after = parameters(body)
    inside = [re.sub(r"^((?:@\w+ )?)(\w+) \w+:", r"\1\2:", one)
              for one in inside]
    if not re.search(r"\w$|init\?$", head):
        # An operator's parameters have no labels.
        inside = [re.sub(r"^\w+:", "_:", one) for one in inside]
    shown = f"{head}{generic}({', '.join(inside)}){after}"
    if conditions:
        shown += f" where {', '.join(conditions)}"
    for place, name in enumerate(own):
        shown = re.sub(rf"\b{name}\b", f"T{place}", shown)
    return shown


def conditioned(text):
    """Splits a text at `where`. The first part includes the accessors."""
    before, where, after = text.rpartition(" where ")
    if not where:
        return text, []
    after, brace, access = after.partition(" {")
    return before + brace + access, split(after)
