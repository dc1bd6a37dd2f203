"""Tests that the adapter doesn't change how often jQuery's delegated handlers run
(R14)."""

import pytest

from frameworks import JQUERY, scripts

FORM = ("<form id=f><fieldset id=s><input id=a><input id=b></fieldset>"
        "<button id=go>Go</button></form>")

# An application can add handlers to the document (delegated), to the form and to the
# fields.
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
def test_delegated_jquery_handlers_run_as_often_as_without_the_adapter(page, time):
    native = calls_of_enter(page, None)
    # Each of three event types has handlers in three places.
    assert len(native) == 9
    assert sorted(calls_of_enter(page, time)) == sorted(native)


@pytest.mark.parametrize("kind", ["keydown", "keypress"])
def test_focus_stays_if_a_delegated_jquery_handler_returns_false(page, kind):
    page.open(scripts(page, JQUERY) + FORM)
    page.attach()
    page.run(f"$(document).on('{kind}', 'input', (event) => event.which !== 13)")
    page.focus("#a")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", [])


def test_an_event_triggered_with_jquery_does_not_move_focus(page):
    """jQuery's `trigger` calls handlers without a key press."""
    page.open(scripts(page, JQUERY) + FORM)
    page.attach()
    page.focus("#a")
    page.run("$('#a').trigger($.Event('keypress', {which: 13}))")
    assert page.active() == "a"
