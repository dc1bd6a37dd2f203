"""Enter while composing and Enter held down (R14). Only Chromium's driver
composes text and repeats keys; events that a script makes are untrusted, and
the adapter ignores them."""

FORM = ("<form id=f><input id=a><input id=b value=filled><input id=c>"
        "<button id=go>Go</button></form>")


def attached(page, body, options="{}", focus="#a"):
    page.open(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_an_enter_that_ends_a_composition_does_not_move(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.tools.send("Input.imeSetComposition", {
        "text": "かな", "selectionStart": 2, "selectionEnd": 2})
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": "Enter", "windowsVirtualKeyCode": 229})
    assert page.active() == "a"


def test_enter_while_composing_does_not_move(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.run("a.addEventListener('keydown', e => { window.composing = e.isComposing })")
    page.tools.send("Input.imeSetComposition", {
        "text": "かな", "selectionStart": 2, "selectionEnd": 2})
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": "Enter", "windowsVirtualKeyCode": 13})
    assert (page.evaluate("composing"), page.active()) == (True, "a")


def test_a_held_enter_moves_once(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b><input id=c>")
    for _ in range(5):
        page.key_down("Enter")
    assert page.active() == "b"


def test_a_held_enter_never_submits(in_chromium):
    page = attached(in_chromium, FORM)
    page.record()
    for _ in range(5):
        page.key_down("Enter")
    page.key_up("Enter")
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_an_enter_after_a_held_one_moves_again(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b><input id=c>")
    page.key_down("Enter")
    page.key_down("Enter")
    page.key_up("Enter")
    page.press("Enter")
    assert page.active() == "c"


def test_a_held_enter_that_leaves_the_last_field_does_nothing_more(in_chromium):
    page = attached(in_chromium, "<input id=a value=x><input id=b>", focus="#b")
    page.run("window.ends = 0; addEventListener('fieldnavigation:finish', () => ends++)")
    for _ in range(3):
        page.key_down("Enter")
    assert (page.active(), page.evaluate("ends")) == ("body", 1)


def test_a_held_enter_that_began_elsewhere_does_not_move(in_chromium):
    page = attached(in_chromium, "<button id=x>x</button><input id=a><input id=b>",
                    focus="#x")
    page.run("x.addEventListener('keydown', () => a.focus(), {once: true})")
    for _ in range(3):
        page.key_down("Enter")
    assert page.active() == "a"
