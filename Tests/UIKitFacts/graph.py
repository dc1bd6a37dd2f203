"""Reads the double's public declarations from its symbol graph."""

import json
import pathlib
import subprocess
import tempfile

SYNTHESIZED = "init(rawValue:)"


def run(*command, root):
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def extract(root, module="UIKit"):
    """Builds the module if necessary. Returns its symbol graphs."""
    root = root / "Doubles"
    run("swift", "build", "--target", module, root=root)
    info = json.loads(run("swiftc", "-print-target-info", root=root))
    with tempfile.TemporaryDirectory() as folder:
        run("swift", "symbolgraph-extract", "-module-name", module,
            "-I", ".build/debug/Modules",
            "-target", info["target"]["triple"],
            "-minimum-access-level", "public", "-skip-synthesized-members",
            "-omit-extension-block-symbols", "-output-dir", folder, root=root)
        return [json.loads(file.read_text())
                for file in sorted(pathlib.Path(folder).glob("*.json"))]


class Declaration:
    def __init__(self, symbol):
        self.identifier = symbol["identifier"]["precise"]
        self.path = ".".join(symbol["pathComponents"])
        self.text = "".join(
            part["spelling"] for part in symbol["declarationFragments"])
        place = symbol.get("location")
        self.file = place and place["uri"].rpartition("/Doubles/")[2]
        self.line = place and place["position"]["line"] + 1
        self.since = None
        for one in symbol.get("availability", []):
            if one.get("domain") == "iOS" and "introduced" in one:
                first = one["introduced"]
                self.since = first["major"], first.get("minor", 0)
        #: The double's declaration that this declaration overrides, if any.
        self.overridden = None
        self.overrides = False
        #: Whether a default implementation makes this requirement optional.
        self.is_optional = "optional " in self.text
        #: The superclass and protocols, from the double and from Foundation.
        self.bases = []

    def __str__(self):
        return f"Doubles/{self.file}:{self.line}: {self.path}"


def declarations(graphs):
    """Returns the double's own declarations. The list omits the compiler's own
    declarations. The list also omits defaults that make requirements optional."""
    found = {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            one = Declaration(symbol)
            found[one.identifier] = one
    defaults = set()
    for graph in graphs:
        for relation in graph["relationships"]:
            relate(relation, found, defaults)
    for one in list(found.values()):
        raw = one.path.rpartition("." + SYNTHESIZED)[0]
        if one.file is None and raw:
            kind = one.text.partition("rawValue: ")[2].rstrip(")")
            for owner in found.values():
                if owner.path == raw and owner.text.startswith("enum "):
                    owner.text += f" : {kind}"
    return [one for one in found.values()
            if one.file and one.identifier not in defaults]


def relate(relation, found, defaults):
    source = found.get(relation["source"])
    target = found.get(relation["target"])
    kind = relation["kind"]
    name = relation.get("targetFallback", "").rpartition(".")[2]
    if source is None:
        return
    if kind == "defaultImplementationOf":
        defaults.add(source.identifier)
        if target:
            target.is_optional = True
    elif kind == "overrides":
        source.overrides, source.overridden = True, target
    elif kind == "inheritsFrom":
        source.bases.insert(0, target.path if target else name)
    elif kind == "conformsTo" and target:
        source.bases.append(target.path)
