"""Tests the bar above the on-screen keyboard. Chromium emulates a phone, whose main
pointer is a finger."""

import os
import pathlib

import pytest

from driving import ChromiumPage, Server

FORM = """<meta name=viewport content="width=device-width">
<main><form id=f><label>Amount <input id=a inputmode=numeric></label>
<label>Tax <input id=b value=x></label><label>Tip <input id=c required></label>
<button id=go>Go</button></form><a id=link href="#">Help</a></main>"""
# In dark pages, the browser's own color of links has too little contrast.
LINK = '<a id=link href="#">Help</a>'

# What the bar shows: the titles of its keys, and which of them work.
BAR = """(() => {
  const host = [...document.querySelectorAll("div")].find((at) =>
    at.shadowRoot?.querySelector("[role=region]"));
  return host && [...host.shadowRoot.querySelectorAll("button")];
})()"""
KEYS = f"{BAR}?.map((key) => key.getAttribute('aria-label') ?? key.textContent)"
WORKING = f"{BAR}?.map((key) => key.getAttribute('aria-disabled') !== 'true')"
BOX = f"(({{left, right, top, bottom}}) => [left, right, top, bottom].map(Math.round))" \
      f"({BAR}[0].parentElement.getBoundingClientRect())"


@pytest.fixture(scope="module")
def phone(chromium_page):
    server = Server()
    yield ChromiumPage(
        server, chromium_page.tab.context.browser, has_touch=True, is_mobile=True,
        viewport={"width": 390, "height": 664})
    server.close()


def start(page, body=FORM, options="{bar: true}", focus="#a", headers=None):
    page.open(body, headers, is_form=False)
    page.attach(options)
    if focus:
        page.focus(focus)
    page.record()


def tap(page, number):
    """Taps a key of the bar, from left to right."""
    x, y = page.evaluate(
        f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])"
        f"({BAR}[{number}].getBoundingClientRect())")
    page.tab.touchscreen.tap(x, y)


def test_the_bar_is_there_while_a_field_of_a_form_has_focus(phone):
    start(phone, focus=None)
    assert phone.evaluate(KEYS) is None
    phone.focus("#a")
    assert phone.evaluate(KEYS) == ["Previous Field", "Next Field", "Done"]
    phone.focus("#link")
    phone.wait_for(f"!({BAR})")
    phone.focus("#b")
    phone.run("handle.detach()")
    assert phone.evaluate(KEYS) is None


def test_the_keys_move_through_all_fields_and_show_where_they_lead(phone):
    # R8
    start(phone)
    seen = [(phone.active(), phone.evaluate(WORKING))]
    for number in (1, 1, 1, 0):
        tap(phone, number)
        seen.append((phone.active(), phone.evaluate(WORKING)))
    assert seen == [("a", [False, True, True]), ("b", [True, True, True]),
                    ("c", [True, False, True]), ("c", [True, False, True]),
                    ("b", [True, True, True])]
    assert phone.saw("submit") == []


def test_done_finishes_where_return_would_and_else_hides_the_keyboard(phone):
    # R5
    start(phone)
    tap(phone, 2)
    assert (phone.active(), phone.saw("submit")) == ("body", [])
    phone.focus("#c")
    phone.type("x")
    phone.shows("#c", "done")
    tap(phone, 2)
    assert phone.saw("submit") == ["f"]


def test_done_at_the_end_goes_to_a_mistake_first(phone):
    # R16
    start(phone, options="{bar: true, isInvalid: (field) => field.id === 'b'}", focus="#c")
    phone.type("x")
    tap(phone, 2)
    assert (phone.active(), phone.saw("submit")) == ("b", [])


@pytest.mark.parametrize("language, titles", [
    ("de-AT", ["Vorheriges Feld", "Nächstes Feld", "Fertig"]),
    ("zh-TW", ["上一項", "下一項", "完成"]), ("zh", ["上一项", "下一项", "完成"]),
    ("ar", ["الحقل السابق", "الحقل التالي", "تم"]),
    ("tlh", ["Previous Field", "Next Field", "Done"])])
def test_the_words_are_the_pages_language(phone, language, titles):
    start(phone, f"<div lang={language}>{FORM}</div>")
    assert phone.evaluate(KEYS) == titles


def test_the_bar_is_at_the_bottom_of_what_the_user_sees(phone):
    start(phone)
    assert phone.evaluate(BOX) == [0, 390, 620, 664]
    # A keyboard makes the visual viewport smaller.
    phone.tab.set_viewport_size({"width": 390, "height": 400})
    phone.wait_for(f"Math.round({BAR}[0].parentElement.getBoundingClientRect().bottom) === 400")
    phone.tab.set_viewport_size({"width": 390, "height": 664})


def test_a_field_below_the_bar_scrolls_out_of_it(phone):
    start(phone, "<div style='height:590px'></div>" + FORM + "<div style='height:900px'></div>",
          focus=None)
    phone.run("a.focus({preventScroll: true})")
    assert phone.evaluate(
        f"a.getBoundingClientRect().bottom <= {BAR}[0].parentElement.getBoundingClientRect().top")


def test_the_bar_is_inside_a_modal_dialog(phone):
    # R1
    start(phone, "<meta name=viewport content='width=device-width'>"
          "<form><input id=a><dialog id=d style='transform: translateX(5px)'><input id=b>"
          "<input id=c></dialog><button>Go</button></form>")
    phone.run("d.showModal()")
    phone.focus("#b")
    assert phone.evaluate(WORKING) == [False, True, True]
    assert phone.evaluate(BOX)[2:] == [620, 664]
    tap(phone, 1)
    assert phone.active() == "c"


def test_the_bar_works_under_a_strict_policy(phone):
    start(phone, headers={"Content-Security-Policy":
                          "default-src 'none'; script-src 'unsafe-inline'; form-action 'none'"})
    assert phone.evaluate(BOX) == [0, 390, 620, 664]


def test_axe_finds_nothing_wrong_with_the_bar(phone):
    from axe_playwright_python.sync_playwright import Axe
    for scheme in ("light", "dark"):
        phone.tab.emulate_media(color_scheme=scheme)
        start(phone, "<style>:root { color-scheme: light dark; }</style>" +
              FORM.replace("<main>", "<main><h1>Bill</h1>").replace(LINK, ""))
        found = Axe().run(phone.tab).response["violations"]
        assert [each["id"] for each in found] == []
        if folder := os.environ.get("PICTURES"):
            phone.tab.screenshot(path=str(pathlib.Path(folder) / f"bar-{scheme}.png"))
    phone.tab.emulate_media(color_scheme="light")


def test_on_a_desktop_there_is_no_bar(page):
    start(page)
    page.rest()
    assert page.evaluate(KEYS) is None


def test_without_its_file_the_option_names_the_file(chromium_page):
    chromium_page.open(FORM, is_form=False)
    chromium_page.inject()
    said = chromium_page.evaluate(
        "(() => { const key = Symbol.for('FieldNavigation.bar'); const kept = window[key];"
        " delete window[key]; try { FieldNavigation.attach(document, {bar: true}); }"
        " catch (error) { return error.message; } finally { window[key] = kept; } })()")
    assert said == ('FieldNavigation: option "bar" needs field-navigation.bar.js;'
                    " load it first")
