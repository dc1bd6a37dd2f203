"""One member of UIKit in a form that two derivations can be compared in."""

import dataclasses

from table import OLDEST, version

#: What a source leaves out.
UNKNOWN = "?"
NONE = "-"


@dataclasses.dataclass(frozen=True)
class Record:
    """A member of a class or protocol, a case of an enumeration, or the type
    itself."""

    type: str
    #: `-` or `+` and the selector, a property's that of its getter; a case's
    #: name; nothing for the type.
    member: str
    #: readonly, property, method or constructor, with "optional" before it; a
    #: case's value; whether a class is the main actor's.
    kind: str
    #: The places that may be nil: 0 is the result, 1 the first parameter.
    null: str = NONE
    #: The first iOS, where it is newer than the oldest of the package.
    since: str = NONE
    #: What a class's extension is called: some bindings have it as a type.
    category: str = ""

    @property
    def key(self):
        return self.type, self.member

    def __str__(self):
        return f"{self.type} {self.member}".rstrip()


def newest(*versions):
    """The newest of versions, each as text or None. What is older than the oldest
    version that the package runs on counts as that version."""
    known = [version(one) for one in versions if one]
    found = max([*known, OLDEST])
    return NONE if found == OLDEST else "%d.%d" % found


def places(nullable):
    """The numbers of the places that may be nil, as text."""
    return ",".join(str(place) for place, may_be in enumerate(nullable)
                    if may_be) or NONE


def is_constructor(selector):
    """By Objective-C's rule for the family of a method."""
    rest = selector.removeprefix("init")
    return rest != selector and not rest[:1].islower()
