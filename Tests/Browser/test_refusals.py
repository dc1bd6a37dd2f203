"""Tests targets that refuse focus. Return skips them. If all targets refuse, focus
remains in the same field (R10)."""

import pytest

BLURS = "onfocus='this.blur()'"


def attached(page, body, options="{}", focus="#a"):
    page.body(body)
    page.attach(options)
    page.focus(focus)
    return page


def test_return_skips_a_field_that_blurs_itself(page):
    attached(page, f"<input id=a><input id=b {BLURS}><input id=c>").press("Enter")
    assert page.active() == "c"


def test_return_skips_a_field_that_sends_focus_back(page):
    attached(page, "<input id=a><input id=b onfocus='a.focus()'><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_return_skips_several_fields_that_refuse_focus(page):
    attached(page, "<input id=a>" + f"<input {BLURS}>" * 3 + "<input id=e>")
    page.press("Enter")
    assert page.active() == "e"


def test_return_tries_a_refused_field_again_on_the_next_press(page):
    attached(page, "<input id=a><input id=b><input id=c>").run(
        "b.addEventListener('focus', () => b.blur(), {once: true})"
    )
    page.press("Enter")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_return_tries_each_candidate_once(page):
    attached(page, f"<input id=a><input id=b {BLURS}><input id=c {BLURS}>",
             "{ending: 'wrap'}")
    page.run("window.tries = []; addEventListener('focus', (event) => {"
             "if (event.target.id !== 'a') tries.push(event.target.id); }, true)")
    page.press("Enter")
    assert page.evaluate("tries") == ["b", "c"]


def test_return_stops_trying_fields_if_the_page_moves_focus(page):
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


def test_the_text_selection_remains_if_all_fields_refuse_focus(page):
    refused_by_all(page)
    assert page.evaluate(
        "[a.value, a.selectionStart, a.selectionEnd, a.selectionDirection]"
    ) == ["Hello", 1, 3, "backward"]


def test_a_key_labeled_next_submits_nothing_if_all_fields_refuse_focus(page):
    assert not refused_by_all(page).saw("submit")


def test_the_caret_of_an_editable_element_remains_if_all_fields_refuse_focus(page):
    attached(page, "<div id=a contenteditable aria-multiline=false>Hello</div>"
             f"<input id=b {BLURS}>")
    page.run("getSelection().setBaseAndExtent(a.firstChild, 1, a.firstChild, 3)")
    page.press("Enter")
    assert (page.active(), page.evaluate("String(getSelection())")) == ("a", "el")


@pytest.mark.parametrize("change", [
    "b.disabled = true", "b.hidden = true", "b.inert = true",
    "b.style.visibility = `hidden`",
])
def test_return_skips_a_field_that_a_blur_takes_away(page, change):
    """Firefox focuses such a field and takes focus away later (R10)."""
    attached(page, f"<input id=a onblur='{change}'><input id=b><input id=c>")
    page.press("Enter")
    page.rest()
    assert page.active() == "c"


def test_return_goes_no_further_if_a_field_hides_itself_to_show_another(page):
    """The page used the focus to show another field (R10)."""
    if page.browser == "chromium":
        pytest.skip("Chromium takes focus away from such a field at once")
    attached(page, "<input id=a><input id=b><input id=c><input id=x hidden>").run(
        "b.onfocus = () => { b.hidden = true; x.hidden = false;"
        "setTimeout(() => x.focus()); }")
    page.record()
    page.press("Enter")
    page.wait_for("active() === x")
    assert "c" not in page.saw("focusin")


def test_return_skips_a_field_that_becomes_hidden_on_keydown(page):
    attached(page, "<input id=a onkeydown='b.hidden = true'><input id=b><input id=c>")
    page.press("Enter")
    assert page.active() == "c"


def test_the_label_becomes_done_if_a_blur_disables_the_last_target(
        page):
    attached(page, "<form id=f><input id=a onblur='b.disabled = true'><input id=b>"
             "<button>Go</button></form>").press("Enter")
    assert page.active() == "a"
    page.labels({"a": "done"})


def last_refuses(page):
    """Opens a page and presses Enter in `a`. The page's last field refuses focus. The
    page also has a paragraph and a checkbox outside the form."""
    attached(page, f"<form id=f><input id=a><input id=b {BLURS}><button>Go</button>"
             "</form><p id=p>Text</p><input type=checkbox id=box>")
    page.run("window.tries = 0; b.addEventListener('focus', () => tries += 1)")
    page.labels({"a": "next"})
    page.press("Enter")
    page.labels({"a": "done"})
    assert page.active() == "a"
    return page


def test_the_label_stops_being_next_after_the_only_target_refuses(page):
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
def test_the_adapter_forgets_a_refusal_after_any_change(
        page, change):
    last_refuses(page)
    CHANGES[change](page)
    page.focus("#a")
    page.labels({"a": "next"})
    page.press("Enter")
    assert page.evaluate("tries") == 2


def test_the_adapter_forgets_refusals_when_the_page_removes_the_form(page):
    """When the page removes a form, the adapter releases the engine's form. No later
    call may use the released form. A new form may have the same address."""
    last_refuses(page)
    page.run("f.remove(); document.body.insertAdjacentHTML('beforeend',"
             " '<form><input id=c><input id=d><button>Go</button></form>')")
    page.focus("#c")
    page.click("#box")
    page.focus("#c")
    page.labels({"c": "next"})
    page.press("Enter")
    assert page.active() == "d"


# The script that makes `b` refuse focus, and the page's final scroll position.
WITHOUT_SCROLLING = "a.focus({preventScroll: true})"
REFUSALS = {
    "leaves": ("this.blur()", 700),
    "sends focus back": (WITHOUT_SCROLLING, 700),
    "sends focus back and selects": (f"{WITHOUT_SCROLLING}; a.select()", 700),
    "leaves and scrolls": ("this.blur(); window.scrollTo(0, 750)", 750),
    "leaves and moves the caret": ("this.blur(); a.setSelectionRange(0, 0)", 700),
}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_the_page_does_not_scroll_if_all_fields_refuse_focus(page, refusal):
    """The user has scrolled `a` out of view. The field still receives Enter (R10)."""
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
def test_the_page_scrolls_back_if_an_off_screen_field_refuses_focus(page, refuses):
    """The browser scrolls to a field before the field refuses focus (R10)."""
    attached(page, "<form id=f><input id=a><p style='height: 2000px'></p>"
             f"<input id=b onfocus=\"{refuses}\"><button>Go</button></form>")
    page.record()
    page.press("Enter")
    assert ("b" in page.saw("blur"), page.active()) == (True, "a")
    page.rest()
    assert page.evaluate("scrollY") == 0


def test_the_page_stays_at_a_drop_down_after_an_off_screen_field_refuses(page):
    """Firefox scrolls to the caret of the refusing field in a later frame (R10)."""
    attached(page, "<form id=f><input id=a><input id=b style='position: absolute;"
             " top: 2000px' onfocus='this.blur()'><select id=c><option></select>"
             "<button>Go</button></form>")
    page.press("Enter")
    page.rest()
    assert (page.active(), page.evaluate("scrollY")) == ("c", 0)


# The form's validation is broken. The validation always moves focus back. A field
# accepts focus after 1,000 attempts. Without this limit, the test would never end.
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
def test_one_press_tries_to_focus_a_limited_number_of_fields(page, kind, refuses):
    """2,000 fields refuse focus. The press must still end (R10). R13 limits the number
    of attempts."""
    attached(page, "<form id=f><input id=a value=Hello>" + "<input>" * 2000
             + "<button>Go</button></form>")
    page.run("a.setSelectionRange(1, 3);" + REFUSE % (kind, refuses))
    page.record()
    page.press("Enter")
    assert 1 <= page.evaluate("attempts") <= 300
    assert (page.active(), page.saw("submit")) == ("a", [])
    assert page.evaluate("[a.selectionStart, a.selectionEnd]") == [1, 3]


def test_a_refusal_is_remembered_if_the_page_marks_the_field_with_focus(page):
    """The class is there only after the adapter has seen that focus is back (R10)."""
    attached(page, f"<form id=f><p id=p><input id=a value=x></p><input id=b {BLURS}>"
             "<button id=go>Go</button></form>", focus="#go")
    page.run("a.onfocus = () => { p.className = 'focused'; };"
             "a.onblur = () => { p.className = ''; }")
    page.focus("#a")
    page.press("Enter")
    page.rest()
    assert (page.active(), page.label("#a")) == ("a", "done")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_a_refusal_is_remembered_if_the_page_changes_during_the_press(page):
    attached(page, "<form id=f><input id=a value=x><input id=b><button id=go>Go</button>"
             "</form>")
    page.run("b.addEventListener('focus', () => { f.append('!'); a.focus(); })")
    page.press("Enter")
    page.rest()
    assert (page.active(), page.label("#a")) == ("a", "done")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_a_refusal_is_remembered_beside_a_hidden_filled_field(page):
    """Next could also lead to filled fields, so that a press reads them in full. A
    look-ahead doesn't. The two must not look like a change (R10)."""
    attached(page, "<form><input id=a value=x onkeydown='h.hidden = true'>"
             f"<input id=h value=x><input id=b {BLURS}><button>Go</button></form>")
    page.wait_for("a.getAttribute('enterkeyhint') === 'next'")
    page.press("Enter")
    page.rest()
    assert (page.active(), page.label("#a")) == ("a", "done")
