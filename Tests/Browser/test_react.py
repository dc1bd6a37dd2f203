"""Tests that a React app's handlers run as often as without the adapter (R14). Also
tests that React hydrates a server-rendered page without a warning."""

import pytest

from frameworks import REACT, rendered, scripts

# A form as in React's documentation. The component has the state. The fields, the form
# and a parent have handlers. `note` counts calls.
APP = """
  const h = React.createElement;
  function Field({id}) {
    const [text, setText] = React.useState("");
    const noted = (event) => globalThis.note?.(`field ${id}`, event);
    return h("input", {id, name: id, value: text, onKeyDown: noted, onKeyPress: noted,
      onKeyUp: noted, onChange: (event) => setText(event.target.value)});
  }
  function App({extra}) {
    const noted = (event) => globalThis.note?.("parent", event);
    React.useEffect(() => { globalThis.isReady = true; }, []);
    return h("div", {onKeyDown: noted, onKeyPressCapture: noted, onKeyUp: noted},
      h("form", {id: "f", onSubmit: (event) => {
        event.preventDefault();
        globalThis.sent = [...new FormData(event.target).values()].join();
      }}, h(Field, {id: "a"}), extra?.(), h(Field, {id: "b"}), h("button", null, "Go")));
  }
"""

NOTE = """<script>
  window.calls = [];
  window.problems = [];
  window.note = (place, event) => {
    if (event.key === "Enter") calls.push([place, event.type, event.target.id].join());
  };
  for (const kind of ["error", "warn"]) {
    const own = console[kind];
    console[kind] = (...all) => { problems.push(all.join(" ")); own(...all); };
  }
  addEventListener("error", (event) => problems.push(event.message));
</script>"""


def opened(page, html="", app=APP):
    page.open(f"{NOTE}{scripts(page, REACT)}<div id=root>{html}</div><div id=aside></div>"
              f"<script>{app}</script>", is_form=False)
    return page


def render(page, element="h(App)"):
    page.run(f"ReactDOM.createRoot(root).render({element})")
    page.wait_for("window.isReady")


def calls_of_enter(page, element, attaches):
    """Presses Enter in `a`, the first of two empty fields. Returns the calls of the
    app's handlers."""
    opened(page)
    if attaches == "before":
        page.attach()
    render(page, element)
    if attaches == "after":
        page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == ("b" if attaches else "a")
    assert page.evaluate("problems") == []
    return page.evaluate("calls")


ELEMENTS = {
    "as it is": "h(App)",
    "in strict mode": "h(React.StrictMode, null, h(App))",
    "in a portal": "ReactDOM.createPortal(h(App), aside)",
}


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("time", ["before", "after"])
def test_the_handlers_of_a_react_app_run_as_often_as_without_the_adapter(
        page, element, time):
    native = calls_of_enter(page, ELEMENTS[element], None)
    # There are three types of key events. The field and its parent each handle all
    # types.
    assert len(native) == 6
    assert sorted(calls_of_enter(page, ELEMENTS[element], time)) == sorted(native)


def test_a_react_portal_passes_the_events_of_its_form_to_the_react_parent(page):
    """React's events follow the component tree. The page's tree of elements is
    different."""
    portal = ("h('section', {onKeyUp: (event) => note('outside', event)},"
              "ReactDOM.createPortal(h(App), aside))")
    opened(page)
    render(page, portal)
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"
    assert page.evaluate("calls.filter((call) => call.startsWith('outside'))") == [
        "outside,keyup,a"]


def test_typed_text_reaches_the_react_state_and_is_submitted(page):
    opened(page)
    render(page)
    page.attach()
    page.focus("#a")
    page.type("one")
    page.press("Enter")
    page.type("two")
    page.press("Enter")
    assert (page.active(), page.evaluate("sent")) == ("b", "one,two")


def test_return_moves_to_a_field_that_react_adds(page):
    """The component renders the field when the previous field has text."""
    opened(page, app=APP + """
      function Growing() {
        const [isLong, setLong] = React.useState(false);
        return h("div", {onInput: () => setLong(true)},
          h(App, {extra: () => isLong && h(Field, {id: "c"})}));
      }""")
    render(page, "h(Growing)")
    page.attach()
    page.focus("#a")
    page.type("x")
    page.wait_for("document.querySelector('#c')")
    page.press("Enter")
    assert page.active() == "c"


def test_the_adapter_changes_nothing_when_react_replaces_a_field_during_a_press(page):
    """`key` changes with each Enter. React therefore replaces the focused field."""
    results = []
    for attaches in (False, True):
        opened(page, app=APP + """
          function Changing() {
            const [round, setRound] = React.useState(0);
            return h("div", {onKeyDown: (event) => {
              if (event.key === "Enter") setRound(round + 1);
            }}, h(App, {extra: () => h(Field, {id: "c", key: round})}));
          }""")
        render(page, "h(Changing)")
        if attaches:
            page.attach()
        page.focus("#c")
        page.press("Enter")
        results.append((page.active(), page.evaluate("[calls, problems]")))
    assert results[1] == results[0]


def hydrate(page, app=APP, before=""):
    opened(page, html=rendered(app), app=app)
    page.attach()
    page.run(before)
    page.run("ReactDOM.hydrateRoot(root, h(App))")
    page.wait_for("window.isReady")


def test_react_hydrates_a_server_page_without_a_warning(page):
    """The adapter attaches before React starts, like a script in the page's head."""
    hydrate(page)
    assert page.evaluate("problems") == []
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", "done")


def test_react_hydrates_a_page_without_a_warning_after_focus_has_left_a_field(page):
    hydrate(page, before="a.focus(); b.focus(); b.blur()")
    assert page.evaluate("problems") == []


def test_react_hydrates_a_focused_field_without_a_warning_if_the_app_allows_it(
        page):
    """React's development build warns about each attribute that the server did not
    write. The focused field's label is one such attribute. React's own remedy is the
    property `suppressHydrationWarning`."""
    hydrate(page, APP.replace("{id, name: id,", "{id, name: id, suppressHydrationWarning:"
                              " true,"), before="a.focus()")
    assert page.evaluate("problems") == []
    assert (page.active(), page.label("#a")) == ("a", "next")
    page.press("Enter")
    assert page.active() == "b"
