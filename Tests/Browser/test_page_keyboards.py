"""Whole pages with their own on-screen keyboards, in Keyboards/, and the keyboards
of the system: none covers the field that has focus (A1-A5).

The pages were written from the public documentation alone. Each sets
`window.options` to what it would pass to `attach`, and shows and hides its keyboard
by its own code, which knows nothing of the adapter.
"""

import pathlib
from dataclasses import dataclass

import pytest

from driving import HELPERS, quoted

FOLDER = pathlib.Path(__file__).resolve().parent / "Keyboards"
GAP = 20
# Browsers round scroll offsets to whole pixels.
ROUNDING = 1.5

# What the tests ask about a page. `marks` is what an adapter could leave behind: the
# elements, their attributes and how far they scroll. The keyboard is the page's own.
QUESTIONS = """
window.everything = (root = document) => [...root.querySelectorAll("*")].flatMap(
  (each) => [each, ...(each.shadowRoot ? everything(each.shadowRoot) : [])]);
window.offsets = () => everything().filter((each) => each.scrollTop)
  .map((each) => nameOf(each) + " " + each.scrollTop).join();
window.marks = (keyboard = "#none", ignored = []) => everything()
  .filter((each) => !each.closest(keyboard)).map((each) => [
    each.localName, each.scrollHeight, ...[...each.attributes]
      .filter(({name, value}) => !["enterkeyhint", ...ignored].includes(name)
        && !(name === "class" && value === ""))
      .map(({name, value}) => name + "=" + value).sort()].join(" "))
  .concat("sheets " + document.adoptedStyleSheets.length).join("; ");
window.bottomOf = (selector) => deep(selector).getBoundingClientRect().bottom;
// The top of a keyboard that lies still in the window, else null.
window.topOf = (selector) => {
  const keyboard = deep(selector);
  if (!keyboard || keyboard.getAnimations().length) return null;
  const box = keyboard.getBoundingClientRect();
  return box.height > 0 && box.top < innerHeight - 1 ? box.top : null;
};
window.scrollerOf = (selector) => {
  for (let at = deep(selector).parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight &&
        getComputedStyle(at).overflowY === "auto") return at;
  }
  return document.scrollingElement;
};
window.complaints = [];
window.failures = [];
for (const kind of ["warn", "error"]) {
  console[kind] = (...all) => complaints.push(all.join(" "));
}
addEventListener("error", (event) => failures.push(event.message));
addEventListener("unhandledrejection", (event) => failures.push(String(event.reason)));
"""

# Wraps the page's function, or one that answers `covered`, to count the calls.
COUNTING = """
window.asked = 0;
window.covered = null;
const {keyboardFrame} = options;
const answer = typeof keyboardFrame === "function" ? keyboardFrame : () => covered;
options.keyboardFrame = (...all) => { asked += 1; return answer(...all); };
"""

# The chat's panel as a function.
FUNCTION = "options.keyboardFrame = () => panel.getBoundingClientRect()"

# A rectangle over the lower half of the window.
LOWER_HALF = ("{left: 0, top: innerHeight / 2, right: innerWidth,"
              " bottom: innerHeight}")


@dataclass
class Case:
    """A page: its keyboard, a field low in the window that the keyboard covers, the
    field before that one, and a field above the keyboard."""

    name: str
    keyboard: str
    low: str
    before: str
    high: str
    dialog: str = ""  # What opens the dialog that the form is in.
    button: str = ""  # What shows the keyboard, if focus does not.
    without: str = ""  # What is taken out of the page.


# The keypad comes with a frame's delay, and is in the page only then.
CHECKOUT = Case("checkout", "#keypad", "#pin", "#cvc", "#card-code")
# The keyboard comes on focusin.
KIOSK = Case("kiosk", "#keyboard", "#phone", "#city", "#first")
# All fits on the kiosk's screen: there is nothing to scroll, until the adapter adds
# room for the time that the keyboard is there.
TIGHT_KIOSK = Case("kiosk", "#keyboard", "#phone", "#city", "#first",
                   without="#hours")
# The panel slides in by a transition, when a button is pressed.
CHAT = Case("chat", "#emoji", "#message", "#topic", "#to", button="#smile")
# The keyboard comes 250 ms after focus; its box is in a shadow root.
RECEPTION = Case("reception", "#board", "#plate", "#host", "#visitor")
# The keyboard comes on focusin, in a dialog, and gets a row more on demand.
BOOKING = Case("booking", "#board", "#email", "#phone", "#date", dialog="#open")

CASES = [CHECKOUT, KIOSK, TIGHT_KIOSK, CHAT, RECEPTION, BOOKING]


def each(cases):
    return pytest.mark.parametrize(
        "case", cases, ids=lambda case: case.name + case.without)


each_page = each(CASES)
each_kiosk = each([KIOSK, TIGHT_KIOSK])


# How far the innermost scroller of a field can scroll.
FARTHEST = "scrollerOf('#phone').scrollHeight - scrollerOf('#phone').clientHeight"


# Steps


def opened(page, case):
    """Opens a page without the adapter, its low field at the window's lower edge."""
    html = (FOLDER / f"{case.name}.html").read_text()
    assert html.count("</head>") == 1
    script = f"<script>{HELPERS}{QUESTIONS}</script></head>"
    page.go(page.server.put(html.replace("</head>", script), {}))
    page.wait_for("document.hasFocus()")
    if case.without:
        page.run(f"deep({quoted(case.without)}).remove()")
    if case.dialog:
        page.click(case.dialog)
        page.run("active().blur()")
        page.wait_for(f"topOf({quoted(case.keyboard)}) === null")
    page.run(f"deep({quoted(case.low)}).scrollIntoView({{block: 'end'}})")
    return page


def to_the_start(page):
    """Scrolls everything back to its start."""
    page.run("everything().forEach((each) => { each.scrollTop = 0; })")


def attached(page, case, change=""):
    """Opens a page with the adapter; `change` is done to the page's options first."""
    opened(page, case)
    page.run(change)
    page.attach("window.options")
    return page


def shown(page, case, field=None):
    """A field gets focus, and the page's keyboard appears."""
    page.focus(field or case.low)
    if case.button:
        page.click(case.button)
    page.wait_for(f"topOf({quoted(case.keyboard)}) !== null")


def left(page, case):
    """Focus leaves, and the page's keyboard goes."""
    page.run("active().blur()")
    gone(page, case)


def gone(page, case):
    page.wait_for(f"topOf({quoted(case.keyboard)}) === null")
    page.rest()


def clear(field, top):
    return f"bottomOf({quoted(field)}) <= ({top}) - {GAP} + {ROUNDING}"


def is_clear(page, case, field=None):
    """Waits until a field is clear of the page's keyboard."""
    top = f"topOf({quoted(case.keyboard)})"
    page.wait_for(f"{top} !== null && {clear(field or case.low, top)}")


def distance(page, case, field=None):
    """How far a field is above the page's keyboard."""
    return page.evaluate(f"topOf({quoted(case.keyboard)})"
                         f" - bottomOf({quoted(field or case.low)})")


def offset(page, field):
    return page.evaluate(f"scrollerOf({quoted(field)}).scrollTop")


# The pages by themselves


@each_page
def test_without_the_adapter_the_keyboard_covers_the_field_and_types(page, case):
    opened(page, case)
    shown(page, case)
    assert distance(page, case) < 0
    page.rest()
    assert distance(page, case) < 0
    page.run(f"window.key = [...deep({quoted(case.keyboard)})"
             ".querySelectorAll('button')].find((each) => !each.id &&"
             " each.getClientRects().length); key.id = 'key'")
    page.click("#key")
    assert page.value(case.low) == page.evaluate("key.textContent")
    assert page.active() == case.low[1:]
    left(page, case)
    assert page.active() == "body"


# The field that has focus is clear (A1, A2)


@each_page
def test_the_field_is_clear_of_the_keyboard_that_focus_shows(page, case):
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    # A2: just enough, also after all that the page and the adapter do later.
    page.rest()
    assert distance(page, case) == pytest.approx(GAP, abs=ROUNDING)
    assert page.evaluate("[complaints, failures]") == [[], []]


@each_page
def test_return_brings_the_next_field_clear(page, case):
    attached(page, case)
    shown(page, case, case.before)
    page.rest()
    assert distance(page, case, case.before) >= 0
    page.press("Enter")
    assert page.active() == case.low[1:]
    is_clear(page, case)


@each([CHECKOUT, KIOSK, TIGHT_KIOSK, RECEPTION, BOOKING])
def test_a_tap_brings_the_field_clear(page, case):
    attached(page, case).click(case.low)
    is_clear(page, case)


@each_page
def test_a_field_above_the_keyboard_stays_where_it_is(page, case):
    # A3: what is visible already stays.
    opened(page, case)
    to_the_start(page)
    page.attach("window.options")
    shown(page, case, case.high)
    assert distance(page, case, case.high) > GAP
    page.rest()
    assert page.evaluate("offsets()") == ""


def test_the_first_field_of_a_dialog_stays_where_it_is(page):
    # `showModal` moves focus, and the keyboard comes with it.
    html = (FOLDER / "booking.html").read_text()
    script = f"<script>{HELPERS}{QUESTIONS}</script></head>"
    page.go(page.server.put(html.replace("</head>", script), {}))
    page.wait_for("document.hasFocus()")
    page.attach("window.options")
    page.click("#open")
    page.wait_for("topOf('#board') !== null")
    page.rest()
    assert (page.active(), page.evaluate("offsets()")) == ("date", "")


def test_a_keyboard_beside_the_field_covers_nothing(page):
    # A1: floating keyboards cover what they cover. The field is nearer to the window's
    # edge than the gap, which is wished for only (A5): nothing scrolls.
    attached(page, KIOSK).run("keyboard.classList.add('floating')")
    shown(page, KIOSK)
    assert distance(page, KIOSK) < 0
    page.rest()
    assert page.evaluate("offsets()") == ""


def test_a_keyboard_that_is_docked_while_the_field_has_focus_covers_it(page):
    attached(page, KIOSK).run("keyboard.classList.add('floating')")
    shown(page, KIOSK)
    page.rest()
    page.click("#float")
    is_clear(page, KIOSK)


@each_kiosk
def test_a_keyboard_that_floats_beside_the_field_leaves_nothing_behind(page, case):
    # A4: the page is as long as before.
    opened(page, case)
    before = page.evaluate("marks('#keyboard', ['class'])")
    page.attach("window.options")
    shown(page, case)
    is_clear(page, case)
    page.click("#float")
    page.rest()
    assert page.evaluate("marks('#keyboard', ['class'])") == before


def test_a_field_taller_than_what_is_visible_shows_its_caret_and_its_top(page):
    # A2: the top never leaves the screen for the bottom's sake.
    attached(page, BOOKING)
    page.run("wishes.setSelectionRange(0, 0)")
    page.run("wishes.scrollIntoView({block: 'start'})")
    # Only the field's uppermost 10 pixels are in sight.
    page.run("const panel = document.querySelector('.panel');"
             "panel.scrollTop -= panel.clientHeight - 10")
    page.run("wishes.focus({preventScroll: true})")
    page.wait_for("topOf('#board') !== null")
    top = "wishes.getBoundingClientRect().top"
    in_sight = (f"{top} + 24 <= topOf('#board') &&"
                f" {top} >= wishes.form.getBoundingClientRect().top - {ROUNDING}")
    page.wait_for(in_sight)
    page.rest()
    assert page.evaluate(in_sight)


def test_a_page_that_makes_room_by_itself_is_not_moved_twice(page):
    # A5: the gap is wished for, not due, where the page has uncovered the field.
    attached(page, CHAT).run("thread.classList.add('docked')")
    page.run("message.focus({preventScroll: true})")
    page.click("#smile")
    own = page.evaluate("thread.scrollTop")
    page.wait_for("topOf('#emoji') !== null")
    page.rest()
    assert 0 <= distance(page, CHAT) < GAP
    assert page.evaluate("thread.scrollTop") == own


# The keyboard's height changes while the field has focus


def test_an_additional_row_scrolls_the_field_clear_again(page):
    attached(page, BOOKING)
    shown(page, BOOKING)
    is_clear(page, BOOKING)
    before = page.evaluate("topOf('#board')")
    page.click("#toggle")
    assert page.evaluate("topOf('#board')") < before
    is_clear(page, BOOKING)
    assert distance(page, BOOKING) == pytest.approx(GAP, abs=ROUNDING)


def test_a_removed_row_scrolls_nothing_back(page):
    # A3: a smaller keyboard scrolls nothing back.
    attached(page, BOOKING)
    shown(page, BOOKING)
    page.click("#toggle")
    is_clear(page, BOOKING)
    before = offset(page, "#email")
    page.click("#toggle")
    page.rest()
    assert offset(page, "#email") == before


def test_an_element_that_grows_brings_the_field_clear_again(page):
    # Only the box tells: the change is in a shadow root.
    attached(page, RECEPTION)
    shown(page, RECEPTION)
    is_clear(page, RECEPTION)
    page.run("deep('#board').style.height = '60vh'")
    is_clear(page, RECEPTION)


def test_an_element_that_a_sheet_makes_grow_brings_the_field_clear_again(page):
    # No element and no attribute changes.
    attached(page, KIOSK)
    shown(page, KIOSK)
    is_clear(page, KIOSK)
    page.run("document.styleSheets[0].insertRule("
             "'#keyboard { height: 55vh !important }',"
             "document.styleSheets[0].cssRules.length)")
    is_clear(page, KIOSK)


# The keyboard hides (A4)


@each_page
def test_after_focus_has_left_nothing_is_there_and_nothing_scrolls_back(page, case):
    opened(page, case)
    keyboard = quoted(case.keyboard)
    before = page.evaluate(f"marks({keyboard})")
    farthest = page.evaluate(FARTHEST.replace("#phone", case.low))
    page.attach("window.options")
    shown(page, case)
    is_clear(page, case)
    at = offset(page, case.low)
    left(page, case)
    assert page.evaluate(f"marks({keyboard})") == before
    # A scroll offset is kept unless it would be outside the content.
    expected = pytest.approx(min(at, farthest), abs=ROUNDING)
    assert offset(page, case.low) == expected


@each_kiosk
@pytest.mark.parametrize("hiding", [
    "document.querySelector('#hide').click()",
    "keyboard.style.display = 'none'",
    "keyboard.hidden = true; keyboard.style.visibility = 'hidden';"
    "keyboard.style.height = 0; keyboard.style.padding = 0",
    "keyboard.remove()",
], ids=["by its key", "by a style", "by its height", "by being removed"])
def test_a_keyboard_that_hides_before_focus_leaves_takes_all(page, case, hiding):
    opened(page, case)
    farthest = page.evaluate(FARTHEST)
    before = page.evaluate("marks('#keyboard', ['class'])")
    page.attach("window.options")
    shown(page, case)
    is_clear(page, case)
    at = offset(page, "#phone")
    page.run(hiding)
    page.rest()
    assert page.active() == "phone"
    assert page.evaluate("marks('#keyboard', ['class'])") == before
    assert offset(page, "#phone") == min(at, farthest)


@each_kiosk
def test_a_keyboard_that_is_shown_again_covers_again(page, case):
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    page.click("#hide")
    gone(page, case)
    # The user scrolls back, and taps the field that still has focus.
    to_the_start(page)
    page.click("#phone")
    is_clear(page, case)


def test_a_panel_that_slides_out_while_the_field_has_focus_leaves_nothing(page):
    opened(page, CHAT)
    page.focus("#message")
    before = page.evaluate("marks('#emoji', ['aria-expanded'])")
    page.attach("window.options")
    shown(page, CHAT)
    is_clear(page, CHAT)
    at = offset(page, "#message")
    page.click("#smile")
    gone(page, CHAT)
    assert page.evaluate("marks('#emoji', ['aria-expanded'])") == before
    assert offset(page, "#message") == at


@each_kiosk
def test_what_the_page_changes_meanwhile_it_keeps(page, case):
    # A4: add and subtract, never save and overwrite.
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    page.run("document.querySelector('main').style.color = 'navy';"
             "document.body.style.color = 'navy';"
             "document.documentElement.style.color = 'navy'")
    left(page, case)
    for element in ["document.querySelector('main')", "document.body",
                    "document.documentElement"]:
        assert page.evaluate(f"{element}.getAttribute('style')") == "color: navy;"


@each_page
def test_detach_takes_away_all_that_was_added(page, case):
    opened(page, case)
    page.focus(case.low)
    if case.button:
        page.click(case.button)
    page.wait_for(f"topOf({quoted(case.keyboard)}) !== null")
    keyboard = quoted(case.keyboard)
    before = page.evaluate(f"marks({keyboard})")
    page.attach("window.options")
    is_clear(page, case)
    page.run("handle.detach()")
    page.rest()
    assert page.evaluate(f"marks({keyboard})") == before
    assert page.evaluate("carriers()") == []


# The user scrolls


@each_page
def test_a_field_that_the_user_scrolls_away_stays_away(page, case):
    # A3: what the keyboard does not change, the user decides.
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    page.rest()
    page.run(f"scrollerOf({quoted(case.low)}).scrollTop -= 80")
    at = offset(page, case.low)
    page.rest()
    assert distance(page, case) < 0
    assert offset(page, case.low) == at
    # Changes elsewhere ask for the frame again, and find the same.
    page.run("document.querySelector('form').classList.add('seen')")
    page.rest()
    page.rest()
    assert offset(page, case.low) == at


def test_the_wheel_scrolls_the_field_away(in_chromium):
    page = in_chromium
    attached(page, BOOKING)
    shown(page, BOOKING)
    is_clear(page, BOOKING)
    page.rest()
    before = offset(page, "#email")
    page.move_pointer("#email")
    page.tab.mouse.wheel(0, -80)
    page.wait_for(f"scrollerOf('#email').scrollTop === {before} - 80")
    page.rest()
    assert offset(page, "#email") == before - 80


def test_after_the_user_has_scrolled_a_taller_keyboard_brings_the_field_back(page):
    attached(page, BOOKING)
    shown(page, BOOKING)
    is_clear(page, BOOKING)
    page.run("scrollerOf('#email').scrollTop -= 80")
    page.rest()
    page.click("#toggle")
    is_clear(page, BOOKING)


# When the frame is asked for


def counted(page, case=CHAT):
    """A page whose keyboard is a function that answers `covered`, and counts."""
    attached(page, case, COUNTING)
    page.focus(case.low)
    page.wait_for("asked > 0")
    page.rest()
    return page


@pytest.mark.parametrize("change", [
    "visualViewport.dispatchEvent(new Event('resize'))",
    "visualViewport.dispatchEvent(new Event('scroll'))",
    "document.body.classList.add('with-keyboard')",
    "document.body.style.color = 'black'",
    "document.querySelector('h2').hidden = true",
    "document.body.append(document.createElement('aside'))",
    "document.querySelector('h2').replaceWith(document.createElement('h2'))",
])
def test_the_frame_is_asked_for_again_after_a_change(page, change):
    counted(page).run(f"window.covered = {LOWER_HALF}; {change}")
    page.wait_for(clear("#message", "innerHeight / 2"))


def test_the_frame_is_asked_for_again_at_the_end_of_a_transition(page):
    # At its start, when the class changes, the panel is still out of sight.
    attached(page, CHAT, FUNCTION)
    shown(page, CHAT)
    is_clear(page, CHAT)


def test_the_frame_is_asked_for_again_after_the_virtual_keyboard_has_changed(page):
    opened(page, CHAT)
    page.run(VIRTUAL_KEYBOARD + COUNTING)
    page.attach("window.options")
    page.focus("#message")
    page.rest()
    page.run(f"window.covered = {LOWER_HALF};"
             "fake.dispatchEvent(new Event('geometrychange'))")
    page.wait_for(clear("#message", "innerHeight / 2"))


@pytest.mark.parametrize("change", ["", FUNCTION], ids=["element", "function"])
def test_a_keyboard_outside_of_the_root_is_noticed(page, change):
    opened(page, CHAT).run(change)
    page.attach("window.options", root="thread")
    shown(page, CHAT)
    is_clear(page, CHAT)


def test_before_focus_the_function_is_not_asked(page):
    attached(page, CHECKOUT, COUNTING)
    page.run("document.body.classList.add('seen');"
             "visualViewport.dispatchEvent(new Event('resize'))")
    page.rest()
    assert page.evaluate("asked") == 0


def test_the_function_is_asked_no_more_once_focus_has_left(page):
    attached(page, CHECKOUT, COUNTING)
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    page.run("window.before = asked; active().blur()")
    # The page removes its keypad, and changes on.
    gone(page, CHECKOUT)
    page.run("document.body.classList.add('seen'); document.body.hidden = true;"
             "document.body.hidden = false;"
             "visualViewport.dispatchEvent(new Event('resize'));"
             "document.body.append(document.createElement('aside'));"
             "document.body.dispatchEvent("
             "new TransitionEvent('transitionend', {bubbles: true}))")
    page.rest()
    page.rest()
    assert page.evaluate("asked - before") == 0


def test_the_function_is_asked_no_more_after_detach(page):
    attached(page, CHECKOUT, COUNTING)
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    page.run("handle.detach(); window.before = asked;"
             "document.body.classList.add('seen');"
             "visualViewport.dispatchEvent(new Event('resize'))")
    page.rest()
    assert page.evaluate("asked - before") == 0


def test_while_nothing_changes_the_function_is_not_asked_again(page):
    attached(page, CHECKOUT, COUNTING)
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    page.rest()
    before = page.evaluate("asked")
    assert 1 <= before <= 12
    for _ in range(3):
        page.rest()
    assert page.evaluate("asked") == before


def test_a_field_in_sight_asks_once_and_then_only_after_changes(page):
    attached(page, CHAT, COUNTING)
    page.focus("#to")
    page.rest()
    page.rest()
    before = page.evaluate("asked")
    assert 1 <= before <= 4
    page.rest()
    assert page.evaluate("asked") == before


def test_many_changes_at_once_do_not_ask_for_each(page):
    counted(page)
    before = page.evaluate("asked")
    page.run("for (let i = 0; i < 100; i += 1) {"
             "const row = document.createElement('li'); row.className = 'new';"
             "document.querySelector('.log').append(row); row.hidden = true; }")
    page.rest()
    assert page.evaluate("asked") - before <= 4


# A function that throws


THROWING = ("options.keyboardFrame = () => { throw new Error('No keyboard here'); };")


def test_a_function_that_throws_warns_once(page):
    attached(page, CHECKOUT, THROWING)
    for field in ["#number", "#expiry", "#holder", "#number"]:
        page.focus(field)
        page.rest()
    page.run("active().blur()")
    page.focus("#cvc")
    page.rest()
    assert len(page.evaluate("complaints")) == 1
    assert page.evaluate("failures") == []


def test_a_function_that_throws_detaches_nothing(page):
    attached(page, CHECKOUT, THROWING)
    page.focus("#number")
    page.rest()
    page.shows("#number", "next")
    page.press("Enter")
    assert page.active() == "expiry"
    page.shows("#expiry", "next")


def test_a_function_that_throws_until_there_is_a_keyboard_works_then(page):
    # The documentation's own example throws while the element is missing.
    attached(page, CHECKOUT, "options.keyboardFrame = () =>"
             " document.querySelector('#keypad').getBoundingClientRect()")
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    assert len(page.evaluate("complaints")) <= 1
    assert page.evaluate("failures") == []


@pytest.mark.parametrize("answer", ["null", "undefined"])
def test_a_function_that_reports_no_keyboard_scrolls_nothing(page, answer):
    attached(page, CHECKOUT, f"options.keyboardFrame = () => {answer}")
    before = page.evaluate("offsets()")
    shown(page, CHECKOUT)
    page.rest()
    assert page.evaluate("offsets()") == before
    assert page.evaluate("[complaints, failures]") == [[], []]


@pytest.mark.parametrize("value", [
    "'visualviewport'", "'#keyboard'", "5", "true", "[]", "{}", "document",
    "document.createTextNode('')",
])
def test_a_bad_value_throws_and_names_the_option(page, value):
    opened(page, KIOSK).inject()
    page.run("try { FieldNavigation.attach(document, {keyboardFrame: " + value + "}) }"
             "catch (error) { window.thrown = error; }")
    assert page.evaluate("window.thrown instanceof TypeError")
    assert "keyboardFrame" in page.evaluate("thrown.message")


# The keyboard of the system

# A visual viewport as phones have it: only its height reveals the keyboard.
VISUAL_VIEWPORT = """
window.fake = Object.assign(new EventTarget(), {
  offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight, scale: 1});
Object.defineProperties(fake, {
  pageLeft: {get: () => scrollX + fake.offsetLeft},
  pageTop: {get: () => scrollY + fake.offsetTop}});
Object.defineProperty(window, "visualViewport", {configurable: true, value: fake});
window.setHeight = (height) => {
  fake.height = height;
  fake.dispatchEvent(new Event("resize"));
};
"""

VIRTUAL_KEYBOARD = """
window.fake = Object.assign(new EventTarget(), {
  overlaysContent: true, boundingRect: new DOMRect(0, 0, 0, 0),
  show() {}, hide() {}});
Object.defineProperty(navigator, "virtualKeyboard", {configurable: true, value: fake});
window.setHeight = (height) => {
  fake.boundingRect = height < innerHeight ?
    new DOMRect(0, height, innerWidth, innerHeight - height) : new DOMRect(0, 0, 0, 0);
  fake.dispatchEvent(new Event("geometrychange"));
};
"""

SYSTEMS = {"visualViewport": VISUAL_VIEWPORT, "virtualKeyboard": VIRTUAL_KEYBOARD}
each_system = pytest.mark.parametrize("system", SYSTEMS)

HALF = "innerHeight / 2"


def with_system(page, system):
    """The chat, whose fields make the system show its keyboard."""
    opened(page, CHAT)
    page.run(SYSTEMS[system])
    page.attach("{keyboardFrame: " + quoted(system) + "}")
    return page


@each_system
def test_the_keyboard_of_the_system_does_not_cover_the_field(page, system):
    with_system(page, system).focus("#message")
    page.rest()
    page.run(f"setHeight({HALF})")
    page.wait_for(clear("#message", HALF))
    page.rest()
    bottom = page.evaluate("bottomOf('#message')")
    assert bottom == pytest.approx(page.evaluate(HALF) - GAP, abs=ROUNDING)


@each_system
def test_return_goes_to_a_field_clear_of_the_keyboard_of_the_system(page, system):
    with_system(page, system).focus("#topic")
    page.run(f"setHeight({HALF})")
    page.press("Enter")
    assert page.active() == "message"
    page.wait_for(clear("#message", HALF))


@each_system
def test_a_keyboard_of_the_system_that_grows_brings_the_field_clear(page, system):
    with_system(page, system).focus("#message")
    page.run(f"setHeight({HALF})")
    page.wait_for(clear("#message", HALF))
    # As a phone does when its row of suggestions comes.
    page.run("setHeight(innerHeight * 0.4)")
    page.wait_for(clear("#message", "innerHeight * 0.4"))


@each_system
def test_after_the_keyboard_of_the_system_nothing_is_left_behind(page, system):
    with_system(page, system).focus("#message")
    page.rest()
    before = page.evaluate("marks()")
    page.run(f"setHeight({HALF})")
    page.wait_for(clear("#message", HALF))
    at = offset(page, "#message")
    page.run("setHeight(innerHeight)")
    page.rest()
    assert page.evaluate("marks()") == before
    assert offset(page, "#message") == at


@each_system
def test_without_focus_the_keyboard_of_the_system_scrolls_nothing(page, system):
    with_system(page, system)
    before = page.evaluate("offsets()")
    page.run(f"setHeight({HALF})")
    page.rest()
    assert page.evaluate("offsets()") == before


@each_system
def test_a_field_above_the_keyboard_of_the_system_stays(page, system):
    with_system(page, system)
    to_the_start(page)
    page.focus("#to")
    page.run(f"setHeight({HALF})")
    page.rest()
    assert page.evaluate("offsets()") == ""


def test_a_browser_that_has_no_virtual_keyboard_scrolls_nothing(page):
    opened(page, CHAT)
    page.run("Object.defineProperty(navigator, 'virtualKeyboard',"
             "{configurable: true, value: undefined})")
    before = page.evaluate("offsets()")
    page.attach("{keyboardFrame: 'virtualKeyboard'}")
    page.run("message.focus({preventScroll: true})")
    page.rest()
    assert page.evaluate("offsets()") == before
    assert page.evaluate("[complaints, failures]") == [[], []]
    page.shows("#message", "done")


def test_a_visual_viewport_that_is_panned_shows_the_field(page):
    # Content above the visual viewport is out of sight as well.
    with_system(page, "visualViewport").focus("#message")
    page.run("fake.offsetTop = 100; setHeight(innerHeight / 2)")
    page.wait_for(clear("#message", "100 + innerHeight / 2"))
    page.rest()
    assert page.evaluate("bottomOf('#message')") > 100


def test_a_page_that_is_merely_zoomed_in_has_no_keyboard(in_chromium):
    # Zooming in makes the real visual viewport smaller.
    page = in_chromium
    opened(page, CHAT)
    page.attach("{keyboardFrame: 'visualViewport'}")
    page.run("message.focus({preventScroll: true})")
    page.rest()
    before = page.evaluate("offsets()")
    try:
        page.tools.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
        page.wait_for("visualViewport.height < innerHeight * 0.6")
        page.rest()
        assert page.evaluate("offsets()") == before
    finally:
        page.tools.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
