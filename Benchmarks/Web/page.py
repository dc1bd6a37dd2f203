"""Writes the documentation page and its chart."""

import pathlib
import string

from chart import chart
from table import target

GUIDES = (pathlib.Path(__file__).resolve().parents[2] / "Documentation"
          / "Guides.docc")
TEMPLATE = pathlib.Path(__file__).with_name("page.md")
COUNTS = [100, 500, 1_000, 10_000]
ACTIVITIES = {
    "class": "a class toggled ten times a second",
    "css-animation": "a style sheet animation",
    "script-animation": "a script animation, in each frame",
    "canvas": "a chart drawn on a canvas in each frame",
    "svg": "a chart of 60 elements, rebuilt in each frame",
    "hover": "a pointer moving over labels",
    "scroll": "scrolling",
}


def write(figures):
    values = {name: value for name, value, _ in figures}
    text = string.Template(TEMPLATE.read_text()).substitute(
        browser=f"Chromium {values['web.chromium']:.0f}", letters=letters(values), presses=presses(values),
        beside=beside(values), forms=forms(values), sizes=sizes(values),
        missed=missed(values))
    (GUIDES / "CostsOfTheAdapter.md").write_text(text)
    for name, is_dark in [("costs.svg", False), ("costs~dark.svg", True)]:
        chart(values, GUIDES / name, is_dark)


def rows(lines):
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def number(value):
    digits = 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    # Adding zero avoids a negative zero.
    return f"{round(value, digits) + 0:,.{digits}f}"


def letters(values):
    return rows(
        [f"{count:,}"]
        + [number(values[f"web.letter.{name}"]) for name in (
            f"empty.{count}.without", f"empty.{count}.with", f"empty.{count}.more",
            f"filled.{count}.more")]
        + [number(values[f"web.slow.letter.empty.{count}.more"]),
           number(values[f"web.letter.empty.{count}.rescan"])]
        for count in COUNTS)


def presses(values):
    return rows(
        [f"{count:,}"]
        + [number(values[f"web.enter.{count}.{way}"])
           for way in ("focus", "adapter", "rescan")]
        + [number(values[f"web.enter.{count}.by-focus"]),
           number(values[f"web.slow.enter.{count}.by-focus"])]
        for count in COUNTS if f"web.enter.{count}.focus" in values)


def beside(values):
    return rows(
        [what] + [number(values[f"{prefix}.{name}.{who}.more"])
                  for who in ("nobody", "somebody") for prefix in ("web", "web.slow")]
        for name, what in ACTIVITIES.items())


def forms(values):
    return rows([what, *(number(values[name]) for name in names)] for what, *names in [
        ("`attach` to 10,000 fields, none focused", "web.attach.look", "web.attach.nobody",
         "web.attach.nobody.by-look"),
        ("`attach` to 10,000 fields, one focused", "web.attach.look",
         "web.attach.somebody", "web.attach.somebody.by-look"),
        ("1,000 fields added one by one, none focused", "web.insert.nobody.without",
         "web.insert.nobody.with", "web.insert.nobody.times"),
        ("the same, one focused", "web.insert.somebody.without",
         "web.insert.somebody.with", "web.insert.somebody.times"),
        ("focus entering 10,000 fields", "web.come.10000.without",
         "web.come.10000.with", "web.come.10000.times"),
    ])


def sizes(values):
    return rows([what, f"{values[f'web.size.{name}.gzip']:.1f}"] for name, what in [
        ("script", "the script, with the engine as JavaScript"),
        ("module", "the module, the same"),
        ("wasm", "the module with the engine as WebAssembly, both files"),
    ])


def missed(values):
    """Returns the figures above their targets, one line each."""
    lines = [f"- `{name}`: {number(value)}, target {target(name):g}"
             for name, value in values.items()
             if target(name) is not None and value > target(name)]
    return "\n".join(lines) or "None."
