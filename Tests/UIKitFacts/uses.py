"""Finds uses of what is newer than the oldest iOS, outside of any check."""

import re

STRING = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"')
COMMENT = re.compile(r"/\*[\s\S]*?\*/|//[^\n]*")
CHECK = re.compile(r"#(un)?available\s*\(([^)]*)\)")
ATTRIBUTE = re.compile(r"@available\s*\(([^)]*)\)")
IOS = re.compile(r"\biOS\s+(\d+)(?:\.(\d+))?")
KEYWORD = re.compile(r"\b(?:if|guard|while)\b")
DECLARATION = re.compile(
    r"\b(?:func|var|let|class|struct|enum|extension|protocol|init|case"
    r"|typealias|actor|subscript)\b")


def blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def version(text):
    found = IOS.search(text)
    return (int(found[1]), int(found[2] or 0)) if found else None


def opening(text, start):
    """The first brace that no parenthesis holds."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if text[place] == "{" and depth == 0:
            return place
    return -1


def closing(text, start):
    """The place after the brace that closes the one at start."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place + 1
    return len(text)


def enclosing_end(text, start):
    """Where the block around a place ends."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth < 0:
            return place
    return len(text)


def scopes(text):
    """Parts of the text that run on a version or later only."""
    for found in CHECK.finditer(text):
        since = version(found[2])
        brace = opening(text, found.end())
        if since is None or brace < 0:
            continue
        end = closing(text, brace)
        statement = KEYWORD.findall(text, 0, found.start())
        is_guard = statement[-1:] == ["guard"]
        other = re.compile(r"\s*else\s*\{").match(text, end)
        if is_guard != bool(found[1]):
            if is_guard:
                yield since, end, enclosing_end(text, end)
            elif other:
                yield since, other.end(), closing(text, other.end() - 1)
        else:
            yield since, brace, end
    for found in ATTRIBUTE.finditer(text):
        since = version(found[1])
        if since:
            yield since, found.start(), declaration_end(text, found.end())


def declaration_end(text, start):
    first = DECLARATION.search(text, start)
    if first is None:
        return len(text)
    brace = re.compile(r"[^{}]*\{").match(text, first.end())
    following = DECLARATION.search(text, first.end())
    limit = re.compile(r"\n\s*\n").search(text, first.end())
    nearest = min((one.start() for one in (following, limit) if one),
                  default=len(text))
    if brace and brace.end() <= nearest:
        return closing(text, brace.end() - 1)
    return min(nearest, enclosing_end(text, first.end()))


def unguarded(name, text, newer):
    """A sentence for each use that needs a check and has none."""
    text = COMMENT.sub(blank, STRING.sub(blank, text))
    known = list(scopes(text))
    for word, fact in newer:
        for found in re.finditer(rf"(?<![\w$]){re.escape(word)}\b", text):
            place = found.start()
            if any(since >= fact.since and start <= place < end
                   for since, start, end in known):
                continue
            line = text.count("\n", 0, place) + 1
            yield (f"{name}:{line}: {fact.path} is there from iOS"
                   f" {fact.shown_version} on. Put it in"
                   f" if #available(iOS {fact.shown_version}, *) {{ }}.")
