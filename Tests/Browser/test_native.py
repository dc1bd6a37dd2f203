"""Tests elements that aren't fields, and forms with a single field. The browser handles
Enter in both."""

import pytest


def same(page, body, key="Enter", field="#b"):
    """Presses a key with and without the adapter. Compares the results."""
    results = []
    for attaches in (False, True):
        (page.swap if attaches else page.body)(body)
        if attaches:
            page.attach()
        page.focus(field)
        page.record()
        page.press(key)
        results.append((page.log, page.active(), page.label(field)))
    assert results[1] == results[0]
    return results[0][0]


@pytest.mark.parametrize("control", [
    "<input id=b type=checkbox>", "<input id=b type=radio name=r>",
    "<input id=b type=range>", "<button id=b>B</button>",
    "<input id=b type=submit>", "<input id=b type=reset>",
    "<input id=b type=button>", "<button id=b type=button>B</button>",
    "<a id=b href='#x'>B</a>", "<div id=b tabindex=0>B</div>",
    "<details><summary id=b>B</summary></details>",
])
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_browser_handles_enter_in_controls_that_are_not_fields(page, control, key):
    same(page, f"<form id=f><input id=a>{control}<input id=c><button id=go>Go"
         "</button></form>", key)


@pytest.mark.parametrize("kind", ["color", "file"])
def test_the_adapter_lets_enter_open_a_picker(page, kind):
    page.body(f"<input id=a><input id=b type={kind}><input id=c>")
    page.attach()
    # The page's last listener prevents the key. No picker opens.
    page.run("addEventListener('keydown', (event) => {"
             "window.prevented = event.defaultPrevented; event.preventDefault(); })")
    page.focus("#b")
    page.press("Enter")
    assert (page.evaluate("prevented"), page.active()) == (False, "b")
    assert page.label("#b") is None


def test_enter_inserts_a_line_break_in_a_textarea(page):
    same(page, "<textarea id=b></textarea><input id=c>")
    assert page.value("#b") == "\n"


def test_return_moves_to_a_textarea_and_sets_no_label_there(page):
    page.body("<input id=a><textarea id=b></textarea>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", None)


@pytest.mark.parametrize("value", ["", "true", "plaintext-only"])
def test_enter_inserts_a_line_break_in_a_multi_line_editor(page, value):
    same(page, f'<div id=b contenteditable="{value}">x</div><input id=c>')


def test_return_moves_on_from_a_single_line_editor(page):
    page.body("<div id=a contenteditable aria-multiline=false>x</div><input id=b>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.evaluate("a.textContent")) == ("b", "x")


@pytest.mark.parametrize("kind", ["multiple", "size=3"])
def test_the_browser_handles_enter_in_a_list_box(page, kind):
    same(page, f"<form id=f><input id=a><select id=b {kind}><option>1<option>2"
         "</select><input id=c><button id=go>Go</button></form>")


def test_return_moves_to_a_list_box(page):
    page.body("<input id=a><select id=b multiple><option>1</select>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", None)


DROP_DOWN = ("<form id=f><input id=a value=x><select id=b><option>1<option>2"
             "</select><input id=c>{button}</form>")


def drop_down(page, button=""):
    page.body(DROP_DOWN.format(button=button))
    page.attach()
    page.focus("#b")
    return page


def test_return_moves_on_from_a_drop_down_after_the_user_chooses_an_option(page):
    drop_down(page).type("2")
    page.labels({"b": "next"})
    page.press("Enter")
    assert page.active() == "c"


def test_enter_opens_an_empty_drop_down(in_chromium):
    page = drop_down(in_chromium)
    assert page.label("#b") is None
    page.send("Enter")
    page.wait_for("b.matches(':open')")
    assert page.active() == "b"


def open_and_close(page, key):
    """Opens the list with Enter. Closes the list without choosing another option."""
    page.send("Enter")
    page.wait_for("b.matches(':open')")
    page.send(key)
    page.wait_for("!b.matches(':open')")


@pytest.mark.parametrize("key", ["Enter", "Escape"])
@pytest.mark.parametrize("first", ["<option>", "<option value=''>"])
def test_return_moves_on_from_a_drop_down_after_enter_opened_its_list(
        in_chromium, first, key):
    """The browser sends no change event if the user closes the list without choosing
    another option. Enter must not open the list every time (R14)."""
    page = in_chromium
    page.body(DROP_DOWN.format(button="").replace("<option>", first, 1))
    page.attach()
    page.focus("#b")
    page.record()
    open_and_close(page, key)
    assert (page.saw("change"), page.active()) == ([], "b")
    page.shows("#b", "next")
    page.press("Enter")
    assert page.active() == "c"


def test_enter_opens_a_drop_down_labeled_next_only_once(in_chromium):
    """Enter must work even if the page sets the label Next (R6)."""
    page = in_chromium
    page.body(DROP_DOWN.format(button="").replace("id=b", "id=b enterkeyhint=next"))
    page.attach()
    page.focus("#b")
    open_and_close(page, "Enter")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("c", "next")


LAST = ("<form id=f><input id=a value=x><select id=b>{options}</select>"
        "<button id=go>Go</button></form>")
ANSWERED = {
    "its first option": "<option>1<option>2",
    "a selected option": "<option>1<option selected>2",
    "an option that a script set": "<option>1<option>2",
}


@pytest.mark.parametrize("answer", ANSWERED)
@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_enter_never_submits_from_a_last_drop_down_that_the_user_has_not_changed(
        in_chromium, answer, key):
    """The user may open the list and keep its option. Enter opens the list again, as
    without the adapter (R5)."""
    page = in_chromium
    page.body(LAST.format(options=ANSWERED[answer]))
    page.attach()
    if "script" in answer:
        page.run("b.selectedIndex = 1")
    page.focus("#b")
    page.record()
    open_and_close(page, key)
    page.rest()
    assert page.label("#b") is None
    open_and_close(page, key)
    assert page.active() == "b" and "go" not in page.saw("click")
    assert page.saw("submit") == []


@pytest.mark.parametrize("answer", ANSWERED)
def test_return_does_not_submit_from_a_drop_down_if_enter_does_not_open_it(
        outside_chromium, answer):
    page = outside_chromium
    page.body(LAST.format(options=ANSWERED[answer]))
    page.attach()
    if "script" in answer:
        page.run("b.selectedIndex = 1")
    page.focus("#b")
    page.record()
    page.press("Enter")
    assert (page.active(), page.label("#b"), page.saw("click"), page.saw("submit")) \
        == ("b", None, [], [])


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_the_first_enter_opens_each_drop_down_of_a_filter_bar(in_chromium, key):
    page = in_chromium
    options = "<option>1<option selected>2"
    page.body(f"<form id=f><select id=b>{options}</select><select id=c>{options}"
              "</select><button id=go>Go</button></form>")
    page.attach("{destination: 'next'}")
    page.focus("#b")
    page.record()
    open_and_close(page, key)
    page.press("Enter")
    assert page.active() == "c"
    page.send("Enter")
    page.wait_for("c.matches(':open')")
    page.send(key)
    page.wait_for("!c.matches(':open')")
    assert page.saw("submit") == []


def test_a_reset_makes_enter_open_a_drop_down_again(in_chromium):
    """After a reset, the drop-down shows no choice of the user."""
    page = in_chromium
    page.body(LAST.format(options="<option>1<option>2"))
    page.attach()
    page.focus("#b")
    page.type("2")
    page.shows("#b", "done")
    page.run("f.reset()")
    page.shows("#b", None)
    page.record()
    page.send("Enter")
    page.wait_for("b.matches(':open')")
    assert page.saw("submit") == []


def test_a_reset_makes_a_drop_down_empty_again(page):
    page.body(DROP_DOWN.format(button="<button id=go>Go</button>"))
    page.attach()
    page.focus("#b")
    page.type("2")
    page.run("f.reset()")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_a_drop_down_stays_empty_if_the_user_only_opens_its_list(in_chromium):
    page = in_chromium
    page.body(DROP_DOWN.format(button="<button>Go</button>"))
    page.attach()
    page.focus("#b")
    open_and_close(page, "Enter")
    page.press("Enter")
    page.labels({"a": "next"})
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_enter_opens_no_list_if_the_page_prevents_the_key(in_chromium):
    page = drop_down(in_chromium)
    page.run("b.addEventListener('keypress', (event) => event.preventDefault(),"
             "{once: true})")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", None)
    page.send("Enter")
    page.wait_for("b.matches(':open')")


def test_holding_enter_does_nothing_more_after_it_opens_a_list(
        chromium_window):
    page, press = chromium_window
    page.body("<form id=f><input id=a value=x><select id=b><option>1<option>2"
              "</select><button id=go>Go</button></form>")
    page.run("window.presses = 0; addEventListener('keypress', () => { presses += 1; })")
    page.attach()
    page.focus("#b")
    page.record()
    press("keydown", "Return")
    try:
        # The first repeat of Enter picks the option in the list. All later repeats of
        # Enter reach the closed drop-down.
        page.wait_for("presses > 3")
    finally:
        press("keyup", "Return")
    assert (page.active(), page.saw("submit")) == ("b", [])
    assert not page.evaluate("b.matches(':open')")


def test_return_moves_on_from_an_empty_drop_down_if_enter_does_not_open_it(
        outside_chromium):
    page = drop_down(outside_chromium)
    page.labels({"b": "next"})
    page.press("Enter")
    assert page.active() == "c"


def test_enter_opens_no_drop_down_in_chromium_on_a_mac(in_chromium):
    page = in_chromium
    # Only the user agent claims to be a Mac. The test checks the adapter but not the
    # browser.
    page.body(DROP_DOWN.format(button=""))
    page.run("Object.defineProperty(navigator, 'userAgent', { value:"
             "'Mozilla/5.0 (Macintosh) Chrome/150.0.0.0 Safari/537.36' })")
    page.attach()
    page.focus("#b")
    page.press("Enter")
    assert page.active() == "c"


FILLED = [
    (DROP_DOWN.replace("<option>2", "<option selected>2"), "{}"),
    (DROP_DOWN, "{isEmpty: (field) => field.id === 'c'}"),
]


@pytest.mark.parametrize("body, options", FILLED)
def test_the_first_enter_opens_a_filled_drop_down_that_the_user_has_not_changed(
        in_chromium, body, options):
    page = in_chromium
    page.body(body.format(button=""))
    page.attach(options)
    page.focus("#b")
    assert page.label("#b") is None
    open_and_close(page, "Escape")
    page.shows("#b", "next")
    page.press("Enter")
    assert page.active() == "c"


@pytest.mark.parametrize("body, options", FILLED)
def test_return_moves_on_from_a_filled_drop_down_if_enter_does_not_open_it(
        outside_chromium, body, options):
    page = outside_chromium
    page.body(body.format(button=""))
    page.attach(options)
    page.focus("#b")
    page.press("Enter")
    assert page.active() == "c"


def test_enter_opens_a_filled_last_drop_down_if_the_form_has_no_button(
        in_chromium):
    page = in_chromium
    page.body("<form id=f><input id=a value=x><select id=b><option>1<option>2"
              "</select></form>")
    page.attach()
    page.focus("#b")
    page.type("2")
    page.labels({"b": None})
    page.send("Enter")
    page.wait_for("b.matches(':open')")


def test_the_browser_handles_enter_in_a_read_only_input(page):
    same(page, "<form id=f><input id=a><input id=b readonly><input id=c>"
         "<button id=go>Go</button></form>")
    assert page.label("#b") is None


WIDGETS = {
    "a read-only input": "<input id=b readonly value=Blue>",
    "a search input": "<input id=b type=search>",
    "a search box": "<input id=b role=searchbox>",
}


@pytest.mark.parametrize("widget", WIDGETS)
def test_enter_opens_a_custom_drop_down(page, widget):
    """The page opens its own list without preventing the event."""
    page.body("<input id=a>" + WIDGETS[widget] + "<input id=c>"
              "<ul id=list hidden><li>Blue<li>Red</ul>")
    page.run("b.addEventListener('keydown', () => { list.hidden = false; })")
    page.attach()
    page.focus("#b")
    page.press("Enter")
    assert (page.active(), page.evaluate("list.hidden")) == ("b", False)


def test_enter_picks_an_option_in_an_open_drop_down(in_chromium):
    page = in_chromium
    page.body("<select id=a><option>1<option>2</select><input id=b>")
    page.attach()
    page.focus("#a")
    page.send("Alt+ArrowDown")
    page.wait_for("a.matches(':open')")
    page.send("ArrowDown")
    page.send("Enter")
    page.wait_for("!a.matches(':open')")
    assert (page.active(), page.value("#a")) == ("a", "2")


def test_the_browser_handles_enter_in_a_customizable_drop_down(in_chromium):
    page = in_chromium
    page.body("<style>select, ::picker(select) { appearance: base-select }</style>"
              "<select id=a><option>1<option>2</select><input id=b>")
    page.attach()
    page.focus("#a")
    page.send("Enter")
    page.wait_for("a.matches(':open')")
    assert (page.label("#a"), page.evaluate("a.contains(document.activeElement)")) \
        == (None, True)


@pytest.mark.parametrize("body", [
    "<form id=f><input id=b></form><input id=c>",
    "<form id=f><input id=b><button id=go>Go</button></form>",
    "<form id=f><input id=b><input type=checkbox><input type=hidden></form>",
    "<form id=f role=search><input id=b><input id=c><button>Go</button></form>",
    "<search><form id=f><input id=b><input id=c><button>Go</button></form></search>",
    "<form id=f><input id=a><input id=b type=search><input id=c>"
    "<button id=go>Go</button></form>",
    "<form id=f><input id=a><input id=b role=searchbox><input id=c>"
    "<button id=go>Go</button></form>",
])
def test_the_browser_handles_enter_in_search_fields_and_single_field_forms(
        page, body):
    same(page, body)


def test_return_skips_a_search_field(page):
    page.body("<input id=a><input id=b type=search><input id=c>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"


def test_return_stays_inside_a_form_element(page):
    # Each form owner is a separate form (R12).
    page.body("<form><input id=a><input id=b></form><form><input id=c><input></form>")
    page.attach()
    page.focus("#b")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", None)


def test_a_field_belongs_to_the_form_named_in_its_form_attribute(page):
    page.body("<form id=f><input id=a></form><input id=x><input id=b form=f>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_return_visits_fields_with_a_positive_tabindex_first(page):
    # R2
    page.body("<input id=a><input id=b tabindex=2><input id=c tabindex=1><input id=d>")
    page.attach()
    page.focus("#c")
    page.press("Enter")
    assert page.active() == "b"
    page.press("Enter")
    assert page.active() == "a"
    page.press("Enter")
    assert page.active() == "d"


def test_return_moves_on_even_if_a_field_is_named_elements(page):
    page.body("<form><input id=a name=elements><input id=b><button>Go</button>"
              "</form>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"
    assert page.label("#b") == "done"


def test_a_text_area_is_not_selected_on_arrival(page):
    """The next key would erase the whole text. Tab selects no text area, either."""
    page.body("<input id=a value=x><textarea id=b>Dear diary</textarea>")
    page.attach("{destination: 'next'}")
    page.focus("#a")
    page.press("Enter")
    page.type("!")
    assert page.active() == "b"
    assert sorted(page.value("#b")) == sorted("Dear diary!")


def test_an_editor_inside_an_editor_is_not_a_field(page):
    """It takes no focus by itself, so no key may promise to move there."""
    page.body("<form id=f><input id=a><div id=e contenteditable>x"
              "<p id=n contenteditable style='height: 20px'></p></div>"
              "<button>Go</button></form>")
    page.attach()
    page.labels({"a": "done"})
    page.focus("#a")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]


@pytest.mark.parametrize("content", ["<img alt=x>", "<p><video></video></p>", "x"])
def test_an_editor_with_a_picture_or_text_is_not_empty(page, content):
    page.body(f"<input id=a><div id=e contenteditable>{content}</div><input id=b>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_a_choice_updates_the_label_of_a_drop_down_that_ends_the_form(page):
    """R7"""
    page.body(LAST.format(options="<option>1<option>2"))
    page.attach()
    page.focus("#b")
    if page.browser == "chromium":
        open_and_close(page, "Escape")
        page.rest()
    assert page.label("#b") is None
    page.type("2")
    page.shows("#b", "done")
