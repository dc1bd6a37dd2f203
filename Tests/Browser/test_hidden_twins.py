"""The browser handles Enter in a form with one visible field, and the field shows no
label (R1, R14). The number of invisible fields doesn't matter."""

import pytest

TWINS = {
    "display": "<input id=t style='display: none'>",
    "hidden": "<p hidden><input id=t></p>",
    "visibility": "<p style='visibility: hidden'><input id=t></p>",
    "opacity": "<p style='opacity: 0'><input id=t></p>",
    "no box": "<input id=t style='width: 0; height: 0; padding: 0; border: 0'>",
    "off the page": "<p style='position: absolute; left: -9999px'><input id=t></p>",
    "clipped": "<p style='position: absolute; width: 1px; height: 1px; overflow: hidden'>"
               "<input id=t></p>",
    "a honeypot": "<input id=t tabindex=-1 autocomplete=off style='position: absolute;"
                  "left: -5000px'>",
}


def same(page, body, field="#a"):
    """Returns the events of one press of Enter. Checks that the adapter changes no
    events and sets no label."""
    results = []
    for attaches in (False, True):
        (page.swap if attaches else page.body)(body)
        if attaches:
            page.attach()
        page.focus(field)
        page.type("x")
        page.record()
        page.press("Enter")
        results.append((page.log, page.active()))
    assert results[1] == results[0]
    assert page.carriers() == []
    return [event[0] for event in results[0][0]]


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("place", ["before", "after"])
def test_the_browser_handles_enter_in_a_visible_field_beside_a_hidden_field(
        page, twin, place):
    fields = [TWINS[twin], "<input id=a>"]
    if place == "after":
        fields.reverse()
    assert "submit" in same(
        page, f"<form id=f>{''.join(fields)}<button id=go>Go</button></form>")


def test_the_browser_handles_enter_in_the_only_visible_field_without_a_button(
        page):
    # The browser counts the hidden field too. With two fields and no button, the
    # browser doesn't submit.
    same(page, f"<form id=f><input id=a>{TWINS['hidden']}</form>")


def test_the_browser_handles_enter_in_a_visible_field_beside_several_hidden_fields(
        page):
    same(page, f"<form id=f><input id=a>{''.join(TWINS.values())}"
         "<button id=go>Go</button></form>")


def test_the_adapter_changes_no_events_if_the_page_handles_enter_in_its_only_visible_field(
        page):
    """An example is a chat form. The chat form has a visible message field, a hidden
    field and a handler for Enter."""
    results = []
    for attaches in (False, True):
        page.body(f"<form id=f><input id=a>{TWINS['display']}</form>")
        page.run("window.sent = []; a.addEventListener('keydown', (event) => {"
                 "if (event.key !== 'Enter') return;"
                 "sent.push(event.defaultPrevented, a.value); a.value = ''; })")
        if attaches:
            page.attach()
        page.focus("#a")
        page.type("hello")
        page.record()
        page.press("Enter")
        results.append((page.log, page.evaluate("sent"), page.value("#a")))
    assert results[1] == results[0]
    assert page.carriers() == []


@pytest.mark.parametrize("shows", [
    "t.style.display = ''", "t.replaceWith(Object.assign("
    "document.createElement('input'), {id: 't2'}))",
])
def test_the_adapter_handles_enter_after_the_hidden_field_becomes_visible(page, shows):
    page.body(f"<form id=f><input id=a>{TWINS['display']}<button>Go</button></form>")
    page.attach()
    page.focus("#a")
    assert page.label("#a") is None
    page.run(shows)
    page.shows("#a", "next")
    page.press("Enter")
    assert page.active() in ("t", "t2")


def test_the_adapter_handles_enter_in_two_visible_fields_beside_a_hidden_field(
        page):
    page.body(f"<form id=f><input id=a>{TWINS['off the page']}<input id=b>"
              "<button>Go</button></form>")
    page.attach()
    page.labels({"a": "next", "b": "done"})
