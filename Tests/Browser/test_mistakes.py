"""Tests Return at the end of a form with mistakes, and the page's calls for the first
mistake and the first empty field (R16)."""

import pytest

# Without the adapter, Return in c submits.
THREE = ("<form id=f><input id=a value=x><input id=b value=x><input id=c value=x>"
         "<button id=go>Go</button></form>")
B_IS_WRONG = "isInvalid: (field) => field.id === 'b'"


def enter(page, options, body=THREE, focus="#c", times=1):
    """Presses Enter. Returns the ID of the focused field or "submit"."""
    page.body(body)
    page.attach(options)
    page.focus(focus)
    page.record()
    page.press("Enter", times)
    return "submit" if page.saw("submit") else page.active()


# ---- Return at the end -------------------------------------------------------


@pytest.mark.parametrize("finish", [
    "'submit'", "'blur'", "(form) => { window.hasFinished = true; }"])
def test_no_way_to_finish_goes_past_a_mistake(page, finish):
    # R16
    assert enter(page, f"{{onFinish: {finish}, {B_IS_WRONG}}}") == "b"
    page.rest()
    assert page.evaluate("window.hasFinished ?? false") is False
    assert (page.active(), page.saw("click"), page.saw("submit")) == ("b", [], [])


def test_a_changed_drop_down_at_the_end_clicks_no_button_past_a_mistake(page):
    page.body("<form id=f><input id=b value=x><select id=s><option>1<option>2</select>"
              "<button id=go>Go</button></form>")
    page.attach(f"{{{B_IS_WRONG}}}")
    page.focus("#s")
    page.type("2")
    page.record()
    page.press("Enter")
    page.rest()
    assert (page.active(), page.saw("click")) == ("b", [])


@pytest.mark.parametrize("body, expected", [
    (THREE.replace("id=a", "id=a data-field-invalid"), "a"),
    (THREE.replace("id=a", "id=a data-field-invalid=wrong"), "a"),
    (THREE.replace("id=a", "id=a data-field-invalid=false"), "submit"),
    (THREE.replace("id=a", "id=a aria-invalid=true"), "submit"),
])
def test_the_attribute_marks_a_mistake_unless_it_is_false(page, body, expected):
    assert enter(page, "{}", body) == expected


def test_if_the_function_returns_undefined_the_attribute_decides(page):
    body = THREE.replace("id=a", "id=a data-field-invalid").replace(
        "id=b", "id=b data-field-invalid")
    options = "{isInvalid: (field) => field.id === 'a' ? false : undefined}"
    assert enter(page, options, body) == "b"


def test_the_focused_field_keeps_focus_if_it_is_the_first_mistake(page):
    options = "{isInvalid: (field) => field.id > 'a'}"
    assert enter(page, options, focus="#b", times=2) == "b"
    page.rest()
    assert (page.active(), page.saw("submit"), page.label("#b")) == ("b", [], "done")


def test_a_form_whose_only_visible_field_is_a_mistake_is_not_submitted(page):
    body = "<form><input id=a value=x><button>Go</button></form>"
    assert enter(page, "{isInvalid: () => true}", body, "#a") == "a"
    assert enter(page, "{isInvalid: () => false}", body, "#a") == "submit"


@pytest.mark.parametrize("label", ["done", "go", "search", "send"])
def test_the_page_s_own_key_submits_nothing_past_a_mistake(page, label):
    """On a page such a key submits even if an empty field follows (R6)."""
    body = THREE.replace("id=b", f"id=b enterkeyhint={label}").replace(
        "id=c value=x", "id=c")
    options = "{isInvalid: (field) => field.id === 'a'}"
    assert enter(page, options, body, "#b") == "a"
    assert enter(page, "{isInvalid: () => false}", body, "#b") == "submit"


def test_the_move_event_announces_the_move_to_a_mistake(page):
    page.body(THREE)
    page.run("addEventListener('fieldnavigation:move', (event) => { const {from, to,"
             " rule, key} = event.detail; window.told = [from.id, to.id, rule, key];"
             " event.preventDefault(); })")
    page.attach(f"{{{B_IS_WRONG}}}")
    page.focus("#c")
    page.shows("#c", "done")
    page.record()
    page.press("Enter")
    assert page.evaluate("told") == ["c", "b", "R16", "done"]
    page.rest()
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_a_mistake_that_refuses_focus_keeps_the_form_open(page):
    # R10
    body = THREE.replace("id=b", "id=b onfocus=this.blur()")
    assert enter(page, f"{{{B_IS_WRONG}}}", body, times=2) == "c"
    page.rest()
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_a_field_that_wrapping_skips_still_counts_as_a_mistake(page):
    """Return has just left b empty for c. Return in c wraps straight back to b only
    because b is a mistake."""
    body = THREE.replace("id=b value=x", "id=b").replace("id=c value=x", "id=c")
    assert enter(page, f"{{ending: 'wrap', {B_IS_WRONG}}}", body, "#a") == "b"
    page.press("Enter")
    assert page.active() == "c"
    page.type("x")
    page.shows("#c", "done")
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_the_page_is_asked_only_at_the_end(page):
    page.body(THREE.replace("id=b value=x", "id=b"))
    page.attach("{isInvalid(field) { (window.asked ??= []).push(field.id); }}")
    page.focus("#a")
    page.press("Enter")
    page.shows("#b", "done")
    assert page.evaluate("window.asked ?? null") is None
    page.press("Enter")
    assert page.evaluate("asked") == ["a", "b", "c"]


COUNTS = """
  window.reads = 0;
  const {matches} = Element.prototype;
  Element.prototype.matches = function (selector) {
    if (selector.includes(":invalid")) reads += 1;
    return matches.call(this, selector);
  };
"""


@pytest.mark.parametrize("body, reads", [
    (THREE, 0), (THREE.replace("id=a", "id=a data-field-invalid=false"), 3)])
def test_a_form_without_the_option_or_a_mark_reads_no_constraint(page, body, reads):
    page.body(body)
    page.run(COUNTS)
    page.attach()
    page.focus("#c")
    page.record()
    page.press("Enter")
    assert (page.saw("submit"), page.evaluate("reads")) == (["f"], reads)


MARKS = """
  window.marks = 0;
  for (const name of ["hasAttribute", "getAttribute"]) {
    const own = Element.prototype[name];
    Element.prototype[name] = function (attribute) {
      if (attribute === "data-field-invalid") marks += 1;
      return own.call(this, attribute);
    };
  }
"""


def test_no_press_and_no_letter_reads_a_mark_in_a_form_without_one(page):
    page.body(THREE.replace("id=b value=x", "id=b").replace("id=c value=x", "id=c"))
    page.attach()
    page.focus("#a")
    page.run(MARKS)
    page.record()
    page.press("Enter")
    page.type("xy")
    page.press("Enter")
    page.type("x")
    page.shows("#c", "done")
    page.press("Enter")
    assert (page.saw("submit"), page.evaluate("marks")) == (["f"], 0)


@pytest.mark.parametrize("change, expected", [
    ("a.setAttribute('data-field-invalid', '')", "a"),
    ("a.insertAdjacentHTML('afterend', '<input id=n value=x data-field-invalid>')", "n"),
    # A handler of the key itself, just before the press.
    ("c.onkeydown = () => a.toggleAttribute('data-field-invalid', true)", "a"),
])
def test_a_mark_counts_that_comes_while_a_field_has_focus(page, change, expected):
    page.body(THREE)
    page.attach()
    page.focus("#c")
    page.shows("#c", "done")
    page.record()
    page.run(change)
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == (expected, [])
    page.run("c.onkeydown = null; document.querySelectorAll('[data-field-invalid]')"
             ".forEach((field) => field.removeAttribute('data-field-invalid'))")
    page.focus("#c")
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_a_mark_in_a_shadow_root_counts(page):
    page.body("<form id=f><div id=host></div><input id=c value=x><button>Go</button></form>")
    page.run("host.attachShadow({mode: 'open'}).innerHTML = '<input id=s value=x>'")
    page.attach()
    page.focus("#c")
    page.record()
    page.run("host.shadowRoot.querySelector('input').toggleAttribute('data-field-invalid')")
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("s", [])


def test_an_error_in_the_function_leaves_the_decision_to_the_attribute(page):
    page.body(THREE.replace("id=b", "id=b data-field-invalid"))
    page.run("window.warnings = []; console.warn = (...all) => warnings.push(all);")
    page.attach("{isInvalid() { throw new Error('no answer'); }}")
    page.focus("#c")
    page.press("Enter")
    assert page.active() == "b"
    assert page.evaluate("warnings.map((all) => String(all.slice(0, 2)))") == [
        "FieldNavigation: option isInvalid failed:,Error: no answer"]


def test_names_of_fields_hide_nothing_from_the_search(page):
    body = THREE.replace("id=a", "name=elements id=a").replace(
        "id=c", "name=noValidate id=c").replace("id=b", "name=closest id=b required")
    assert enter(page, f"{{{B_IS_WRONG}}}", body) == "b"
    assert page.evaluate("handle.focusFirstInvalid()") is True


# ---- The browser's own constraints -------------------------------------------


@pytest.mark.parametrize("form, options, expected", [
    # The browser stops at b. It would stop at a required field without the option, too.
    ("<form id=f>", "{isInvalid: () => undefined}", ("b", ["b"])),
    ("<form id=f novalidate>", "{isInvalid: () => undefined}", ("c", [])),
    # The browser doesn't submit.
    ("<form id=f>", "{isInvalid: () => undefined, onFinish: 'blur'}", ("b", [])),
    # The page's own mistake comes first in the order.
    ("<form id=f>", "{isInvalid: (field) => field.id === 'a' || undefined}", ("a", [])),
    ("<form id=f>", "{isInvalid: (field) => field.id === 'c' || undefined,"
     " order: '#a, #c, #b'}", ("c", [])),
])
def test_the_browser_announces_only_the_mistake_where_it_stops_itself(
        page, form, options, expected):
    body = THREE.replace("<form id=f>", form).replace(
        "id=b value=x", "id=b type=email value=x")
    page.body(body)
    page.attach(options)
    page.focus("#c")
    page.record()
    page.press("Enter")
    page.rest()
    focused, announced = expected
    assert (page.active(), page.saw("invalid")) == (focused, announced)
    assert page.saw("focusin") == ([focused] if focused != "c" else [])


def test_a_check_box_that_the_browser_misses_is_left_to_the_browser(page):
    body = THREE.replace("<input id=a", "<input id=box type=checkbox required><input id=a")
    page.body(body)
    page.attach("{isInvalid: () => undefined}")
    page.focus("#c")
    page.record()
    page.press("Enter")
    page.rest()
    assert (page.saw("invalid"), page.saw("submit")) == (["box"], [])


# ---- stopsAtInvalid ----------------------------------------------------------


def test_return_stays_in_a_field_that_is_a_mistake_if_the_option_says_so(page):
    body = THREE.replace("id=c value=x", "id=c")
    assert enter(page, f"{{{B_IS_WRONG}}}", body, "#b") == "c"
    assert enter(page, f"{{stopsAtInvalid: true, {B_IS_WRONG}}}", body, "#b") == "b"
    page.rest()
    assert (page.active(), page.label("#b"), page.saw("submit")) == ("b", "next", [])


def test_next_in_a_mistake_of_the_browser_stays_and_submits_nothing(page):
    body = THREE.replace("id=c value=x", "id=c").replace("id=b", "id=b type=email")
    options = "{stopsAtInvalid: true, isInvalid: () => undefined}"
    assert enter(page, options, body, "#b") == "b"
    page.rest()
    assert (page.saw("invalid"), page.saw("click")) == ([], [])


# ---- focusFirstInvalid and focusFirst ----------------------------------------

TWO = ("<form id=f><input id=a value=x><input id=b value=x></form>"
       "<form id=g><input id=c value=x><input id=d value=x></form>"
       "<button id=ask>Ask</button>")


@pytest.mark.parametrize("focus, first", [("#ask", "b"), ("#c", "d"), ("#a", "b")])
def test_the_form_with_focus_comes_first_if_the_page_asks_for_a_mistake(
        page, focus, first):
    page.body(TWO)
    page.attach("{isInvalid: (field) => 'bd'.includes(field.id)}")
    page.focus(focus)
    page.record()
    assert page.evaluate("handle.focusFirstInvalid()") is True
    assert (page.active(), page.saw("focusin")) == (first, [first])
    # The mistake has focus, so that the other form isn't looked at.
    assert page.evaluate("handle.focusFirstInvalid()") is True
    assert (page.active(), page.saw("focusin")) == (first, [first])


def test_the_answer_is_whether_a_mistake_has_focus_now(page):
    """So it is in UIKit, GTK and C."""
    page.body(TWO.replace("id=a", "id=a onfocus=this.blur()"))
    page.attach("{isInvalid: (field) => wrong.includes(field.id)}")
    page.run("window.wrong = 'ab'")
    page.focus("#b")
    assert page.evaluate("handle.focusFirstInvalid()") is True, "a refuses, b is wrong"
    assert page.active() == "b"
    page.run("window.wrong = 'a'")
    assert page.evaluate("handle.focusFirstInvalid()") is False, "b is right"
    assert page.active() == "b"
    page.run("window.wrong = ''")
    assert page.evaluate("handle.focusFirstInvalid()") is False
    page.run("window.wrong = 'd'")
    assert page.evaluate("handle.focusFirstInvalid()") is True
    assert page.active() == "d"


def test_a_form_without_a_mark_is_not_looked_at_if_the_page_asks(page):
    page.body(TWO.replace("id=a value=x", "id=a required").replace(
        "id=d", "id=d data-field-invalid"))
    page.attach()
    assert page.evaluate("handle.focusFirstInvalid()") is True
    assert page.active() == "d"


def test_asking_sends_no_event_and_leaves_nothing_behind(page):
    page.body(TWO.replace("id=b", "id=b onfocus=this.blur()"))
    page.run("window.moves = 0;"
             "addEventListener('fieldnavigation:move', () => { moves += 1; })")
    page.attach(f"{{{B_IS_WRONG}}}")
    page.focus("#ask")
    assert page.evaluate("handle.focusFirstInvalid()") is False
    page.rest()
    assert (page.active(), page.carriers()) == ("ask", [])
    page.run("b.onfocus = null")
    assert page.evaluate("handle.focusFirstInvalid()") is True
    assert (page.active(), page.evaluate("moves")) == ("b", 0)


def test_the_page_may_change_while_no_field_has_focus(page):
    page.body(TWO)
    page.attach(f"{{{B_IS_WRONG}}}")
    page.focus("#ask")
    page.run("b.remove()")
    assert page.evaluate("handle.focusFirstInvalid()") is False
    page.run("g.insertAdjacentHTML('beforeend', '<input id=b>')")
    assert page.evaluate("handle.focusFirstInvalid()") is True
    assert page.active() == "b"


def test_the_first_empty_field_gets_focus_if_nothing_has_it(page):
    page.body(TWO.replace("id=b value=x", "id=b hidden").replace(
        "id=d value=x", "id=d"))
    page.attach()
    assert page.active() == "body"
    assert page.evaluate("handle.focusFirst()") is True
    assert page.active() == "d"
    page.focus("#a")
    assert page.evaluate("handle.focusFirst()") is False
    assert page.active() == "a"


def test_fields_behind_a_modal_dialog_are_not_focused(page):
    page.body("<form><input id=a><input id=b></form>"
              "<dialog id=d><p>Wait</p></dialog>")
    page.attach("{isInvalid: () => true}")
    page.run("d.showModal(); active().blur()")
    assert page.evaluate("[handle.focusFirst(), handle.focusFirstInvalid()]") == [
        False, False]
    assert page.active() in ("body", "d")


def test_a_detached_adapter_focuses_nothing(page):
    page.body(THREE.replace("id=a value=x", "id=a"))
    page.attach("{isInvalid: () => true}")
    page.run("handle.detach()")
    assert page.evaluate("[handle.focusFirst(), handle.focusFirstInvalid()]") == [
        False, False]
    assert page.active() == "body"
