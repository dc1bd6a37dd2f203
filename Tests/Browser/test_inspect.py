"""Tests that the inspector shows the way that real presses of Return take, and that it
leaves nothing on the page."""

import pytest

from corpus import HERE
from driving import quoted

INSPECTOR = "field-navigation.inspect.js"

#: The pages on which the page's own code handles Enter, or answers it later. Nothing
#: tells so before the press.
PAGE_ANSWERS = {"drop-down-of-the-page", "own-enter", "page-keys", "taken-enter"}
PAGES = sorted(
    file.stem for file in (HERE.parent / "Pages").glob("*.html")
    if file.stem not in PAGE_ANSWERS)

#: Names each field. Nothing that a page does at a form's end moves focus.
SETTING = """
  for (const type of ["submit", "invalid"]) {
    addEventListener(type, (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }
  window.walker = {
    released: 0,
    fields: {},
    names: new Map(),
    active() {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at === document.body ? null : at;
    },
    named(element) {
      const {names, fields} = this;
      if (!names.has(element)) {
        const name = element ? `${names.size} ${element.id || element.localName}` : "";
        names.set(element, name);
        fields[name] = element;
      }
      return names.get(element);
    },
    stops() {
      const inspection = FieldNavigation.inspect();
      inspection.remove();
      return inspection.stops.map((stop) => ({
        ...stop, field: this.named(stop.field), to: this.named(stop.to)}));
    },
  };
  addEventListener("keyup", ({key}) => { walker.released += key === "Enter"; }, true);
"""

BODY = """
  <form>
    <input id=a placeholder=Name>
    <input id=filled value=x>
    <input id=disabled disabled>
    <input id=readonly readonly>
    <input id=hidden hidden>
    <input id=faded style="opacity: 0">
    <input id=far style="position: absolute; left: -999px">
    <input id=untabbed tabindex=-1>
    <div inert><input id=inert></div>
    <div class=out><input id=out></div>
    <textarea id=text></textarea>
    <input id=z><button>Go</button>
  </form>
  <form role=search><input id=query><input id=place></form>
  <form><input id=alone></form>
  <input id=free>
"""


def load(page):
    """Loads the inspector's classic script beside the adapter's."""
    source = (page.server.folders[""] / INSPECTOR).read_text()
    page.run("const script = document.createElement('script');"
             f"script.textContent = {quoted(source)};"
             "document.head.append(script); script.remove();")


def inspected(page, options="{}", root="document"):
    """Returns the stops of the inspector by the ID of their fields."""
    load(page)
    stops = page.evaluate(
        f"(window.inspection = FieldNavigation.inspect({root}, {options}))"
        ".stops.map((stop) => ({...stop, field: stop.field.id, to: stop.to?.id ?? null}))")
    return {stop["field"]: stop for stop in stops}


def drawn(page):
    """Returns the texts that the inspector has drawn."""
    return page.evaluate(
        "[...document.querySelector('field-navigation-inspector').shadowRoot.children]"
        ".map((each) => each.textContent).filter(Boolean)")


def walk(page, file):
    """Presses Return from the first field of each form on. Returns the mismatches
    between the presses and what the inspector has shown just before each."""
    page.go(file.as_uri())
    page.wait_for_focus()
    page.attach()
    load(page)
    page.run(SETTING)
    wrong = []
    plan = [stop for stop in page.evaluate("walker.stops()") if stop["number"]]
    for form in {stop["form"] for stop in plan}:
        stops = {stop["number"]: stop["field"] for stop in plan if stop["form"] == form}
        order = [stops[number] for number in sorted(stops)]
        visited = []
        while set(order) - set(visited):
            at = page.evaluate("walker.named(walker.active())")
            if at not in order or at in visited:
                # Return leads no further, so the user presses Tab.
                at = next(field for field in order if field not in visited)
                page.run(f"walker.fields[{quoted(at)}].focus()")
            visited.append(at)
            wrong += press(page, at)
        if visited != order:
            wrong.append((order, visited))
    return wrong


def press(page, at):
    """Presses Return in a field. Returns what the inspector showed and what happened,
    unless they are the same. Return takes the numbers in order."""
    stops = page.evaluate("walker.stops()")
    (stop,) = [stop for stop in stops if stop["field"] == at]
    following = [other["field"] for other in stops
                 if stop["number"] and other["form"] == stop["form"]
                 and other["number"] == stop["number"] + 1]
    before = page.evaluate("walker.released")
    page.send("Enter")
    opens = page.browser == "chromium" and not stop["to"]
    # The list that Chromium opens takes the keyup.
    if not (opens and page.evaluate("walker.active()?.localName === 'select'")):
        page.wait_for(f"walker.released > {before}")
    got = page.evaluate("walker.named(walker.active())")
    if got == at:
        page.send("Escape")
        page.run("walker.active()?.blur()")
    shown = [stop["to"]] if stop["to"] else []
    moved = [got] if got != at else []
    return [] if moved == shown == following[:len(moved)] else [
        (at, shown, following, moved)]


@pytest.mark.parametrize("name", PAGES)
def test_the_order_is_the_order_that_real_keys_take(page, name):
    assert walk(page, HERE.parent / "Pages" / f"{name}.html") == []


def test_each_skipped_field_shows_the_reason(page):
    """The reasons are the obstacles of R1, and a text for R4."""
    page.open(BODY, is_form=False)
    stops = inspected(page, "{excluded: '.out'}")
    opens = "keeps Return"
    assert {name: stop["reason"] for name, stop in stops.items()} == {
        "a": "", "filled": "filled", "disabled": "disabled", "readonly": "read-only",
        "hidden": "hidden", "faded": "transparent", "far": "out of sight",
        "untabbed": "tabindex -1", "inert": "inert", "out": "excluded", "text": opens,
        "z": "", "query": "search",
        "place": "search",
        "alone": "only field", "free": "no form",
    }
    assert [(name, stop["number"], stop["key"], stop["to"])
            for name, stop in stops.items() if stop["number"]] == [
        ("a", 1, "next", "text"), ("text", 2, None, None), ("z", 3, "done", None)]
    assert (stops["filled"]["key"], stops["filled"]["to"]) == ("next", "text")
    texts = drawn(page)
    assert {"1 · Next", "Next · filled", f"2 · {opens}", "3 · Done", "disabled",
            "read-only", "excluded", "inert"} <= set(texts)
    assert "#hidden: hidden" in texts[-1] and "#far: out of sight" in texts[-1]
    assert texts[-1].startswith("Return goes to 3 fields. Escape closes.")


#: Forms that the browser keeps, each with the reason that its field `a` shows.
BROWSERS_OWN = {
    "<form data-field-navigation=off><input id=a><input><button>Go</button></form>": "off",
    "<form data-field-navigation='next off'><input id=a value=x><input></form>": "off",
    "<div role=form data-field-navigation=off><input id=a><input></div>": "off",
    "<form data-field-navigation=off><input id=a></form>": "off",
    "<form><input id=a><button>Go</button></form>": "only field",
    "<form><input id=a value=x><input hidden><input type=checkbox></form>": "only field",
    "<form role=search><input id=a><input></form>": "search",
    "<form><input id=a type=search></form>": "search",
    "<form data-field-navigation=off><input id=a type=search><input></form>": "search",
}


@pytest.mark.parametrize("form", BROWSERS_OWN)
@pytest.mark.parametrize("options", [
    "{}", "{destination: 'next', ending: 'wrap'}", "{onFinish() {}, formless: true}",
    "{isInvalid: () => true, stopsAtInvalid: true}"])
def test_a_form_of_the_browser_is_gray_with_the_reason(page, form, options):
    """The adapter handles no Enter there (R12), so that nothing has a number."""
    page.open(form, is_form=False)
    stops = inspected(page, options)
    stop = stops["a"]
    assert [stop["number"], stop["key"], stop["to"], stop["reason"]] == [
        None, None, None, BROWSERS_OWN[form]]
    assert not [other for other in stops.values() if other["number"]]
    texts = drawn(page)
    assert BROWSERS_OWN[form] in texts
    assert texts[-1].startswith("Return goes to 0 fields.")


def test_a_form_that_is_switched_off_becomes_gray(page):
    page.open("<form id=f><input id=a><input id=b></form>", is_form=False)
    inspected(page)
    page.run("f.dataset.fieldNavigation = 'off'")
    page.wait_for("inspection.stops.every(({number, reason}) => !number &&"
                  " reason === 'off')")


def test_fields_behind_a_dialog_show_the_dialog_as_the_reason(page):
    page.open("<form><input id=a><input id=b></form><dialog id=d><form><input id=c>"
              "<input id=e><button>Go</button></form></dialog>", is_form=False)
    page.run("d.showModal()")
    stops = inspected(page)
    assert [(name, stop["number"], stop["reason"]) for name, stop in stops.items()] == [
        ("a", None, "behind a dialog"), ("b", None, "behind a dialog"),
        ("c", 1, ""), ("e", 2, "")]
    # The drawing is above the dialog, so that it can be seen.
    assert page.evaluate("document.querySelector('field-navigation-inspector')"
                         ".matches(':popover-open')")


def test_the_options_are_those_of_attach(page):
    page.open("<main><form><input id=a><input id=b value=x><input id=c><button>Go"
              "</button></form></main><form><input id=d><input id=e></form>",
              is_form=False)
    stops = inspected(
        page, "{destination: 'next', ending: 'wrap', order: '#c, #a'}",
        "document.querySelector('main')")
    assert [(name, stop["number"], stop["to"]) for name, stop in stops.items()] == [
        ("c", 1, "a"), ("a", 2, "b"), ("b", 3, "c")]
    for options in ["{destination: 'far'}", "{unknown: 1}", "1"]:
        with pytest.raises(Exception, match="FieldNavigation: "):
            page.evaluate(f"FieldNavigation.inspect(document, {options})")
    with pytest.raises(Exception, match="the root must be"):
        page.evaluate("FieldNavigation.inspect('form')")


@pytest.mark.parametrize("ending", ["Escape", "inspection.remove()"])
def test_the_inspector_leaves_nothing_on_the_page(page, ending):
    page.open(BODY, is_form=False)
    load(page)
    state = ("[document.documentElement.outerHTML, Object.keys(window).sort(),"
             "Object.getOwnPropertySymbols(window).length]")
    page.run("window.inspection = undefined; document.activeElement.blur()")
    before = page.evaluate(state)
    page.run("inspection = FieldNavigation.inspect()")
    assert page.evaluate(state) != before
    if ending == "Escape":
        page.send("Escape")
        page.wait_for("!document.querySelector('field-navigation-inspector')")
    else:
        page.run(ending + ";" + ending)
    assert page.evaluate(state) == before


@pytest.mark.parametrize("replacement", [
    "document.documentElement.replaceWith(document.createElement('html'))",
    "document.querySelector('field-navigation-inspector').remove()",
    "document.open(); document.write('<form><input><input></form>'); document.close()"])
def test_the_drawing_ends_when_the_page_replaces_the_document(page, replacement):
    page.open("<form><input id=a><input id=b></form>", is_form=False)
    inspected(page)
    page.run("window.errors = [];"
             "window.onerror = (message) => { errors.push(message); };" + replacement)
    # Listeners are gone after `document.open`, but not callbacks of frames.
    page.run("window.onerror = (message) => { errors.push(message); };"
             "requestAnimationFrame(() => requestAnimationFrame(() => {"
             " window.drew = true; }))")
    page.wait_for("window.drew")
    assert page.evaluate("errors") == []
    assert page.evaluate("Object.getOwnPropertySymbols(window)"
                         ".filter((key) => /inspect/.test(String(key))).length") == 0
    page.run("inspection.remove()")


def test_escape_closes_the_inspector_before_the_dialog_of_the_page(page):
    page.open("<dialog id=d><form><input id=a><input id=b></form></dialog>")
    page.run("d.showModal()")
    inspected(page)
    page.press("Escape")
    page.wait_for("!document.querySelector('field-navigation-inspector')")
    assert page.evaluate("d.open")
    page.press("Escape")
    page.wait_for("!d.open")


def test_a_second_call_replaces_the_drawing(page):
    page.open(BODY, is_form=False)
    inspected(page)
    inspected(page, "{destination: 'next'}")
    assert page.evaluate(
        "document.querySelectorAll('field-navigation-inspector').length") == 1
    assert "2 · Next" in drawn(page)


def test_the_drawing_follows_the_page(page):
    page.open("<form><input id=a><input id=b><input id=c><button>Go</button></form>",
              is_form=False)
    inspected(page)
    page.focus("#b")
    page.type("x")
    page.wait_for("inspection.stops[1].reason === 'filled'")
    assert "Next · filled" in drawn(page)
    page.run("c.disabled = true")
    page.wait_for("inspection.stops[0].key === 'done'")
    page.run("document.querySelector('form').insertAdjacentHTML('beforeend', '<input>')")
    page.wait_for("inspection.stops.length === 4 && inspection.stops[0].key === 'next'")


@pytest.mark.parametrize("ending", ["finish", "wrap"])
def test_the_label_of_an_attached_adapter_is_not_the_page_s_own(page, ending):
    """A label of the page fixes what the key does (R6). The adapter's label doesn't."""
    page.open("<form><input id=a><input id=b><button>Go</button></form>", is_form=False)
    options = f"{{ending: '{ending}'}}"
    page.inject()
    free = inspected(page, options)
    page.attach(options)
    for name in ["a", "b"]:
        page.focus("#" + name)
        page.shows("#" + name, free[name]["key"])
        assert inspected(page, options) == free


def test_a_label_of_the_page_is_shown_as_it_is(page):
    page.open("<form><input id=a enterkeyhint=search><input id=b enterkeyhint=next>"
              "<input id=c value=x><button>Go</button></form>", is_form=False)
    for _ in range(2):
        stops = inspected(page)
        assert [(stop["key"], stop["to"]) for stop in stops.values()] == [
            ("search", None), ("next", "c"), ("done", None)]
        page.focus("#b")


def test_the_inspector_draws_under_a_strict_content_security_policy(page):
    """The policy blocks style sheets and style attributes."""
    kind = {"Content-Type": "text/javascript"}
    page.server.answers["/inspect-use.js"] = (
        b"import { inspect } from '/field-navigation.inspect.module.js';"
        b"window.blocked = []; addEventListener('securitypolicyviolation', (event) => {"
        b"blocked.push(event.effectiveDirective); });"
        b"window.inspection = inspect();", kind)
    policy = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'"
    page.open("<form><input id=a><input id=b></form>"
              "<script type=module src=/inspect-use.js></script>",
              headers={"Content-Security-Policy": policy}, helpers="", is_form=False)
    page.wait_for("window.inspection")
    assert "1 · Next" in drawn(page)
    color = page.evaluate(
        "getComputedStyle([...document.querySelector('field-navigation-inspector')"
        ".shadowRoot.children].find((each) => each.textContent === '1 · Next'))"
        ".backgroundColor")
    assert color == "rgb(11, 87, 208)"
    # A driver's own `eval` is blocked, too.
    assert not [kind for kind in page.evaluate("blocked") if kind.startswith("style")]


def test_a_bookmark_with_the_script_draws(in_chromium):
    page = in_chromium
    page.open("<form><input id=a><input id=b></form>", is_form=False)
    script = (page.server.folders[""] / INSPECTOR).read_text()
    page.run(f"location.href = 'javascript:' + encodeURIComponent({quoted(script)} +"
             "';void FieldNavigation.inspect()')")
    page.wait_for("document.querySelector('field-navigation-inspector')")
    assert "1 · Next" in drawn(page)


def test_the_drawing_fits_pages_from_right_to_left_and_narrow_fields(page):
    page.open("<form><input id=a style='width: 40px'><input id=b style='width: 40px'>"
              "</form>", is_form=False)
    page.run("document.documentElement.dir = 'rtl'")
    inspected(page)
    assert page.evaluate(
        "[...document.querySelector('field-navigation-inspector').shadowRoot.children]"
        ".filter((each) => each.textContent).map((each) => each.getBoundingClientRect())"
        ".every(({left, right}) => left >= 0 && right <= innerWidth)")
    assert page.evaluate(
        "getComputedStyle(document.querySelector('field-navigation-inspector'))"
        ".direction") == "ltr"


def test_the_page_stays_usable_under_the_drawing(page):
    page.open("<form><input id=a><input id=b></form>", is_form=False)
    inspected(page)
    page.click("#b")
    assert page.active() == "b"
