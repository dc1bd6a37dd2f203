"""Builds all faults of a Swift package at once."""

import switching
from swift_tests import SwiftTests


class SwitchedSwiftTests(SwiftTests):
    """A copy that contains all faults. Each fault can be switched on."""

    def fill(self, sources, count):
        """`sources` maps each file to its text and its numbered sites. `count` is
        greater than all numbers."""
        self.sources, self.count = sources, count
        self.write_sources(first=True)

    def write_sources(self, first=False):
        changed, self.places = {}, {}
        modules = {}
        for name, (text, numbered) in self.sources.items():
            changed[name], self.places[name] = switching.switched(
                text, numbered)
            module = next(folder for folder in self.group.folders
                          if name.startswith(folder + "/"))
            modules.setdefault(module, []).extend(
                switching.declaration(site, number)
                for site, number in numbered if site.operator)
        for module, declarations in modules.items():
            changed[f"{module}/PlantedFaults.swift"] = (
                switching.helpers(self.count) + "".join(declarations))
        if first:
            super().fill(changed)
        for name, text in changed.items():
            self.write(name, text.encode())

    def compile(self, say):
        """Builds the package. Removes sites that don't compile in their switchable
        form."""
        while True:
            errors, output = self.build()
            if errors == []:
                return
            dropped = set()
            for name, line, column in errors or []:
                dropped |= self.blamed(name, line, column)
            if not dropped:
                raise SystemExit(f"the copy does not build:\n{output[-3000:]}")
            say(f"{len(dropped)} places cannot be switched")
            for name, (text, numbered) in self.sources.items():
                self.slow += [(name, site, number) for site, number in numbered
                              if id(site) in dropped]
                self.sources[name] = text, [
                    (site, number) for site, number in numbered
                    if id(site) not in dropped]
            self.write_sources()

    def blamed(self, name, line, column):
        """Returns the sites that may have caused an error. The result is the site at
        that position, or all sites in the line, or all sites nearby."""
        if name not in self.places:
            return set()
        path = self.folder / name
        lines = path.read_bytes().decode().split("\n")
        start = sum(len(one) + 1 for one in lines[:line - 1])
        end = start + len(lines[line - 1])
        at = start + len(
            lines[line - 1].encode()[:column - 1].decode(errors="ignore"))
        places = self.places[name]
        for low, high in ((at, at), (start, end), (start - 200, end + 200),
                          (0, len(path.read_text()))):
            found = {id(site) for first, last, site in places
                     if first <= high and low < last}
            if found and low == high:
                self.located |= found
            if found:
                return found
        return set()
