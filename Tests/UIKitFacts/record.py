"""Describes one member of UIKit. Records from two tables can be compared."""

import dataclasses

from table import OLDEST, version

#: Stands for a value that a source omits.
UNKNOWN = "?"
NONE = "-"


@dataclasses.dataclass(frozen=True)
class Record:
    """A member of a class or protocol, a case of an enumeration, or the type itself."""

    type: str
    #: For a method, this is `-` or `+` followed by the selector. For a property, this
    #: is the getter's selector. For a case, this is its name. For the type itself, this
    #: is the empty string.
    member: str
    #: For a member, this is "readonly", "property", "method" or "constructor". An
    #: optional member has "optional" in front. For a case, this is its value. For a
    #: class, this is whether it belongs to the main actor.
    kind: str
    #: The nullable positions. Position 0 is the result. Position 1 is the first
    #: parameter.
    null: str = NONE
    #: The first iOS version, if it's newer than the package's oldest version.
    since: str = NONE
    #: The name of a class extension. Some bindings list the extension as a type.
    category: str = ""

    @property
    def key(self):
        return self.type, self.member

    def __str__(self):
        return f"{self.type} {self.member}".rstrip()


def newest(*versions):
    """Returns the newest of several versions. Each version is text or None. Versions
    older than the package's oldest version count as the oldest version."""
    known = [version(one) for one in versions if one]
    found = max([*known, OLDEST])
    return NONE if found == OLDEST else "%d.%d" % found


def places(nullable):
    """Returns the nullable positions as text."""
    return ",".join(str(place) for place, may_be in enumerate(nullable)
                    if may_be) or NONE


def is_constructor(selector):
    """Whether a selector belongs to the family `init`, by Objective-C's rules."""
    rest = selector.removeprefix("init")
    return rest != selector and not rest[:1].islower()
