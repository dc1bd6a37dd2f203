"""A table of the figures and their targets. A target is a goal, not a test."""

import re

#: Patterns for the names of figures, with the targets.
TARGETS = [
    (r"letter\.\w+\.\d+\.more", 0.1),
    (r"(class|css-animation|script-animation)\.nobody\.more", 0.2),
    (r"(class|css-animation|script-animation)\.somebody\.more", 2),
    # These costs are too small to measure.
    (r"(hover|scroll|canvas|svg)\.\w+\.more", 0.2),
    (r"insert\.\w+\.times", 1.2),
    (r"enter\.10000\.by-focus", 1.1),
    (r"attach\.\w+\.by-look", 1.5),
    (r"size\.wasm\.gzip", 12.9),
    (r"size\.(script|module)\.gzip", 16),
]


def target(name):
    for pattern, most in TARGETS:
        if re.fullmatch(rf"web\.(slow\.)?{pattern}", name):
            return most


def table(figures):
    """Returns one line for each figure with a target. Each figure is (name, value,
    unit)."""
    lines = [("figure", "value", "target", "")]
    for name, value, unit in figures:
        most = target(name)
        if most is not None:
            lines.append((name, f"{value:.3f} {unit}", f"{most:g} {unit}",
                          "met" if value <= most else "missed"))
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join(
        "  ".join(part.ljust(width) for part, width in zip(line, widths)).rstrip()
        for line in lines)
