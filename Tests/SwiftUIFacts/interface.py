"""Writes the table as a module interface. The compiler reads the file as SwiftUI's
interface. The compiler then rejects names that the table lacks. Names newer than the
target's system require `#available`."""

import re

HEADER = """\
// swift-interface-format-version: 1.0
// swift-module-flags: -swift-version 5 -module-name SwiftUI
// Written from swiftui.tsv.
@_exported import Foundation
@_exported import CoreGraphics
import Swift
import _Concurrency
"""
WORD = re.compile(
    r"(?<![\w@(.`])(?:nonisolated|static|let|var|func|init|subscript|struct|enum"
    r"|protocol|class|typealias|macro)\b")
#: The declaration of `body` for SwiftUI's primitive views and modifiers. Such views and
#: modifiers have no body.
BODIES = {
    "View": "@MainActor @preconcurrency public var body: Never { get }",
    "ToolbarContent":
        "@MainActor @preconcurrency public var body: Never { get }",
    "ViewModifier": "@MainActor @preconcurrency public func"
                    " body(content: Content) -> Never",
}
#: In Xcode 27, views and toolbars share one builder for their content.
BUILDER = re.compile(r"@(?:View|ToolbarContent)Builder\b")
#: Tests/SwiftUIFacts/StateMacro.swift expands the macro.
EXPANSION = ' = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")'
#: Functions whose closure is `@Sendable` only in some versions of SwiftUI.
SENDABLE = {"View.onPreferenceChange(_:perform:)"}


class Interface:
    """The module interface for one system. The interface for macOS contains nothing
    that requires UIKit."""

    def __init__(self, table, system="iOS", sendable=False):
        self.facts = [fact for fact in table
                      if fact.macos or system != "macOS"]
        self.types = {fact.path: fact for fact in self.facts if fact.is_type
                      and not fact.is_extension}
        self.has_uikit = system != "macOS"
        self.sendable = sendable
        self.has_one_builder = "ContentBuilder" in table.facts

    def text(self):
        imports = "@_exported import UIKit\n" if self.has_uikit else ""
        text = HEADER + imports + "\n".join(self.lines()) + "\n"
        return BUILDER.sub("@ContentBuilder", text) if self.has_one_builder else text

    def lines(self):
        for fact in self.types.values():
            if fact.owner == "":
                yield from self.type(fact)
        for fact in self.facts:
            if fact.is_extension:
                yield from self.extension(fact)
            elif fact.owner == "" and fact.path not in self.types:
                yield from self.member(fact)
            elif self.extends_protocol(fact):
                yield available(self.types[fact.owner])
                yield f"extension {fact.owner} {{"
                yield from self.member(fact)
                yield "}"

    def extends_protocol(self, fact):
        owner = self.types.get(fact.owner)
        return (owner is not None and "protocol " in owner.declaration
                and not fact.is_requirement)

    def type(self, fact):
        is_protocol = "protocol " in fact.declaration
        yield available(fact)
        yield f"{public(fact.declaration)} {{"
        if not is_protocol:
            yield from self.body(fact.declaration)
        for member in self.facts:
            if member.owner != fact.path or member is fact:
                continue
            if member.path in self.types:
                yield from self.type(member)
            elif not is_protocol or member.is_requirement:
                yield from self.member(member)
        yield "}"

    def member(self, fact):
        text = fact.declaration
        if self.sendable and fact.path in SENDABLE:
            text = text.replace("@escaping (", "@escaping @Sendable (")
        if " macro " in text:
            text += EXPANSION
        is_bare = fact.is_requirement or text.startswith("case ")
        yield available(fact)
        yield text if is_bare else public(text)

    def extension(self, fact):
        yield available(fact)
        yield f"{fact.declaration} {{"
        yield from self.body(fact.declaration)
        yield "}"

    def body(self, declaration):
        """Yields the declarations that the protocol requires of a view."""
        bases = declaration.partition(" : ")[2].partition(" where ")[0]
        for name in bases.split(", "):
            # `Never` needs only one typealias `Body` for all its conformances.
            if name in BODIES and declaration != "extension Never : ToolbarContent":
                yield "public typealias Body = Never"
                yield BODIES[name]


def available(fact):
    names = [("iOS", fact.since), ("macOS", fact.macos)]
    shown = [f"{name} {first[0]}.{first[1]}" for name, first in names if first]
    return f"@available({', '.join(shown)}, *)"


def public(text):
    """Inserts the access level before the first word that isn't an attribute."""
    place = WORD.search(text).start()
    return f"{text[:place]}public {text[place:]}"
