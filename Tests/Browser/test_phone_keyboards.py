"""Tests Return on phone keyboards and with input methods. The input method handles the
Enter that confirms its text. Return works while a keyboard merely underlines a word
(R14). A key that shows Next never submits (R6)."""

import os
from typing import NamedTuple

import pytest

from browsers import tool
from phone_keyboards import KEYBOARDS, Firefox, Gboard, Kana, KanaBy13, KanaInSafari

# Records what the user and the page notice. The record contains moves, calls to
# `onFinish`, and submissions with their data. The record also contains labels during a
# composition.
WATCH = """
window.sent = []; window.ends = []; window.moves = []; window.shown = {};
let field = null;
addEventListener("submit", (event) => {
  sent.push(Object.fromEntries(new FormData(event.target)));
});
addEventListener("fieldnavigation:move", ({detail}) => {
  moves.push(detail.from.id + detail.to.id);
});
for (const type of ["compositionstart", "keydown", "beforeinput", "input", "keypress",
  "keyup", "compositionend"]) {
  addEventListener(type, (event) => {
    if (type === "compositionstart") window.composing = field = event.target;
    if (composing) {
      const label = field.getAttribute("enterkeyhint");
      if (!(shown[field.id] ??= []).includes(label)) shown[field.id].push(label);
    }
    if (type === "compositionend") window.composing = null;
  }, true);
}
window.composing = null;
"""


class Way(NamedTuple):
    """A form's setup and the expected result of Return. `goal` is the field that has
    focus afterwards. `does` lists the other results."""

    focus: str
    filled: str
    label: str
    goal: str
    does: str = "move"
    hint: str = ""
    options: str = "{}"


FUNCTION = "{onFinish(form, field) { ends.push(form.id + field.id); }}"
WAYS = {
    # R4, R7
    "our next": Way("a", "", "next", "b"),
    "our next over a filled field": Way("a", "b", "next", "c"),
    "our next to a filled field": Way("a", "b", "next", "b",
                                      options="{destination: 'next'}"),
    "our done": Way("c", "ab", "done", "c", "submit"),
    # R6
    "the page's next": Way("a", "", "next", "b", hint="next"),
    "the page's next at the end": Way("c", "ab", "next", "c", "submit", hint="next"),
    "the page's done": Way("c", "ab", "done", "c", "submit", hint="done"),
    "the page's go": Way("c", "ab", "go", "c", "submit", hint="go"),
    "the page's go before others": Way("a", "", "go", "a", "submit", hint="go"),
    # R5
    "onFinish is a function": Way("c", "ab", "done", "c", "call", options=FUNCTION),
    "onFinish is blur": Way("c", "ab", "done", "body", options="{onFinish: 'blur'}"),
    "wrap": Way("c", "b", "next", "a", options="{ending: 'wrap'}"),
    "wrap without an empty field": Way("c", "ab", "done", "c", "submit",
                                       options="{ending: 'wrap'}"),
    "wrap to the first empty field": Way(
        "c", "a", "next", "b", options="{destination: 'next', ending: 'wrap'}"),
}
# The target of Tab from each field (R8). In Firefox, the Next key sends Tab. Firefox
# asks neither the page nor the adapter.
TAB_STOP = {"a": "b", "c": "go"}


@pytest.fixture
def phone(in_chromium):
    page = in_chromium
    page.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield page
    page.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


@pytest.fixture(params=KEYBOARDS)
def keys(request, phone):
    """Yields each keyboard in turn."""
    return KEYBOARDS[request.param](phone)


def opened(page, fields, options="{}"):
    page.body(f"<form id=f>{fields}<button id=go>Go</button></form>")
    page.run(WATCH)
    page.attach(options)


def three(kind="text", hints=None, filled=""):
    """Returns three fields of the same type. Some fields may be filled, or have a label
    of the page."""
    hints = hints or {}
    return "".join(
        f"<input id={name} name={name} type={kind}"
        + (f" enterkeyhint={hints[name]}" if name in hints else "")
        + (" value=x>" if name in filled else ">") for name in "abc")


def tap(page, name):
    """Taps a field with a finger. Waits for focus."""
    x, y = page.evaluate(
        f"(({{left, top, width, height}}) => [left + width / 2, top + height / 2])"
        f"({name}.getBoundingClientRect())")
    for kind, points in ("touchStart", [{"x": x, "y": y}]), ("touchEnd", []):
        page.tools.send("Input.dispatchTouchEvent",
                        {"type": kind, "touchPoints": points})
    page.wait_for(f"active() === {name}")


def values(page):
    return page.evaluate("Object.fromEntries(new FormData(f))")


def outcome(page):
    """Returns the focused element, the submissions and the calls of `onFinish`."""
    return page.evaluate("[nameOf(active()), sent, ends]")


# A keyboard decides which events the adapter hears, and a way what Return does then.
# Each keyboard therefore plays a way of each kind, and three keyboards whose Return
# differs most play all ways. `FULL=1` plays all with all.
TYPICAL = ["our next", "our done", "the page's go before others", "onFinish is blur"]
DIFFERENT = ["Gboard", "Kana", "Firefox"]
PLAYED = [(keyboard, way) for keyboard in KEYBOARDS for way in WAYS
          if way in TYPICAL or keyboard in DIFFERENT or os.environ.get("FULL")]


@pytest.mark.parametrize("keyboard, way", PLAYED, ids=map(" ".join, PLAYED))
def test_return_does_what_its_label_shows_and_keeps_the_composed_word(
        phone, keyboard, way):
    keys, way = KEYBOARDS[keyboard](phone), WAYS[way]
    page, word = phone, keys.words[0]
    hints = {way.focus: way.hint} if way.hint else {}
    opened(page, three(keys.field, hints, way.filled), way.options)
    tap(page, way.focus)
    assert page.label("#" + way.focus) == way.label
    keys.type(word)
    # The confirming Enters have not moved focus or submitted the form (R14).
    assert outcome(page) == [way.focus, [], []]
    keys.enter()
    text = {name: "x" if name in way.filled else "" for name in "abc"}
    text[way.focus] = word
    goal, does = way.goal, way.does
    if isinstance(keys, Firefox) and way.label == "next":
        goal, does = TAB_STOP[way.focus], "move"
    assert outcome(page) == [goal, [text] if does == "submit" else [],
                             ["f" + way.focus] if does == "call" else []]
    assert values(page) == text


def fill(keys):
    """Types a word into each of three fields. Presses Return after each word."""
    page = keys.page
    tap(page, "a")
    text = {"a": "", "b": "", "c": ""}
    for name, following, word in zip("abc", "bcc", keys.words):
        # Only the focused field has a label. The field shows its label immediately
        # (R7).
        assert page.carriers() == [name]
        assert page.label("#" + name) == ("done" if name == "c" else "next")
        assert outcome(page) == [name, [], []]
        keys.type(word)
        assert page.carriers() == [name]
        text[name] = word
        keys.enter()
        assert values(page) == text
        assert page.active() == following
    assert outcome(page) == ["c", [text], []]


def test_a_phone_keyboard_fills_in_one_field_after_another(keys):
    opened(keys.page, three(keys.field))
    fill(keys)
    # No label has changed during a composition (R14).
    right = {"a": ["next"], "b": ["next"], "c": ["done"]}
    composed = keys.page.evaluate("shown")
    assert composed == {name: right[name] for name in composed}


@pytest.mark.parametrize("options", ["{ending: 'wrap'}",
                                     "{finishKey: 'done', destination: 'next'}"])
def test_a_field_with_a_composed_word_counts_as_filled_with_every_ending(
        phone, options):
    # On the last Return all fields are filled. Return ends the form (R5).
    opened(phone, three(), options)
    fill(Gboard(phone))


@pytest.mark.parametrize("kind, words", [
    ("email", ("a@b.c", "d@e.f", "g@h.i")), ("tel", ("12", "34", "56")),
    ("url", ("x:a", "x:b", "x:c")),
])
def test_return_during_a_composition_moves_on_from_all_field_types(phone, kind, words):
    opened(phone, three(kind))
    keys = Gboard(phone)
    keys.words = words
    fill(keys)


def test_return_during_a_composition_moves_on_from_a_single_line_editor(phone):
    opened(phone, "<div id=a contenteditable aria-multiline=false>&nbsp;</div>"
           "<input id=b name=b>")
    phone.run("a.textContent = ''")
    phone.focus("#a")
    keys = Gboard(phone)
    keys.type("ann")
    keys.enter()
    assert outcome(phone) == ["b", [], []]
    assert phone.evaluate("a.textContent.trim()") == "ann"


def test_return_during_a_composition_moves_focus_in_an_element_marked_as_a_form(phone):
    phone.open("<main data-field-navigation><input id=a><input id=b></main>")
    phone.run(WATCH)
    phone.attach()
    tap(phone, "a")
    keys = Gboard(phone)
    keys.type("ann")
    keys.enter()
    assert (phone.active(), phone.value("#a")) == ("b", "ann")


def test_a_press_during_a_composition_moves_focus_once(phone):
    opened(phone, three())
    tap(phone, "a")
    keys = Gboard(phone)
    keys.type("ann")
    phone.record()
    keys.enter()
    assert phone.evaluate("moves") == ["ab"]
    assert (phone.saw("change"), phone.saw("input")) == (["a"], [])


@pytest.mark.parametrize("refusing, goal", [("b", "c"), ("bc", "a")])
def test_the_composed_word_stays_when_the_next_fields_refuse_focus(phone, refusing, goal):
    # R10
    opened(phone, three())
    phone.run(f"for (const name of '{refusing}')"
              "deep('#' + name).onfocus = () => a.focus()")
    tap(phone, "a")
    keys = Gboard(phone)
    keys.type("ann")
    keys.enter()
    assert outcome(phone) == [goal, [], []]
    assert values(phone) == {"a": "ann", "b": "", "c": ""}


def test_the_page_receives_each_key_event_of_enter_once_during_a_composition(phone):
    opened(phone, three())
    phone.run("window.heard = []; for (const type of ['keydown', 'keypress', 'keyup'])"
              "document.addEventListener(type, (event) => {"
              "if (event.key === 'Enter') heard.push(type + event.target.id); })")
    tap(phone, "a")
    keys = Gboard(phone)
    keys.type("ann")
    keys.enter()
    assert phone.evaluate("heard") == ["keydowna", "keypressa", "keyupa"]


TWO = "<input id=a name=a><input id=b>"
NATIVE = {
    "a text of several lines": ("<textarea id=a name=a></textarea><input id=b>", ""),
    "a search field": ("<input id=a name=a type=search><input id=b>", ""),
    "a form of one field": ("<input id=a name=a>", ""),
    "the page's hint enter": (TWO.replace("=a>", "=a enterkeyhint=enter>"), ""),
    **{f"a page that {verb} on {kind}": (
        TWO, f"a.addEventListener('{kind}', (event) => {{"
             f"if (event.key === 'Enter') {act}; }})")
       for kind in ("keydown", "keypress")
       for verb, act in (("prevents", "event.preventDefault()"),
                         ("moves", "b.focus()"))},
}


@pytest.mark.parametrize("fields, script", NATIVE.values(), ids=NATIVE)
def test_a_composition_does_not_change_enter_in_fields_that_the_adapter_ignores(
        phone, fields, script):
    # R14
    seen = []
    for attached in (False, True):
        opened(phone, fields)
        phone.run(script if attached else script + ";handle.detach()")
        tap(phone, "a")
        keys = Gboard(phone)
        keys.type("ann")
        phone.record()
        keys.enter()
        seen.append((phone.log, outcome(phone), values(phone)))
    assert seen[0] == seen[1]


def test_a_key_labeled_next_never_submits_even_if_all_other_fields_become_disabled(
        phone):
    # The label changes only after the composition. Until then, the key does what its
    # old label shows (R6, R14).
    opened(phone, three())
    tap(phone, "a")
    keys = Gboard(phone)
    keys.type("ann")
    phone.run("b.disabled = c.disabled = true")
    phone.rest()
    assert phone.label("#a") == "next"
    keys.enter()
    assert outcome(phone) == ["a", [], []]
    keys.commit("ann")
    phone.shows("#a", "done")
    keys.enter()
    assert outcome(phone) == ["a", [{"a": "ann"}], []]


@pytest.mark.parametrize("method", [Kana, KanaBy13])
def test_holding_a_confirming_enter_does_not_move_focus(phone, method):
    # R6, R14
    opened(phone, three())
    tap(phone, "a")
    keys = method(phone)
    keys.compose("かな")
    keys.send("rawKeyDown", "Enter", keys.confirming)
    keys.commit("仮名")
    for _ in range(3):
        keys.send("rawKeyDown", "Enter", 13, autoRepeat=True)
        keys.send("char", "Enter", 13, autoRepeat=True, text="\r", unmodifiedText="\r")
    keys.send("keyUp", "Enter", 13)
    assert (outcome(phone), phone.value("#a")) == (["a", [], []], "仮名")
    keys.enter()
    assert phone.evaluate("moves") == ["ab"]


@pytest.mark.parametrize("method", [Kana, KanaBy13, KanaInSafari])
def test_a_letter_after_a_confirming_enter_moves_no_focus_but_the_next_enter_does(
        phone, method):
    # A confirming Enter has no keypress. A later key's keypress doesn't belong to that
    # Enter (R14).
    opened(phone, three())
    tap(phone, "a")
    keys = method(phone)
    keys.type("仮名")
    keys.press("x", 88, "x")
    assert (outcome(phone), phone.value("#a")) == (["a", [], []], "仮名x")
    keys.enter()
    assert outcome(phone) == ["b", [], []]


# These tests use real keys. The input methods of GTK and of Chromium compose a code
# point (Ctrl+Shift+U) or an accent. WebKitGTK uses GTK's input method. The Enter that
# confirms the composed text sends a keydown with keyCode 229. The confirming Enter
# sends no keypress.


@pytest.fixture(params=["chromium", "webkit"])
def desk(request):
    """A page in a window, and the window's keyboard. The keyboard layout includes dead
    keys. If the layout lacked a key, xdotool would add it for one press only. xdotool
    would remove the key before the browser looks it up."""
    page, press = request.getfixturevalue(request.param + "_window")
    lay_out = ["exec", "--sync", tool("SETXKBMAP", "setxkbmap"), "us"]
    press(*lay_out, "-variant", "intl")
    yield page, press
    press(*lay_out)


@pytest.mark.parametrize("last", [False, True], ids=["next", "done"])
@pytest.mark.parametrize("composed, text", [
    (["ctrl+shift+u", "0", "0", "e", "9"], "é"), (["dead_acute"], "´"),
])
def test_a_real_enter_that_confirms_a_composition_does_nothing_else(
        desk, composed, text, last):
    # R14
    page, press = desk
    opened(page, three(filled="bc" if last else ""))
    page.focus("#a")
    press("key", *composed)
    page.wait_for("composing")
    press("key", "Return")
    page.wait_for(f"!composing && a.value === '{text}'")
    assert outcome(page) == ["a", [], []]
    assert page.evaluate("shown") == {"a": ["done" if last else "next"]}
    press("key", "Return")
    page.wait_for("moves.length || sent.length")
    assert (outcome(page), page.evaluate("moves")) == (
        (["a", [{"a": text, "b": "x", "c": "x"}], []], []) if last
        else (["b", [], []], ["ab"]))


def test_real_dead_keys_and_enter_fill_in_three_fields(desk):
    page, press = desk
    opened(page, three())
    page.focus("#a")
    for name, letter, text in ("a", "e", "é"), ("b", "a", "á"), ("c", "o", "ó"):
        press("key", "dead_acute")
        page.wait_for("composing")
        press("key", letter)
        page.wait_for(f"!composing && {name}.value === '{text}'")
        assert outcome(page) == [name, [], []]
        press("key", "Return")
        page.wait_for(f"active() !== {name} || sent.length")
    assert outcome(page) == ["c", [{"a": "é", "b": "á", "c": "ó"}], []]
    assert page.evaluate("moves") == ["ab", "bc"]
