"""A fault in a file, with its number and its name."""

from dataclasses import dataclass

import faults
import results
from switching import planted


@dataclass(frozen=True)
class Mutant:
    number: int
    identity: results.Identity
    line: int
    fault: faults.Fault
    site: faults.Site

    @property
    def key(self):
        return self.identity.key

    def report(self, text):
        start = text.rfind("\n", 0, self.fault.start) + 1
        changed = planted(text, self.fault)
        end = self.fault.start + len(self.fault.new)
        end = changed.find("\n", end)
        became = " ".join(changed[start:end].split())
        return (f"{self.key.file}:{self.line}: {self.key.line}\n"
                f"    {became}\n    fault: {self.key.fault}")


def mutants(name, text, sites, number):
    """Returns all faults of a file, numbered from `number`."""
    lines = text.split("\n")
    seen, found, places = {}, [], {}
    for site in sites:
        for fault in site.faults:
            row = text.count("\n", 0, fault.start)
            what = description(text, fault)
            where = (row, what)
            seen[where] = seen.get(where, 0) + 1
            if seen[where] > 1:
                what += f" #{seen[where]}"
            key = name, lines[row].strip(), what
            places[key] = places.get(key, 0) + 1
            identity = results.Identity(*key, places[key])
            found.append(Mutant(number, identity, row + 1, fault, site))
            number += 1
    return found


def description(text, fault):
    old = " ".join(text[fault.start:fault.end].split())
    new = " ".join(fault.new.split())
    return f"{old} -> {new or 'nothing'}"
