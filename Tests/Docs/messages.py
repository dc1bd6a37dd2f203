"""Finds the messages to developers, in the products' sources and in the article's
lists."""

import re

from samples import ROOT

ARTICLE = ROOT / "Documentation/Guides.docc/Messages.md"
#: The placeholder for a variable part of a message.
ANY = "…"
#: The sources of each product. The key is the heading of the product's lists.
PRODUCTS = {
    "Swift": ["Sources"],
    "Pages": ["Web/src", "Web/build.sh"],
    "The command": ["Audit/Sources", "Audit/Plugins"],
}
CALLS = {
    ".swift": re.compile(
        r"(?<![\w.])(?:Warning\.say|UsageError|AuditProblem|(?:Output\.)?Failure(?=\(\s*message:)"
        r"|Command\.say|Diagnostics\.error|(?<!func )fail|assert(?:ionFailure)?"
        r"|precondition(?:Failure)?|fatalError|@available)\("),
    ".js": re.compile(
        r"(?<![\w.])(?:console\.\w+|complain|(?<!function )complainOnce|(?<!function )fail|new \w*Error)\("),
}
CALLS[".c"] = re.compile(r"(?<![\w.])(?<!void )fail\(")
QUOTES = {".swift": '"', ".c": '"', ".js": "\"'`"}
#: A JavaScript regular expression, which may contain quotes.
PATTERN = re.compile(r"(?<=[(=,:&|?;] |.\()/(?:\\.|\[(?:\\.|[^]])*\]|[^/\n\\])+/")
#: An error in the script that the build generates around the engine.
IN_BUILD = re.compile(r'new Error\("(.*?)"\)')
#: An initializer that assigns a message.
ASSIGNED = re.compile(r"\bmessage = (?=\")")
#: Arguments that aren't part of the message.
ASIDE = re.compile(r"(?:once|line|sender|renamed|introduced|deprecated):")


def literal(text, place, quotes):
    """Returns the literal at a place, and the place after the literal. In the literal,
    `…` stands for each variable part."""
    quote = '"""' if text.startswith('"""', place) else text[place]
    place += len(quote)
    words = ""
    while not text.startswith(quote, place):
        if text.startswith(("\\(", "${"), place):
            closing = ")" if text[place] == "\\" else "}"
            _, place = code(text, place + 2, quotes, [], closing)
            words += ANY
        else:
            place += text[place] == "\\"
            words += text[place]
            place += 1
    return words, place + len(quote)


def code(text, place, quotes, found, closing=""):
    """Returns the code up to a closing bracket. In the code, a quoted index replaces
    each literal. The literals are appended to `found`. The returned code has no
    comments."""
    result, depth = "", 0
    while place < len(text):
        letter = text[place]
        if text.startswith("//", place):
            place = (text + "\n").index("\n", place)
        elif text.startswith("/*", place):
            place = text.index("*/", place) + 2
        elif "'" in quotes and PATTERN.match(text, place):
            place = PATTERN.match(text, place).end()
        elif letter in quotes:
            words, place = literal(text, place, quotes)
            found.append(words)
            result += f'"{len(found) - 1}"'
        else:
            if letter == closing and not depth:
                return result, place + 1
            depth += (letter in "({") - (letter in ")}")
            result += letter
            place += 1
    return result, place


def arguments(text, place):
    """Returns the arguments of a call. The parameter `place` is the position after the
    call's opening parenthesis."""
    parts, depth = [""], 0
    for letter in text[place:]:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            break
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def said(parts, literals, name=""):
    """Yields the messages of a call with these arguments. A call may choose between two
    sentences. Yields nothing for a call that only forwards a message."""
    def words(text):
        joined = "".join(literals[int(one)] for one in re.findall(r'"(\d+)"', text))
        return re.sub(rf"{ANY}(?: ?{ANY})+", ANY, " ".join(joined.split()))

    if any(part.startswith("among:") for part in parts) and len(parts) == 3:
        yield f"unknown {words(parts[0])} {ANY}"
        return
    if name == "Warning.say(" and len(parts) > 1 and not ASIDE.match(parts[1]):
        # The first argument is the function that the app called. The other arguments
        # are the message.
        yield f"{words(parts[0]) or ANY} {words(parts[1])}"
        return
    if name == "complain(":
        parts = parts[1:]  # the first part is the kind of message
    whole = " ".join(part for part in parts if not ASIDE.match(part))
    for part in whole.split("??"):
        choice = re.search(r'\?\s*("\d+")\s*:\s*("\d+")', part)
        ways = choice.groups() if choice else [part]
        yield from filter(re.compile(r"\w+\W+\w+").search, map(words, ways))


def in_text(text, suffix):
    if suffix == ".sh":
        yield from IN_BUILD.findall(text)
        return
    literals = []
    plain, _ = code(text, 0, QUOTES[suffix], literals)
    for match in CALLS[suffix].finditer(plain):
        parts = arguments(plain, match.end())
        if match[0] == "@available(" and not any(
                part.startswith("message:") for part in parts):
            continue
        yield from said(parts, literals, match[0])
    for match in ASSIGNED.finditer(plain):
        yield from said([plain[match.end():].split("\n")[0]], literals)


def in_sources(folders):
    """Returns the messages in a product's sources."""
    files = [file for folder in folders for file in
             [ROOT / folder, *sorted((ROOT / folder).rglob("*"))]
             if file.suffix in {*CALLS, ".sh"} and file.is_file()]
    return {text for file in files
            for text in in_text(file.read_text(), file.suffix)}


def in_article():
    """Returns the messages that begin the items of the article's lists, by heading."""
    lists = {}
    for heading, body in re.findall(
            r"(?ms)^## (.*?)$(.*?)(?=^## |\Z)", ARTICLE.read_text()):
        items = re.findall(r"(?m)^- (`+)(.+?)\1$", body)
        if items:
            lists[heading] = [message.strip() for _, message in items]
    return lists
