"""Reads MobiVM/robovm. The bindings in MobiVM/robovm are Java code generated from
Apple's headers. The Java bindings include neither nullability nor optional members."""

import re

from record import UNKNOWN, Record, is_constructor, newest

SINCE = r"(?:/\*\*(?:(?!\*/).)*?@since Available in iOS (\d+\.\d+)(?:(?!\*/).)*\*/\s*)?"
MEMBER = re.compile(
    SINCE + r'@(Property|Method)\(selector = "([^"]+)"[^)]*\)([^;]*?)\(', re.S)
TYPE = re.compile(
    r"/\*<javadoc>\*/(.*?)/\*</javadoc>\*/.*?(class|interface) /\*<name>\*/(\w+)/",
    re.S)


def read(folder):
    """Returns the records of all types, by type and member."""
    found = {}
    for path in sorted(folder.glob("*.java")):
        text = path.read_text()
        type = TYPE.search(text)
        if type:
            found.update((one.key, one) for one in members(type, text))
    return found


def members(type, text):
    since = re.search(r"iOS (\d+\.\d+)", type[1])
    since = since and since[1]
    found = [one for one in MEMBER.finditer(text)]
    setters = {one[3] for one in found if one[2] == "Property"}
    for one in found:
        own, kind, selector, head = one.groups()
        sign = "+" if re.search(r"\bstatic\b", head) else "-"
        if kind == "Method":
            kind = "constructor" if sign == "-" and is_constructor(
                selector) else "method"
        elif selector.endswith(":"):
            continue
        else:
            name = selector.removeprefix("is")
            kind = "property" if f"set{name[0].upper()}{name[1:]}:" in setters \
                else "readonly"
        yield Record(type[3], sign + selector, kind, UNKNOWN,
                     newest(since, own))
