"""A target that refuses focus is passed over (R10), and what is out of reach at
the moment of the press is no target, seen or not (R1, R11)."""

import pytest

BLURS = "onfocus='this.blur()'"


def attached(page, body, options="{}", focus="#a"):
    page.open(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_a_field_that_leaves_itself_is_passed_over(page):
    attached(page, f"<input id=a><input id=b {BLURS}><input id=c>").press("Enter")
    assert page.active() == "c"


def test_a_field_that_sends_focus_back_is_passed_over(page):
    attached(page, "<input id=a><input id=b onfocus='a.focus()'><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_several_that_refuse_are_passed_over(page):
    attached(page, "<input id=a>" + f"<input {BLURS}>" * 3 + "<input id=e>")
    page.press("Enter")
    assert page.active() == "e"


def test_a_refusal_is_remembered_for_one_move_only(page):
    attached(page, "<input id=a><input id=b><input id=c>").run(
        "b.addEventListener('focus', () => b.blur(), {once: true})"
    )
    page.press("Enter")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_each_candidate_is_tried_once(page):
    attached(page, f"<input id=a><input id=b {BLURS}><input id=c {BLURS}>",
             "{ending: 'wrap'}")
    page.run("window.tries = []; addEventListener('focus', (event) => {"
             "if (event.target.id !== 'a') tries.push(event.target.id); }, true)")
    page.press("Enter")
    assert page.evaluate("tries") == ["b", "c"]


def test_the_search_stops_where_the_page_goes_elsewhere(page):
    attached(page, "<input id=a><input id=b onfocus='x.focus()'><input id=c>"
             "<button id=x>Picker</button>").press("Enter")
    assert page.active() == "x"


def refused_by_all(page):
    attached(page, f"<form id=f><input id=a value=Hello><input id=b {BLURS}>"
             "<button>Go</button></form>")
    page.run("a.setSelectionRange(1, 3, 'backward')")
    page.record()
    page.press("Enter")
    assert page.active() == "a"
    return page


def test_refused_by_all_the_user_stays_with_the_same_selection(page):
    refused_by_all(page)
    assert page.evaluate(
        "[a.value, a.selectionStart, a.selectionEnd, a.selectionDirection]"
    ) == ["Hello", 1, 3, "backward"]


def test_refused_by_all_a_key_that_said_next_does_not_submit(page):
    assert not refused_by_all(page).saw("submit")


def test_refused_by_all_the_caret_of_an_editable_stays(page):
    attached(page, "<div id=a contenteditable aria-multiline=false>Hello</div>"
             f"<input id=b {BLURS}>")
    page.run("getSelection().setBaseAndExtent(a.firstChild, 1, a.firstChild, 3)")
    page.press("Enter")
    assert (page.active(), page.evaluate("String(getSelection())")) == ("a", "el")


def test_a_field_disabled_as_focus_leaves_the_old_one_is_passed_over(page):
    attached(page, "<input id=a onblur='b.disabled = true'><input id=b><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_a_field_hidden_as_the_key_goes_down_is_passed_over(page):
    attached(page, "<input id=a onkeydown='b.hidden = true'><input id=b><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_labels_are_right_when_the_last_target_vanished_as_it_was_tried(page):
    attached(page, "<form id=f><input id=a onblur='b.disabled = true'><input id=b>"
             "<button>Go</button></form>").press("Enter")
    assert page.active() == "a"
    page.labels({"a": "done"})


@pytest.mark.parametrize("style", [
    "display: none", "visibility: hidden", "opacity: 0", "width: 0; padding: 0; border: 0",
])
@pytest.mark.parametrize("selector", ["#b", "#box"])
def test_a_rule_that_no_mutation_reports_is_respected(page, style, selector):
    if "width" in style:
        selector = "#b"
    attached(page, "<style></style><input id=a><p id=box><input id=b></p><input id=c>")
    page.run(f"document.styleSheets[0].insertRule('{selector} {{ {style} }}')")
    page.press("Enter")
    assert page.active() == "c"


def test_a_field_shown_by_a_rule_is_found_once_focus_comes(page):
    attached(page, "<style>#c { display: none }</style><input id=a><input id=b>"
             "<input id=c>")
    page.labels({"a": "next", "b": "done"})
    page.run("document.styleSheets[0].deleteRule(0)")
    page.focus("#b")
    page.labels({"b": "next"})
    page.press("Enter")
    assert page.active() == "c"


def test_a_field_shown_by_a_checkbox_is_found(page):
    attached(page, "<style>#b { display: none } :checked ~ #b { display: inline }"
             "</style><input id=a value=x><input id=box type=checkbox><input id=b>")
    page.click("#box")
    page.labels({"a": "next"})
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_a_value_that_a_script_sets_silently_is_respected(page):
    attached(page, "<input id=a><input id=b><input id=c>").run("b.value = 'x'")
    page.press("Enter")
    assert page.active() == "c"


def test_after_a_script_cleared_a_value_the_key_does_what_it_says(page):
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
def test_what_is_out_of_reach_is_no_target(page, hides):
    attached(page, f"<input id=a>{hides}<input id=c>").press("Enter")
    assert page.active() == "c"


def test_a_field_in_the_first_summary_is_reachable(page):
    attached(page, "<input id=a><details><summary><input id=b></summary></details>"
             "<input id=c>").press("Enter")
    assert page.active() == "b"


def test_opacities_count_each_on_its_own(page):
    attached(page, "<input id=a><div style='opacity: 0.05'><div style='opacity: 0.05'>"
             "<input id=b></div></div><input id=c>").press("Enter")
    assert page.active() == "b"


def test_outside_of_a_modal_dialog_nothing_is_reachable(page):
    attached(page, "<form id=f><dialog id=d><input id=a><input id=b value=x></dialog>"
             "<input id=c></form>", focus="body")
    page.run("d.showModal(); a.focus()")
    assert page.label("#a") == "done"


def test_outside_of_an_aria_modal_nothing_is_reachable(page):
    attached(page, "<div role=dialog aria-modal=true><input id=a>"
             "<input id=b value=x></div><input id=c>")
    assert page.label("#a") == "done"


def test_the_focused_fields_place_is_kept_when_it_is_hidden(page):
    # R11
    attached(page, "<input id=a><input id=b style='display: block'><input id=c>",
             focus="#b").run("b.style.opacity = 0; b.readOnly = true")
    page.press("Enter")
    assert page.active() == "c"
