"""Tests that the Return key's label matches what Return does (R6, R7)."""

import pytest

BODY = ("<form id=f><input id=a><input id=b value=x><input id=c><input id=d value=x>"
        "<button id=go>Go</button></form>")


def attached(page, body=BODY, options="{}"):
    page.body(body)
    page.attach(options)
    return page


def watch_focus(page):
    """Records each field's label when the field gains focus."""
    page.run("window.shown = {}; addEventListener('focusin', (event) => {"
             "shown[event.target.id] = event.target.getAttribute('enterkeyhint'); })")


def test_fields_before_the_last_empty_field_show_next(page):
    attached(page).labels({"a": "next", "b": "next", "c": "done", "d": "done"})


def test_the_finish_key_option_labels_the_last_empty_field(page):
    attached(page, options="{finishKey: 'go'}").labels({"a": "next", "c": "go"})


@pytest.mark.parametrize("way", ["tap", "script", "key"])
def test_a_field_shows_the_right_label_when_it_gains_focus(page, way):
    # Focuses the field right after attaching, before any idle time.
    page.body(BODY.replace("<form", "<input id=before form=g><form"))
    watch_focus(page)
    page.inject()
    go = {"tap": "", "script": "c.focus();", "key": "b.focus();"}[way]
    page.run("FieldNavigation.attach();" + go)
    if way == "tap":
        page.click("#c")
    if way == "key":
        page.send("Tab")
        page.wait_for("active() === c")
    assert page.evaluate("shown.c") == "done"


def test_the_focused_field_gets_its_label_on_attach(page):
    page.body(BODY)
    page.focus("#c")
    page.attach()
    assert page.label("#c") == "done"


def test_the_target_of_a_move_has_its_label_when_it_gains_focus(page):
    attached(page)
    watch_focus(page)
    page.focus("#a")
    page.press("Enter")
    assert page.evaluate("shown.c") == "done"


@pytest.mark.parametrize("change, label", [
    ("c.disabled = true", "done"),
    ("c.readOnly = true", "done"),
    ("c.hidden = true", "done"),
    ("c.style.display = 'none'", "done"),
    ("c.style.visibility = 'hidden'", "done"),
    ("c.style.opacity = 0", "done"),
    ("c.style.width = c.style.padding = c.style.border = 0", "done"),
    ("c.inert = true", "done"),
    ("c.tabIndex = -1", "done"),
    ("c.remove()", "done"),
    ("c.type = 'hidden'", "done"),
    ("c.type = 'checkbox'", "done"),
    ("c.setAttribute('form', 'other')", "done"),
    ("c.setAttribute('role', 'searchbox')", "done"),
    ("c.replaceWith(document.createElement('b'))", "done"),
    ("d.value = ''; c.remove()", "next"),
])
def test_the_label_of_the_focused_field_updates_after_a_change_of_the_page(
        page, change, label):
    attached(page)
    page.focus("#b")
    assert page.label("#b") == "next"
    page.run(change)
    page.labels({"b": label})


@pytest.mark.parametrize("change", [
    "f.insertAdjacentHTML('beforeend', '<input id=e>')",
    "f.insertAdjacentHTML('beforeend', '<p><select id=e><option>1</select></p>')",
    "f.insertAdjacentHTML('beforeend', '<div contenteditable id=e></div>')",
    "f.reset()",
])
def test_the_label_of_the_last_field_becomes_next_when_an_empty_field_follows(
        page, change):
    attached(page, "<form id=f><input id=a><input id=b><button>Go</button></form>"
             if "reset" not in change else
             "<form id=f><input id=a><input id=b value=x><input id=c>"
             "<button>Go</button></form>")
    field = "#b"
    if "reset" in change:
        page.focus("#c")
        page.type("y")
    page.focus(field)
    assert page.label(field) == "done"
    page.run(change)
    page.labels({"b": "next"})


def test_labels_update_after_the_user_types_in_another_field(page):
    attached(page).focus("#c")
    page.type("x")
    page.labels({"a": "done", "b": "done", "c": "done"})
    page.press("Backspace")
    page.labels({"a": "next", "b": "next", "c": "done"})


@pytest.mark.parametrize("display, before, after", [
    ("block", "done", "next"), ("none", "next", "done"),
])
def test_the_label_updates_if_a_style_changes_while_the_user_types(
        page, display, before, after):
    """The adapter has finished all earlier work. Only the user's typing changes the
    page."""
    other = "none" if display == "block" else "block"
    attached(page, "<style>p {display: %s} #a:not(:placeholder-shown) ~ p {display: %s}"
                   "</style><form><input value=x><input id=a placeholder=' '><p><input id=b></p>"
                   "<button>Go</button></form>" % (other, display))
    page.focus("#a")
    page.rest()
    assert page.label("#a") == before
    page.type("x")
    page.shows("#a", after)


def test_labels_are_right_after_a_fieldset_is_disabled_and_enabled(page):
    attached(page, "<form><fieldset id=s><input id=b><input id=c></fieldset>"
             "<input id=a><button>Go</button></form>")
    page.focus("#b")
    page.run("s.disabled = true; s.disabled = false; a.value = 'x'")
    page.labels({"b": "next", "c": "done"})


def test_a_drop_down_that_shows_its_first_option_counts_as_empty(page):
    attached(page, "<input id=a><select id=b><option>Choose<option>1</select>")
    page.labels({"a": "next"})


def test_a_drop_down_with_a_selected_option_counts_as_filled(page):
    attached(page, "<input id=a><select id=b><option selected>1</select><input id=c>")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"


def test_a_partly_typed_date_does_not_count_as_empty(page):
    attached(page, "<input id=a><input id=b type=date><input id=c>").focus("#b")
    page.type("01")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"


def test_a_partly_typed_date_counts_as_filled_after_focus_leaves(page):
    # R7. Neither browser sends an input event for a partly typed date.
    attached(page, "<form><input id=a><input id=b type=date><button>Go</button>"
             "</form>").focus("#b")
    page.type("1")
    label = "(a.focus(), a.getAttribute('enterkeyhint'))"
    assert page.evaluate(label) == "done"
