"""Tests the handle's functions for the page's own keys: pressReturn, focusNext,
focusPrevious, canFocusNext, canFocusPrevious and refresh (R4, R5, R8, R10, R16)."""

import pytest

# Beside the form is a bar whose buttons take focus.
FORM = """<form id=f><input id=a><input id=b value=x><input id=c required>
<button id=go>Go</button></form>
<button id=back onclick="handle.focusPrevious()">Back</button>
<button id=on onclick="handle.focusNext()">On</button>
<button id=enter onclick="handle.pressReturn()">Enter</button>"""


def start(page, options="{}", body=FORM, focus="#a"):
    page.open(body, is_form=False)
    page.attach(options)
    page.focus(focus)
    page.record()


def can(page):
    return page.evaluate("[handle.canFocusPrevious, handle.canFocusNext]")


def moves(page):
    return page.evaluate("moves")


def test_next_and_previous_visit_filled_fields_and_stop_at_the_ends(page):
    # R8
    start(page)
    walk = [page.evaluate(f"[handle.{name}(), nameOf(active())]")
            for name in ["focusNext", "focusNext", "focusNext",
                         "focusPrevious", "focusPrevious", "focusPrevious"]]
    assert walk == [[True, "b"], [True, "c"], [False, "c"],
                    [True, "b"], [True, "a"], [False, "a"]]
    assert page.saw("submit") == page.saw("invalid") == []


def test_can_next_and_can_previous_say_whether_a_field_follows(page):
    # R8
    start(page)
    seen = []
    for name in "abc":
        page.focus("#" + name)
        seen.append(can(page))
    assert seen == [[False, True], [True, True], [True, False]]
    page.run("a.disabled = b.disabled = true")
    assert can(page) == [False, False]


def test_next_skips_hidden_and_disabled_fields_and_stops_at_read_only_and_excluded_ones(page):
    # R1, R8
    start(page, "{excluded: '#d'}", "<form><input id=a><input id=b hidden><input id=c disabled>"
          "<input id=d><input id=e readonly value=x><button>Go</button></form>")
    walk = [page.evaluate("handle.focusNext() && nameOf(active())") for _ in range(3)]
    assert walk == ["d", "e", False]


def test_next_tries_the_following_field_if_one_refuses(page):
    # R10
    start(page)
    page.run("b.addEventListener('focus', () => a.focus())")
    assert page.evaluate("[handle.focusNext(), nameOf(active())]") == [True, "c"]


def test_if_all_fields_refuse_focus_stays_and_next_is_false(page):
    # R10
    start(page)
    page.run("for (const field of [b, c]) field.addEventListener('focus', () => a.focus())")
    assert page.evaluate("[handle.focusNext(), nameOf(active())]") == [False, "a"]


def test_a_button_that_takes_focus_acts_in_the_field_that_had_it(page):
    start(page)
    page.click("#on")
    assert page.active() == "b"
    page.click("#on")
    assert page.active() == "c"
    page.click("#back")
    assert page.active() == "b"
    page.click("#enter")
    assert page.active() == "c"


def test_before_a_field_had_focus_and_after_it_left_the_page_nothing_moves(page):
    page.open(FORM, is_form=False)
    page.attach()
    assert page.evaluate("[handle.focusNext(), handle.canFocusNext, handle.pressReturn()]") == (
        [False, False, False])
    assert page.active() == "body"
    page.focus("#b")
    page.run("b.remove()")
    assert page.evaluate("[handle.focusNext(), handle.focusPrevious(), handle.canFocusNext]") == (
        [False, False, False])
    assert page.active() == "body"


def test_press_return_goes_to_the_next_empty_field_with_its_event(page):
    # R4
    start(page)
    page.run("window.moves = []; addEventListener('fieldnavigation:move', ({detail}) =>"
             " moves.push([detail.from.id, detail.to.id, detail.rule]))")
    page.run("handle.pressReturn()")
    assert (page.active(), moves(page)) == ("c", [["a", "c", "R4"]])


def test_a_listener_that_prevents_the_move_keeps_focus(page):
    # R14
    start(page)
    page.run("addEventListener('fieldnavigation:move', (event) => event.preventDefault())")
    page.run("handle.pressReturn()")
    assert page.evaluate("[handle.focusNext(), nameOf(active())]") == [False, "a"]


@pytest.mark.parametrize("value, events", [("", ["invalid"]), ("x", ["submit"])])
def test_press_return_at_the_end_validates_and_submits_once(page, value, events):
    # R5
    start(page, focus="#c")
    page.run(f"c.value = '{value}'")
    page.run("handle.pressReturn()")
    seen = [kind for kind, *_ in page.log if kind in ("invalid", "submit")]
    assert (seen, page.saw("click")) == (events, ["go"])


@pytest.mark.parametrize("ending, expected", [
    ("'blur'", "body"), ("(form, field) => { window.ended = field.id; }", "c")])
def test_press_return_at_the_end_does_what_on_finish_says(page, ending, expected):
    # R5
    start(page, f"{{onFinish: {ending}}}", focus="#c")
    page.run("window.ended = ''; handle.pressReturn()")
    assert (page.active(), page.saw("submit")) == (expected, [])
    assert page.evaluate("ended") == ("" if expected == "body" else "c")


def test_press_return_goes_to_a_mistake_instead_of_finishing(page):
    # R16
    start(page, "{isInvalid: (field) => field.id === 'b'}", focus="#c")
    page.run("c.value = 'x'; handle.pressReturn()")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_press_return_in_multi_line_text_does_nothing(page):
    # R6
    start(page, body="<form id=f><textarea id=a></textarea><input id=b><button>Go</button></form>")
    page.run("handle.pressReturn()")
    assert (page.active(), page.value("#a"), page.saw("submit")) == ("a", "", [])


def test_press_return_in_the_pages_own_key_handler_moves_once(page):
    # R14
    start(page)
    page.run("addEventListener('keydown', (event) => { if (event.key === 'Enter') {"
             " event.preventDefault(); handle.pressReturn(); } })")
    page.press("Enter")
    assert page.active() == "c"
    # The key was pressed in a, so that a gets its keyup.
    assert page.saw("keyup")[-1] == "a"


def test_the_move_after_press_return_leaves_the_next_enter_alone(page):
    start(page)
    page.click("#enter")
    assert page.active() == "c"
    page.record()
    page.type("x")
    page.press("Enter")
    assert page.saw("submit") == ["f"]
    assert [each[1] for each in page.log if each[:1] == ("keyup",) and each[3] == "Enter"] == ["c"]


def test_next_stays_inside_a_modal_dialog(page):
    # R1
    start(page, body="<form id=f><input id=a><dialog id=d><input id=b><input id=c></dialog>"
          "<input id=e><button>Go</button></form>")
    page.run("d.showModal()")
    page.focus("#b")
    assert page.evaluate("[handle.focusNext(), nameOf(active()), handle.focusNext(), handle.canFocusNext]") == (
        [True, "c", False, False])


def test_next_goes_through_the_fields_of_components(page):
    page.open("<form><input id=a><div id=host></div><input id=c><button>Go</button></form>",
              is_form=False)
    page.run("host.attachShadow({mode: 'open'}).innerHTML = '<input id=b>'")
    page.attach()
    page.focus("#a")
    walk = [page.evaluate("handle.focusNext() && nameOf(active())") for _ in range(2)]
    assert walk == ["b", "c"]
    assert page.evaluate("handle.focusPrevious() && nameOf(active())") == "b"


def test_the_listed_order_is_the_order_of_next(page):
    # R8
    start(page, "{order: '#c, #b, #a'}", focus="#c")
    assert [page.evaluate("handle.focusNext() && nameOf(active())") for _ in range(2)] == ["b", "a"]


def test_a_field_that_next_left_is_not_one_that_return_skips(page):
    # R5: with an ending that wraps, Return only skips what Return has left empty.
    start(page, "{ending: 'wrap'}", "<form id=f><input id=a><input id=b><button>Go</button></form>")
    page.press("Enter")
    page.run("handle.focusPrevious()")
    page.press("Enter")
    assert page.active() == "b"


def test_refresh_reads_what_no_event_shows(page):
    # R7
    start(page, "{isEmpty: (field) => (field.id === 'c' ? !!window.isOpen : undefined)}")
    page.shows("#a", "done")
    page.run("window.isOpen = true; handle.refresh()")
    assert page.label("#a") == "next"


def test_after_detach_a_call_does_nothing_and_says_so(page):
    start(page)
    page.run("window.said = []; console.warn = (...all) => said.push(all.join(' '));"
             "handle.detach()")
    assert page.evaluate("[handle.focusNext(), handle.focusPrevious(), handle.canFocusNext,"
                         " handle.focusFirst(), nameOf(active())]") == (
        [False, False, False, False, "a"])
    assert page.evaluate("said[0]") == (
        "FieldNavigation: the handle is detached; attach again")
