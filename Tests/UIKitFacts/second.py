"""Derives two tables from other public bindings. A check compares the two tables with
the Objective-C table. One table has the attributes of the members. The other table has
the members' names from Apple's importer.

    python3 Tests/UIKitFacts/second.py FOLDER

The folder must contain clones of these repositories at these revisions (`git clone
https://github.com/OWNER/NAME`):

    dotnet/macios                      d0107f435
    MobiVM/robovm                      5f993f172
    DougGregor/swift-concurrency-objc  5ab47b4f7
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import macios
import objc
import printed
import robovm
from record import Record

HERE = pathlib.Path(__file__).parent
FIRST = HERE / "objc" / "UIKit.tsv"
SECOND = HERE / "second.tsv"
NAMES = HERE / "names.tsv"
COLUMNS = "type, member, kind, what may be nil, first iOS"
CSHARP = ["uikit.cs", "xkit.cs", "foundation.cs", "coreanimation.cs",
          "UIKit/UIEnums.cs"]
#: Types with another name in C#.
RENAMED = {"UIControlEvents": "UIControlEvent",
           "UITableViewCellAccessoryType": "UITableViewCellAccessory",
           "UIKeyboardHIDUsage": "UIKeyboardHidUsage",
           "NSLayoutAttributeNotAnAttribute": "NoAttribute"}
HEAD = f"""\
# What other public bindings say of the members of objc/UIKit.tsv. Written by
# second.py from dotnet/macios, and from MobiVM/robovm where that lacks a member;
# do not edit: what differs is decided in differences.tsv.
# Columns, separated by tabs: {COLUMNS}.
# Members begin with - or +, properties have their getter's name; those of an
# enumeration are its cases, with their values. 0 is the result, 1 the first
# parameter. "?" is not said, "-" is nothing, and iOS 15 or older.
"""
NAMES_HEAD = """\
# The Swift names of the members of UIKit's classes and protocols in Xcode 12.2.
# Written by second.py from DougGregor/swift-concurrency-objc; do not edit.
# Columns, separated by tabs: type, names.
"""


def derive(folder):
    """Returns the second table's records of members that the first table has."""
    source = folder / "macios" / "src"
    ours = macios.read(*(source / name for name in CSHARP))
    others = robovm.read(
        folder / "robovm/compiler/cocoatouch/src/main/java/org/robovm/apple/uikit")
    cases = {}
    for type, member in ours:
        cases.setdefault(type, []).append(member)
    for one in objc.read(FIRST).values():
        type = RENAMED.get(one.type, one.type)
        if one.member[:1] not in ("-", "+", ""):
            name = RENAMED.get(one.member, one.member)
            found = ours.get((type, case(name, cases.get(type, []))))
        else:
            found = (ours.get((type, one.member))
                     or ours.get((one.category, one.member))
                     or others.get((type, one.member)))
        if found:
            yield Record(one.type, one.member, found.kind, found.null,
                         found.since)


def case(name, known):
    """All case names of an enumeration may share a prefix. C# omits this prefix."""
    found = [one for one in known if name.lower().endswith(one.lower())]
    return max(found, key=len, default=None)


def read(path=SECOND):
    lines = [line.split("\t") for line in path.read_text().splitlines()
             if not line.startswith("#")]
    return {one.key: one for one in (Record(*line) for line in lines)}


def names(folder):
    """Returns the members' Swift names for each type in the first table."""
    types = {one.type for one in objc.read(FIRST).values()}
    found = printed.read(folder / "swift-concurrency-objc/iOS/UIKit")
    return {type: found[type] for type in sorted(types & found.keys())}


def read_names(path=NAMES):
    lines = [line.split("\t") for line in path.read_text().splitlines()
             if not line.startswith("#")]
    return {type: set(names.split(" ")) for type, names in lines}


def main():
    folder = pathlib.Path(sys.argv[1])
    lines = ["\t".join([one.type, one.member, one.kind, one.null, one.since])
             for one in derive(folder)]
    SECOND.write_text(HEAD + "\n".join(lines) + "\n")
    named = [f"{type}\t{' '.join(sorted(members))}"
             for type, members in names(folder).items() if members]
    NAMES.write_text(NAMES_HEAD + "\n".join(named) + "\n")
    print(f"{SECOND.name}: {len(lines)} members; {NAMES.name}: {len(named)} types")


if __name__ == "__main__":
    main()
