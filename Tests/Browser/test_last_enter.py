"""The browser itself finishes a form (R5, R14): the last Enter causes the same
events with and without the adapter. Where the browser does nothing on Enter,
the adapter does nothing either, and no key promises it (R6)."""

import pytest

TWO = "<input id=a value=x><input id=b>"


def last_enter(page, text, field):
    """The events of Enter in a field after the user has typed."""
    page.focus(field)
    page.type(text)
    page.record()
    page.press("Enter")
    return page.log


def same(page, body, text="y", field="#b"):
    """The names of the last Enter's events, the same as without the adapter."""
    page.open(body)
    expected = last_enter(page, text, field)
    page.swap(body)
    page.attach()
    assert last_enter(page, text, field) == expected
    return [event[0] for event in expected]


def test_the_default_button_is_clicked_and_the_form_submitted(page):
    events = same(page, f"<form id=f>{TWO}<button id=go>Go</button></form>")
    assert ["change", "click", "submit"] == [
        each for each in events if each in ("change", "click", "submit")
    ]


def test_a_single_text_field_submits_without_a_button(page):
    body = "<form id=f><select id=a><option>1</select><input id=b></form>"
    assert "submit" in same(page, body)


def test_formnovalidate_of_the_default_button_counts(page):
    body = ("<form id=f><input id=a required tabindex=-1><input id=c value=x>"
            "<input id=b><button formnovalidate>Go</button></form>")
    events = same(page, body)
    assert "submit" in events and "invalid" not in events


def test_an_invalid_form_is_reported_and_not_submitted(page):
    body = (
        "<form id=f><input id=a required tabindex=-1><input id=c value=x>"
        "<input id=b><button>Go</button></form>"
    )
    events = same(page, body)
    assert "invalid" in events and "submit" not in events


def test_an_image_button_is_a_default_button(page):
    body = f"<form id=f>{TWO}<input type=image id=go alt=Go></form>"
    assert "submit" in same(page, body)


def test_the_first_button_of_several_is_the_default_button(page):
    body = (
        f"<form id=f>{TWO}<button type=button id=no>No</button>"
        "<button id=first>1</button><button id=second>2</button></form>"
    )
    same(page, body)
    assert page.saw("click") == ["first"]


def test_a_button_outside_its_form_is_a_default_button(page):
    body = f"<form id=f>{TWO}</form><button id=go form=f>Go</button>"
    assert "submit" in same(page, body)


@pytest.mark.parametrize("kind, text", [
    ("date", "01022026"), ("time", "1030AM"), ("number", "12"), ("week", ""),
    ("datetime-local", ""), ("password", "x"), ("email", "a@b.c"), ("tel", "1"),
    ("url", "http://a"),
])
def test_every_kind_of_last_field_ends_as_in_the_browser(page, kind, text):
    same(page, f"<form id=f><input id=a value=x><input id=b type={kind}>"
         "<button id=go>Go</button></form>", text)


def test_the_key_of_a_month_field_promises_no_more_than_the_browser_does(page):
    events = same(page, "<form id=f><input id=a value=x><input id=b type=month "
                  "value=2026-01><button id=go>Go</button></form>", "")
    assert page.label("#b") == ("done" if "submit" in events else None)


def test_a_half_typed_date_is_reported_by_the_browser(page):
    body = ("<form id=f><input id=a value=x><input id=b type=date>"
            "<button id=go>Go</button></form>")
    assert "invalid" in same(page, body, "01")


def stays(page, body, text="y"):
    """The last Enter does what it does in the browser, which submits nothing;
    the user stays, and the field's key does not say done."""
    assert "submit" not in same(page, body, text)
    assert (page.active(), page.label("#b")) == ("b", None)


def test_a_disabled_default_button_submits_nothing(page):
    stays(page, f"<form id=f>{TWO}<button disabled>Go</button></form>")


def test_a_later_enabled_button_is_no_default_button(page):
    stays(page, f"<form id=f>{TWO}<button disabled>1</button><button>2</button>"
          "</form>")


def test_several_fields_without_a_button_submit_nothing(page):
    stays(page, f"<form id=f>{TWO}</form>")


def test_fields_without_a_form_submit_nothing(page):
    stays(page, TWO)


def test_a_last_drop_down_without_enabled_button_is_native(webkit_page):
    # Chromium opens the drop-down.
    stays(webkit_page, "<form id=f><input id=a value=x><select id=b><option>1"
          "</select><button disabled>Go</button></form>", "")


def test_a_single_line_editable_at_the_end_is_native(page):
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
def test_the_last_key_follows_the_default_button(page, change, label):
    page.open(BUTTON)
    page.attach()
    page.focus("#b")
    assert page.label("#b") is None
    page.run(change)
    page.labels({"b": label})


def test_the_last_key_follows_a_button_that_typing_enables(page):
    page.open(BUTTON)
    page.attach()
    page.run("b.addEventListener('input', () => { go.disabled = !b.value; })")
    page.focus("#b")
    page.type("y")
    page.labels({"b": "done"})
    page.press("Backspace")
    page.labels({"b": None})


def test_the_keys_of_other_forms_follow_their_buttons(page):
    page.open(BUTTON + "<form><input id=c><input id=d value=x>"
              "<button id=late disabled>Go</button></form>")
    page.attach()
    page.labels({"c": None, "d": None})
    page.run("late.disabled = false")
    page.labels({"c": "done", "d": "done"})


def test_focus_sets_the_last_key_at_once(page):
    # At once after the change: no idle time has passed (R7).
    page.open(BUTTON + "<input id=x>")
    page.attach()
    page.focus("#x")
    page.labels({"b": None})
    label = "(go.disabled = false, b.focus(), b.getAttribute('enterkeyhint'))"
    assert page.evaluate(label) == "done"


@pytest.mark.parametrize("before, after", [("", IMAGE), (IMAGE, "")])
def test_the_first_of_buttons_and_images_is_the_default_button(page, before, after):
    same(page, f"<form id=f>{before}{TWO}<button id=go>Go</button>{after}</form>")
    assert page.saw("click") == (["image"] if before else ["go"])


def test_nothing_is_announced_where_nothing_happens(page):
    page.open(f"<form id=f>{TWO}</form>")
    page.run("window.ends = 0;"
             "addEventListener('fieldnavigation:finish', () => { ends += 1; })")
    page.attach()
    page.focus("#b")
    page.press("Enter")
    assert page.evaluate("ends") == 0


def test_a_last_drop_down_clicks_the_default_button(page):
    page.open("<form id=f><input id=a value=x><select id=b><option>1<option>2"
              "</select><button id=go>Go</button></form>")
    page.attach()
    page.focus("#b")
    page.type("2")
    page.record()
    page.press("Enter")
    assert (page.saw("click"), page.saw("submit")) == (["go"], ["f"])
