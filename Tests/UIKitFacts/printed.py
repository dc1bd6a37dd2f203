"""Reads a Swift interface of Apple's UIKit in Xcode 12.2. The compiler printed this
interface. DougGregor/swift-concurrency-objc contains the file. Only the names in the
interface are used."""

import re

from declarations import label, parameters

OWNER = re.compile(r"(?:@\S+ )*(?:class|extension|protocol) ([\w.]+)")
MEMBER = re.compile(
    r"(?:@\S+ |class |static |optional |weak |convenience )*"
    r"(?:(?:func|var|let) `?(\w+)`?|(init)[?!]?)(.*)")
GENERIC = re.compile(r"^<[^(]*>(?=\()")


def read(folder):
    """Returns the Swift names of all members, by type."""
    found, owner = {}, None
    for path in sorted(folder.glob("*.swift")):
        for line in path.read_text().splitlines():
            opened = OWNER.match(line)
            if opened:
                owner = found.setdefault(opened[1], set())
            elif line.startswith("}"):
                owner = None
            member = MEMBER.match(line.strip())
            if member and owner is not None and line.startswith("  "):
                owner.add(name(*member.groups()))
    return found


def name(variable, constructor, rest):
    rest = GENERIC.sub("", rest)
    if not rest.startswith("("):
        return variable
    labels = [label(one) for one in parameters(rest)[1]]
    return f"{variable or constructor}({''.join(one + ':' for one in labels)})"
