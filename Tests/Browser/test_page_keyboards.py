"""Tests pages with their own on-screen keyboards (in Keyboards/), and the system's
keyboards. None may cover the focused field (A1-A5).

The pages rely only on the public documentation. Each page sets `window.options` to the
options for `attach`. The page's own code shows and hides its keyboard. This code
doesn't depend on the adapter.
"""

import pathlib
from dataclasses import dataclass

import pytest

from driving import HELPERS, quoted

FOLDER = pathlib.Path(__file__).resolve().parent / "Keyboards"
GAP = 20
# Browsers round scroll offsets to whole pixels.
ROUNDING = 1.5

# Functions that answer the tests' questions about a page. `marks` records everything
# that an adapter could leave behind. `marks` includes the elements, their attributes
# and how far they scroll. `marks` omits the keyboard, which belongs to the page.
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
// Like `scrollIntoView({block: "end"})`, which Firefox repeats in a later frame. On a
// busy computer, that frame comes after the test has scrolled.
window.toTheEnd = (selector) => {
  const field = deep(selector), page = document.scrollingElement;
  for (let at = field.parentElement; at; at = at.parentElement) {
    const isPage = at === page;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const end = isPage ? innerHeight
      : at.getBoundingClientRect().top + at.clientTop + at.clientHeight;
    at.scrollTop += field.getBoundingClientRect().bottom - end;
  }
};
window.complaints = [];
window.failures = [];
for (const kind of ["warn", "error"]) {
  console[kind] = (...all) => complaints.push(all.join(" "));
}
addEventListener("error", (event) => failures.push(event.message));
addEventListener("unhandledrejection", (event) => failures.push(String(event.reason)));
"""

# Counts the calls of the page's frame function. For a page without such a function, the
# script uses a function that returns `covered`. The script counts the calls of that
# function.
COUNTING = """
window.asked = 0;
window.covered = null;
const {keyboardFrame} = options;
const answer = typeof keyboardFrame === "function" ? keyboardFrame : () => covered;
options.keyboardFrame = (...all) => { asked += 1; return answer(...all); };
"""

# A function that returns the frame of the chat's panel.
FUNCTION = "options.keyboardFrame = () => panel.getBoundingClientRect()"

# A rectangle that covers the lower half of the window.
LOWER_HALF = ("{left: 0, top: innerHeight / 2, right: innerWidth,"
              " bottom: innerHeight}")


@dataclass
class Case:
    """A page with its keyboard and three fields. The keyboard covers the low field.
    Another field comes before the low field, and one is above the keyboard."""

    name: str
    keyboard: str
    low: str
    before: str
    high: str
    dialog: str = ""  # The button that opens the form's dialog.
    button: str = ""  # The button that shows the keyboard.
    without: str = ""  # The element that the test removes.


# The keypad appears one frame after focus. The page removes the hidden keypad.
CHECKOUT = Case("checkout", "#keypad", "#pin", "#cvc", "#card-code")
# The keyboard appears on focusin.
KIOSK = Case("kiosk", "#keyboard", "#phone", "#city", "#first")
# Everything fits on the kiosk's screen. Nothing can scroll until the adapter adds room
# for the visible keyboard.
TIGHT_KIOSK = Case("kiosk", "#keyboard", "#phone", "#city", "#first",
                   without="#hours")
# The panel slides in with a transition after the user presses a button.
CHAT = Case("chat", "#emoji", "#message", "#topic", "#to", button="#smile")
# The keyboard appears 250 ms after focus. The keyboard's box is in a shadow root.
RECEPTION = Case("reception", "#board", "#plate", "#host", "#visitor")
# The keyboard appears in a dialog on focusin. The page can add a row of keys to the
# keyboard.
BOOKING = Case("booking", "#board", "#email", "#phone", "#date", dialog="#open")

CASES = [CHECKOUT, KIOSK, TIGHT_KIOSK, CHAT, RECEPTION, BOOKING]


def each(cases):
    return pytest.mark.parametrize(
        "case", cases, ids=lambda case: case.name + case.without)


each_page = each(CASES)
each_kiosk = each([KIOSK, TIGHT_KIOSK])


# The largest scroll offset of the scroll container around a field.
FARTHEST = "scrollerOf('#phone').scrollHeight - scrollerOf('#phone').clientHeight"


# Returns a promise of so many animation frames.
FRAMES = """async (count) => {
  while (count--) await new Promise(requestAnimationFrame);
}"""

# Makes each animation frame take long. `awaited` has those that still have to come.
SLOW_FRAMES = """
window.awaited = new Set();
const frame = requestAnimationFrame;
window.requestAnimationFrame = (run) => {
  const id = setTimeout(() => frame((time) => { awaited.delete(id); run(time); }), 300);
  awaited.add(id);
  return id;
};
window.cancelAnimationFrame = (id) => { clearTimeout(id); awaited.delete(id); };
"""


# Steps


def opened(page, case):
    """Opens a page without the adapter. Scrolls the page's low field to the window's
    lower edge."""
    html = (FOLDER / f"{case.name}.html").read_text()
    assert html.count("</head>") == 1
    script = f"<script>{HELPERS}{QUESTIONS}</script></head>"
    page.go(page.server.put(html.replace("</head>", script), {}))
    page.wait_for_focus()
    if case.without:
        page.run(f"deep({quoted(case.without)}).remove()")
    if case.dialog:
        page.click(case.dialog)
        page.run("active().blur()")
        page.wait_for(f"topOf({quoted(case.keyboard)}) === null")
    page.run(f"toTheEnd({quoted(case.low)})")
    return page


def to_the_start(page):
    """Scrolls everything back to its start. In a later frame, Firefox repeats the last
    scrollIntoView."""
    page.run("document.documentElement.scrollIntoView();"
             "everything().forEach((each) => { each.scrollTop = 0; })")


def attached(page, case, change=""):
    """Changes the page's options with `change`, then attaches the adapter."""
    opened(page, case)
    page.run(change)
    page.attach("window.options")
    return page


def shown(page, case, field=None):
    """Focuses a field. Waits until the page's keyboard appears."""
    page.focus(field or case.low)
    if case.button:
        page.click(case.button)
    page.wait_for(f"topOf({quoted(case.keyboard)}) !== null")


def left(page, case):
    """Removes focus and waits until the page's keyboard disappears."""
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
    """Returns how far a field's lower edge is above the top of the page's keyboard."""
    return page.evaluate(f"topOf({quoted(case.keyboard)})"
                         f" - bottomOf({quoted(field or case.low)})")


def offset(page, field):
    return page.evaluate(f"scrollerOf({quoted(field)}).scrollTop")


# ---- The pages without the adapter ----


@each_page
def test_the_keyboard_covers_the_field_without_the_adapter(page, case):
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


# ---- The focused field scrolls clear (A1, A2) ----


@each_page
def test_the_focused_field_scrolls_clear_of_a_keyboard_that_appears(page, case):
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    # The field scrolls just far enough, then stays (A2).
    page.rest()
    assert distance(page, case) == pytest.approx(GAP, abs=ROUNDING)
    assert page.evaluate("[complaints, failures]") == [[], []]


@each_page
def test_return_scrolls_the_next_field_clear_of_the_keyboard(page, case):
    attached(page, case)
    shown(page, case, case.before)
    page.rest()
    assert distance(page, case, case.before) >= 0
    page.press("Enter")
    assert page.active() == case.low[1:]
    is_clear(page, case)


@each([CHECKOUT, KIOSK, TIGHT_KIOSK, RECEPTION, BOOKING])
def test_a_tapped_field_scrolls_clear_of_the_keyboard(page, case):
    attached(page, case).click(case.low)
    is_clear(page, case)


@each_page
def test_a_field_above_the_keyboard_does_not_scroll(page, case):
    # A field that is already visible doesn't scroll (A3).
    opened(page, case)
    to_the_start(page)
    page.attach("window.options")
    shown(page, case, case.high)
    assert distance(page, case, case.high) > GAP
    page.rest()
    assert page.evaluate("offsets()") == ""


def test_the_first_field_of_a_dialog_does_not_scroll(page):
    # `showModal` moves focus, which shows the keyboard.
    html = (FOLDER / "booking.html").read_text()
    script = f"<script>{HELPERS}{QUESTIONS}</script></head>"
    page.go(page.server.put(html.replace("</head>", script), {}))
    page.wait_for_focus()
    page.attach("window.options")
    page.click("#open")
    page.wait_for("topOf('#board') !== null")
    page.rest()
    assert (page.active(), page.evaluate("offsets()")) == ("date", "")


def test_nothing_scrolls_if_the_keyboard_floats_beside_the_field(page):
    # A floating keyboard covers only what is under it (A1). The field is close to the
    # window's edge. The adapter usually leaves a larger gap below a field. Nothing
    # scrolls, because the keyboard covers only other parts (A5).
    attached(page, KIOSK).run("keyboard.classList.add('floating')")
    shown(page, KIOSK)
    assert distance(page, KIOSK) < 0
    page.rest()
    assert page.evaluate("offsets()") == ""


def test_a_focused_field_scrolls_clear_when_a_floating_keyboard_docks(page):
    attached(page, KIOSK).run("keyboard.classList.add('floating')")
    shown(page, KIOSK)
    page.rest()
    page.click("#float")
    is_clear(page, KIOSK)


@each_kiosk
def test_the_page_is_restored_when_the_keyboard_starts_to_float_beside_the_field(
        page, case):
    # The page has its original length again (A4).
    opened(page, case)
    before = page.evaluate("marks('#keyboard', ['class'])")
    page.attach("window.options")
    shown(page, case)
    is_clear(page, case)
    page.click("#float")
    page.rest()
    assert page.evaluate("marks('#keyboard', ['class'])") == before


def test_a_field_taller_than_the_visible_area_shows_its_top_and_its_caret(page):
    # The top of a field stays visible even if its bottom is hidden (A2).
    attached(page, BOOKING)
    page.run("wishes.setSelectionRange(0, 0)")
    page.run("wishes.scrollIntoView({block: 'start'})")
    # Only the field's top 10 pixels are visible.
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


def test_a_field_does_not_scroll_if_the_page_makes_room_for_it(page):
    # The page itself has uncovered the field. The adapter doesn't scroll to enlarge the
    # gap below the field (A5).
    attached(page, CHAT).run("thread.classList.add('docked')")
    page.run("message.focus({preventScroll: true})")
    page.click("#smile")
    own = page.evaluate("thread.scrollTop")
    page.wait_for("topOf('#emoji') !== null")
    page.rest()
    assert 0 <= distance(page, CHAT) < GAP
    assert page.evaluate("thread.scrollTop") == own


# ---- The keyboard's height changes while the field has focus ----


def test_the_field_scrolls_clear_again_when_the_keyboard_gains_a_row(page):
    attached(page, BOOKING)
    shown(page, BOOKING)
    is_clear(page, BOOKING)
    before = page.evaluate("topOf('#board')")
    page.click("#toggle")
    assert page.evaluate("topOf('#board')") < before
    is_clear(page, BOOKING)
    assert distance(page, BOOKING) == pytest.approx(GAP, abs=ROUNDING)


def test_nothing_scrolls_back_when_the_keyboard_loses_a_row(page):
    # Nothing scrolls back when the keyboard becomes smaller (A3).
    attached(page, BOOKING)
    shown(page, BOOKING)
    page.click("#toggle")
    is_clear(page, BOOKING)
    before = offset(page, "#email")
    page.click("#toggle")
    page.rest()
    assert offset(page, "#email") == before


def test_the_field_scrolls_clear_again_when_the_keyboard_element_grows(page):
    # The change is in a shadow root. Only the element's size reveals the change.
    attached(page, RECEPTION)
    shown(page, RECEPTION)
    is_clear(page, RECEPTION)
    page.run("deep('#board').style.height = '60vh'")
    is_clear(page, RECEPTION)


def test_the_field_scrolls_clear_again_when_a_style_sheet_enlarges_the_keyboard(page):
    # Neither the elements nor their attributes change.
    attached(page, KIOSK)
    shown(page, KIOSK)
    is_clear(page, KIOSK)
    page.run("document.styleSheets[0].insertRule("
             "'#keyboard { height: 55vh !important }',"
             "document.styleSheets[0].cssRules.length)")
    is_clear(page, KIOSK)


# ---- The keyboard hides (A4) ----


@each_page
def test_losing_focus_restores_the_page_and_scrolls_nothing_back(page, case):
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
    # The scroll offset stays unless the content is now too short.
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
def test_a_hidden_keyboard_restores_the_page_while_the_field_has_focus(
        page, case, hiding):
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
def test_the_field_scrolls_clear_again_when_the_keyboard_reappears(page, case):
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    page.click("#hide")
    gone(page, case)
    # The user scrolls back and taps the field. The field still has focus.
    to_the_start(page)
    page.click("#phone")
    is_clear(page, case)


def test_a_panel_that_slides_out_restores_the_page_while_the_field_has_focus(page):
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
def test_the_adapter_keeps_styles_that_the_page_sets_meanwhile(
        page, case):
    # The adapter undoes only its own style changes (A4). The adapter never restores a
    # saved `style` attribute.
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
def test_detach_removes_everything_that_the_adapter_added(page, case):
    opened(page, case)
    page.focus(case.low)
    if case.button:
        page.click(case.button)
    page.wait_for(f"topOf({quoted(case.keyboard)}) !== null")
    keyboard = quoted(case.keyboard)
    # In a later frame, Firefox repeats the scrolling of the focus.
    page.evaluate("new Promise((done) =>"
                  " requestAnimationFrame(() => requestAnimationFrame(done)))")
    before = page.evaluate(f"marks({keyboard})")
    page.attach("window.options")
    is_clear(page, case)
    page.run("handle.detach()")
    page.rest()
    assert page.evaluate(f"marks({keyboard})") == before
    assert page.evaluate("carriers()") == []


# The user scrolls


@each_page
def test_a_field_that_the_user_scrolls_away_does_not_scroll_back(page, case):
    # The adapter doesn't undo the user's scrolling until the keyboard changes (A3).
    attached(page, case)
    shown(page, case)
    is_clear(page, case)
    # In Firefox the adapter looks for four frames whether the focus scrolls again. On a
    # busy computer these take longer than a rest.
    page.evaluate(f"({FRAMES})(6)")
    page.rest()
    page.run(f"scrollerOf({quoted(case.low)}).scrollTop -= 80")
    at = offset(page, case.low)
    page.rest()
    assert distance(page, case) < 0
    assert offset(page, case.low) == at
    # Changes elsewhere make the adapter request the frame again. The function returns
    # the same frame.
    page.run("document.querySelector('form').classList.add('seen')")
    page.rest()
    page.rest()
    assert offset(page, case.low) == at


@pytest.mark.parametrize("kind", ["wheel", "touchmove"])
def test_the_user_can_scroll_the_field_away_while_firefox_scrolls_it(page, kind):
    # A3. Slow frames give the user time. The event is the page's, because Firefox's
    # driver has none of the kind.
    attached(page, BOOKING, SLOW_FRAMES)
    shown(page, BOOKING)
    is_clear(page, BOOKING)
    page.run(f"email.dispatchEvent(new Event({quoted(kind)}, {{bubbles: true}}));"
             "scrollerOf('#email').scrollTop -= 80")
    at = offset(page, "#email")
    page.wait_for("!awaited.size")
    page.rest()
    assert offset(page, "#email") == at


def test_the_user_can_scroll_the_field_away_with_the_wheel(in_chromium):
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


def test_a_field_that_the_user_scrolled_away_returns_when_the_keyboard_grows(
        page):
    attached(page, BOOKING)
    shown(page, BOOKING)
    is_clear(page, BOOKING)
    page.run("scrollerOf('#email').scrollTop -= 80")
    page.rest()
    page.click("#toggle")
    is_clear(page, BOOKING)


# ---- Requests for the keyboard frame ----


def counted(page, case=CHAT):
    """Opens a page with a frame function that returns `covered`. The function counts
    its calls."""
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
def test_the_adapter_requests_the_frame_again_after_a_page_change(
        page, change):
    counted(page).run(f"window.covered = {LOWER_HALF}; {change}")
    page.wait_for(clear("#message", "innerHeight / 2"))


def test_the_adapter_requests_the_frame_again_after_a_transition(page):
    # The class changes and the transition starts. At that time the panel is still
    # hidden.
    attached(page, CHAT, FUNCTION)
    shown(page, CHAT)
    is_clear(page, CHAT)


def test_the_adapter_requests_the_frame_again_after_a_virtual_keyboard_event(page):
    opened(page, CHAT)
    page.run(VIRTUAL_KEYBOARD + COUNTING)
    page.attach("window.options")
    page.focus("#message")
    page.rest()
    page.run(f"window.covered = {LOWER_HALF};"
             "fake.dispatchEvent(new Event('geometrychange'))")
    page.wait_for(clear("#message", "innerHeight / 2"))


@pytest.mark.parametrize("change", ["", FUNCTION], ids=["element", "function"])
def test_the_adapter_follows_a_keyboard_outside_its_root(page, change):
    opened(page, CHAT).run(change)
    page.attach("window.options", root="thread")
    shown(page, CHAT)
    is_clear(page, CHAT)


def test_the_adapter_requests_no_frame_before_a_field_has_focus(page):
    attached(page, CHECKOUT, COUNTING)
    page.run("document.body.classList.add('seen');"
             "visualViewport.dispatchEvent(new Event('resize'))")
    page.rest()
    assert page.evaluate("asked") == 0


def test_the_adapter_requests_no_frame_after_focus_leaves(page):
    attached(page, CHECKOUT, COUNTING)
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    page.run("window.before = asked; active().blur()")
    # The page removes its keypad, and then changes again.
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


def test_the_adapter_requests_no_frame_after_detach(page):
    attached(page, CHECKOUT, COUNTING)
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    page.run("handle.detach(); window.before = asked;"
             "document.body.classList.add('seen');"
             "visualViewport.dispatchEvent(new Event('resize'))")
    page.rest()
    assert page.evaluate("asked - before") == 0


def test_the_adapter_requests_no_frame_while_nothing_changes(page):
    attached(page, CHECKOUT, COUNTING)
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    page.rest()
    before = page.evaluate("asked")
    assert 1 <= before <= 12
    for _ in range(3):
        page.rest()
    assert page.evaluate("asked") == before


def test_the_adapter_requests_the_frame_for_a_visible_field_only_after_changes(page):
    attached(page, CHAT, COUNTING)
    page.focus("#to")
    page.rest()
    page.rest()
    before = page.evaluate("asked")
    assert 1 <= before <= 4
    page.rest()
    assert page.evaluate("asked") == before


def test_many_changes_at_once_cause_only_a_few_requests_of_the_frame(page):
    counted(page)
    before = page.evaluate("asked")
    page.run("for (let i = 0; i < 100; i += 1) {"
             "const row = document.createElement('li'); row.className = 'new';"
             "document.querySelector('.log').append(row); row.hidden = true; }")
    page.rest()
    assert page.evaluate("asked") - before <= 4


# ---- A function that throws ----


THROWING = ("options.keyboardFrame = () => { throw new Error('No keyboard here'); };")


def test_a_frame_function_that_throws_causes_a_single_warning(page):
    attached(page, CHECKOUT, THROWING)
    for field in ["#number", "#expiry", "#holder", "#number"]:
        page.focus(field)
        page.rest()
    page.run("active().blur()")
    page.focus("#cvc")
    page.rest()
    assert len(page.evaluate("complaints")) == 1
    assert page.evaluate("failures") == []


def test_the_adapter_stays_attached_when_the_frame_function_throws(page):
    attached(page, CHECKOUT, THROWING)
    page.focus("#number")
    page.rest()
    page.shows("#number", "next")
    page.press("Enter")
    assert page.active() == "expiry"
    page.shows("#expiry", "next")


def test_a_frame_function_works_again_after_it_throws(page):
    # The documentation's example throws while the element is missing.
    attached(page, CHECKOUT, "options.keyboardFrame = () =>"
             " document.querySelector('#keypad').getBoundingClientRect()")
    shown(page, CHECKOUT)
    is_clear(page, CHECKOUT)
    assert len(page.evaluate("complaints")) <= 1
    assert page.evaluate("failures") == []


@pytest.mark.parametrize("answer", ["null", "undefined"])
def test_nothing_scrolls_if_the_frame_function_returns_no_keyboard(page, answer):
    attached(page, CHECKOUT, f"options.keyboardFrame = () => {answer}")
    before = page.evaluate("offsets()")
    shown(page, CHECKOUT)
    page.rest()
    assert page.evaluate("offsets()") == before
    assert page.evaluate("[complaints, failures]") == [[], []]


@pytest.mark.parametrize("value", [
    "'visualviewport'", "'#keyboard'", "5", "true", "[]", "{}", "document",
    "document.createTextNode('')", "document.querySelector('#nowhere')",
])
def test_an_invalid_keyboard_frame_throws_an_error_that_names_the_option(page, value):
    opened(page, KIOSK).inject()
    page.run("try { FieldNavigation.attach(document, {keyboardFrame: " + value + "}) }"
             "catch (error) { window.thrown = error; }")
    assert page.evaluate("window.thrown instanceof TypeError")
    assert "keyboardFrame" in page.evaluate("thrown.message")


# ---- The system keyboard ----

# Simulates a phone's visual viewport. Only the viewport's height reveals the keyboard.
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
    """Opens the chat. The chat's fields make the system show its keyboard."""
    opened(page, CHAT)
    page.run(SYSTEMS[system])
    page.attach("{keyboardFrame: " + quoted(system) + "}")
    return page


@each_system
def test_the_field_scrolls_clear_of_the_system_keyboard(page, system):
    with_system(page, system).focus("#message")
    page.rest()
    page.run(f"setHeight({HALF})")
    page.wait_for(clear("#message", HALF))
    page.rest()
    bottom = page.evaluate("bottomOf('#message')")
    assert bottom == pytest.approx(page.evaluate(HALF) - GAP, abs=ROUNDING)


@each_system
def test_return_scrolls_the_next_field_clear_of_the_system_keyboard(page, system):
    with_system(page, system).focus("#topic")
    page.run(f"setHeight({HALF})")
    page.press("Enter")
    assert page.active() == "message"
    page.wait_for(clear("#message", HALF))


@each_system
def test_the_field_scrolls_clear_again_when_the_system_keyboard_grows(page, system):
    with_system(page, system).focus("#message")
    page.run(f"setHeight({HALF})")
    page.wait_for(clear("#message", HALF))
    # A phone shrinks the viewport in this way when its row of suggestions appears.
    page.run("setHeight(innerHeight * 0.4)")
    page.wait_for(clear("#message", "innerHeight * 0.4"))


@each_system
def test_the_page_is_restored_when_the_system_keyboard_disappears(page, system):
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
def test_the_system_keyboard_scrolls_nothing_while_no_field_has_focus(page, system):
    with_system(page, system)
    before = page.evaluate("offsets()")
    page.run(f"setHeight({HALF})")
    page.rest()
    assert page.evaluate("offsets()") == before


@each_system
def test_a_field_above_the_system_keyboard_does_not_scroll(page, system):
    with_system(page, system)
    to_the_start(page)
    page.focus("#to")
    page.run(f"setHeight({HALF})")
    page.rest()
    assert page.evaluate("offsets()") == ""


def test_nothing_scrolls_in_a_browser_without_the_virtual_keyboard_api(page):
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


def test_a_field_scrolls_into_a_visual_viewport_that_the_user_has_panned(
        page):
    # Content above the visual viewport is also invisible.
    with_system(page, "visualViewport").focus("#message")
    page.run("fake.offsetTop = 100; setHeight(innerHeight / 2)")
    page.wait_for(clear("#message", "100 + innerHeight / 2"))
    page.rest()
    assert page.evaluate("bottomOf('#message')") > 100


def test_zooming_in_does_not_count_as_a_keyboard(in_chromium):
    # Zooming in shrinks the real visual viewport.
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
