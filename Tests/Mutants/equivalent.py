"""The faults that change nothing, each with the reason."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """What a fault is known by for as long as its line stays as it is."""
    file: str
    line: str
    fault: str


def read(text):
    """The reason of each fault that is named; see equivalent.txt."""
    entries = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.split("\n")
                 if line.strip() and not line.startswith("#")]
        if not lines:
            continue
        values = {}
        for line in lines:
            name, _, value = line.partition(": ")
            values[name] = value
        missing = {"file", "line", "fault", "why"} - values.keys()
        if missing or not values["why"].strip():
            raise SystemExit(
                f"equivalent.txt: {lines[0]}: {', '.join(missing) or 'why'}"
                " is missing")
        key = Key(values["file"], values["line"].strip(), values["fault"])
        if key in entries:
            raise SystemExit(f"equivalent.txt: {lines[0]} stands there twice")
        entries[key] = values["why"]
    return entries
