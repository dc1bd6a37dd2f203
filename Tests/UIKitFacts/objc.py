"""Reads the table of Objective-C declarations."""

import dataclasses
import re

from record import Record, is_constructor, newest, places

SINCE = re.compile(r"API_(?:AVAILABLE|DEPRECATED)\(ios\(([\d.]+)")
ATTRIBUTE = re.compile(
    r"\b(?:API_\w+|__attribute__|NS_SWIFT_NAME)\("
    r"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
CATEGORY = re.compile(r"@interface \w+ \((\w+)\)")
PROPERTY = re.compile(r"@property (?:\(([^)]*)\) )?(.*);")
NULLABLE = re.compile(r"_Nullable|\bnullable\b|null_resettable")


def read(path):
    """Returns all records of a table by their key."""
    found, category = {}, None
    for line in path.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, kind, text, _ = line.split("\t")
        if kind in ("interface", "protocol", "enum"):
            opened, since = kind, SINCE.search(text)
            since = since and since[1]
            category = CATEGORY.search(text)
            one = actor(name, text) if kind == "interface" else None
        elif kind.startswith("member") and opened == "enum":
            one = case(name, text, since)
        elif kind.startswith("member"):
            one = member(name, text, since, kind.endswith("optional"))
            if category:
                one = dataclasses.replace(one, category=category[1])
        else:
            one = None
        if one:
            found[one.key] = one
    return {key: valued(one, found) for key, one in found.items()}


def valued(one, found):
    """Returns a case with its value as a plain number. The original value may be
    another case's name or a C expression."""
    named = found.get((one.type, one.kind))
    if named:
        return dataclasses.replace(one, kind=valued(named, found).kind)
    shifted = re.fullmatch(r"(-?(?:0x[0-9A-Fa-f]+|\d+))U?L?(?:<<(\d+))?", one.kind)
    if shifted is None:
        return one
    value = int(shifted[1], 0) << int(shifted[2] or 0)
    return dataclasses.replace(one, kind=str(value))


def actor(name, text):
    if CATEGORY.search(text):
        return None
    main = "NS_SWIFT_UI_ACTOR" in text.partition("@interface")[0]
    return Record(name, "", "main actor" if main else "any thread")


def case(type, text, since):
    own = SINCE.search(text)
    name, value = re.match(r"(\w+).*?(?:= (\S+))?$", text).groups()
    return Record(type, name, value, since=newest(since, own and own[1]))


def member(type, text, since, is_optional):
    own = SINCE.search(text)
    since, text = newest(since, own and own[1]), ATTRIBUTE.sub("", text)
    optional = "optional " if is_optional else ""
    found = PROPERTY.match(text)
    if found:
        name, kind, null = property(found[1] or "", found[2])
    else:
        name, kind, null = method(text)
    return Record(type, name, optional + kind, null, since)


def property(attributes, rest):
    attributes = [one.strip() for one in attributes.split(",")]
    block = re.search(r"\(\^[^()]*?(\w+)\)", rest)
    name = block[1] if block else re.findall(
        r"\w+", re.sub(r"\bNS_\w+", "", rest))[-1]
    for one in attributes:
        name = one.partition("getter=")[2] or name
    head = rest[:block.end()] if block else outside(rest, "<", ">")
    null = NULLABLE.search(" ".join(attributes) + " " + head)
    sign = "+" if "class" in attributes else "-"
    kind = "readonly" if "readonly" in attributes else "property"
    return sign + name, kind, places([null])


def method(text):
    """Returns a method's selector, and the nullable positions of its result and
    parameters."""
    types, words, depth, start = [], [], 0, 0
    for place, character in enumerate(text):
        if character == "(":
            if depth == 0:
                words.append(text[start:place])
                start = place + 1
            depth += 1
        elif character == ")":
            depth -= 1
            if depth == 0:
                types.append(text[start:place])
                start = place + 1
    words.append(text[start:])
    sign = words[0].strip()
    if len(types) == 1:
        selector = re.search(r"\w+", words[1])[0]
        types = types[:1]
    else:
        parts = [re.search(r"(\w*):\s*$", word) for word in words[1:]]
        selector = "".join(part[1] + ":" for part in parts if part)
        types = types[:1 + selector.count(":")]
    null = [is_nullable(type) for type in types]
    kind = "method"
    if sign == "-" and is_constructor(selector):
        kind, null[0] = "constructor", False
    return sign + selector, kind, places(null)


def is_nullable(type):
    """In a block type, the nullability follows the caret. In any other type, the
    nullability is one of the type's own words."""
    block = re.search(r"\([^()]*\^([^()]*)\)", type)
    return bool(NULLABLE.search(block[1] if block else outside(type, "<", ">")))


def outside(text, opening, closing):
    """Returns the text outside all brackets."""
    depth, kept = 0, []
    for character in text:
        depth -= character == closing
        if depth == 0:
            kept.append(character)
        depth += character == opening
    return "".join(kept)
