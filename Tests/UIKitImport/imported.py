"""Compares the table's Swift declarations with the importer's. The importer derives its
declarations from the Objective-C declarations."""

import collections
import json
import re
import sys
import tempfile
import pathlib

import headers
from sdk import FRAMEWORKS, TABLES, succeed, toolchain

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "UIKitFacts"))

from declarations import TYPES, normal
from graph import Declaration, relate
from table import OLDEST

ISOLATED = "NS_SWIFT_UI_ACTOR"


def extract(names, *flags):
    """Returns the symbol graphs of modules."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            succeed("swift", "symbolgraph-extract", "-module-name", name,
                    *flags, "-skip-synthesized-members",
                    "-minimum-access-level", "public", "-output-dir", folder)
        return [json.loads(file.read_text())
                for file in sorted(pathlib.Path(folder).glob("*.json"))]


def frameworks(sdk):
    names = FRAMEWORKS + [table.stem for table in TABLES.glob("*.tsv")]
    return extract(names, *sdk.flags, "-I", sdk.modules)


def by_path(graphs):
    found = collections.defaultdict(list)
    for graph in graphs:
        for symbol in graph["symbols"]:
            one = Declaration(symbol)
            if "::SYNTHESIZED::" not in one.identifier:
                found[one.path].append(one)
    return found


class Imported:
    """The importer's Swift declarations, by path."""

    def __init__(self, graphs, declarations):
        self.by_path = by_path(graphs)
        by_identifier = {one.identifier: one
                         for same in self.by_path.values() for one in same}
        for graph in graphs:
            for relation in graph["relationships"]:
                relate(relation, by_identifier, set())
        self.isolated = {swift_name(one) for one in declarations
                         if ISOLATED in one.text.partition(" @")[0]}

    def ancestors(self, name):
        known = [name]
        for one in known:
            for type in self.by_path[one]:
                known += [base for base in type.bases if base not in known]
        return known

    def find(self, fact):
        """Yields the declarations of the type. Then yields the declarations of the
        type's superclasses and protocols."""
        owner = fact.path[:len(fact.path) - len(fact.member)].rstrip(".")
        for name in self.ancestors(owner) if owner else [""]:
            path = f"{name}.{fact.member}" if name else fact.member
            yield from self.by_path[path]


def swift_name(declaration):
    given = re.search(r'NS_SWIFT_NAME\("([^"]*)"\)', declaration.text)
    return given[1] if given else declaration.name


def plain(text, one=None):
    """Normalizes a declaration. The result omits two parts that the table has
    elsewhere. One part is a class's superclass. The other part says whether a
    protocol's member is optional. An initializer from a class method is neither
    designated nor convenience."""
    if one and "(cm)" in one.identifier:
        text = text.replace("convenience ", "")
    text = normal(text)
    if TYPES.search(text):
        text = text.partition(" where ")[0]
        return text.partition(" : ")[0].replace("@MainActor ", "")
    return text


def compare(table, imported):
    """Yields a sentence for each problem."""
    for fact in table:
        if fact.member == "rawValue":
            continue  # the initializer has the type
        found = list(imported.find(fact))
        if not found:
            yield (f"{fact.path}: no Objective-C declaration gives this name."
                   " Add it to Tests/UIKitFacts/objc, or correct the name.")
            continue
        match = next((one for one in found if plain(one.text, one)
                      == plain(fact.declaration, one)), None)
        if match is None:
            yield (f"{fact.path}: the table has\n"
                   f"    {plain(fact.declaration)}\n  the importer makes\n    "
                   + "\n    ".join(plain(one.text) for one in found))
            continue
        yield from versions(fact, match)
        yield from kinds(table, fact, imported)


def versions(fact, one):
    """Versions up to the package's oldest iOS count as that version. Not all sources
    list older versions."""
    since = max(one.since or OLDEST, OLDEST)
    if since != max(fact.since, OLDEST):
        yield (f"{fact.path}: from iOS {fact.shown_version} in the table, from"
               f" {since[0]}.{since[1]} in its Objective-C declaration.")


def kinds(table, fact, imported):
    text = fact.declaration
    if not re.search(r"\b(?:class|protocol) [A-Z]\w*(?: :|$)", text):
        return
    if ("@MainActor" in text) != (fact.path in imported.isolated):
        yield (f"{fact.path}: isolated to the main actor either in the table or"
               " in its Objective-C declaration, not in both.")
    known = imported.ancestors(fact.path)
    for base in table.bases(fact.path):
        if base not in known:
            yield f"{fact.path}: its Objective-C declaration is no {base}."


class Availability:
    """Compares Foundation's handwritten declarations with those of the toolchain."""

    def __init__(self, sdk):
        flags = ("-target", toolchain()["target"]["triple"])
        theirs = by_path(extract(
            ["Foundation", "FoundationEssentials"], *flags))
        ours = by_path(extract(
            ["Foundation"], *sdk.flags, "-I", sdk.modules))
        self.pairs = [(one, theirs[path][0]) for path, same in ours.items()
                      for one in same if path in theirs]

    def problems(self):
        for one, other in self.pairs:
            if (one.since or OLDEST) != max(other.since or OLDEST, OLDEST):
                yield (f"Tests/UIKitImport/Overlays/Foundation.swiftinterface:"
                       f" {one.path} is there from iOS {other.since}.")


def declarations():
    return [one for table in sorted(TABLES.glob("*.tsv"))
            for one in headers.read(table)]
