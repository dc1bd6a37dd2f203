"""The table of UIKit's declarations. Each declaration has its first iOS version and a
source."""

import pathlib

from declarations import normal, split, without

PATH = pathlib.Path(__file__).parent / "uikit.tsv"
#: The oldest iOS version that the package runs on.
OLDEST = (15, 0)


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)


class Fact:
    COLUMNS = ["path", "declaration", "first iOS", "source"]

    def __init__(self, path, declaration, since, source):
        self.path, self.declaration, self.source = path, declaration, source
        self.since = version(since)
        self.owner, _, self.member = split_path(path)

    @property
    def is_verified(self):
        return self.source != "unverified"

    @property
    def shown_version(self):
        return "%d.%d" % self.since


def split_path(path):
    """`UIView.convert(_:to:)` is `UIView` and `convert(_:to:)`."""
    place = path.partition("(")[0].rfind(".")
    if place < 0:
        return "", "", path
    return path[:place], ".", path[place + 1:]


class Table:
    #: The location of the table, and the type of its lines.
    path, fact = PATH, Fact

    def __init__(self, text):
        self.facts = {}
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            columns = line.split("\t")
            if len(columns) != len(self.fact.COLUMNS) or not all(columns):
                raise SystemExit(
                    f"{self.path.name}:{number}: the columns are"
                    f" {', '.join(self.fact.COLUMNS)}")
            fact = self.fact(*columns)
            self.facts.setdefault(fact.path, []).append(fact)

    @classmethod
    def read(cls):
        return cls(cls.path.read_text())

    def __iter__(self):
        for facts in self.facts.values():
            yield from facts

    def bases(self, name):
        """Returns the types that a class or protocol lists after its colon."""
        for fact in self.facts.get(name, []):
            before, _, _ = fact.declaration.partition(" where ")
            _, _, after = before.partition(" : ")
            return split(after) if after else []
        return []

    def ancestors(self, name):
        """Returns the type itself, its superclasses and all their protocols."""
        found = [name]
        for known in found:
            found += [base for base in self.bases(known) if base not in found]
        return found

    def find(self, path):
        """Returns the facts for a path. The facts come from the type itself, or else
        from the nearest inherited type. If no fact has this path, the path may omit
        default parameters. The method then returns the facts of such declarations."""
        owner, dot, member = split_path(path)
        for ancestor in self.ancestors(owner):
            facts = self.facts.get(f"{ancestor}{dot}{member}")
            if facts:
                return [(fact, fact.declaration) for fact in facts]
        return list(self.shorter(owner, member))

    def shorter(self, owner, member):
        name, _, labels = member.partition("(")
        labels = labels.rstrip(")").split(":")[:-1]
        for fact in self:
            if fact.owner != owner or fact.member.partition("(")[0] != name:
                continue
            declaration = without(fact.declaration, labels)
            if declaration:
                yield fact, declaration


def same(one, other):
    return normal(one) == normal(other)
