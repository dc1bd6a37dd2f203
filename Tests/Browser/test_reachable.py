"""Tests that Return skips a field that is unreachable when the user presses Return (R1,
R11). No event or mutation may have announced the change."""

import pytest


def attached(page, body, options="{}", focus="#a"):
    page.body(body)
    page.attach(options)
    page.focus(focus)
    return page


@pytest.mark.parametrize("style", [
    "display: none", "visibility: hidden", "opacity: 0", "width: 0; padding: 0; border: 0",
])
@pytest.mark.parametrize("selector", ["#b", "#box"])
def test_return_skips_a_field_that_an_inserted_style_rule_hides(page, style, selector):
    if "width" in style:
        selector = "#b"
    attached(page, "<style></style><input id=a><p id=box><input id=b></p><input id=c>")
    page.run(f"document.styleSheets[0].insertRule('{selector} {{ {style} }}')")
    page.press("Enter")
    assert page.active() == "c"


def test_return_reaches_a_field_revealed_by_a_style_rule_after_focus_changes(
        page):
    attached(page, "<style>#c { display: none }</style><form><input id=a>"
             "<input id=b><input id=c><button>Go</button></form>")
    page.labels({"a": "next", "b": "done"})
    page.run("document.styleSheets[0].deleteRule(0)")
    page.focus("#b")
    page.labels({"b": "next"})
    page.press("Enter")
    assert page.active() == "c"


def test_return_moves_to_a_field_that_a_checked_checkbox_reveals(
        page):
    attached(page, "<style>#b { display: none } :checked ~ #b { display: inline }"
             "</style><input id=a value=x><input id=box type=checkbox><input id=b>")
    page.click("#box")
    page.labels({"a": "next"})
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_return_skips_a_field_that_a_script_fills_without_an_event(page):
    attached(page, "<input id=a><input id=b><input id=c>").run("b.value = 'x'")
    page.press("Enter")
    assert page.active() == "c"


def test_the_key_does_what_its_label_shows_after_a_script_clears_a_value(page):
    attached(page, "<form id=f><input id=a><input id=b value=x><button>Go</button>")
    page.run("addEventListener('keydown', () => {"
             "window.said = a.getAttribute('enterkeyhint'); }); b.value = ''")
    page.record()
    page.press("Enter")
    does = "done" if page.saw("submit") else "next"
    assert page.evaluate("said") == does


@pytest.mark.parametrize("hides", [
    "<details><summary>s</summary><input id=b></details>",
    "<div inert><input id=b></div>",
    "<fieldset disabled><input id=b></fieldset>",
    "<input id=b readonly>", "<input id=b tabindex=-1>", "<input id=b type=hidden>",
    "<div style='opacity: 0.005'><div><input id=b></div></div>",
    "<div style='visibility: hidden'><input id=b></div>",
    "<div hidden><input id=b></div>",
])
def test_return_skips_an_unreachable_field(page, hides):
    attached(page, f"<input id=a>{hides}<input id=c>").press("Enter")
    assert page.active() == "c"


def test_a_field_in_the_first_summary_of_closed_details_is_reachable(page):
    attached(page, "<input id=a><details><summary><input id=b></summary></details>"
             "<input id=c>").press("Enter")
    assert page.active() == "b"


def test_opacities_of_a_field_and_its_ancestors_count_separately(page):
    attached(page, "<input id=a><div style='opacity: 0.05'><div style='opacity: 0.05'>"
             "<input id=b></div></div><input id=c>").press("Enter")
    assert page.active() == "b"


def test_the_fields_outside_a_modal_dialog_are_unreachable(page):
    attached(page, "<form id=f><dialog id=d><input id=a><input id=b value=x></dialog>"
             "<input id=c><button>Go</button></form>", focus="body")
    page.run("d.showModal(); a.focus()")
    assert page.label("#a") == "done"


def test_a_focused_field_that_becomes_hidden_keeps_its_place(page):
    # R11
    attached(page, "<input id=a><input id=b style='display: block'><input id=c>",
             focus="#b").run("b.style.opacity = 0; b.tabIndex = -1")
    page.press("Enter")
    assert page.active() == "c"
