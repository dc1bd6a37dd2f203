"""jQuery's delegated handlers run as often as without the adapter (R14)."""

import pytest

from frameworks import JQUERY, scripts

FORM = ("<form id=f><fieldset id=s><input id=a><input id=b></fieldset>"
        "<button id=go>Go</button></form>")

# As applications add them: on the document for a selector, on the form, on the fields.
HANDLERS = """
  window.calls = [];
  const note = (place) => (event) => {
    if (event.which === 13) calls.push([place, event.type, event.target.id].join());
  };
  const kinds = "keydown keypress keyup";
  $(document).on(kinds, "#a, #b", note("document"));
  $("#f").on(kinds, "input", note("form"));
  $("input").on(kinds, note("field"));
  $("#f").on("submit", (event) => event.preventDefault());
  $("#b").on("keyup", (event) => {
    if (event.which === 13) window.isLoggedIn = true;
  });
"""


def calls_of_enter(page, time):
    page.open(scripts(page, JQUERY) + FORM)
    if time == "before":
        page.run(HANDLERS)
    if time:
        page.attach()
    if time != "before":
        page.run(HANDLERS)
    page.focus("#a")
    page.press("Enter")
    assert page.active() == ("b" if time else "a")
    assert not page.evaluate("window.isLoggedIn")
    return page.evaluate("calls")


@pytest.mark.parametrize("time", ["before", "after"])
def test_delegated_handlers_run_as_often_as_without_the_adapter(page, time):
    native = calls_of_enter(page, None)
    # Three kinds of event in three places.
    assert len(native) == 9
    assert sorted(calls_of_enter(page, time)) == sorted(native)


@pytest.mark.parametrize("kind", ["keydown", "keypress"])
def test_a_delegated_handler_that_returns_false_keeps_the_key(page, kind):
    page.open(scripts(page, JQUERY) + FORM)
    page.attach()
    page.run(f"$(document).on('{kind}', 'input', (event) => event.which !== 13)")
    page.focus("#a")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", [])


def test_a_press_that_a_handler_triggers_moves_nothing(page):
    """`trigger` calls handlers; no key was pressed."""
    page.open(scripts(page, JQUERY) + FORM)
    page.attach()
    page.focus("#a")
    page.run("$('#a').trigger($.Event('keypress', {which: 13}))")
    assert page.active() == "a"
