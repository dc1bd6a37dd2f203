"""Reads dotnet/macios. The bindings in dotnet/macios are handwritten C#. The project's
tests compare the bindings with Apple's headers."""

import re

from csharp import Statement, closing, preprocessed, split, statements
from csharp import without_comments
from record import UNKNOWN, Record, newest, places

TYPE = re.compile(r"\b(interface|enum)\s+(\w+)\s*(?::|$)")
NUMBER = re.compile(r"\s*(-?(?:0x[0-9A-Fa-f]+|\d+))[uUlL]*\s*")
SINCE = re.compile(r"^(?:iOS \(|Introduced \(PlatformName\.iOS, )(\d+), (\d+)")


def read(*paths):
    """Returns the records of all types, by type and member."""
    found = {}
    for path in paths:
        text = preprocessed(without_comments(path.read_text("utf-8-sig")))
        for one in statements(text):
            head = TYPE.search(one.head)
            if head is None or one.body is None:
                continue
            keyword, name = head.groups()
            if keyword == "enum":
                found.update(cases(name, one))
                continue
            base = one.attribute("BaseType")
            extended = base and re.search(r"typeof \((\w+)", base)[1]
            is_category = one.attribute("Category")
            owner = extended if is_category else name
            if base and not is_category and not one.attribute("Protocol"):
                actor = "any thread" if one.attribute("ThreadSafe") else "main actor"
                found[owner, ""] = Record(owner, "", actor)
                if not one.attribute("DisableDefaultCtor"):
                    found[owner, "-init"] = Record(owner, "-init", "constructor")
            for member in statements(one.body):
                for record in members(owner, one, member):
                    found.setdefault(record.key, record)
    return found


def members(type, owner, one):
    """Yields the record of a statement if it's a member on iOS."""
    exported = one.attribute("Export")
    if not exported or one.attribute("NoiOS"):
        return
    selector = split(exported)[0].strip('"')
    sign = "+" if one.attribute("Static") else "-"
    if one.body is None:
        kind, null = method(one)
        if owner.attribute("Category") and ":" not in selector:
            kind = UNKNOWN  # C# has no properties in extensions
    else:
        bound = re.search(r'\[Bind \("([^"]*)"\)\] *get\b', one.body)
        selector = bound[1] if bound else selector
        kind = "property" if re.search(r"\bset\b", one.body) else "readonly"
        null = [one.attribute("NullAllowed") or "NullAllowed" in one.body]
    if (owner.attribute("Protocol") and not one.attribute("Abstract")
            and "IsInformal" not in owner.attribute("Protocol")):
        kind = "optional " + kind
    yield Record(type, sign + selector, kind, places(null),
                 newest(since(owner), since(one)))


def since(one):
    for attribute in one.attributes:
        found = SINCE.match(attribute)
        if found:
            return f"{found[1]}.{found[2]}"
    return None


def method(one):
    opening = one.head.index("(")
    parameters = split(one.head[opening + 1:closing(one.head, opening) - 1])
    null = ["NullAllowed" in parameter for parameter in parameters]
    if re.search(r"\bConstructor\b", one.head[:opening]):
        return "constructor", [False, *null]
    result = one.attribute("return: NullAllowed") or one.attribute("NullAllowed")
    return "method", [result, *null]


def cases(name, one):
    """Yields the cases of an enumeration, with their values in C#."""
    last, known = None, {None: -1}
    for part in split(one.body):
        attributes, rest = [], part
        while rest.startswith("["):
            end = closing(rest, 0)
            attributes += split(rest[1:end - 1])
            rest = rest[end:].lstrip()
        case, _, given = (word.strip() for word in rest.partition("="))
        value = evaluated(given, known) if given else known[last] + 1
        known[case], last = value, case
        own = since(Statement(attributes, "", None))
        yield (name, case), Record(
            name, case, UNKNOWN if value is None else str(value),
            since=newest(since(one), own))


def evaluated(text, known):
    """Evaluates a number, a shift or another case's name. The character `|` may join
    several of these."""
    found = 0
    for part in re.sub(r"\(\s*u?(?:long|int)\s*\)|[()]", "", text).split("|"):
        number, _, shift = part.strip().partition("<<")
        number = number.strip()
        if number in known and known[number] is not None:
            number = str(known[number])
        if not NUMBER.fullmatch(number) or not NUMBER.fullmatch(shift or "0"):
            return None
        found |= plain(number) << plain(shift or "0")
    return found


def plain(number):
    return int(NUMBER.fullmatch(number.strip())[1], 0)
