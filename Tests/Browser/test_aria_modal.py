"""Tests elements with `aria-modal`. Such an element is a group, and Return doesn't
leave it. `aria-modal` doesn't affect moves from outside (R1, R12). Cookie notices have
this attribute without blocking the page."""

import pytest

BUTTON = "<button id=go>Go</button>"
# The modal element contains three fields. `a` and `b` are empty, and `c` is filled. The
# fields `before` and `after` are outside the modal element.
BOTH = ("<form id=f><input id=before><div id=modal role=dialog aria-modal=true>"
        "<input id=a><input id=b><input id=c value=x></div><input id=after>"
        f"{BUTTON}</form>")


def attached(page, body=BOTH, focus="#a", options="{}"):
    page.body(body)
    page.attach(options)
    page.focus(focus)
    return page


def enters(page, presses):
    seen = []
    for _ in range(presses):
        page.press("Enter")
        seen.append(page.active())
    return seen


def test_return_moves_to_the_next_field_inside_a_modal_element(page):
    assert enters(attached(page), 1) == ["b"]


def test_return_in_the_last_field_of_a_modal_element_submits_the_form(page):
    attached(page, focus="#b").record()
    assert page.label("#b") == "done"
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", ["f"])


def test_return_in_the_last_field_wraps_inside_the_modal_element(page):
    attached(page, focus="#b", options="{ending: 'wrap'}")
    assert page.label("#b") == "next"
    assert enters(page, 1) == ["a"]


def test_return_stays_in_the_modal_element_if_the_destination_is_next(page):
    attached(page, options="{destination: 'next'}").record()
    assert enters(page, 2) == ["b", "c"]
    assert page.label("#c") == "done"
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_return_ends_the_form_in_the_modal_element_under_a_next_of_the_page(page):
    attached(page, BOTH.replace("id=c", "id=c enterkeyhint=next"), "#c").record()
    assert enters(page, 1) == ["c"]
    assert page.saw("submit") == ["f"]


def test_the_last_field_shows_no_label_if_its_form_cannot_finish(page):
    attached(page, BOTH.replace(BUTTON, ""), "#b").record()
    assert page.label("#b") is None
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_the_innermost_of_nested_modal_elements_confines_return(page):
    attached(page, "<form id=f><div aria-modal=true><input id=a><div aria-modal=true>"
             f"<input id=b><input id=c></div><input id=d></div>{BUTTON}</form>")
    assert enters(page, 2) == ["b", "c"]
    page.record()
    assert page.label("#c") == "done"
    assert enters(page, 1) == ["c"]
    assert page.saw("submit") == ["f"]


def test_return_outside_moves_focus_into_the_modal_element_of_the_same_form(page):
    attached(page, focus="#before")
    assert page.label("#before") == "next"
    assert enters(page, 1) == ["a"]


def test_return_outside_skips_the_filled_fields_of_a_modal_element(page):
    attached(page, BOTH.replace("id=a>", "id=a value=x>").replace("id=b>", "id=b value=x>"),
             "#before")
    assert enters(page, 1) == ["after"]


NOTICES = {
    "without a field": "<div aria-modal=true role=dialog><button>Accept</button></div>",
    "with a field": "<div aria-modal=true role=dialog><input id=n></div>",
    "with a form": "<div aria-modal=true role=dialog><form><input id=n><input id=m>"
                   "<button>Save</button></form></div>",
    "that hides": "<div aria-modal=true role=dialog style='display: none'>"
                  "<form><input id=n></form></div>",
    "that covers the page": "<div aria-modal=true role=dialog style='position: fixed;"
                            "inset: 0; pointer-events: none'><button>OK</button></div>",
}


@pytest.mark.parametrize("notice", NOTICES)
@pytest.mark.parametrize("place", ["before", "after"])
def test_a_modal_notice_does_not_affect_the_other_forms_of_the_page(page, notice, place):
    form = f"<form id=f><input id=a><input id=b>{BUTTON}</form>"
    body = [NOTICES[notice], form]
    attached(page, "".join(body if place == "before" else body[::-1]))
    assert page.label("#a") == "next"
    assert enters(page, 1) == ["b"]
    page.record()
    assert page.label("#b") == "done"
    page.press("Enter")
    assert page.saw("submit") == ["f"]


@pytest.mark.parametrize("value", ["false", "''", "mixed"])
def test_aria_modal_has_no_effect_without_the_value_true(page, value):
    attached(page, BOTH.replace("aria-modal=true", f"aria-modal={value}"), "#b")
    assert enters(page, 1) == ["after"]


@pytest.mark.parametrize("change", [
    "modal.removeAttribute('aria-modal')", "modal.setAttribute('aria-modal', 'false')",
    "modal.replaceWith(...modal.childNodes); b.focus()",
])
def test_return_can_leave_an_element_after_the_page_removes_aria_modal(page, change):
    attached(page, focus="#b")
    assert page.label("#b") == "done"
    page.run(change)
    page.shows("#b", "next")
    assert enters(page, 1) == ["after"]


def test_return_stays_inside_an_element_after_the_page_adds_aria_modal(page):
    attached(page, BOTH.replace("aria-modal=true", ""), "#b")
    assert page.label("#b") == "next"
    page.run("modal.setAttribute('aria-modal', 'true')")
    page.shows("#b", "done")
    page.record()
    assert enters(page, 1) == ["b"]
    assert page.saw("submit") == ["f"]


def test_return_stays_inside_a_modal_element_around_a_shadow_root(page):
    page.body("<div role=form><div id=host aria-modal=true></div><input id=after></div>")
    page.run("host.attachShadow({mode: 'open'}).innerHTML = '<input id=a><input id=b>'")
    page.attach("{onFinish: 'blur'}")
    page.focus("#a")
    assert enters(page, 1) == ["b"]
    assert page.label("#b") == "done"


def test_tab_can_leave_an_aria_modal_element(page):
    """Tab can leave the element unless the browser confines Tab (R12)."""
    attached(page, options="{order: '#a, #after, #b, #before'}")
    page.send("Tab")
    page.wait_for("active() !== a")
    assert page.active() == "after"


def test_return_skips_inert_fields_inside_and_outside_a_modal_dialog(page):
    attached(page, f"<form id=f><input id=a><div inert><input id=b></div>"
             f"<dialog id=d aria-modal=true><input id=c><input id=e value=x></dialog>"
             f"<input id=after>{BUTTON}</form>", focus="body")
    page.run("d.showModal(); c.focus()")
    assert page.label("#c") == "done"
    page.run("d.close(); a.focus()")
    assert enters(page, 1) == ["after"]
