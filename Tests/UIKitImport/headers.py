"""Writes a framework's Objective-C header from its table."""

import re

NAME = re.compile(r"\b[A-Z]{2}[A-Za-z]\w*")
ATTRIBUTES = re.compile(r"\b(?:API_\w+\(\w+\([^)]*\)\)|NS_SWIFT_NAME\([^)]*\))")
ADOPTED = re.compile(r"<([^>]*)>\s*$")
OPENING = {"interface", "protocol", "enum"}
WHOLE = {"struct", "typedef", "constant"}


class Declaration:
    """A type with its members, or a one-line declaration."""

    def __init__(self, name, kind, text):
        self.name, self.kind, self.text = name, kind, text
        self.members = []

    @property
    def is_category(self):
        return self.kind == "interface" and bool(
            re.search(r"@interface \w+ \(", self.text))

    @property
    def adopted(self):
        found = ADOPTED.search(self.text)
        return found[1].replace(" ", "").split(",") if found else []

    @property
    def superclass(self):
        found = re.search(r"@interface \w+ : (\w+)", self.text)
        return found[1] if found else None

    @property
    def needs(self):
        """The names that must be declared before this declaration."""
        if self.kind == "enum":
            return {name for _, member in self.members
                    for name in NAME.findall(member.partition("=")[2])}
        return {self.superclass, *self.adopted} - {None}

    @property
    def provides(self):
        if self.kind == "enum":
            return {NAME.match(member)[0] for _, member in self.members}
        return set() if self.is_category else {self.name}


def read(path):
    found = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != 4:
            raise SystemExit(
                f"{path.name}:{number}: four columns are wanted: type, kind,"
                " declaration, source")
        name, kind, text, source = columns
        if "NS_SWIFT_NAME" in text and not source:
            raise SystemExit(
                f"{path.name}:{number}: a name that is given by hand wants its"
                " source")
        if kind in OPENING | WHOLE:
            found.append(Declaration(name, kind, text))
        else:
            found[-1].members.append((kind.endswith("optional"), text))
    return found


def uses(text):
    """Yields the types that a declaration refers to, and their kinds."""
    text = ATTRIBUTES.sub("", text)
    for found in NAME.finditer(text):
        after = text[found.end():].lstrip()
        if text[:found.start()].rstrip().endswith("id<"):
            yield found[0], "protocol"
        elif after[:1] in ("*", "<"):
            yield found[0], "class"
        elif after[:1] != ";":  # the name of a property
            yield found[0], "value"


def ordered(declarations):
    """Sorts the declarations. Each declaration follows the declarations that it
    needs."""
    provided = {name for one in declarations for name in one.provides}
    waiting, done = list(declarations), set()
    while waiting:
        ready = [one for one in waiting
                 if one.needs & provided <= done | one.provides]
        if not ready:
            raise SystemExit(f"these need each other: {waiting[0].name}, ...")
        yield from ready
        waiting = [one for one in waiting if one not in ready]
        done |= {name for one in ready for name in one.provides}


class Header:
    """Writes the table's declarations in an order that compiles.

    A class or protocol without table lines gets an empty declaration. A member is
    omitted if the table lacks a value type in its declaration."""

    def __init__(self, declarations, known):
        self.declarations = declarations
        self.values = known | {
            one.name for one in declarations
            if one.kind in ("enum", "struct", "typedef")}
        self.left_out = []
        classes = {one.name for one in declarations if one.kind == "interface"}
        protocols = {one.name for one in declarations if one.kind == "protocol"}
        named = [use for one in declarations for use in self.named(one)]
        self.classes = sorted(
            {name for name, kind in named if kind == "class"}
            - classes - known)
        self.protocols = sorted(
            {name for name, kind in named if kind == "protocol"}
            - protocols - known)
        self.own = sorted(classes - known), sorted(protocols)

    def named(self, one):
        for name in one.adopted:
            yield name, "protocol"
        for _, member in one.members:
            if one.kind != "enum":
                yield from uses(member)
        if one.kind in WHOLE:
            yield from uses(one.text)

    def is_expressible(self, member):
        return all(name in self.values for name, kind in uses(member)
                   if kind == "value")

    def lines(self):
        yield "#pragma once"
        yield '#include "Foundation.h"\n#include "CoreGraphics.h"'
        yield "@class " + ", ".join(self.own[0] + self.classes) + ";"
        yield "@protocol " + ", ".join(self.own[1] + self.protocols) + ";"
        yield from self.all("enum")
        yield from self.all("struct")
        yield from self.all("typedef")
        for name in self.protocols:
            yield f"@protocol {name} <NSObject>\n@end"
        for name in self.classes:
            yield f"@interface {name} : NSObject\n@end"
        yield from self.all("protocol")
        yield from self.all("interface")
        yield from self.all("constant")

    def all(self, kind):
        for one in ordered(
                [one for one in self.declarations if one.kind == kind]):
            yield from self.one(one)

    def one(self, one):
        if one.kind in WHOLE:
            yield one.text
        elif one.kind == "enum":
            yield one.text
            yield from (member + "," for _, member in one.members)
            yield f"}};\ntypedef enum {one.name} {one.name};"
        else:
            yield one.text
            for is_optional, member in one.members:
                if not self.is_expressible(member):
                    self.left_out.append((one.name, member))
                    continue
                if one.kind == "protocol":
                    yield "@optional" if is_optional else "@required"
                yield member
            yield "@end"


def names(text):
    return set(NAME.findall(text))
