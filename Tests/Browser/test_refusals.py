"""A target that refuses focus is skipped; if all targets refuse, the user
stays in the same field (R10)."""

import pytest

BLURS = "onfocus='this.blur()'"


def attached(page, body, options="{}", focus="#a"):
    page.open(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_a_field_that_leaves_itself_is_skipped(page):
    attached(page, f"<input id=a><input id=b {BLURS}><input id=c>").press("Enter")
    assert page.active() == "c"


def test_a_field_that_sends_focus_back_is_skipped(page):
    attached(page, "<input id=a><input id=b onfocus='a.focus()'><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_several_that_refuse_are_skipped(page):
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
             "{atEnd: 'wrap'}")
    page.run("window.tries = []; addEventListener('focus', (event) => {"
             "if (event.target.id !== 'a') tries.push(event.target.id); }, true)")
    page.press("Enter")
    assert page.evaluate("tries") == ["b", "c"]


def test_the_search_stops_if_the_page_moves_focus_elsewhere(page):
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


def test_refused_by_all_a_key_that_showed_next_does_not_submit(page):
    assert not refused_by_all(page).saw("submit")


def test_refused_by_all_the_caret_of_an_editable_stays(page):
    attached(page, "<div id=a contenteditable aria-multiline=false>Hello</div>"
             f"<input id=b {BLURS}>")
    page.run("getSelection().setBaseAndExtent(a.firstChild, 1, a.firstChild, 3)")
    page.press("Enter")
    assert (page.active(), page.evaluate("String(getSelection())")) == ("a", "el")


def test_a_field_disabled_as_focus_leaves_the_old_one_is_skipped(page):
    attached(page, "<input id=a onblur='b.disabled = true'><input id=b><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_a_field_hidden_as_the_key_goes_down_is_skipped(page):
    attached(page, "<input id=a onkeydown='b.hidden = true'><input id=b><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_labels_are_right_when_the_last_target_vanished_as_it_was_tried(page):
    attached(page, "<form id=f><input id=a onblur='b.disabled = true'><input id=b>"
             "<button>Go</button></form>").press("Enter")
    assert page.active() == "a"
    page.labels({"a": "done"})


def last_refuses(page):
    """A page where Enter was pressed in `a` and the last field refused focus. A
    text and a check box are outside the form."""
    attached(page, f"<form id=f><input id=a><input id=b {BLURS}><button>Go</button>"
             "</form><p id=p>Text</p><input type=checkbox id=box>")
    page.run("window.tries = 0; b.addEventListener('focus', () => tries += 1)")
    page.labels({"a": "next"})
    page.press("Enter")
    page.labels({"a": "done"})
    assert page.active() == "a"
    return page


def test_a_key_promises_no_move_to_a_field_that_has_refused(page):
    last_refuses(page).record()
    page.press("Enter")
    assert page.saw("submit")
    assert page.evaluate("tries") == 1


CHANGES = {
    "typing": lambda page: page.type("x"),
    "a control": lambda page: page.click("#box"),
    "a tap": lambda page: page.click("#a"),
    "a layout": lambda page: page.run("a.style.width = '300px'"),
    "a text beside it": lambda page: page.run("p.replaceChildren('Other')"),
    "focus that leaves": lambda page: page.run("a.blur(), a.focus()"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_refusal_is_forgotten_after(page, change):
    last_refuses(page)
    CHANGES[change](page)
    page.focus("#a")
    page.labels({"a": "next"})
    page.press("Enter")
    assert page.evaluate("tries") == 2


def test_a_form_that_goes_takes_its_refusals_along(page):
    """The engine's form is released with the page's form: no call reaches the
    released form, nor the next form at the same address in its place."""
    last_refuses(page)
    page.run("f.remove(); document.body.insertAdjacentHTML('beforeend',"
             " '<form><input id=c><input id=d><button>Go</button></form>')")
    page.focus("#c")
    page.click("#box")
    page.focus("#c")
    page.labels({"c": "next"})
    page.press("Enter")
    assert page.active() == "d"


# What `b` does as it refuses, and where the page is scrolled to afterwards.
WITHOUT_SCROLLING = "a.focus({preventScroll: true})"
REFUSALS = {
    "leaves": ("this.blur()", 700),
    "sends focus back": (WITHOUT_SCROLLING, 700),
    "sends focus back and selects": (f"{WITHOUT_SCROLLING}; a.select()", 700),
    "leaves and scrolls": ("this.blur(); window.scrollTo(0, 750)", 750),
    "leaves and moves the caret": ("this.blur(); a.setSelectionRange(0, 0)", 700),
}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_refused_by_all_the_page_does_not_jump(page, refusal):
    """R10: the user has scrolled `a` out of sight, where Enter still goes to it."""
    script, scrolled = REFUSALS[refusal]
    gap = "<p style='height: 600px; margin: 0'></p>"
    attached(page, f"<form id=f>{gap}<input id=a value=Hello>{gap}"
             f"<input id=b onfocus=\"{script}\">{gap * 4}<button>Go</button></form>")
    page.run("a.setSelectionRange(1, 3, 'backward'); scrollTo(0, 700)")
    page.record()
    page.press("Enter")
    assert "b" in page.saw("blur")
    assert page.active() == "a"
    assert page.evaluate(
        "[a.value, a.selectionStart, a.selectionEnd, a.selectionDirection, scrollY]"
    ) == ["Hello", 1, 3, "backward", scrolled]


@pytest.mark.parametrize("refuses", ["this.blur()", WITHOUT_SCROLLING],
                         ids=["leaves", "sends focus back"])
def test_refused_by_a_field_out_of_sight_the_user_still_sees_their_own(page, refuses):
    """R10: the browser scrolls to a field before the field can refuse."""
    attached(page, "<form id=f><input id=a><p style='height: 2000px'></p>"
             f"<input id=b onfocus=\"{refuses}\"><button>Go</button></form>")
    page.record()
    page.press("Enter")
    assert ("b" in page.saw("blur"), page.active()) == (True, "a")
    assert page.evaluate("scrollY") == 0


# Validation that has gone wrong. After 1,000 attempts a field takes focus, so that
# the test ends.
REFUSE = """
  window.attempts = 0;
  f.addEventListener("%s", ({target}) => {
    if (target === a || (attempts += 1) > 1000) return;
    %s;
  }, true);
"""


@pytest.mark.parametrize("kind, refuses", [
    ("focusin", "a.focus()"), ("focus", "target.blur()"),
], ids=["sends focus back", "leaves"])
def test_a_press_asks_a_bounded_number_of_fields(page, kind, refuses):
    """R10, with the bound of R13: 2,000 fields refuse, and the press still ends."""
    attached(page, "<form id=f><input id=a value=Hello>" + "<input>" * 2000
             + "<button>Go</button></form>")
    page.run("a.setSelectionRange(1, 3);" + REFUSE % (kind, refuses))
    page.record()
    page.press("Enter")
    assert 1 <= page.evaluate("attempts") <= 300
    assert (page.active(), page.saw("submit")) == ("a", [])
    assert page.evaluate("[a.selectionStart, a.selectionEnd]") == [1, 3]
