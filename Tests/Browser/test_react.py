"""React: the handlers of an app run as often as without the adapter (R14), whatever
React makes of the page, and rendering on a server does not notice the adapter."""

import pytest

from frameworks import REACT, rendered, scripts

# A form as React's documentation writes it: state in the component, handlers on the
# fields, on the form and on a parent. `note` counts calls.
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
    """What the app's handlers saw of an Enter in `a`, of two empty fields."""
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
def test_the_handlers_of_an_app_run_as_often_as_without_the_adapter(page, element, time):
    native = calls_of_enter(page, ELEMENTS[element], None)
    # Three kinds of key event, each at the field and at its parent.
    assert len(native) == 6
    assert sorted(calls_of_enter(page, ELEMENTS[element], time)) == sorted(native)


def test_a_parent_gets_the_events_of_a_form_in_a_portal(page):
    """React's events go up its own tree, which the page's is not."""
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


def test_typed_text_reaches_the_state_and_is_submitted(page):
    opened(page)
    render(page)
    page.attach()
    page.focus("#a")
    page.type("one")
    page.press("Enter")
    page.type("two")
    page.press("Enter")
    assert (page.active(), page.evaluate("sent")) == ("b", "one,two")


def test_return_goes_to_a_field_that_a_state_adds(page):
    """The field is rendered when the one before it has a text."""
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


def test_a_field_that_react_replaces_in_a_press_is_as_without_the_adapter(page):
    """`key` changes with each Enter, so React replaces the field while it has focus."""
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


def test_a_page_from_the_server_is_hydrated_without_a_warning(page):
    """The adapter is attached first, as a script in the page's head is."""
    hydrate(page)
    assert page.evaluate("problems") == []
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", "done")


def test_a_page_whose_fields_were_used_before_is_hydrated_without_a_warning(page):
    hydrate(page, before="a.focus(); b.focus(); b.blur()")
    assert page.evaluate("problems") == []


def test_a_field_that_the_user_is_in_is_hydrated_where_it_may_differ(page):
    """React's development build warns about every attribute that its server did not
    write;
    the label of the field with focus is one. React's own answer to that is a prop."""
    hydrate(page, APP.replace("{id, name: id,", "{id, name: id, suppressHydrationWarning:"
                              " true,"), before="a.focus()")
    assert page.evaluate("problems") == []
    assert (page.active(), page.label("#a")) == ("a", "next")
    page.press("Enter")
    assert page.active() == "b"
