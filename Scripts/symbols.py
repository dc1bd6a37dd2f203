"""Prepares the symbol graphs of a module for the documentation.

Takes the symbols out that the module only exports again, so that each symbol
has one page, and names the public declarations without a doc comment.
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Undocumented(Exception):
    pass


def read(folder):
    """The symbol graphs in a folder, by file."""
    return {file: json.loads(file.read_text())
            for file in sorted(pathlib.Path(folder).glob("*.symbols.json"))}


def identifiers(graph):
    return {symbol["identifier"]["precise"] for symbol in graph["symbols"]}


def without(graph, foreign):
    """The graph without the symbols of these identifiers."""
    return graph | {
        "symbols": [symbol for symbol in graph["symbols"]
                    if symbol["identifier"]["precise"] not in foreign],
        "relationships": [relation for relation in graph["relationships"]
                          if relation["source"] not in foreign],
    }


def undocumented(graph):
    """The path, line and name of each declaration without a doc comment. What
    the compiler has written by itself has no place in a file."""
    for symbol in graph["symbols"]:
        place = symbol.get("location")
        if place and not symbol.get("docComment"):
            yield (place["uri"].removeprefix(f"file://{ROOT}/"),
                   place["position"]["line"] + 1,
                   ".".join(symbol["pathComponents"]))


def prepare(folder, others):
    """Writes the graphs back with the module's own symbols only.

    Other folders have the graphs of the modules that it imports.
    """
    foreign = set()
    for other in others:
        for graph in read(other).values():
            foreign |= identifiers(graph)
    missing = []
    for file, graph in read(folder).items():
        graph = without(graph, foreign)
        file.write_text(json.dumps(graph))
        missing += undocumented(graph)
    if missing:
        raise Undocumented(sorted(missing))


if __name__ == "__main__":
    try:
        prepare(sys.argv[1], sys.argv[2:])
    except Undocumented as error:
        for path, line, name in error.args[0]:
            print(f"{path}:{line}: {name} has no documentation", file=sys.stderr)
        sys.exit(1)
