"""In the last field the browser itself finishes the form (R5). The last Enter causes
the same events as without the adapter (R14). If the browser does nothing on Enter, the
adapter does nothing. The key then shows no label (R6)."""

import pytest

TWO = "<input id=a value=x><input id=b>"


def last_enter(page, text, field):
    """Types text, presses Enter, and returns the events."""
    page.focus(field)
    page.type(text)
    page.record()
    page.press("Enter")
    return page.log


def same(page, body, text="y", field="#b"):
    """Returns the names of the last Enter's events. Checks that the events are the same
    without the adapter."""
    page.body(body)
    expected = last_enter(page, text, field)
    page.swap(body)
    page.attach()
    assert last_enter(page, text, field) == expected
    return [event[0] for event in expected]


def test_the_last_enter_clicks_the_default_button_and_submits_the_form(page):
    events = same(page, f"<form id=f>{TWO}<button id=go>Go</button></form>")
    assert ["change", "click", "submit"] == [
        each for each in events if each in ("change", "click", "submit")
    ]


def test_enter_submits_a_form_with_one_text_field_and_no_button(page):
    body = "<form id=f><select id=a><option>1</select><input id=b></form>"
    assert "submit" in same(page, body)


def test_the_last_enter_respects_formnovalidate_on_the_default_button(page):
    body = ("<form id=f><input id=a required tabindex=-1><input id=c value=x>"
            "<input id=b><button formnovalidate>Go</button></form>")
    events = same(page, body)
    assert "submit" in events and "invalid" not in events


def test_the_browser_reports_an_invalid_form_and_does_not_submit_it(page):
    body = (
        "<form id=f><input id=a required tabindex=-1><input id=c value=x>"
        "<input id=b><button>Go</button></form>"
    )
    events = same(page, body)
    assert "invalid" in events and "submit" not in events


def test_an_image_button_can_be_the_default_button(page):
    body = f"<form id=f>{TWO}<input type=image id=go alt=Go></form>"
    assert "submit" in same(page, body)


def test_the_first_of_several_submit_buttons_is_the_default_button(page):
    body = (
        f"<form id=f>{TWO}<button type=button id=no>No</button>"
        "<button id=first>1</button><button id=second>2</button></form>"
    )
    same(page, body)
    assert page.saw("click") == ["first"]


def test_a_submit_button_outside_its_form_can_be_the_default_button(page):
    body = f"<form id=f>{TWO}</form><button id=go form=f>Go</button>"
    assert "submit" in same(page, body)


@pytest.mark.parametrize("kind, text", [
    ("date", "01022026"), ("time", "1030AM"), ("number", "12"), ("week", ""),
    ("datetime-local", ""), ("password", "x"), ("email", "a@b.c"), ("tel", "1"),
    ("url", "http://a"),
])
def test_the_last_enter_works_as_without_the_adapter_in_every_field_type(
        page, kind, text):
    same(page, f"<form id=f><input id=a value=x><input id=b type={kind}>"
         "<button id=go>Go</button></form>", text)


def test_a_month_field_shows_done_only_if_enter_submits_there(
        page):
    events = same(page, "<form id=f><input id=a value=x><input id=b type=month "
                  "value=2026-01><button id=go>Go</button></form>", "")
    assert page.label("#b") == ("done" if "submit" in events else None)


def test_the_browser_reports_a_partly_typed_date_as_invalid(page):
    body = ("<form id=f><input id=a value=x><input id=b type=date>"
            "<button id=go>Go</button></form>")
    assert "invalid" in same(page, body, "01")


def stays(page, body, text="y"):
    """Checks that the last Enter submits nothing with or without the adapter. Focus
    remains in the field, and the field shows no label."""
    assert "submit" not in same(page, body, text)
    assert (page.active(), page.label("#b")) == ("b", None)


def test_the_last_enter_submits_nothing_if_the_default_button_is_disabled(page):
    stays(page, f"<form id=f>{TWO}<button disabled>Go</button></form>")


def test_the_last_enter_ignores_an_enabled_button_after_a_disabled_one(page):
    stays(page, f"<form id=f>{TWO}<button disabled>1</button><button>2</button>"
          "</form>")


def test_the_last_enter_submits_nothing_with_several_fields_and_no_button(page):
    stays(page, f"<form id=f>{TWO}</form>")


def test_the_last_enter_submits_nothing_in_fields_without_a_form(page):
    stays(page, TWO)


def test_the_browser_handles_the_last_enter_in_a_drop_down_if_no_button_is_enabled(
        outside_chromium):
    stays(outside_chromium, "<form id=f><input id=a value=x><select id=b><option>1"
          "</select><button disabled>Go</button></form>", "")


def test_the_browser_handles_the_last_enter_in_a_single_line_editor(page):
    stays(page, "<form id=f><input id=a value=x>"
          "<div id=b contenteditable aria-multiline=false>y</div>"
          "<button id=go>Go</button></form>")


IMAGE = "<input type=image id=image alt=Go>"
BUTTON = f"<form id=f>{TWO}<button id=go disabled>Go</button></form>"


@pytest.mark.parametrize("change, label", [
    ("go.disabled = false", "done"),
    ("go.remove()", None),
    ("go.type = 'button'; a.type = 'checkbox'; "
     "f.insertAdjacentHTML('afterbegin', '<select><option selected>1</select>')",
     "done"),
    ("f.insertAdjacentHTML('afterbegin', '<button>First</button>')", "done"),
])
def test_a_change_of_the_default_button_updates_the_label_of_the_last_field(
        page, change, label):
    page.body(BUTTON)
    page.attach()
    page.focus("#b")
    assert page.label("#b") is None
    page.run(change)
    page.labels({"b": label})


def test_enabling_the_default_button_updates_the_label_of_the_last_field(
        page):
    page.body(BUTTON)
    page.attach()
    page.run("b.addEventListener('input', () => { go.disabled = !b.value; })")
    page.focus("#b")
    page.type("y")
    page.labels({"b": "done"})
    page.press("Backspace")
    page.labels({"b": None})


def test_the_labels_match_the_button_when_the_form_gains_focus(
        page):
    page.body(BUTTON + "<form><input id=c><input id=d value=x>"
              "<button id=late disabled>Go</button></form>")
    page.attach()
    page.labels({"c": None, "d": None})
    page.run("late.disabled = false")
    page.labels({"c": "done", "d": "done"})


def test_focus_sets_the_label_of_the_last_field_immediately(page):
    # The label is right at once, before any idle time (R7).
    page.body(BUTTON + "<input id=x>")
    page.attach()
    page.focus("#x")
    page.labels({"b": None})
    label = "(go.disabled = false, b.focus(), b.getAttribute('enterkeyhint'))"
    assert page.evaluate(label) == "done"


@pytest.mark.parametrize("before, after", [("", IMAGE), (IMAGE, "")])
def test_the_first_submit_button_or_image_button_is_the_default_button(page, before, after):
    same(page, f"<form id=f>{before}{TWO}<button id=go>Go</button>{after}</form>")
    assert page.saw("click") == (["image"] if before else ["go"])


def test_the_adapter_announces_no_finish_if_enter_does_nothing(page):
    page.body(f"<form id=f>{TWO}</form>")
    page.run("window.ends = 0;"
             "addEventListener('fieldnavigation:finish', () => { ends += 1; })")
    page.attach()
    page.focus("#b")
    page.press("Enter")
    assert page.evaluate("ends") == 0


def test_the_last_enter_in_a_drop_down_clicks_the_default_button(page):
    page.body("<form id=f><input id=a value=x><select id=b><option>1<option>2"
              "</select><button id=go>Go</button></form>")
    page.attach()
    page.focus("#b")
    page.type("2")
    page.record()
    page.press("Enter")
    assert (page.saw("click"), page.saw("submit")) == (["go"], ["f"])


@pytest.mark.parametrize("before, after", [("", IMAGE), (IMAGE, "")])
def test_the_last_enter_in_a_drop_down_clicks_the_first_of_both_kinds_of_buttons(
        page, before, after):
    """The other button may delete something."""
    page.body(f"<form id=f><input id=a value=x>{before}<select id=b><option>1<option>2"
              f"</select><button id=go>Go</button>{after}</form>")
    page.attach()
    page.focus("#b")
    page.type("2")
    page.record()
    page.press("Enter")
    assert page.saw("click") == (["image"] if before else ["go"])


@pytest.mark.parametrize("kind", ["search", "text"])
def test_a_second_field_of_any_text_type_blocks_the_submission_without_a_button(
        page, kind):
    page.body(f"<form id=f><select id=a><option selected>1</select>"
              f"<input type={kind} readonly><input id=b></form>")
    page.attach()
    page.labels({"b": None})
    page.focus("#b")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == []


def test_a_form_that_shows_only_one_field_is_left_to_the_browser(page):
    """R12"""
    page.body("<form id=f><input id=a><input id=b hidden><button>Go</button></form>")
    page.attach("{onFinish: 'blur'}")
    page.focus("#a")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", ["f"])
