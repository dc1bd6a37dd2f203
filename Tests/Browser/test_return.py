"""Return moves on (R4), and keeps out of what is somebody else's (R14)."""

import pytest

THREE = ("<form id=f><input id=a><input id=b value=filled><input id=c>"
         "<button id=go>Go</button></form>")


def attached(page, body=THREE, options="{}", focus="#a"):
    page.open(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_return_goes_to_the_next_empty_field(page):
    attached(page).press("Enter")
    assert page.active() == "c"


def test_an_enter_that_moves_does_nothing_else(page):
    attached(page).record()
    page.press("Enter")
    assert not page.saw("keypress") + page.saw("submit") + page.saw("click")


def test_a_moves_keyup_is_kept_from_the_field_that_it_lands_in(page):
    attached(page).run("c.addEventListener('keyup', () => { window.came = true; })")
    page.press("Enter")
    assert page.active() == "c" and not page.evaluate("window.came")


def test_the_text_of_the_reached_field_is_selected_as_tab_does_it(page):
    attached(page, options="{destination: 'next'}").press("Enter")
    assert page.evaluate("[b.selectionStart, b.selectionEnd]") == [0, 6]


def test_the_text_of_a_reached_number_is_replaced_by_typing(page):
    attached(page, "<input id=a><input id=b type=number value=12>",
             "{destination: 'next'}").press("Enter")
    page.type("7")
    assert page.value("#b") == "7"


@pytest.mark.parametrize("modifier", ["Shift", "Control", "Alt", "Meta"])
def test_enter_with_a_modifier_does_not_move(page, modifier):
    attached(page).send(f"{modifier}+Enter")
    assert page.active() == "a"


def test_an_untrusted_enter_is_ignored(page):
    attached(page).run(
        "window.wasFree = a.dispatchEvent(new KeyboardEvent('keydown', "
        "{key: 'Enter', keyCode: 13, bubbles: true, cancelable: true}))"
    )
    assert page.active() == "a" and page.evaluate("wasFree")


def test_an_untrusted_event_without_key_is_ignored(page):
    attached(page).run("a.dispatchEvent(new Event('keydown', {bubbles: true}))")
    assert page.active() == "a"


def test_an_enter_that_the_page_prevented_is_the_pages(page):
    attached(page).run("a.addEventListener('keydown', e => e.preventDefault())")
    page.press("Enter")
    assert page.active() == "a"


def test_an_enter_that_the_page_stopped_is_the_pages(page):
    attached(page).run("a.addEventListener('keydown', e => e.stopPropagation())")
    page.press("Enter")
    assert page.active() == "a"


@pytest.mark.parametrize("attribute", [
    'aria-expanded="true"', 'aria-activedescendant="option"',
])
def test_a_combobox_in_use_keeps_its_enter(page, attribute):
    attached(page, f"<input id=a role=combobox {attribute}><input id=b>"
             "<ul><li id=option>x</ul>").press("Enter")
    assert page.active() == "a"


@pytest.mark.parametrize("attribute", [
    'aria-expanded="true"', 'aria-activedescendant="option"',
])
def test_a_combobox_around_its_field_keeps_its_enter(page, attribute):
    attached(page, f"<div role=combobox {attribute}><input id=a></div><input id=b>"
             "<ul><li id=option>x</ul>").press("Enter")
    assert page.active() == "a"


def test_a_combobox_that_closes_on_the_key_has_used_it(page):
    attached(page, "<input id=a role=combobox aria-expanded=true><input id=b>").run(
        "a.addEventListener('keydown', () => a.ariaExpanded = 'false')"
    )
    page.press("Enter")
    assert page.active() == "a"


def test_a_closed_combobox_moves_on(page):
    attached(page, "<input id=a role=combobox aria-expanded=false><input id=b>")
    page.press("Enter")
    assert page.active() == "b"


def test_something_expanded_further_out_is_no_combobox(page):
    attached(page, "<section aria-expanded=true><input id=a><input id=b></section>")
    page.press("Enter")
    assert page.active() == "b"


def test_an_enter_that_ends_a_composition_does_not_move(in_chromium):
    # An event that a script makes is untrusted, and so no test of this: only
    # Chromium's driver composes.
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
    page = attached(in_chromium)
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
