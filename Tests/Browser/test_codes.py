"""Tests codes, in one field or in a row of boxes (R15). Every host plays the scenarios
in `Tests/Codes`. Keys and pastes are the browser's own. Fills by a password manager are
untrusted `input` events, because no driver has a password manager."""

import json
import pathlib

import pytest

from driving import UNTIL, quoted

SCENARIOS = json.loads((pathlib.Path(__file__).resolve().parents[1] / "Codes" /
                        "codes.json").read_text())

# What the user sees: the boxes' texts, the box with focus or "other", and how often the
# form has finished.
SEEN = """(() => ({
  texts: boxes().map((box) => box.value),
  focus: boxes().includes(active()) ? boxes().indexOf(active())
    : active() === window.other ? "other" : nameOf(active()),
  finishes}))()"""

HOST = """
window.boxes = () => [...document.querySelectorAll(".box")];
window.finishes = 0;
addEventListener("submit", () => { finishes += 1; });
window.setNatively = (field, text) => Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(field), "value").set.call(field, text);
window.fill = (field, text) => {
  setNatively(field, text);
  field.dispatchEvent(new InputEvent("input", {bubbles: true}));
};
"""


def row(lengths, disabled=(), has_other=False):
    boxes = "".join(
        f"<input id=c{place} class=box maxlength={length}"
        f"{' disabled' if place in disabled else ''}>"
        for place, length in enumerate(lengths))
    other = "<input id=other>" if has_other else ""
    return f"<form id=f>{boxes}{other}<button id=go>Go</button></form>"


def opened(page, lengths=(1, 1, 1), options="", body=None, before=""):
    page.body(body or row(lengths))
    page.run(HOST + before)
    page.attach("{codes: [{fields: '.box', %s}]}" % options)
    page.focus("#c0")
    return page


def seen(page):
    return page.evaluate(SEEN)


def shows(page, texts, focus, finishes=0, note=""):
    """Waits until the page shows this, and looks again later."""
    wanted = {"texts": texts, "focus": focus, "finishes": finishes}
    order = "JSON.stringify([%s.texts, %s.focus, %s.finishes])" % ((SEEN,) * 3)
    text = json.dumps([texts, focus, finishes], separators=(",", ":"),
                      ensure_ascii=False)
    page.evaluate(f"{UNTIL}(() => {order} === {quoted(text)}, 2000)")
    assert seen(page) == wanted, note


def perform(page, step):
    text, field = step.get("text", ""), step.get("field", 0)
    match step["do"]:
        case "type":
            page.type(text)
        case "paste":
            page.paste(text)
        case "letters":
            for letter in text:
                page.run(f"fill(c{field}, c{field}.value + {quoted(letter)})")
        case "fill":
            page.run(f"fill(c{field}, {quoted(text)})")
        case "set":
            page.run(f"c{field}.value = {quoted(text)}")
        case "caret":
            page.run(f"c{field}.focus(); c{field}.setSelectionRange("
                     f"{step['caret']}, {step['caret']})")
        case "delete":
            page.send("Backspace")
        case other:
            raise ValueError(other)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each["name"])
def test_the_scenarios_that_all_hosts_play(page, scenario):
    """R15."""
    page.body(row(scenario["lengths"], scenario.get("disabled", ()),
                  scenario.get("hasOther")))
    page.run(HOST)
    names = ("finishesWhenFull", "advances")
    options = {name: scenario[name] for name in names if name in scenario}
    page.attach("{codes: [%s]}" % json.dumps(
        {"fields": ".box", "length": scenario["lengths"], **options}))
    page.focus("#c0")
    finishes = 0
    for number, step in enumerate(scenario["steps"]):
        perform(page, step)
        finishes += step.get("finishes", 0)
        shows(page, step["texts"], step["focus"], finishes,
              f"step {number + 1}: {step}")
    page.rest()
    shows(page, step["texts"], step["focus"], finishes, "what the last step shows stays")


def test_the_browser_cuts_no_fill_because_maxlength_is_large_until_detach(page):
    """R15."""
    opened(page)
    lengths = "boxes().map((box) => box.getAttribute('maxlength'))"
    assert page.evaluate(lengths) == ["9999"] * 3
    page.paste("123")
    shows(page, ["1", "2", "3"], 2)
    page.run("handle.detach()")
    assert page.evaluate(lengths) == ["1"] * 3
    page.type("45")
    page.rest()
    shows(page, ["1", "2", "3"], 2, note="the last box cuts again")


def test_a_page_that_moves_focus_at_maxlength_stays_after_backspace(page):
    """R15. Without any maxlength, 0 >= maxLength would be true."""
    opened(page)
    page.run("boxes().forEach((box, at) => box.addEventListener('input', () => {"
             "if (box.value.length >= box.maxLength) boxes()[at + 1]?.focus(); }))")
    page.type("12")
    shows(page, ["1", "2", ""], 2)
    page.focus("#c1")
    page.run("c1.setSelectionRange(1, 1)")
    page.press("Backspace")
    page.rest()
    shows(page, ["1", "", ""], 1)


def test_detach_keeps_a_maxlength_that_the_page_has_set_meanwhile(page):
    opened(page)
    page.run("c1.maxLength = 5; handle.detach()")
    assert page.evaluate("boxes().map((box) => box.maxLength)") == [1, 5, 1]


def test_a_code_without_a_length_takes_the_maxlength_of_each_field(page):
    opened(page, (2, 1))
    page.type("12")
    shows(page, ["12", ""], 1)


def test_a_field_without_length_and_maxlength_takes_one_letter(page):
    opened(page, body="<form><input id=c0 class=box><input id=c1 class=box></form>")
    page.type("1")
    shows(page, ["1", ""], 1)


# A page that moves focus itself, as most rows of boxes do.
AUTO_TAB = ("boxes().forEach((box, at) => box.addEventListener('input', () => {"
            " if (box.value.length >= 1) boxes()[at + 1]?.focus(); }));")
BY_LETTER = "for (const letter of '123456') fill(c0, c0.value + letter);"
SO_FAR = "for (let end = 1; end <= 6; end += 1) fill(c0, '123456'.slice(0, end));"
WHOLE = "fill(c0, '123456');"
FILLS = {
    "whole": WHOLE,
    "by letter": BY_LETTER,
    "by letter where focus is":
        "for (const letter of '123456') fill(active(), active().value + letter)",
    "box by box": "boxes().forEach((box, at) => fill(box, '123456'[at]))",
    "so far": SO_FAR,
    "whole and by letter": WHOLE + BY_LETTER,
    "empty, whole and by letter": "fill(c0, '');" + WHOLE + BY_LETTER,
    "whole and so far": WHOLE + SO_FAR,
}


@pytest.mark.parametrize("way", FILLS)
@pytest.mark.parametrize("moving", [AUTO_TAB, ""], ids=["moving", "quiet"])
def test_a_fill_ends_alike_even_if_the_page_moves_focus_itself(page, way, moving):
    """R15. The letters don't follow focus that the page moves during a fill."""
    opened(page, (1,) * 6, "finishesWhenFull: true", before=moving)
    page.run(FILLS[way])
    page.rest()
    # With the last letter, the page's listener moves focus to the second box.
    is_pages = moving and way in ("by letter", "so far")
    shows(page, list("123456"), 1 if is_pages else 5, 1)


@pytest.mark.parametrize("way", ["type", "paste"])
def test_the_user_fills_a_code_in_a_page_that_moves_focus_itself(page, way):
    """R15."""
    opened(page, (1,) * 6, "finishesWhenFull: true", before=AUTO_TAB)
    getattr(page, way)("123456")
    shows(page, list("123456"), 5, 1)


REFUSING = {
    "keydown": "f.addEventListener('keydown', (event) =>"
               " event.key === 'x' && event.preventDefault())",
    "beforeinput": "f.addEventListener('beforeinput', (event) =>"
                   " event.data === 'x' && event.preventDefault())",
    "input": "boxes().forEach((box) => box.oninput = () =>"
             " { box.value = box.value.replaceAll('x', ''); })",
}


@pytest.mark.parametrize("way", REFUSING)
def test_letters_that_the_page_refuses_change_nothing(page, way):
    """R15: the app first."""
    opened(page, before=REFUSING[way])
    page.type("x")
    shows(page, ["", "", ""], 0)
    page.type("1")
    shows(page, ["1", "", ""], 1)
    page.type("x")
    page.rest()
    shows(page, ["1", "", ""], 1)


MOVING = {
    "at once": "box.oninput = () => other.focus()",
    "on the document": "document.addEventListener('input', () => other.focus())",
    "on the window": "addEventListener('input', () => other.focus())",
    "in a microtask": "box.oninput = () => Promise.resolve().then(() => other.focus())",
    "and stops the event":
        "box.oninput = (event) => { event.stopPropagation(); other.focus(); }",
}


@pytest.mark.parametrize("way", MOVING)
def test_no_move_follows_if_a_handler_moves_focus(page, way):
    """R15: the app first. What the user types next counts as usual."""
    page.body(row((1, 1, 1), has_other=True))
    page.run(HOST + "const box = c0; " + MOVING[way])
    page.attach("{codes: [{fields: '.box'}]}")
    page.focus("#c0")
    page.type("1")
    shows(page, ["1", "", ""], "other")
    page.rest()
    shows(page, ["1", "", ""], "other")
    if "document" not in way and "window" not in way:
        page.focus("#c1")
        page.type("2")
        shows(page, ["1", "2", ""], 2)


def test_no_move_follows_if_a_handler_rewrites_the_text(page):
    """R15: the app first."""
    opened(page, before="c0.oninput = () => { c0.value = c0.value.toUpperCase(); }")
    page.type("a")
    page.rest()
    shows(page, ["A", "", ""], 0)
    page.run("c0.select()")
    page.type("B")
    shows(page, ["B", "", ""], 1)


def test_letters_that_a_handler_formats_stay_as_they_are(page):
    """R15: the app first, even if a code drops the hyphen."""
    opened(page, (4, 4),
           before="c0.oninput = () => { c0.value += '-'; c0.oninput = null; }")
    page.type("1")
    page.rest()
    shows(page, ["1-", ""], 0)


def test_no_move_follows_if_a_handler_rewrites_the_text_and_reports_it(page):
    """R15: an event that the page dispatches inside of another one is the page's."""
    opened(page, before="""c0.oninput = () => {
      if (c0.value !== c0.value.toUpperCase()) {
        c0.value = c0.value.toUpperCase();
        c0.dispatchEvent(new Event("input", {bubbles: true}));
      }
    };""")
    page.type("a")
    page.rest()
    shows(page, ["A", "", ""], 0)


def test_letters_go_on_without_a_move_if_a_handler_makes_the_text_too_long(page):
    """R15: the app first. The form doesn't finish either."""
    opened(page, (1, 1), "finishesWhenFull: true",
           before="c0.oninput = () => { c0.value += '2'; c0.oninput = null; }")
    page.type("1")
    page.rest()
    shows(page, ["1", "2"], 0)


def test_no_move_follows_if_a_framework_rewrites_the_text_of_a_command(page):
    """R15. The events of a command are trusted, but no microtask runs between them."""
    opened(page, before="c0.oninput = () =>"
                        " Promise.resolve().then(() => { c0.value = ''; })")
    page.run("document.execCommand('insertText', false, '1')")
    page.rest()
    shows(page, ["", "", ""], 0)


def test_focus_moves_in_the_turn_of_the_event(page):
    """A phone may hide its keyboard if focus moves later."""
    opened(page)
    page.run("const {setTimeout} = window; window.setTimeout = (run, wait) =>"
             " wait ? setTimeout(run, wait) : 0;")
    page.type("1")
    shows(page, ["1", "", ""], 1)


def test_no_move_follows_if_a_framework_rewrites_the_text_in_a_microtask(page):
    opened(page, before="c0.oninput = () =>"
                        " Promise.resolve().then(() => { c0.value = ''; })")
    page.type("1")
    page.rest()
    shows(page, ["", "", ""], 0)


def test_no_move_follows_if_a_handler_writes_another_field(page):
    """R15: the app distributes the letters itself."""
    opened(page, before="c0.oninput = () => { c2.value = '9'; }")
    page.type("1")
    page.rest()
    shows(page, ["1", "", "9"], 0)


def test_a_move_follows_if_a_handler_stops_the_event(page):
    opened(page, before="boxes().forEach((box) => box.oninput = (event) =>"
                        " event.stopImmediatePropagation())")
    page.type("1")
    shows(page, ["1", "", ""], 1)
    page.type("23")
    shows(page, ["1", "2", "3"], 2)


def test_a_fill_by_letter_ends_alike_if_a_handler_stops_the_events(page):
    opened(page, before="boxes().forEach((box) => box.oninput = (event) =>"
                        " event.stopImmediatePropagation())")
    page.run("for (const letter of '123') fill(c0, c0.value + letter)")
    shows(page, ["1", "2", "3"], 2)


def test_fast_keys_arrive_in_order_if_a_handler_stops_the_event(page):
    opened(page, (1, 1, 1, 1, 1, 1),
           before="boxes().forEach((box) => box.oninput = (event) =>"
                  " event.stopImmediatePropagation())")
    page.type("123456")
    shows(page, list("123456"), 5)


# A row as React renders it: the value of each element is the state's, and an element
# whose value the component has set itself counts as unchanged.
CONTROLLED = """
window.state = ["", "", ""];
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
const render = () => boxes().forEach((box, at) => { box.value = state[at]; });
boxes().forEach((box) => {
  box.seen = "";
  Object.defineProperty(box, "value", {
    get() { return native.get.call(this); },
    set(text) { this.seen = text; native.set.call(this, text); },
  });
});
f.addEventListener("input", ({target}) => {
  if (native.get.call(target) !== target.seen) {
    target.seen = native.get.call(target);
    state[boxes().indexOf(target)] = target.seen;
  }
  render();
});
"""


def test_controlled_fields_keep_the_letters_of_a_fill(page):
    """R15: the events are those that frameworks hear."""
    opened(page, before=CONTROLLED)
    page.paste("12 3")
    shows(page, ["1", "2", "3"], 2)
    assert page.evaluate("state") == ["1", "2", "3"]
    page.send("Backspace")
    page.send("Backspace")
    shows(page, ["1", "", ""], 1)
    assert page.evaluate("state") == ["1", "", ""]


def test_controlled_fields_that_keep_the_last_letter_keep_a_whole_fill(page):
    opened(page, before="boxes().forEach((box) => box.oninput = () =>"
                        " { box.value = box.value.slice(-1); })")
    page.paste("123")
    shows(page, ["1", "2", "3"], 2)


def test_the_page_hears_one_input_event_for_each_field_that_changes(page):
    opened(page, before="window.heard = []; addEventListener('input', (event) =>"
                        " heard.push(event.target.id + event.target.value));")
    page.paste("123")
    shows(page, ["1", "2", "3"], 2)
    assert page.evaluate("heard") == ["c01", "c12", "c23"]


def test_a_selector_finds_the_fields_that_the_page_renders_again(page):
    opened(page)
    page.type("1")
    page.run("f.innerHTML = f.innerHTML.replaceAll('class', 'maxlength=1 class');"
             "c0.focus()")
    page.paste("456")
    shows(page, ["4", "5", "6"], 2)
    page.run("handle.detach()")
    assert page.evaluate("boxes().map((box) => box.maxLength)") == [1, 1, 1]


def test_each_letter_may_render_the_whole_row_again(page):
    opened(page, before="""
      addEventListener("input", ({target}) => {
        const texts = boxes().map((box) => box.value);
        const at = boxes().indexOf(target), isHere = target === active();
        boxes().forEach((box, place) => {
          const copy = box.cloneNode();
          box.replaceWith(copy);
          copy.value = texts[place];
        });
        if (isHere) boxes()[at].focus();
      });""")
    page.paste("12")
    shows(page, ["1", "2", ""], 2)


def test_listed_elements_are_the_order(page):
    """R15: the list is the order, whatever the document's order is."""
    page.body(row((1, 1, 1)))
    page.run(HOST)
    page.attach("{codes: [{fields: [c2, c0, c1]}]}")
    page.focus("#c2")
    page.paste("123")
    shows(page, ["2", "3", "1"], 1)


def test_a_row_from_right_to_left_has_the_same_order(page):
    opened(page, body=f"<div dir=rtl>{row((1, 1, 1))}</div>")
    page.type("1")
    shows(page, ["1", "", ""], 1)
    page.send("Backspace")
    shows(page, ["", "", ""], 0)


@pytest.mark.parametrize("obstacle", ["hidden", "disabled", "readonly", "inert",
                                      "style='visibility: hidden'"])
def test_letters_skip_a_field_that_cannot_take_focus(page, obstacle):
    """R15, R1."""
    opened(page, body=f"<form id=f><input id=c0 class=box><input id=c1 class=box "
                      f"{obstacle}><input id=c2 class=box></form>")
    page.paste("12")
    shows(page, ["1", "", "2"], 2)


@pytest.mark.parametrize("style", ["style='opacity: 0'", "tabindex=-1"])
def test_a_field_that_the_page_draws_itself_takes_letters(page, style):
    opened(page, body=f"<form id=f><input id=c0 class=box {style}>"
                      f"<input id=c1 class=box {style}></form>")
    page.paste("12")
    shows(page, ["1", "2"], 1)


def test_letters_beyond_the_basic_plane_count_as_one(page):
    opened(page, (2, 2))
    page.paste("𝟙2𝟛")
    shows(page, ["𝟙2", "𝟛"], 1)
    assert page.evaluate("c1.selectionEnd") == 2


def test_undo_acts_within_a_field(page):
    opened(page, (2, 2))
    page.type("12")
    page.type("3")
    shows(page, ["12", "3"], 1)
    # WebKitGTK's driver reaches no shortcut for it.
    if page.browser == "webkit":
        page.run("document.execCommand('undo')")
    else:
        page.send("Control+z")
    shows(page, ["12", ""], 1)


def test_delete_is_heard_once_as_a_key_and_as_an_input(page):
    """R15: the boxes before the previous one keep their letters."""
    opened(page, (1, 1, 1, 1))
    page.run("[1, 2, 3].forEach((each, at) => { boxes()[at].value = each; })")
    page.focus("#c3")
    page.send("Backspace")
    shows(page, ["1", "2", "", ""], 2)
    page.rest()
    shows(page, ["1", "2", "", ""], 2)


@pytest.mark.parametrize("key", ["Control+Backspace", "Delete"])
def test_other_keys_that_delete_stay_in_the_field(page, key):
    if key == "Delete" and page.browser != "chromium":
        pytest.skip("the driver's table lacks the key")
    opened(page)
    page.type("1")
    shows(page, ["1", "", ""], 1)
    page.send(key)
    page.rest()
    shows(page, ["1", "", ""], 1)


def test_a_delete_that_the_page_prevents_changes_nothing(page):
    opened(page, before="f.addEventListener('keydown', (event) =>"
                        " event.key === 'Backspace' && event.preventDefault())")
    page.type("1")
    shows(page, ["1", "", ""], 1)
    page.send("Backspace")
    page.rest()
    shows(page, ["1", "", ""], 1)


def test_a_delete_that_the_page_handles_itself_deletes_one_letter(page):
    opened(page, before="c2.addEventListener('keydown', (event) =>"
                        " event.key === 'Backspace' && c1.focus())")
    page.type("12")
    shows(page, ["1", "2", ""], 2)
    page.send("Backspace")
    page.rest()
    shows(page, ["1", "", ""], 1)


def test_a_page_that_moves_focus_on_a_delete_keeps_its_letters(page):
    """R15: the app first."""
    opened(page, before="c2.addEventListener('keydown', (event) =>"
                        " event.key === 'Backspace' && go.focus())")
    page.type("12")
    shows(page, ["1", "2", ""], 2)
    page.send("Backspace")
    page.rest()
    shows(page, ["1", "2", ""], "go")


def test_a_page_that_goes_back_itself_goes_back_one_box(page):
    """R15: the input that follows the key isn't another Delete."""
    opened(page, before="c2.addEventListener('keydown', (event) =>"
                        " event.key === 'Backspace' && c1.focus())")
    page.type("1")
    page.focus("#c2")
    page.send("Backspace")
    page.rest()
    shows(page, ["1", "", ""], 1)


def test_a_keyboard_that_reports_no_key_deletes_by_its_input(in_chromium):
    """Phones report the key 229 and the input deleteContentBackward."""
    page = opened(in_chromium)
    page.type("12")
    shows(page, ["1", "2", ""], 2)
    for kind in ("rawKeyDown", "keyUp"):
        page.tools.send("Input.dispatchKeyEvent", {
            "type": kind, "key": "Unidentified", "windowsVirtualKeyCode": 229,
            **({"commands": ["DeleteBackward"]} if kind == "rawKeyDown" else {})})
    shows(page, ["1", "", ""], 1)


def compose(page, text):
    page.tools.send("Input.imeSetComposition", {
        "text": text, "selectionStart": len(text), "selectionEnd": len(text)})


def test_only_digits_count_before_the_end_of_a_composition(in_chromium):
    """R15."""
    page = opened(in_chromium)
    compose(page, "か")
    compose(page, "かな")
    page.rest()
    shows(page, ["かな", "", ""], 0)
    page.tools.send("Input.insertText", {"text": "仮名"})
    shows(page, ["仮", "名", ""], 2)
    page.rest()
    shows(page, ["仮", "名", ""], 2)


def test_a_digit_moves_on_before_the_end_of_its_composition(in_chromium):
    """Android's keyboards compose whole words, and digits are part of them."""
    page = opened(in_chromium)
    for place, digit in enumerate("123"):
        compose(page, digit)
        shows(page, [*"123"[:place + 1], *[""] * (2 - place)], min(place + 1, 2))
    page.rest()
    shows(page, ["1", "2", "3"], 2)


END = {
    "a button": ("<button id=go>Go</button>", "", "submit"),
    "one field and no button": ("", "", "submit"),
    "a function": ("<button id=go>Go</button>",
                   "onFinish: (form, field) => { window.ended = form.id + field.id }",
                   "fc1"),
    "blur": ("<button id=go>Go</button>", "onFinish: 'blur'", "body"),
}


@pytest.mark.parametrize("way", END)
def test_a_full_code_does_what_return_does_in_its_last_field(page, way):
    """R15, R5."""
    button, option, expected = END[way]
    second = "" if way.startswith("one") else "<input id=c1 class=box>"
    page.body(f"<form id=f><input id=c0 class=box>{second}{button}</form>")
    page.run(HOST + "window.ended = ''; addEventListener('submit', () =>"
                    " { ended += 'submit'; });")
    page.attach("{codes: [{fields: '.box', finishesWhenFull: true}], %s}" % option)
    page.focus("#c0")
    page.type("12" if second else "1")
    page.wait_for(f"(ended || active() === document.body && 'body') === '{expected}'")
    page.rest()
    assert page.evaluate("ended || 'body'") == expected


def test_a_full_code_goes_to_the_next_field_and_does_not_finish(page):
    """R15: Return in the last field goes there."""
    page.body(row((1, 1), has_other=True))
    page.run(HOST)
    page.attach("{codes: [{fields: '.box', finishesWhenFull: true}]}")
    page.focus("#c0")
    page.type("12")
    shows(page, ["1", "2"], "other")


def test_a_full_code_without_moves_does_not_go_to_the_next_field(page):
    """R15: the option stops all moves. Return wouldn't finish, so nothing does."""
    page.body(row((1, 1), has_other=True))
    page.run(HOST)
    page.attach("{codes: [{fields: '.box', advances: false, finishesWhenFull: true}]}")
    page.focus("#c0")
    page.paste("12")
    page.rest()
    shows(page, ["1", "2"], 0)


def test_a_full_code_does_not_go_on_if_a_handler_moves_focus(page):
    """R15: the app first."""
    page.body(row((1, 1), has_other=True))
    page.run(HOST + "c1.oninput = () => go.focus()")
    page.attach("{codes: [{fields: '.box', finishesWhenFull: true}]}")
    page.focus("#c0")
    page.type("12")
    page.rest()
    shows(page, ["1", "2"], "go")


def test_a_full_code_without_moves_finishes(page):
    opened(page, (1, 1), "advances: false, finishesWhenFull: true")
    page.paste("12")
    shows(page, ["1", "2"], 0, 1)


def test_a_fill_while_focus_is_in_another_field_does_not_go_on(page):
    """R15: focus isn't the code's to move, and Return wouldn't finish."""
    page.body(row((1, 1), has_other=True))
    page.run(HOST)
    page.attach("{codes: [{fields: '.box', finishesWhenFull: true}]}")
    page.run("go.focus(); fill(c0, '12')")
    page.rest()
    shows(page, ["1", "2"], "go")


def test_a_full_code_does_not_finish_past_a_mistake(page):
    """R16: the browser names the mistake."""
    page.body("<form id=f><input id=c0 class=box><input id=c1 class=box>"
              "<input id=other value=x pattern=y><button>Go</button></form>")
    page.run(HOST)
    page.attach("{codes: [{fields: '.box', finishesWhenFull: true}]}")
    page.focus("#c0")
    page.type("12")
    shows(page, ["1", "2"], "other")


def test_a_page_that_prevents_the_end_has_no_submission(page):
    opened(page, (1, 1), "finishesWhenFull: true",
           before="addEventListener('fieldnavigation:finish', (event) =>"
                  " { window.isAsked = true; event.preventDefault(); })")
    page.type("12")
    page.wait_for("window.isAsked")
    page.rest()
    shows(page, ["1", "2"], 1)


def test_focus_does_not_move_on_past_a_mistake_without_the_option(page):
    """R15: Return would finish, so focus stays."""
    page.body("<form id=f><input id=x value=1 data-field-invalid><input id=c0 class=box>"
              "<input id=c1 class=box><button>Go</button></form>")
    page.run(HOST)
    page.attach("{codes: [{fields: '.box'}]}")
    page.focus("#c0")
    page.type("12")
    shows(page, ["1", "2"], 1)


def test_a_fill_while_no_field_has_focus_moves_no_focus_and_finishes(page):
    opened(page, options="finishesWhenFull: true")
    page.run("c0.blur(); fill(c0, '123')")
    shows(page, ["1", "2", "3"], "body", 1)


@pytest.mark.parametrize("focus", [0, 2])
def test_a_manager_that_fills_box_by_box_ends_like_a_whole_fill(page, focus):
    """R15. The events are untrusted, as a password manager's are."""
    opened(page, options="finishesWhenFull: true")
    page.focus(f"#c{focus}")
    page.run("boxes().forEach((box, at) => fill(box, '123'[at]))")
    shows(page, ["1", "2", "3"], 2, 1)


def test_a_manager_that_fills_all_boxes_first_ends_like_a_whole_fill(page):
    opened(page, options="finishesWhenFull: true")
    page.run("boxes().forEach((box, at) => setNatively(box, '123'[at]));"
             "boxes().forEach((box) => box.dispatchEvent(new Event('input',"
             " {bubbles: true})))")
    shows(page, ["1", "2", "3"], 2, 1)


def test_a_script_that_writes_the_text_so_far_ends_like_a_whole_fill(page):
    opened(page, (1,) * 4, "finishesWhenFull: true",
           before="addEventListener('submit', () => {"
                  " window.sent = boxes().map((box) => box.value).join('') })")
    page.run("for (const text of ['1', '12', '123', '1234']) fill(c0, text)")
    shows(page, ["1", "2", "3", "4"], 3, 1)
    assert page.evaluate("sent") == "1234"


def test_a_code_in_an_open_shadow_root_moves_on(page):
    page.body("<section id=host></section>")
    page.run("host.attachShadow({mode: 'open'}).innerHTML ="
             " '<form><input id=c0 class=box><input id=c1 class=box></form>'")
    page.attach("{codes: [{fields: '.box'}]}", "host.shadowRoot")
    page.focus("#c0")
    page.type("12")
    page.wait_for("deep('#c1').value === '2'")
    assert (page.value("#c0"), page.active()) == ("1", "c1")


def test_focus_that_a_handler_moves_from_the_last_box_goes_no_further(page):
    """R15: the app first."""
    page.body(row((1, 1), has_other=True) + "<input id=more form=f>")
    page.run(HOST + "c1.oninput = () => other.focus()")
    page.attach("{codes: [{fields: '.box'}]}")
    page.focus("#c0")
    page.type("12")
    page.rest()
    shows(page, ["1", "2"], "other")


def test_no_move_follows_if_a_handler_moves_focus_while_letters_go_on(page):
    """R15: the app first. The other boxes change with events, too."""
    opened(page, before="c1.oninput = () => go.focus()")
    page.paste("12")
    page.rest()
    shows(page, ["1", "2", ""], "go")


def test_focus_goes_on_if_a_handler_moves_it_within_the_code_meanwhile(page):
    """R15: a page that moves focus itself moves it with each box that changes."""
    page.body(row((1, 1, 1), has_other=True))
    page.run(HOST + "c1.oninput = () => c2.focus()")
    page.attach("{codes: [{fields: '.box'}]}")
    page.focus("#c0")
    page.paste("123")
    shows(page, ["1", "2", "3"], "other")


def test_a_page_that_empties_the_code_on_submit_may_have_it_filled_again(page):
    """R15: the form finishes again after all fields were empty."""
    opened(page, options="finishesWhenFull: true",
           before="f.addEventListener('submit', () =>"
                  " { for (const box of boxes()) box.value = ''; });")
    page.type("123")
    shows(page, ["", "", ""], 2, 1)
    # The adapter reads the emptied texts in the task after the submission.
    page.rest()
    page.run("fill(c0, '456')")
    shows(page, ["", "", ""], 2, 2)


def test_a_delete_takes_the_letters_that_a_number_field_does_not_report(page):
    """R15: a number field with a minus only reports no text, but isn't empty."""
    opened(page, body="<form><input id=c0 class=box><input id=c1 class=box type=number>"
                      "<input id=c2 class=box></form>")
    page.type("1-")
    page.send("Backspace")
    page.rest()
    shows(page, ["1", "", ""], 1)


def test_letters_in_other_fields_change_nothing(page):
    page.body(row((1, 1), has_other=True))
    page.run(HOST)
    page.attach("{codes: [{fields: '.box'}]}")
    page.focus("#other")
    page.type("12")
    page.rest()
    shows(page, ["", ""], "other")
    assert page.value("#other") == "12"


def test_a_detached_adapter_moves_nothing(page):
    opened(page)
    page.run("handle.detach()")
    page.type("1")
    page.rest()
    shows(page, ["1", "", ""], 0)


COUNTING = """
window.added = [];
for (const target of [EventTarget.prototype]) {
  const { addEventListener } = target;
  target.addEventListener = function (type, run, options) {
    added.push(type);
    return addEventListener.call(this, type, run, options);
  };
}
"""


def test_a_page_without_codes_runs_no_new_code_on_a_letter(page):
    """R15: the file is loaded, but nothing listens to letters that didn't before."""
    page.body(row((1, 1)))
    page.run(COUNTING)
    page.attach("{}")
    page.focus("#c0")
    page.rest()
    without = page.evaluate(
        "added.filter((type) => /input|paste|drop/.test(type)).sort()")
    assert without == ["input", "input"]


BAD = ["5", "{}", "[{}]", "[{fields: '##'}]", "[{fields: '.box', length: 0}]",
       "[{fields: '.box', length: [1, '1']}]", "[{fields: '.box', size: 6}]",
       "[{fields: '.box', advances: 1}]"]


@pytest.mark.parametrize("codes", BAD)
def test_a_bad_value_throws_an_error_that_names_the_option(page, codes):
    page.body(row((1, 1)))
    page.inject()
    page.run("try { FieldNavigation.attach(document, {codes: %s}) }"
             "catch (error) { window.error = error.message; }" % codes)
    assert 'bad value for option "codes"' in page.evaluate("window.error")
    assert page.evaluate("c0.maxLength") == 1


def test_the_error_without_the_file_names_the_file(page):
    page.body(row((1, 1)))
    page.inject()
    page.run("delete globalThis[Symbol.for('FieldNavigation.codes')];"
             "try { FieldNavigation.attach(document, {codes: [{fields: '.box'}]}) }"
             "catch (error) { window.error = error.message; }")
    assert "field-navigation.code.js" in page.evaluate("window.error")


def test_codes_need_no_permission_of_a_content_security_policy(page):
    """The policy of most pages forbids `eval` and inline scripts."""
    server = page.server.address
    page.open(row((1, 1)) + f"<script src='{server}/field-navigation.code.js'></script>"
              f"<script src='{server}/field-navigation.inline.js'></script>"
              "<script nonce=test>FieldNavigation.attach(document,"
              " {codes: [{fields: '.box'}]})</script>",
              {"Content-Security-Policy":
               f"script-src {server} 'nonce-test'; style-src 'none'"}, helpers="")
    page.run("document.querySelector('#c0').focus()")
    page.type("1")
    page.wait_for("document.activeElement.id === 'c1'")
