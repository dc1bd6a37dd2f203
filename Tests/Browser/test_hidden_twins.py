"""A field that can never be reached doesn't make a single field a form of two: such
a form stays native, without a label (R1, R14)."""

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
    """Enter's events, the same with and without the adapter; and no label."""
    results = []
    for attaches in (False, True):
        (page.swap if attaches else page.open)(body)
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
def test_a_single_field_with_a_hidden_twin_is_native(page, twin, place):
    fields = [TWINS[twin], "<input id=a>"]
    if place == "after":
        fields.reverse()
    assert "submit" in same(
        page, f"<form id=f>{''.join(fields)}<button id=go>Go</button></form>")


def test_without_a_button_it_is_as_native(page):
    # The browser counts the twin: such a form is not submitted.
    same(page, f"<form id=f><input id=a>{TWINS['hidden']}</form>")


def test_several_twins_make_no_form_of_two_either(page):
    same(page, f"<form id=f><input id=a>{''.join(TWINS.values())}"
         "<button id=go>Go</button></form>")


def test_a_page_that_handles_enter_there_gets_the_same_events(page):
    """For example a chat: one line, a hidden draft, and a handler of Enter."""
    results = []
    for attaches in (False, True):
        page.open(f"<form id=f><input id=a>{TWINS['display']}</form>")
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
def test_a_twin_that_shows_makes_a_form_of_two(page, shows):
    page.open(f"<form id=f><input id=a>{TWINS['display']}<button>Go</button></form>")
    page.attach()
    page.focus("#a")
    assert page.label("#a") is None
    page.run(shows)
    page.shows("#a", "next")
    page.press("Enter")
    assert page.active() in ("t", "t2")


def test_two_fields_and_a_twin_are_a_form_of_two(page):
    page.open(f"<form id=f><input id=a>{TWINS['off the page']}<input id=b>"
              "<button>Go</button></form>")
    page.attach()
    page.labels({"a": "next", "b": "done"})
