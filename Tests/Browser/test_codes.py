"""Tests codes, in one field or in a row of boxes (R15). `Tests/Codes` has scenarios that
every host plays."""

import json
import pathlib

import pytest

from driving import UNTIL, quoted

SCENARIOS = json.loads((pathlib.Path(__file__).resolve().parents[1] / "Codes" /
                        "codes.json").read_text())

# What the user sees: the boxes' texts, the box with focus or "other", and how often the
# form has finished.
SEEN = """(() => ({
  texts: boxes().map((box) => box.value),
  focus: boxes().includes(active()) ? boxes().indexOf(active())
    : active() === window.other ? "other" : nameOf(active()),
  finishes}))()"""

HOST = """
window.boxes = () => [...document.querySelectorAll(".box")];
window.finishes = 0;
addEventListener("submit", () => { finishes += 1; });
window.setNatively = (field, text) => Object.getOwnPropertyDescriptor(
  HTMLInputElement.prototype, "value").set.call(field, text);
window.fill = (field, text) => {
  setNatively(field, text);
  field.dispatchEvent(new InputEvent("input", {bubbles: true}));
};
"""


def row(lengths, disabled=(), has_other=False):
    boxes = "".join(
        f"<input id=c{place} class=box maxlength={length}"
        f"{' disabled' if place in disabled else ''}>"
        for place, length in enumerate(lengths))
    other = "<input id=other>" if has_other else ""
    return f"<form id=f>{boxes}{other}<button id=go>Go</button></form>"


def opened(page, lengths=(1, 1, 1), options="", body=None, before=""):
    page.open(body or row(lengths))
    page.run(HOST + before)
    page.attach("{codes: [{fields: '.box', %s}]}" % options)
    page.focus("#c0")
    return page


def seen(page):
    return page.evaluate(SEEN)


def shows(page, texts, focus, finishes=0, note=""):
    """Waits until the page shows this, and looks again later."""
    wanted = {"texts": texts, "focus": focus, "finishes": finishes}
    order = "JSON.stringify([%s.texts, %s.focus, %s.finishes])" % ((SEEN,) * 3)
    text = json.dumps([texts, focus, finishes], separators=(",", ":"),
                      ensure_ascii=False)
    page.evaluate(f"{UNTIL}(() => {order} === {quoted(text)}, 2000)")
    assert seen(page) == wanted, note


def perform(page, step):
    text, field = step.get("text", ""), step.get("field", 0)
    match step["do"]:
        case "type":
            page.type(text)
        case "paste":
            page.paste(text)
        case "letters":
            for letter in text:
                page.run(f"fill(c{field}, c{field}.value + {quoted(letter)})")
        case "fill":
            page.run(f"fill(c{field}, {quoted(text)})")
        case "set":
            page.run(f"c{field}.value = {quoted(text)}")
        case "caret":
            page.run(f"c{field}.focus(); c{field}.setSelectionRange("
                     f"{step['caret']}, {step['caret']})")
        case "delete":
            page.send("Backspace")
        case other:
            raise ValueError(other)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each["name"])
def test_the_scenarios_that_all_hosts_play(page, scenario):
    """R15."""
    page.open(row(scenario["lengths"], scenario.get("disabled", ()),
                  scenario.get("hasOther")))
    page.run(HOST)
    names = ("finishesWhenFull", "advances")
    options = {name: scenario[name] for name in names if name in scenario}
    page.attach("{codes: [%s]}" % json.dumps(
        {"fields": ".box", "length": scenario["lengths"], **options}))
    page.focus("#c0")
    finishes = 0
    for number, step in enumerate(scenario["steps"]):
        perform(page, step)
        finishes += step.get("finishes", 0)
        shows(page, step["texts"], step["focus"], finishes,
              f"step {number + 1}: {step}")
    page.rest()
    shows(page, step["texts"], step["focus"], finishes, "what the last step shows stays")
