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
    "class": "class toggled ten times a second",
    "css-animation": "style sheet animation",
    "script-animation": "script animation",
    "canvas": "canvas drawn in each frame",
    "svg": "60 elements rebuilt in each frame",
    "hover": "pointer over labels",
    "scroll": "scrolling",
}
#: The targets that the page names, each with one of the figures that it is for.
TARGETS = {
    "letter": "web.letter.empty.100.more",
    "enter": "web.enter.10000.by-focus",
    "beside": "web.scroll.nobody.more",
    "moving": "web.class.somebody.more",
    "attach": "web.attach.nobody.by-look",
    "insert": "web.insert.nobody.times",
}


def write(figures):
    values = {name: value for name, value, _ in figures}
    text = string.Template(TEMPLATE.read_text()).substitute(
        browser=f"Chromium {values['web.chromium']:.0f}", letters=letters(values),
        presses=presses(values), activities=activities(values), forms=forms(values),
        **{name: f"{target(figure):g}" for name, figure in TARGETS.items()})
    (GUIDES / "CostsOfTheAdapter.md").write_text(text)
    for name, is_dark in [("costs.svg", False), ("costs~dark.svg", True)]:
        chart(values, GUIDES / name, is_dark)


def rows(lines):
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def number(value):
    digits = 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    # Adding zero avoids a negative zero.
    return f"{round(value, digits) + 0:,.{digits}f}"


def cell(values, name, measure=None):
    """Returns a figure, in bold if it or its other measure is above the target."""
    measure = measure or name
    text, most = number(values[name]), target(measure)
    return text if most is None or values[measure] <= most else f"**{text}**"


def letters(values):
    return rows(
        [f"{count:,}"]
        + [cell(values, max((f"{prefix}.letter.{others}.{count}.more"
                             for others in ("empty", "filled")), key=values.get))
           for prefix in ("web", "web.slow")]
        + [cell(values, f"web.letter.empty.{count}.rescan")]
        for count in COUNTS)


def presses(values):
    return rows(
        [f"{count:,}", cell(values, f"web.enter.{count}.focus"),
         cell(values, f"web.enter.{count}.adapter", f"web.enter.{count}.by-focus"),
         cell(values, f"web.enter.{count}.rescan"),
         cell(values, f"web.slow.enter.{count}.by-focus")]
        for count in COUNTS if f"web.enter.{count}.focus" in values)


def activities(values):
    return rows(
        [what] + [cell(values, f"{prefix}.{name}.{who}.more")
                  for who in ("nobody", "somebody") for prefix in ("web", "web.slow")]
        for name, what in ACTIVITIES.items())


def forms(values):
    return rows([what, cell(values, f"web.{without}"),
                 cell(values, f"web.{name}", f"web.{measure}")]
                for what, without, name, measure in [
        ("`attach` to 10,000 fields, none focused", "attach.look", "attach.nobody",
         "attach.nobody.by-look"),
        ("the same, one focused", "attach.look", "attach.somebody",
         "attach.somebody.by-look"),
        ("1,000 fields added one by one, none focused", "insert.nobody.without",
         "insert.nobody.with", "insert.nobody.times"),
        ("the same, one focused", "insert.somebody.without", "insert.somebody.with",
         "insert.somebody.times"),
        ("focus entering 10,000 fields", "come.10000.without", "come.10000.with",
         "come.10000.times"),
    ])
