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


def raw_down(page, code, key="Enter"):
    """A keydown without a keypress."""
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": code})


def raw_press(page):
    """The keypress of Enter without a keydown."""
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "char", "key": "Enter", "windowsVirtualKeyCode": 13,
        "text": "\r", "unmodifiedText": "\r"})
    page.wait_for("events.some(([type]) => type === 'keypress')")


def raw_enter(page, code):
    """A keydown with that key code, and the keypress of Enter."""
    raw_down(page, code)
    raw_press(page)


def test_a_keypress_after_an_enter_of_a_composition_does_not_move(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.record()
    raw_enter(page, 229)
    assert page.active() == "a"
    page.record()
    raw_enter(page, 13)
    assert page.active() == "b"


def test_a_keypress_without_a_keydown_does_not_move(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.record()
    raw_press(page)
    assert page.active() == "a"


def test_a_keypress_after_the_keydown_of_another_key_does_not_move(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    raw_down(page, 13)
    raw_down(page, 229, "Process")
    page.record()
    raw_press(page)
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


def test_a_held_enter_does_not_run_the_next_fields_handlers(in_chromium):
    page = attached(in_chromium, FORM)
    page.run("window.told = []; for (const kind of ['keydown', 'keypress', 'keyup'])"
             "c.addEventListener(kind, () => { told.push(kind); })")
    for _ in range(4):
        page.key_down("Enter")
    page.key_up("Enter")
    assert (page.active(), page.evaluate("told")) == ("c", [])
    page.press("Enter")
    assert page.evaluate("told") == ["keydown", "keypress", "keyup"]


def test_a_held_enter_reports_each_repeat_in_the_same_field_to_the_page(in_chromium):
    page = attached(in_chromium, "<input id=a>", "{finish() {}}")
    page.run("document.body.insertAdjacentHTML('beforeend', '<input id=b value=x>');"
             "window.downs = 0; a.addEventListener('keydown', () => { downs += 1; })")
    page.labels({"a": "done"})
    for _ in range(3):
        page.key_down("Enter")
    page.key_up("Enter")
    assert page.evaluate("downs") == 3


def test_a_function_finishes_once_however_long_enter_is_held(in_chromium):
    page = attached(in_chromium, "<input id=a value=x><input id=b>",
                    "{finish: () => { window.ends = (window.ends ?? 0) + 1; }}", "#b")
    for _ in range(3):
        page.key_down("Enter")
    page.key_up("Enter")
    assert page.evaluate("ends") == 1
    page.press("Enter")
    assert page.evaluate("ends") == 2


def test_after_a_keyup_that_never_came_the_next_press_is_a_press(in_chromium):
    # A dialog of the system may take the keyup.
    page = attached(in_chromium, "<input id=a><input id=b><input id=c>")
    page.key_down("Enter")
    for kind, text in (("keyDown", "\r"), ("keyUp", "")):
        page.tools.send("Input.dispatchKeyEvent", {
            "type": kind, "key": "Enter", "windowsVirtualKeyCode": 13, "text": text})
    assert page.active() == "c"


def test_a_held_enter_that_leaves_the_last_field_does_nothing_more(in_chromium):
    page = attached(in_chromium, "<input id=a value=x><input id=b>",
                    "{finish: 'blur'}", "#b")
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
