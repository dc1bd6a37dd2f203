"""Lists the public declarations without a doc comment. Reads the symbol graphs in a
folder."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def undocumented(symbols):
    """Yields the path, line and name of each declaration without a doc comment. A
    generated declaration has no location, and needs no doc comment. An extension needs
    no doc comment, but its members do."""
    for symbol in symbols:
        place = symbol.get("location")
        is_extension = symbol["kind"]["identifier"] == "swift.extension"
        if place and not is_extension and not symbol.get("docComment"):
            yield (place["uri"].removeprefix(f"file://{ROOT}/"),
                   place["position"]["line"] + 1,
                   ".".join(symbol["pathComponents"]))


def check(folder):
    """Returns a line for each declaration without a doc comment."""
    symbols = [symbol for file in pathlib.Path(folder).glob("*.symbols.json")
               for symbol in json.loads(file.read_text())["symbols"]]
    return [f"{path}:{line}: {name} has no documentation"
            for path, line, name in sorted(undocumented(symbols))]


if __name__ == "__main__":
    problems = check(sys.argv[1])
    sys.exit("\n".join(problems) or 0)
