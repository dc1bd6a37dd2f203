"""Plays pages written by a developer who had read only the articles on the web and the
rules. `Strangers` has the pages. A file beside each page has the user's steps and what
the user must see after each step."""

import json
import pathlib

import pytest

from driving import UNTIL, quoted
from frameworks import FOLDERS

PAGES = pathlib.Path(__file__).parent / "Strangers"

# What a step must show, as far as the file names it.
SEEN = """((expected) => {
  const seen = {}, at = active();
  const find = (id) => document.querySelector(id) ?? deep(id);
  for (const name of Object.keys(expected)) {
    if (name === "focus") {
      const wanted = expected.focus === "body" ? document.body : find(expected.focus);
      const isThere = wanted === at || wanted === document.activeElement;
      seen.focus = isThere ? expected.focus : nameOf(at);
    }
    if (name === "hint") {
      seen.hint = at.getAttribute("enterkeyhint");
      const isOther = expected.hint === null && !["next", "done"].includes(seen.hint);
      if (isOther) seen.hint = null;
    }
    if (name === "submits") seen.submits = submits;
    if (name === "clicks") {
      seen.clicks = Object.fromEntries(Object.keys(expected.clicks).map((id) =>
        [id, clicks[id.slice(1)] ?? 0]));
    }
    if (name === "disabled") {
      seen.disabled = Object.fromEntries(Object.keys(expected.disabled).map((id) =>
        [id, find(id).disabled]));
    }
    if (name === "text") {
      seen.text = Object.fromEntries(Object.keys(expected.text).map((id) =>
        [id, String(find(id).value ?? find(id).textContent)]));
    }
  }
  return seen;
})"""


def perform(page, step):
    """Performs a step: an action, a call of the page's handle, or values that a
    scanner types with an Enter behind each."""
    if "call" in step:
        result = page.evaluate(step["call"])
        assert result == step.get("returns", result), step["call"]
        return
    if "then" in step:
        values = step["type"]
        for value in [values] if isinstance(values, str) else values:
            page.type(value)
            page.send(step["then"])
        return
    verb, _, rest = step["do"].partition(" ")
    if verb in ("focus", "click"):
        # A framework renders after the page has loaded.
        page.wait_for(f"document.querySelector({quoted(rest)}) ?? deep({quoted(rest)})")
    if verb == "press":
        # An open list may receive the keyup, so that the page doesn't.
        page.send(rest)
        # A dialog reports in a later task that Escape has closed it.
        if rest == "Escape":
            page.rest()
    elif verb == "type":
        page.type(rest)
    elif verb == "paste":
        page.paste(rest)
    elif verb == "focus":
        page.run(f"(document.querySelector({quoted(rest)}) ?? deep({quoted(rest)}))"
                 ".focus()")
    elif verb == "click":
        page.click(rest)
    else:
        raise ValueError(step["do"])


@pytest.mark.parametrize("name", sorted(file.stem for file in PAGES.glob("*.json")))
def test_the_user_of_a_stranger_s_page_sees_what_its_developer_expects(page, name):
    html = (PAGES / f"{name}.html").read_text()
    page.server.folders.update(FOLDERS)
    page.open_whole(html)
    page.wait_for("document.readyState === 'complete'")
    for number, step in enumerate(json.loads((PAGES / f"{name}.json").read_text())["steps"]):
        if step["engine"] not in ("all", page.browser):
            continue
        perform(page, step)
        expected = step["expect"]
        # The lists of keys have the same order, so that equal values have equal texts.
        wanted = json.dumps(expected, separators=(",", ":"), ensure_ascii=False)
        seen = page.evaluate(
            f"{UNTIL}(() => JSON.stringify({SEEN}({quoted(expected)})) ==="
            f" {quoted(wanted)}).then(() => {SEEN}({quoted(expected)}))")
        assert seen == expected, f"step {number + 1}, {step}"
    page.rest()
    last = page.evaluate(f"{SEEN}({quoted(expected)})")
    assert last == expected, "what the last step shows doesn't last"
