"""Splits Swift source into tokens. Omits comments and code that this platform doesn't
compile."""

import re
from dataclasses import dataclass

WORD = re.compile(r"[#$\w]\w*|`\w+`")
NUMBER = re.compile(
    r"0x[\da-fA-F_]+|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?")
OPERATOR = re.compile(r"[-/=+!*%<>&|^~?]+|\.\.[.<]|\.")
KEYWORD = re.compile(r"(?:if|guard|while|for|in|where|return|switch|case|repeat"
                     r"|default|do|func|operator)$")
DIRECTIVE = re.compile(r"#(if|elseif|else|endif)\b([^\n]*)")
PAIRS = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Token:
    kind: str  # word, number, string, operator, bracket or mark
    text: str
    start: int
    end: int
    space_before: bool
    space_after: bool
    is_first: bool  # whether it's the first token of its line


def tokens(text):
    """Returns all tokens in order. Omits the tokens in inactive `#if` branches."""
    found = []
    branches = []  # each open #if: is it active, has any branch been active
    place = 0
    is_first = True
    while place < len(text):
        char = text[place]
        if char == "\n":
            is_first = True
        if char.isspace():
            place += 1
            continue
        if text.startswith("#!", place) and place == 0:
            place = line_end(text, place)
            continue
        end = comment_end(text, place)
        if end:
            place = end
            continue
        if directive := DIRECTIVE.match(text, place):
            follow(branches, directive[1], directive[2])
            place = directive.end()
            continue
        kind, end = token_at(text, place)
        if all(active for active, _ in branches):
            found.append(Token(
                kind, name(text, place, end), place, end,
                place == 0 or text[place - 1].isspace(),
                end == len(text) or text[end].isspace(), is_first))
        is_first = False
        place = end
    return found


def name(text, place, end):
    """Returns the token. A keyword that names a member or a label gets backquotes."""
    word = text[place:end]
    is_name = text[place - 1:place] == "." or (
        text[end:end + 1] == ":" and word != "default")
    return f"`{word}`" if is_name and KEYWORD.match(word) else word


def token_at(text, place):
    string = string_end(text, place)
    if string:
        return "string", string
    # A number after a dot is part of a tuple. Such a number names an element of the
    # tuple.
    for kind, pattern in (("number", NUMBER), ("word", WORD),
                          ("operator", OPERATOR)):
        if found := pattern.match(text, place):
            is_part = kind == "number" and text[place - 1] == "."
            return "word" if is_part else kind, found.end()
    return "bracket" if text[place] in "()[]{}" else "mark", place + 1


def line_end(text, place):
    end = text.find("\n", place)
    return len(text) if end < 0 else end


def comment_end(text, place):
    """Returns the end of the comment that begins at `place`. Comments can be nested."""
    if text.startswith("//", place):
        return line_end(text, place)
    if not text.startswith("/*", place):
        return None
    depth = 0
    for mark in re.finditer(r"/\*|\*/", text[place:]):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return place + mark.end()
    return len(text)


def string_end(text, place):
    """Returns the end of the string that begins at `place`. A string includes its
    interpolations."""
    start = re.compile(r'(#*)("""|")').match(text, place)
    if not start:
        return None
    hashes, quotes = start.groups()
    place = start.end()
    while place < len(text):
        if text.startswith(quotes + hashes, place):
            return place + len(quotes + hashes)
        if text.startswith("\\" + hashes + "(", place):
            place = closing(text, place + 1 + len(hashes))
        elif text.startswith("\\" + hashes, place):
            place += 2 + len(hashes)
        else:
            place += 1
    return place


def closing(text, place):
    """Returns the place after the closing parenthesis. The opening parenthesis is at
    `place`."""
    depth = 0
    while place < len(text):
        if string := string_end(text, place):
            place = string
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
        if depth == 0:
            return place
    return place


def follow(branches, directive, condition):
    if directive == "if":
        active = is_active(condition)
        branches.append((active, active))
    elif directive == "endif":
        if branches:
            branches.pop()
    elif branches:
        _, was = branches.pop()
        active = not was and (directive == "else" or is_active(condition))
        branches.append((active, was or active))


def is_active(condition):
    """Whether the tests on this machine compile a branch. On this machine, doubles serve
    as UIKit and SwiftUI. The package with GTK's tests defines GTK. An unknown condition
    counts as false. No test can detect a fault in code that isn't compiled."""
    condition = condition.split("//")[0]
    for pattern, value in (
            (r"(?:swift|compiler)\s*\([^)]*\)", " True "),
            (r"os\s*\(\s*Linux\s*\)", " True "),
            (r"canImport\s*\(\s*(?:Glibc|Foundation|Testing|UIKit|SwiftUI)\s*\)"
             r"|\bGTK\b", " True "),
            (r"\w+\s*\([^)]*\)|\b(?!True\b)\w+\b", " False "),
            (r"&&", " and "), (r"\|\|", " or "), (r"!", " not ")):
        condition = re.sub(pattern, value, condition)
    if not re.fullmatch(r"(?:True|False|and|or|not|[()\s])*", condition):
        return False
    return bool(eval(condition.strip() or "False"))  # only True and False
