"""The table of SwiftUI's declarations. Each declaration has its first iOS version, its
first macOS version and a source."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "UIKitFacts"))

from table import Fact, Table, version

TYPE = re.compile(r"\b(struct|enum|protocol|class) ([\w.]+)")


class SwiftUIFact(Fact):
    COLUMNS = ["path", "declaration", "first iOS", "first macOS", "sources"]

    def __init__(self, path, declaration, ios, macos, source):
        super().__init__(path, declaration, ios, source)
        #: The version is None if the declaration isn't on macOS.
        self.macos = None if macos == "-" else version(macos)

    @property
    def is_verified(self):
        """Whether this line's source has been checked again. The letter K marks an
        unchecked source."""
        return "K" not in self.source

    @property
    def is_type(self):
        return TYPE.search(self.declaration) is not None

    @property
    def is_extension(self):
        return self.declaration.startswith("extension ")

    @property
    def is_requirement(self):
        """Whether a protocol requires this member. The declaration of an extension
        member never contains `Self.`"""
        return (self.declaration.startswith("associatedtype ")
                or "Self." in self.declaration)


class SwiftUITable(Table):
    path, fact = HERE / "swiftui.tsv", SwiftUIFact
    #: Declarations that differ in Xcode 27.
    newer = HERE / "xcode27.tsv"

    def __init__(self, text):
        super().__init__(text)
        for path, facts in self.facts.items():
            if len({fact.declaration for fact in facts}) < len(facts):
                raise SystemExit(f"{self.path.name}: {path} is there twice")

    @classmethod
    def read(cls, xcode=26):
        table = super().read()
        newer = cls(cls.newer.read_text()).facts if xcode == 27 else {}
        for path, facts in newer.items():
            kept = [fact for fact in table.facts.get(path, []) if
                    fact.is_extension or all(new.is_extension for new in facts)]
            table.facts[path] = kept + facts
        return table
