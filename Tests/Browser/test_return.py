"""Return moves on (R4), and leaves alone a press that the page uses (R14)."""

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
    assert not page.saw("submit") + page.saw("click") + page.saw("beforeinput")


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


def test_an_enter_that_the_page_prevented_moves_nothing(page):
    attached(page).run("a.addEventListener('keydown', e => e.preventDefault())")
    page.press("Enter")
    assert page.active() == "a"


def test_a_keypress_that_the_page_stopped_moves_nothing(page):
    attached(page).run("a.addEventListener('keypress', e => e.stopPropagation())")
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


def test_an_expanded_element_farther_out_is_not_a_combobox(page):
    attached(page, "<section aria-expanded=true><input id=a><input id=b></section>")
    page.press("Enter")
    assert page.active() == "b"
