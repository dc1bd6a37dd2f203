"""Tests that the inspector names the page's handlers of Enter after real presses, and the
hint in the console where the page prevents Enter (R14)."""

import pytest

from driving import ADAPTER
from test_inspect import inspected

FORM = ("<form id=f><input id=a><input id=b value=x><input id=c><button>Go</button>"
        "</form>")
#: Keeps the adapter's and the inspector's warnings.
SAID = "window.said = []; console.warn = (...all) => said.push(all);"

IS_ENTER = "event.key === 'Enter'"
#: A page's script, and the reason that `a` shows after Enter.
HANDLERS = {
    f"document.addEventListener('keydown', (event) => {{\n"
    f"  if ({IS_ENTER}) event.preventDefault();\n}});":
        "document prevents Enter at own.js:3",
    f"f.addEventListener('keypress', (event) => {{\n"
    f"  if ({IS_ENTER}) event.preventDefault();\n}});":
        "form#f prevents Enter at own.js:3",
    f"window.addEventListener('keydown', (event) => {{\n"
    f"  if ({IS_ENTER}) event.preventDefault();\n}});":
        "window prevents Enter at own.js:3",
    # The inspector's listener comes later, and sees only the result.
    f"window.addEventListener('keydown', (event) => {{\n"
    f"  if ({IS_ENTER}) event.preventDefault();\n}}, true);":
        "window prevents Enter",
    # The value of a handler, as of an attribute, prevents without a call.
    f"f.onkeydown = (event) => !({IS_ENTER});": "form#f prevents Enter",
    f"a.addEventListener('keyup', (event) => {{\n"
    f"  if ({IS_ENTER}) window.login = true;\n}});":
        "input#a listens to Enter's keyup at own.js:3",
    "f.addEventListener('keyup', ({keyCode}) => { window.login = keyCode === 13; });":
        "form#f listens to Enter's keyup at own.js:2",
    "document.addEventListener('keyup', ({key}) => { window.last = key; });": "",
    "f.addEventListener('keyup', () => { window.count = 1; });": "",
    "": "",
}


def opened(page, script, attaches=None, options="{}"):
    """Opens the form with a page's own script, and draws. The adapter attaches before
    or after that, or not at all."""
    page.server.answers["/own.js?v=/1"] = (
        ("\n" + script).encode(), {"Content-Type": "text/javascript"})
    page.open(FORM + "<script src=/own.js?v=/1></script>", is_form=False)
    page.inject(ADAPTER)
    page.run(SAID)
    if attaches == "before":
        page.attach(options)
    inspected(page)
    if attaches == "after":
        page.attach(options)


def said_of(page, name):
    """Waits for the frame after a press. Returns the reason that a field shows."""
    page.rest()
    return page.evaluate(f"inspection.stops.find(({{field}}) => field.id === '{name}')"
                         ".reason")


@pytest.mark.parametrize("script", HANDLERS, ids=HANDLERS.get)
@pytest.mark.parametrize("attaches", [None, "before", "after"])
def test_a_press_names_the_listener_and_its_place(page, script, attaches):
    opened(page, script, attaches)
    assert said_of(page, "a") == ""
    page.focus("#a")
    page.press("Enter")
    assert said_of(page, "a") == HANDLERS[script]
    assert said_of(page, "c") == ""


def test_the_next_press_in_a_field_replaces_what_the_inspector_says(page):
    opened(page, "f.onkeydown = () => !window.isShut;\nwindow.isShut = true;")
    page.focus("#a")
    page.press("Enter")
    assert said_of(page, "a") == "form#f prevents Enter"
    page.run("isShut = false; f.onsubmit = () => false")
    page.press("Enter")
    assert said_of(page, "a") == ""


def test_the_reason_is_beside_those_of_the_path_and_drawn(page):
    opened(page, "b.onkeydown = () => false;")
    page.focus("#b")
    page.press("Enter")
    assert said_of(page, "b") == "filled, input#b prevents Enter"
    assert page.evaluate(
        "[...document.querySelector('field-navigation-inspector').shadowRoot.children]"
        ".some(({textContent: text}) =>"
        " text === 'Next · filled, input#b prevents Enter')")


def test_a_long_reason_takes_further_lines_not_the_place_of_other_badges(page):
    opened(page, "document.addEventListener('keydown', (event) => "
                 "event.preventDefault());\na.onkeyup = ({key}) => { window.key = key; };")
    page.focus("#a")
    page.press("Enter")
    assert said_of(page, "a").endswith("input#a listens to Enter's keyup at own.js:3")
    assert page.evaluate(
        "[...document.querySelector('field-navigation-inspector').shadowRoot.children]"
        ".find(({textContent}) => textContent.includes('keyup')).offsetWidth") <= 240


def test_the_console_has_the_element_and_the_stack_once(page):
    (script, words) = next(iter(HANDLERS.items()))
    opened(page, script)
    page.focus("#a")
    page.press("Enter", times=2)
    page.focus("#c")
    page.press("Enter")
    page.rest()
    assert page.evaluate(
        "said.map(([kind, words, element, trace]) =>"
        " [kind, words, nameOf(element), /own\\.js/.test(trace.stack)])") == [
            ["FieldNavigation: the page handles Enter:", words, "document", True]]


#: Keys that no adapter takes for Return.
OTHERS = ["Shift+Enter", "Control+Enter", "Space"]


@pytest.mark.parametrize("key", OTHERS)
def test_the_inspector_watches_only_return(page, key):
    opened(page, "document.addEventListener('keydown', (event) => "
                 "event.preventDefault());")
    page.focus("#a")
    page.press(key)
    assert said_of(page, "a") == ""


def test_what_an_adapter_prevents_is_not_the_page_s(page):
    """It prevents the keypress of a move, and the keydown afterwards."""
    opened(page, "f.addEventListener('fieldnavigation:move', () => { window.moved = 1; })",
           "before", "{takesPrevented: true}")
    for name in ["a", "c"]:
        page.focus("#" + name)
        page.press("Enter")
        assert said_of(page, name) == ""
    assert page.evaluate("[window.moved, said.length]") == [1, 0]


def test_the_console_tells_once_that_the_page_prevents_enter(page):
    page.open(FORM, is_form=False)
    page.run("document.addEventListener('keydown', (event) => {"
             f"  if ({IS_ENTER}) event.preventDefault(); }});" + SAID)
    page.attach()
    for name in ["a", "c"]:
        page.focus("#" + name)
        page.press("Enter")
    assert page.evaluate("said") == [[
        "FieldNavigation: Return doesn't move, because the page prevents Enter;"
        " see inspect() and the option takesPrevented"]]
