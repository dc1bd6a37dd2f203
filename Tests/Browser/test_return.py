"""Tests that Return moves focus (R4). If the page handles the press, Return does not
move focus (R14)."""

import pytest

THREE = ("<form id=f><input id=a><input id=b value=filled><input id=c>"
         "<button id=go>Go</button></form>")


def attached(page, body=THREE, options="{}", focus="#a"):
    page.body(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_return_moves_to_the_next_empty_field(page):
    attached(page).press("Enter")
    assert page.active() == "c"


def test_enter_has_no_other_effect_when_it_moves_focus(page):
    attached(page).record()
    page.press("Enter")
    assert not page.saw("submit") + page.saw("click") + page.saw("beforeinput")


def test_the_target_of_a_move_does_not_receive_the_keyup(page):
    attached(page).run("c.addEventListener('keyup', () => { window.came = true; })")
    page.press("Enter")
    assert page.active() == "c" and not page.evaluate("window.came")


def test_a_move_selects_the_text_of_its_target(page):
    attached(page, options="{destination: 'next'}").press("Enter")
    assert page.evaluate("[b.selectionStart, b.selectionEnd]") == [0, 6]


def test_typing_replaces_the_number_in_a_field_after_a_move(page):
    attached(page, "<input id=a><input id=b type=number value=12>",
             "{destination: 'next'}").press("Enter")
    page.type("7")
    assert page.value("#b") == "7"


@pytest.mark.parametrize("modifier", ["Shift", "Control", "Alt", "Meta"])
def test_enter_with_a_modifier_does_not_move_focus(page, modifier):
    attached(page).send(f"{modifier}+Enter")
    assert page.active() == "a"


def test_the_adapter_ignores_an_untrusted_enter(page):
    attached(page).run(
        "window.wasFree = a.dispatchEvent(new KeyboardEvent('keydown', "
        "{key: 'Enter', keyCode: 13, bubbles: true, cancelable: true}))"
    )
    assert page.active() == "a" and page.evaluate("wasFree")


def test_the_adapter_ignores_an_untrusted_event_without_a_key(page):
    attached(page).run("a.dispatchEvent(new Event('keydown', {bubbles: true}))")
    assert page.active() == "a"


def test_enter_does_not_move_focus_if_the_page_prevents_it(page):
    attached(page).run("a.addEventListener('keydown', e => e.preventDefault())")
    page.press("Enter")
    assert page.active() == "a"


def test_enter_does_not_move_focus_if_the_page_stops_the_keypress(page):
    attached(page).run("a.addEventListener('keypress', e => e.stopPropagation())")
    page.press("Enter")
    assert page.active() == "a"


COMBOBOXES = pytest.mark.parametrize("box", [
    "<input id=a role=combobox {}>", "<div role=combobox {}><input id=a></div>"])


@COMBOBOXES
def test_enter_only_picks_where_a_list_highlights_an_option(page, box):
    attached(page, box.format("aria-expanded=true aria-activedescendant=option") +
             "<input id=b><ul><li id=option>x</ul>").press("Enter")
    assert page.active() == "a"


@COMBOBOXES
def test_return_moves_on_where_an_open_list_highlights_nothing(page, box):
    attached(page, box.format("aria-expanded=true") + "<input id=b>").press("Enter")
    assert page.active() == "b"


def test_enter_does_not_move_focus_if_the_combobox_closes_on_that_key(page):
    attached(page, "<input id=a role=combobox aria-expanded=true><input id=b>").run(
        "a.addEventListener('keydown', () => a.ariaExpanded = 'false')"
    )
    page.press("Enter")
    assert page.active() == "a"


def test_return_moves_on_from_a_closed_combobox(page):
    attached(page, "<input id=a role=combobox aria-expanded=false><input id=b>")
    page.press("Enter")
    assert page.active() == "b"


def test_return_ignores_expanded_elements_other_than_comboboxes(page):
    attached(page, "<section aria-expanded=true><input id=a><input id=b></section>")
    page.press("Enter")
    assert page.active() == "b"
