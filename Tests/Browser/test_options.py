"""Tests the options of `attach`. Also tests the errors about invalid options."""

import pytest

THREE = ("<form id=f><input id=a><input id=b value=x><input id=c>"
         "<button id=go>Go</button></form>")


def enter(page, options, body=THREE, focus="#a"):
    """Presses Enter. Returns the ID of the focused field or "submit"."""
    page.body(body)
    page.attach(options)
    page.focus(focus)
    page.record()
    page.press("Enter")
    return "submit" if page.saw("submit") else page.active()


@pytest.mark.parametrize("root, passed", [
    ("document.querySelector('#nothere')", "null"), ("a", "[object HTMLInputElement]"),
    ("'#f'", "#f"), ("undefined, null", None)])
def test_a_root_without_fields_is_refused_with_what_was_passed(chromium_page, root, passed):
    chromium_page.body(THREE)
    chromium_page.inject()
    said = chromium_page.evaluate(
        f"(() => {{ try {{ FieldNavigation.attach({root}); }}"
        " catch (error) { return error.message; } })()")
    assert said == (
        "FieldNavigation: the root must be a document, a shadow root or an element with"
        f" fields, not {passed}" if passed else
        "FieldNavigation: the options must be an object")


def test_an_order_that_matches_nothing_is_named_once_when_a_field_gets_focus(page):
    page.body(THREE)
    page.run("window.said = []; console.warn = (...all) => said.push(all.join(' '))")
    page.attach("{order: '#nothere'}")
    for name in "abc":
        page.focus("#" + name)
    page.rest()
    assert page.evaluate("said") == [
        'FieldNavigation: option "order" lists no element of the page']


def test_return_moves_to_a_filled_field_if_the_destination_is_next(page):
    assert enter(page, "{destination: 'next'}") == "b"


def test_return_finishes_in_the_last_field_if_the_destination_is_next(page):
    assert enter(page, "{destination: 'next'}", focus="#c") == "submit"


def test_return_in_the_last_field_moves_to_the_first_if_the_ending_is_wrap(page):
    # R5
    assert enter(page, "{ending: 'wrap'}", focus="#c") == "a"


def test_return_finishes_if_no_field_is_empty_and_the_ending_is_wrap(page):
    body = THREE.replace("id=a", "id=a value=x")
    assert enter(page, "{ending: 'wrap'}", body, "#c") == "submit"


def test_return_wraps_only_to_empty_fields_if_the_destination_is_next(page):
    body = "<input id=a value=x><input id=b><input id=c value=x>"
    options = "{destination: 'next', ending: 'wrap'}"
    assert enter(page, options, body, "#c") == "b"


def test_the_last_field_shows_next_if_return_would_wrap_to_an_empty_field(page):
    enter(page, "{ending: 'wrap'}", focus="#c")
    page.labels({"a": "next", "c": "next"})


def test_return_skips_an_excluded_field(page):
    assert enter(page, "{destination: 'next', excluded: '#b, .none'}") == "c"


def test_return_skips_a_field_inside_an_excluded_element(page):
    body = "<input id=a><p class=no><input id=b></p><input id=c>"
    assert enter(page, "{excluded: '.no'}", body) == "c"


def test_the_emptiness_function_decides_which_fields_need_input(page):
    assert enter(page, "{isEmpty: (field) => field.id === 'b'}") == "b"


def test_a_field_with_text_counts_as_filled_if_its_emptiness_is_undefined(
        page):
    assert enter(page, "{isEmpty: (field) => undefined}") == "c"


THROWING = """{isEmpty(field) {
  window.asked = (window.asked ?? 0) + 1;
  if (%s) throw new Error("no answer");
}}"""


@pytest.mark.parametrize("start", ["attach", "focus"])
@pytest.mark.parametrize("when", ["true", "field.id === 'a'", "field.id === 'c'"])
def test_the_adapter_decides_about_emptiness_if_the_emptiness_function_throws(
        page, when, start):
    """Return works as if the option weren't set. The console shows one warning."""
    page.body(THREE)
    page.run("""
      window.warnings = [], window.errors = [];
      console.warn = (...all) => warnings.push(all);
      addEventListener("error", ({message}) => errors.push(message));
    """)
    if start == "attach":
        page.focus("#a")
    page.attach(THROWING % when)
    page.focus("#a")
    page.shows("#a", "next")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("c", [])
    page.shows("#c", "done")
    page.press("Enter")
    assert page.saw("submit") == ["f"]
    assert page.evaluate("errors") == []
    assert page.evaluate("asked") > 1
    assert page.evaluate("warnings.map((all) => String(all.slice(0, 2)))") == [
        "FieldNavigation: option isEmpty failed:,Error: no answer"]


def test_the_warning_about_the_emptiness_function_names_the_field(page):
    page.body(THREE)
    page.run("console.warn = (...all) => { window.about = all.at(-1).id; };")
    page.attach(THROWING % "field.id === 'b'")
    page.focus("#a")
    assert page.evaluate("about") == "b"


def test_the_finish_option_blur_removes_focus_and_submits_nothing(page):
    assert enter(page, "{onFinish: 'blur'}", focus="#c") == "body"


def test_a_finish_function_receives_the_form_and_the_field(page):
    enter(page, "{onFinish: (...all) => { window.got = all; }}", focus="#c")
    assert page.evaluate("got.map((element) => element.id)") == ["f", "c"]
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_a_finish_function_receives_no_form_for_a_formless_field(page):
    enter(page, "{onFinish: (...all) => { window.got = all; }}",
          "<input id=a value=x><input id=b>", "#b")
    assert page.evaluate("[got[0], got[1].id]") == [None, "b"]


@pytest.mark.parametrize("owned, form", [("<form id=f>", "f"), ("<p>", None)])
def test_the_finish_event_contains_a_form_element_but_no_marked_element(
        page, owned, form):
    page.body(f"{owned}<input id=a value=x><input id=b><button>Go</button>")
    page.run("addEventListener('fieldnavigation:finish', ({detail}) => {"
             "window.told = detail.form?.id ?? null; })")
    page.attach("{onFinish() {}}")
    page.focus("#b")
    page.press("Enter")
    assert page.evaluate("told") == form


def test_return_follows_an_order_that_lists_elements(page):
    assert enter(page, "{destination: 'next', order: [c, a, b]}", focus="#c") == "a"


def test_return_follows_an_order_that_lists_selectors(page):
    options = "{destination: 'next', order: '#c, [id=\"a\"], #b'}"
    assert enter(page, options, focus="#c") == "a"


@pytest.mark.parametrize("selectors", [
    "#c, :is(#a, #none), #b", "#c, :is(:not(#none):is(#a, #x), #y), #b",
    "#c, input[id='a'][title='x,y'], #b", "#c, #a\\\\,1, #a, #b",
])
def test_a_comma_inside_a_selector_does_not_split_an_order(page, selectors):
    body = THREE.replace("id=a", "id=a title='x,y'")
    options = f"{{destination: 'next', order: \"{selectors}\"}}"
    assert enter(page, options, body, "#c") == "a"


def test_return_moves_to_a_transparent_field_that_the_order_lists(page):
    # An app may make a field transparent and draw it in an overlay (R1).
    body = "<input id=a><input id=b style='opacity: 0'><input id=c>"
    assert enter(page, "{order: [a, b, c]}", body) == "b"


@pytest.mark.parametrize("options, name", [
    ("{destinatoin: 'next'}", "destinatoin"),
    ("{destination: 'first'}", "destination"),
    ("{ending: 'stop'}", "ending"),
    ("{onFinish: 'go'}", "onFinish"),
    ("{onFinish: null}", "onFinish"),
    ("{finishKey: 'next'}", "finishKey"),
    ("{finishKey: 5}", "finishKey"),
    ("{order: '#a,,'}", "order"),
    ("{order: [1]}", "order"),
    ("{order: 7}", "order"),
    ("{order: null}", "order"),
    ("{formless: 'yes'}", "formless"),
    ("{formless: null}", "formless"),
    ("{excluded: '::('}", "excluded"),
    ("{excluded: []}", "excluded"),
    ("{isEmpty: true}", "isEmpty"),
    ("{isInvalid: true}", "isInvalid"),
    ("{stopsAtInvalid: 'yes'}", "stopsAtInvalid"),
    ("{keyboardFrame: {}}", "keyboardFrame"),
    ("{toString: 1}", "toString"),
    ("{destination: Symbol('x')}", "destination"),
    ("{excluded: Object.create(null)}", "excluded"),
])
def test_an_invalid_option_throws_an_error_that_names_the_option(page, options, name):
    page.body(THREE)
    page.inject()
    page.run("try { FieldNavigation.attach(document, " + options + ") }"
             "catch (error) { window.error = [error.name, error.message]; }")
    kind, message = page.evaluate("window.error ?? ['nothing', '']")
    assert kind == "TypeError" and f'"{name}"' in message


def test_the_error_about_a_keyboard_frame_names_the_file_to_load(
        page):
    page.body(THREE)
    page.inject()
    page.run("delete globalThis[Symbol.for('FieldNavigation.followKeyboard')];"
             "try { FieldNavigation.attach(document, {keyboardFrame: () => null}) }"
             "catch (error) { window.error = error.message; }")
    assert "field-navigation.keyboard.js" in page.evaluate("window.error")


@pytest.mark.parametrize("arguments", ["null", "{}", "'body'", "document, null",
                                       "document, 5"])
def test_invalid_arguments_of_attach_throw_a_type_error(page, arguments):
    page.body(THREE)
    page.inject()
    page.run(f"try {{ FieldNavigation.attach({arguments}) }}"
             "catch (error) { window.error = [error.name, error.message]; }")
    kind, message = page.evaluate("window.error ?? ['nothing', '']")
    assert (kind, message.startswith("FieldNavigation: ")) == ("TypeError", True)


def test_an_invalid_option_leaves_the_page_unchanged(page):
    page.body(THREE)
    page.inject()
    page.run("window.before = document.documentElement.outerHTML;"
             "try { FieldNavigation.attach(document, {ending: 1}) } catch {}")
    page.focus("#a")
    assert page.evaluate("document.documentElement.outerHTML === before")


def test_the_adapter_ignores_a_form_outside_its_root(page):
    page.body("<main id=main><form><input id=a><input id=b></form></main>"
              "<form id=f><input id=c><input id=d><button>Go</button></form>")
    page.attach(root="main")
    page.focus("#a")
    page.run("c.focus()")
    assert (page.label("#c"), page.label("#a")) == (None, None)
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("c", ["f"])


def test_the_adapter_ignores_fields_outside_its_root_in_the_same_form(
        page):
    page.body("<form id=f><input id=a><main id=main><input id=b><input id=c></main>"
              "<input id=d><button>Go</button></form>")
    page.attach(root="main")
    page.focus("#b")
    page.press("Enter")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("c", ["f"])
    page.focus("#a")
    assert page.label("#a") is None


def test_the_first_place_of_a_field_in_an_order_applies(page):
    assert enter(page, "{destination: 'next', order: [c, a, c, b]}", focus="#c") == "a"
