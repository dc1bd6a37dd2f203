"""Parses C# declarations, their attributes and the contents of their braces."""

import re

#: The symbols that are defined when dotnet/macios is compiled for iOS.
DEFINED = {"IOS", "NET", "__IOS__", "HAS_UIKIT"}
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n]*|/\*.*?\*/', re.S)


def preprocessed(text):
    """Returns the lines that are compiled for iOS."""
    kept, open_ones = [], []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "#if":
            open_ones.append([holds(rest), holds(rest)])
        elif word == "#elif":
            now = not open_ones[-1][1] and holds(rest)
            open_ones[-1] = [now, open_ones[-1][1] or now]
        elif word == "#else":
            open_ones[-1] = [not open_ones[-1][1], True]
        elif word == "#endif":
            open_ones.pop()
        elif not word.startswith("#") and all(now for now, _ in open_ones):
            kept.append(line)
    return "\n".join(kept)


def holds(condition):
    words = re.sub(
        r"\w+", lambda word: str(int(word[0] in DEFINED | {"true"})),
        condition.split("//")[0])
    if not re.fullmatch(r"[01&|!() ]+", words.strip()):
        raise SystemExit(f"a condition that is not understood: {condition}")
    return bool(eval(words.strip().replace("&&", " and ").replace(
        "||", " or ").replace("!", " not ")))


def without_comments(text):
    return TOKEN.sub(
        lambda found: found[0] if found[0][0] == '"' else " ", text)


def closing(text, place):
    """Returns the place after the closing bracket. The opening bracket is at
    `place`."""
    pairs = {"[": "]", "(": ")", "{": "}"}
    depth, opened = 0, text[place]
    while True:
        if text[place] == '"':
            place = TOKEN.match(text, place).end()
            continue
        depth += (text[place] == opened) - (text[place] == pairs[opened])
        place += 1
        if depth == 0:
            return place


def split(text):
    """Splits a text at commas outside brackets."""
    parts, start, place = [], 0, 0
    while place < len(text):
        if text[place] == '"':
            place = TOKEN.match(text, place).end()
        elif text[place] in "([{":
            place = closing(text, place)
        elif text[place] == ",":
            parts.append(text[start:place].strip())
            place = start = place + 1
        else:
            place += 1
    return [part for part in parts + [text[start:].strip()] if part]


class Statement:
    """A declaration with its attributes and the contents of its braces."""

    def __init__(self, attributes, head, body):
        self.attributes, self.head, self.body = attributes, head, body

    def attribute(self, name):
        """Returns the text between an attribute's parentheses."""
        for one in self.attributes:
            if re.match(rf"{name}\b", one):
                return one.partition("(")[2].rstrip(") ") or name
        return None


def statements(text):
    place, attributes = 0, []
    while place < len(text):
        if text[place].isspace() or text[place] in ";}":
            place += 1
        elif text[place] == "[":
            end = closing(text, place)
            attributes += split(text[place + 1:end - 1])
            place = end
        else:
            start = place
            while place < len(text) and text[place] not in ";{":
                place = closing(text, place) if text[place] == "(" else place + 1
            head, body = text[start:place].strip(), None
            if text[place:place + 1] == "{":
                end = closing(text, place)
                body, place = text[place + 1:end - 1], end
            if head.startswith("namespace") and body is not None:
                yield from statements(body)
            else:
                yield Statement(attributes, head, body)
            attributes = []
