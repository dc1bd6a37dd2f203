"""Normalizes Swift declarations for a comparison."""

import re

ATTRIBUTE = re.compile(r"@(?:[A-Za-z_]\w*)(?:\([^)]*\))?\s+")
DROPPED = re.compile(
    r"\b(?:open|public|override|dynamic|final|required|optional)\s+")
TYPES = re.compile(r"\b(?:class|struct|enum|protocol)\s+[A-Z]")


def split(text, separator=","):
    """Splits a text at separators outside brackets."""
    parts, depth, start = [], 0, 0
    text = text.replace("->", "\0\0")
    for place, character in enumerate(text):
        if character in "([<{":
            depth += 1
        elif character in ")]>}":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    parts.append(text[start:])
    return [part.replace("\0\0", "->").strip() for part in parts]


def parameters(text):
    """Returns the text before, inside and after the first parentheses."""
    start = text.find("(")
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            inside = text[start + 1:place]
            own = split(inside) if inside else []
            return text[:start], own, text[place + 1:]
    return text, [], ""


def label(parameter):
    return re.split(r"[ :]", parameter.strip(), maxsplit=1)[0]


def has_default(parameter):
    return len(split(parameter, "=")) > 1


def without(text, labels):
    """Returns the declaration with only the parameters that have these labels. Returns
    None if an omitted parameter has no default."""
    before, all_parameters, after = parameters(text)
    kept, wanted = [], list(labels)
    for parameter in all_parameters:
        if wanted and label(parameter) == wanted[0]:
            kept.append(parameter)
            wanted.pop(0)
        elif not has_default(parameter):
            return None
    return None if wanted else f"{before}({', '.join(kept)}){after}"


def is_optional(text):
    return bool(re.search(r"\boptional\s+(?:func|var)\b", text))


def normal(text):
    text = text.split("//")[0].replace("`", "").replace("@Sendable ", "")
    text = " ".join(text.split())
    isolated = text.startswith("@MainActor") and TYPES.search(text)
    while ATTRIBUTE.match(text):
        text = ATTRIBUTE.sub("", text, count=1)
    while DROPPED.match(text) or ATTRIBUTE.match(text):
        text = DROPPED.sub("", ATTRIBUTE.sub("", text, count=1), count=1)
    text = DROPPED.sub("", text) if TYPES.search(text) is None else text
    if isolated:
        return "@MainActor " + text
    if TYPES.search(text):
        # Omit a structure's conformances. The symbol graph lacks these conformances.
        return re.sub(r"^(struct \S+) :.*", r"\1", text)
    return variable(text)


def variable(text):
    """Returns the same form for a constant and a read-only variable."""
    found = re.match(r"(.*?)\b(class |static )?(let|var) (\w+): (.*)$", text)
    if found is None or "func " in found[1]:
        return text
    before, shared, word, name, rest = found.groups()
    access = re.search(r" \{ (get(?: set)?) \}$", rest)
    kind = rest[:access.start()] if access else rest
    writes = access[1] == "get set" if access else word == "var"
    if not writes:
        before = before.replace("weak ", "")
    shared = "class " if shared else ""
    return f"{before}{shared}var {name}: {kind} {{ get{' set' * writes} }}"
