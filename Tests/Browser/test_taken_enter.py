"""Tests fields in which the page handles Enter. The field permanently loses its label
(R14). A key must not show an effect that it lacks (R6)."""

import pytest

FORM = ("<div id=outer><form id=f><input id=a><input id=b><button id=go>Go</button>"
        "</form></div>")

# Adds page listeners that handle Enter in `a`.
KEEP = """
  window.keep = (place, kind, way, capture) =>
    place.addEventListener(kind, (event) => {
      if (event.key === "Enter" && event.target === a) event[way]();
    }, capture);
"""


def attached(page, script="", body=FORM):
    page.body(body)
    page.run(KEEP + script)
    page.attach()
    page.focus("#a")
    return page


def has_lost_its_label(page):
    """Presses Enter in `a`. The page handles the key. Returns whether the label
    remains absent."""
    assert page.label("#a") == "next"
    page.press("Enter")
    page.shows("#a", None)
    assert page.active() == "a"
    page.focus("#b")
    assert page.label("#b") == "done"
    page.focus("#a")
    page.rest()
    assert page.carriers() == []
    return True


@pytest.mark.parametrize("kind", ["keydown", "keypress"])
@pytest.mark.parametrize("place", ["a", "outer", "document", "window"])
def test_the_label_disappears_when_the_page_prevents_enter(page, kind, place):
    attached(page, f"keep({place}, '{kind}', 'preventDefault')")
    assert has_lost_its_label(page)


@pytest.mark.parametrize("kind", ["keydown", "keypress"])
def test_the_label_disappears_if_a_late_listener_prevents_enter(page, kind):
    attached(page).run(f"keep(document, '{kind}', 'preventDefault')")
    assert has_lost_its_label(page)


@pytest.mark.parametrize("way", ["stopPropagation", "stopImmediatePropagation"])
@pytest.mark.parametrize("place", ["a", "document"])
def test_the_label_disappears_when_the_page_stops_the_keypress(page, way, place):
    attached(page, f"keep({place}, 'keypress', '{way}', true)")
    assert has_lost_its_label(page)


@pytest.mark.parametrize("place", ["a", "document"])
def test_the_browser_handles_enter_if_no_keypress_reaches_the_adapter(page, place):
    """Enter submits the form, as it does without the adapter."""
    attached(page, f"keep({place}, 'keypress', 'stopPropagation')")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", ["f"])


def test_a_removed_label_does_not_reappear_when_the_page_changes(page):
    attached(page, "keep(a, 'keydown', 'preventDefault')").press("Enter")
    page.shows("#a", None)
    page.run("b.value = 'x'; f.insertAdjacentHTML('beforeend', '<input id=c>')")
    page.type("x")
    page.rest()
    assert page.label("#a") is None
    page.press("Enter")
    page.rest()
    assert page.label("#a") is None


def test_a_removed_label_does_not_reappear_on_a_pointer_press(page):
    attached(page, "keep(a, 'keydown', 'preventDefault')").press("Enter")
    page.shows("#a", None)
    page.focus("#b")
    page.pointer_down("#a")
    assert page.carriers() in ([], ["b"])


def test_the_last_field_loses_its_label_if_the_page_prevents_enter(page):
    attached(page, "keep(a, 'keydown', 'preventDefault')",
             FORM.replace("id=b", "id=b value=x"))
    assert page.label("#a") == "done"
    page.record()
    page.press("Enter")
    page.shows("#a", None)
    assert page.saw("submit") == []


def test_the_page_label_remains_if_the_page_prevents_enter(page):
    attached(page, "keep(a, 'keydown', 'preventDefault')",
             FORM.replace("id=a", "id=a enterkeyhint=send")).press("Enter")
    page.rest()
    assert page.label("#a") == "send"


LISTENERS = {
    "that only looks": "a.addEventListener('keydown', () => {})",
    "that stops the keydown": "keep(a, 'keydown', 'stopPropagation')",
    "that stops the keyup": "keep(a, 'keyup', 'stopPropagation')",
    "that prevents the keyup": "keep(a, 'keyup', 'preventDefault')",
    "that prevents other keys": "a.addEventListener('keydown', (event) => {"
                                "if (event.key !== 'Enter') event.preventDefault(); })",
}


@pytest.mark.parametrize("listener", LISTENERS)
def test_the_label_remains_if_a_listener_ignores_enter(page, listener):
    attached(page, LISTENERS[listener])
    page.type("x")
    page.press("Enter")
    assert page.active() == "b"
    page.focus("#a")
    page.rest()
    assert page.label("#a") == "next"


@pytest.mark.parametrize("modifier", ["Shift", "Control"])
def test_the_label_remains_if_the_page_prevents_enter_with_a_modifier(page, modifier):
    attached(page, """a.addEventListener("keydown", (event) => {
      if (event.shiftKey || event.ctrlKey) event.preventDefault(); })""")
    page.send(f"{modifier}+Enter")
    page.rest()
    assert page.label("#a") == "next"
    page.press("Enter")
    assert page.active() == "b"


def test_the_label_remains_if_the_page_prevents_an_untrusted_enter(page):
    attached(page, "keep(a, 'keydown', 'preventDefault')").run(
        "a.dispatchEvent(new KeyboardEvent('keydown',"
        "{key: 'Enter', bubbles: true, cancelable: true}))")
    page.rest()
    assert page.label("#a") == "next"


ERRORS = """
  window.errors = [];
  addEventListener("error", ({message}) => errors.push(message));
"""
# Simulates an alert. The alert receives the keyup instead of the page's listeners.
LOSE_KEYUP = ERRORS + """
  window.isLost = true;
  addEventListener("keyup", (event) => {
    if (isLost) event.stopImmediatePropagation();
  }, true);
"""


def enter_in_an_open_list(page):
    page.run("a.ariaExpanded = 'true'")
    page.press("Enter")


def enter_in_the_next_field(page):
    page.focus("#b")
    page.press("Enter")


NEXT_KEYS = {
    "a letter": lambda page: page.type("x"),
    "Shift+Enter": lambda page: page.press("Shift+Enter"),
    "Control+Enter": lambda page: page.press("Control+Enter"),
    "Enter in the open list of a combobox": enter_in_an_open_list,
    "Enter in the next field": enter_in_the_next_field,
}


def stays_away(page):
    """Whether the label of `a` disappears permanently and without an error."""
    page.shows("#a", None)
    page.focus("#b")
    page.focus("#a")
    page.rest()
    assert page.label("#a") is None
    assert page.evaluate("errors") == []
    return True


@pytest.mark.parametrize("key", NEXT_KEYS)
def test_the_next_key_removes_the_label_if_enter_has_no_keyup(page, key):
    attached(page, LOSE_KEYUP + "keep(a, 'keydown', 'preventDefault')",
             FORM.replace("id=a", "id=a role=combobox aria-expanded=false"))
    assert page.label("#a") == "next"
    page.press("Enter")
    page.run("isLost = false")
    NEXT_KEYS[key](page)
    assert stays_away(page)


def test_the_label_disappears_if_another_key_goes_down_before_the_keyup_of_enter(page):
    """Fast typists press a key before they release the previous key."""
    attached(page, ERRORS + "keep(a, 'keydown', 'preventDefault')")
    for step, key in ((page.key_down, "Enter"), (page.key_down, "Shift"),
                      (page.key_up, "Enter"), (page.key_up, "Shift")):
        step(key)
    assert stays_away(page)


@pytest.mark.parametrize("key", ["a letter", "Shift+Enter"])
def test_the_adapter_causes_no_error_if_an_alert_receives_the_keyup(in_chromium, key):
    page = attached(in_chromium, ERRORS + """
      a.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.shiftKey) return;
        event.preventDefault();
        alert("Not yet");
      });
    """)
    told = []
    page.tab.once("dialog", lambda dialog: (told.append(dialog.message),
                                            dialog.accept()))
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "keyDown", "key": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"})
    page.wait_for("document.hasFocus()")
    assert told == ["Not yet"]
    NEXT_KEYS[key](page)
    assert stays_away(page)
