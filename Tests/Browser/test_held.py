"""Tests Enter during a composition (R14). Also tests an Enter that the user holds down.
Only Chromium's driver can compose text and repeat keys. A script can't send such
events. The adapter ignores untrusted events."""

FORM = ("<form id=f><input id=a><input id=b value=filled><input id=c>"
        "<button id=go>Go</button></form>")


def attached(page, body, options="{}", focus="#a"):
    page.open(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_an_enter_that_confirms_a_composition_does_not_move_focus(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.tools.send("Input.imeSetComposition", {
        "text": "かな", "selectionStart": 2, "selectionEnd": 2})
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": "Enter", "windowsVirtualKeyCode": 229})
    assert page.active() == "a"


def raw_down(page, code, key="Enter"):
    """Sends a keydown without a keypress."""
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": code})


def raw_press(page):
    """Sends the keypress of Enter without a keydown."""
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "char", "key": "Enter", "windowsVirtualKeyCode": 13,
        "text": "\r", "unmodifiedText": "\r"})
    page.wait_for("events.some(([type]) => type === 'keypress')")


def raw_enter(page, code):
    """Sends a keydown with this keyCode. Also sends the keypress of Enter."""
    raw_down(page, code)
    raw_press(page)


def test_a_keypress_does_not_move_focus_after_the_input_method_handled_the_keydown(
        in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.record()
    raw_enter(page, 229)
    assert page.active() == "a"
    page.record()
    raw_enter(page, 13)
    assert page.active() == "b"


def test_a_keypress_without_a_keydown_does_not_move_focus(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.record()
    raw_press(page)
    assert page.active() == "a"


def test_a_keypress_does_not_move_focus_after_a_keydown_of_another_key(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    raw_down(page, 13)
    raw_down(page, 229, "Process")
    page.record()
    raw_press(page)
    assert page.active() == "a"


def test_enter_during_a_composition_does_not_move_focus(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b>")
    page.run("a.addEventListener('keydown', e => { window.composing = e.isComposing })")
    page.tools.send("Input.imeSetComposition", {
        "text": "かな", "selectionStart": 2, "selectionEnd": 2})
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": "Enter", "windowsVirtualKeyCode": 13})
    assert (page.evaluate("composing"), page.active()) == (True, "a")


def test_holding_enter_moves_focus_once(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b><input id=c>")
    for _ in range(5):
        page.key_down("Enter")
    assert page.active() == "b"


def test_holding_enter_never_submits_the_form(in_chromium):
    page = attached(in_chromium, FORM)
    page.record()
    for _ in range(5):
        page.key_down("Enter")
    page.key_up("Enter")
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_enter_moves_focus_again_after_the_user_releases_the_key(in_chromium):
    page = attached(in_chromium, "<input id=a><input id=b><input id=c>")
    page.key_down("Enter")
    page.key_down("Enter")
    page.key_up("Enter")
    page.press("Enter")
    assert page.active() == "c"


def test_holding_enter_runs_no_handler_of_the_next_field(in_chromium):
    page = attached(in_chromium, FORM)
    page.run("window.told = []; for (const kind of ['keydown', 'keypress', 'keyup'])"
             "c.addEventListener(kind, () => { told.push(kind); })")
    for _ in range(4):
        page.key_down("Enter")
    page.key_up("Enter")
    assert (page.active(), page.evaluate("told")) == ("c", [])
    page.press("Enter")
    assert page.evaluate("told") == ["keydown", "keypress", "keyup"]


def test_the_page_receives_each_repeat_of_enter_if_focus_stays(in_chromium):
    page = attached(in_chromium, "<input id=a>", "{onFinish() {}}")
    page.run("document.body.insertAdjacentHTML('beforeend', '<input id=b value=x>');"
             "window.downs = 0; a.addEventListener('keydown', () => { downs += 1; })")
    page.labels({"a": "done"})
    for _ in range(3):
        page.key_down("Enter")
    page.key_up("Enter")
    assert page.evaluate("downs") == 3


def test_a_finish_function_runs_once_while_the_user_holds_enter(in_chromium):
    page = attached(in_chromium, "<input id=a value=x><input id=b>",
                    "{onFinish: () => { window.ends = (window.ends ?? 0) + 1; }}", "#b")
    for _ in range(3):
        page.key_down("Enter")
    page.key_up("Enter")
    assert page.evaluate("ends") == 1
    page.press("Enter")
    assert page.evaluate("ends") == 2


def test_enter_moves_focus_even_without_a_keyup_of_the_previous_enter(in_chromium):
    # A system dialog may take the keyup from the page.
    page = attached(in_chromium, "<input id=a><input id=b><input id=c>")
    page.key_down("Enter")
    for kind, text in (("keyDown", "\r"), ("keyUp", "")):
        page.tools.send("Input.dispatchKeyEvent", {
            "type": kind, "key": "Enter", "windowsVirtualKeyCode": 13, "text": text})
    assert page.active() == "c"


def test_a_held_enter_does_nothing_after_focus_leaves_the_last_field(
        in_chromium):
    page = attached(in_chromium, "<input id=a value=x><input id=b>",
                    "{onFinish: 'blur'}", "#b")
    page.run("window.ends = 0; addEventListener('fieldnavigation:finish', () => ends++)")
    for _ in range(3):
        page.key_down("Enter")
    assert (page.active(), page.evaluate("ends")) == ("body", 1)


def test_enter_does_not_move_focus_if_the_keydown_was_elsewhere(in_chromium):
    page = attached(in_chromium, "<button id=x>x</button><input id=a><input id=b>",
                    focus="#x")
    page.run("x.addEventListener('keydown', () => a.focus(), {once: true})")
    for _ in range(3):
        page.key_down("Enter")
    assert page.active() == "a"
