"""Without a `<form>`, the page handles Enter. An app can let the adapter handle Enter
instead (R12)."""

import pytest

TWO = "<input id=a><input id=b>"


def enter(page, body, options="{}", root="document", focus="#a"):
    """Presses Enter in an unmarked body. Returns the focused element."""
    page.body(body, is_form=False)
    page.attach(options, root)
    page.focus(focus)
    page.press("Enter")
    return page.active()


@pytest.mark.parametrize("root", ["document", "document.body", "main"])
def test_the_browser_handles_enter_in_fields_without_a_form(page, root):
    body = f"<main id=main>{TWO}</main>"
    results = []
    for attaches in (False, True):
        page.body(body, is_form=False)
        if attaches:
            page.attach(root=root)
        page.focus("#a")
        page.record()
        page.press("Enter")
        results.append((page.active(), page.label("#a"), page.log))
    assert results[1] == results[0]
    assert results[0][0] == "a"


def test_the_browser_handles_enter_in_a_shadow_root_without_a_form(page):
    page.body("<div id=host></div>", is_form=False)
    page.run(f"host.attachShadow({{mode: 'open'}}).innerHTML = '{TWO}'")
    page.attach(root="host.shadowRoot")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "a"


def test_the_formless_option_makes_one_form_of_fields_without_a_form(page):
    body = f"<p>{TWO}</p><form><input id=x></form><p><input id=c></p>"
    assert enter(page, body, "{formless: true}", focus="#b") == "c"


def test_the_formless_option_has_no_effect_if_it_is_false(page):
    assert enter(page, TWO, "{formless: false}") == "a"


@pytest.mark.parametrize("mark", [
    "role=form", "data-field-navigation", "data-field-navigation=''",
])
def test_the_fields_inside_a_marked_element_are_a_form(page, mark):
    assert enter(page, f"<section {mark}><p>{TWO}</p></section>") == "b"


def test_return_stays_inside_a_marked_element(page):
    body = f"<div role=form>{TWO}</div><div role=form><input id=c><input></div>"
    assert enter(page, body, focus="#b") == "b"


def test_the_innermost_of_nested_marked_elements_is_the_form(page):
    body = (f"<div role=form>{TWO}<div data-field-navigation><input id=c>"
            "<input id=d></div><input id=e></div>")
    assert enter(page, body, focus="#b") == "e"


def test_the_formless_option_makes_a_separate_form_of_unmarked_fields(page):
    body = f"<div role=form>{TWO}</div><input id=c><input id=d>"
    assert enter(page, body, "{formless: true}", focus="#b") == "b"


def test_a_field_with_a_form_owner_ignores_a_marked_element_around_it(page):
    body = (f"<form id=f>{TWO}<div role=form><input id=c></div></form>"
            "<div role=form><input id=d form=f value=x><input id=e></div>")
    assert enter(page, body, focus="#b") == "c"


def test_a_marked_element_includes_fields_in_its_shadow_roots_and_slots(page):
    page.body("<div role=form><input id=a><div id=host><input id=s></div></div>",
              is_form=False)
    page.run("host.attachShadow({mode: 'open'}).innerHTML ="
             "'<slot></slot><input id=inner>'")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    page.press("Enter")
    assert page.active() == "inner"


@pytest.mark.parametrize("mark", ["role', 'form", "data-field-navigation', '"])
def test_a_page_can_add_and_remove_the_mark_of_a_form_at_any_time(page, mark):
    page.body(f"<main id=main>{TWO}</main>", is_form=False)
    page.attach()
    page.run(f"main.setAttribute('{mark}')")
    page.focus("#a")
    page.labels({"a": "next"})
    page.run(f"main.removeAttribute('{mark.split(chr(39))[0]}')")
    page.labels({"a": None})
    page.press("Enter")
    assert page.active() == "a"


def test_enter_does_nothing_in_the_last_field_without_a_form(
        page):
    page.body(TWO)
    page.attach()
    page.focus("#b")
    page.record()
    page.press("Enter")
    assert (page.active(), page.label("#b"), page.saw("change")) == ("b", None, [])


def test_a_finish_function_runs_in_the_last_field_without_a_form(page):
    options = "{formless: true, onFinish: (...all) => { window.got = all; }}"
    enter(page, TWO, options, focus="#b")
    assert page.evaluate("[got[0], got[1].id]") == [None, "b"]
    assert page.label("#b") == "done"


def test_the_finish_option_blur_removes_focus_from_the_last_formless_field(page):
    options = "{formless: true, onFinish: 'blur'}"
    assert enter(page, TWO, options, focus="#b") == "body"
