"""Tests the imports for React and for pages with the custom element. Vue's directive is
tested in Tests/Apps/test_vue.py, where there is a Vue."""

import pytest

from driving import DIST
from frameworks import REACT, rendered, scripts

SHIM = "export const {createElement, useEffect, useRef} = React;"

# `renders` counts, `set` changes the state of the app.
APP = """
  const h = React.createElement;
  const {FieldNavigation, useFieldNavigation} = pieces;
  function Form({name = ""}) {
    return h("form", {onSubmit: (event) => event.preventDefault()},
      h("input", {id: name + "a"}), h("input", {id: name + "b"}), h("button", null, "Go"));
  }
  function ready(options) {
    globalThis.isReady = true;
    globalThis.shown = JSON.stringify(options);
  }
  function WithHook({optionsOf}) {
    const [options, set] = React.useState({});
    globalThis.set = set;
    const handle = useFieldNavigation(optionsOf ? optionsOf(options) : options);
    React.useEffect(() => { globalThis.handle = handle; ready(options); });
    return h("main", null, h(Form));
  }
  function WithComponent() {
    const [options, set] = React.useState({});
    globalThis.set = set;
    React.useEffect(() => ready(options));
    return h("main", null, h(FieldNavigation, options, h(Form)), h(Form, {name: "out-"}));
  }
"""

NOTE = """<script>
  window.problems = [];
  for (const kind of ["error", "warn"]) {
    const own = console[kind];
    console[kind] = (...all) => { problems.push(all.join(" ")); own(...all); };
  }
  addEventListener("error", (event) => problems.push(event.message));
</script>"""


def opened(page, start, html=""):
    page.server.answers["/react-shim.js"] = (
        SHIM.encode(), {"Content-Type": "text/javascript"})
    page.open(
        f"{NOTE}{scripts(page, REACT)}<div id=root>{html}</div><div id=aside></div>"
        '<script type=importmap>{"imports": {"react": "/react-shim.js"}}</script>'
        "<script type=module>import * as pieces from '/field-navigation.react.js';"
        f"{APP}; globalThis.app = {start};</script>", is_form=False)
    page.wait_for("window.isReady")


def render(page, element):
    opened(page, "ReactDOM.createRoot(root); "
           f"globalThis.element = () => {element}; app.render(element())")


def changed(page, options):
    """Changes the app's options, and waits until it has rendered with these."""
    page.run(f"set({options})")
    page.wait_for(f"shown === JSON.stringify({options})")


def moves(page, name="a"):
    """Whether Return moves from the first field of a form to the second."""
    page.run("active().blur()")
    page.focus("#" + name)
    page.press("Enter")
    return page.active() == name[:-1] + "b"


ELEMENTS = {
    "as it is": "h({0})",
    "in strict mode": "h(React.StrictMode, null, h({0}))",
    "in a portal": "ReactDOM.createPortal(h({0}), aside)",
}


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("kind", ["WithHook", "WithComponent"])
def test_return_moves_in_a_react_app_until_it_unmounts(page, element, kind):
    render(page, ELEMENTS[element].format(kind))
    assert moves(page)
    page.run("root.insertAdjacentHTML('afterend',"
             "'<form><input id=late-a><input id=late-b><button>Go</button></form>')")
    # The hook attaches to the document, the component to its content.
    assert moves(page, "late-a") == (kind == "WithHook")
    page.focus("#a")
    page.shows("#a", "next")
    page.run("app.unmount()")
    page.wait_for("!document.querySelector('#a')")
    assert not moves(page, "late-a")
    assert page.carriers() == []
    assert page.evaluate("problems") == []


def test_the_component_attaches_to_its_content_only(page):
    render(page, "h(WithComponent)")
    assert moves(page, "a") and not moves(page, "out-a")
    assert page.evaluate("getComputedStyle(a.form.parentElement).display") == "contents"


def test_the_handle_of_the_hook_is_that_of_the_adapter(page):
    render(page, "h(React.StrictMode, null, h(WithHook))")
    assert page.evaluate("handle.current.focusFirst()")
    assert page.active() == "a"
    page.run("globalThis.old = handle; app.unmount()")
    page.wait_for("old.current === null")


def test_a_render_with_the_same_options_attaches_nothing(page):
    """The options are new objects, and the functions in them too."""
    render(page, "h(WithHook, {optionsOf: ({round}) => ({ending: 'wrap',"
           "isEmpty: () => undefined, order: [...document.querySelectorAll('#b, #a')]})})")
    # The first render found no fields to list.
    changed(page, "{round: 1}")
    page.run("globalThis.first = handle.current")
    changed(page, "{round: 2}")
    changed(page, "{round: 3}")
    assert page.evaluate("handle.current === first")
    page.run("b.after(a)")
    changed(page, "{round: 4}")
    assert page.evaluate("handle.current !== first")
    assert page.evaluate("problems") == []


@pytest.mark.parametrize("kind", ["WithHook", "WithComponent"])
def test_changed_options_attach_again(page, kind):
    render(page, f"h(React.StrictMode, null, h({kind}))")
    page.focus("#b")
    page.type("x")
    page.focus("#a")
    page.shows("#a", "done")
    changed(page, "{destination: 'next'}")
    page.shows("#a", "next")
    assert moves(page)
    changed(page, "{}")
    assert not moves(page)
    assert page.evaluate("problems") == []


def test_the_latest_function_of_the_options_is_called(page):
    render(page, "h(WithHook, {optionsOf: ({round = 0}) => ({"
           "onFinish: () => { globalThis.finished = round; }})})")
    page.run("globalThis.first = handle.current")
    changed(page, "{round: 1}")
    page.focus("#b")
    page.press("Enter")
    assert page.evaluate("[finished, handle.current === first]") == [1, True]


@pytest.mark.parametrize("kind", ["WithHook", "WithComponent"])
def test_react_hydrates_a_server_page_without_a_warning(page, kind):
    pieces = f"const pieces = require('{DIST / 'field-navigation.react.cjs'}');"
    html = rendered(f"{pieces}{APP}; const App = {kind};")
    assert "<input" in html
    opened(page, f"ReactDOM.hydrateRoot(root, h(React.StrictMode, null, h({kind})))",
           html)
    assert page.evaluate("problems") == []
    assert moves(page)
    assert page.evaluate("problems") == []


FORM = "<form><input id=a><input id=b value=x><input id=c><button>Go</button></form>"


def defined(page, body):
    page.open(NOTE + body + "<script type=module src=/field-navigation.element.js>"
              "</script>", is_form=False)
    page.wait_for("customElements.get('field-navigation')")


def test_return_moves_inside_the_element_only(page):
    defined(page, f"<field-navigation id=own>{FORM}</field-navigation>"
            "<form><input id=out-a><input id=out-b></form>")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"
    assert not moves(page, "out-a")
    assert page.evaluate("getComputedStyle(own).display") == "contents"
    assert not page.evaluate("own.hasAttribute('style')")


def test_the_attributes_of_the_element_are_options_that_may_change(page):
    defined(page, "<field-navigation id=own destination=next ending=wrap "
            f"finish-key=go>{FORM}</field-navigation>")
    page.focus("#c")
    page.press("Enter")
    assert page.active() == "a"
    assert moves(page)
    page.run("own.removeAttribute('destination'); own.removeAttribute('ending')")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"
    page.shows("#c", "go")
    page.run("own.setAttribute('on-finish', 'blur')")
    page.press("Enter")
    assert page.active() == "body"
    assert page.evaluate("problems") == []


@pytest.mark.parametrize("value, is_on", [("", True), ("true", True), ("false", False)])
def test_a_switch_of_the_element_is_on_unless_it_is_false(page, value, is_on):
    defined(page, f"<field-navigation formless='{value}'><input id=a><input id=b>"
            "</field-navigation>")
    assert moves(page) == is_on


def test_the_element_has_a_handle_while_it_is_in_the_page(page):
    defined(page, f"<field-navigation id=own>{FORM}</field-navigation>")
    assert page.evaluate("own.handle.focusFirst()")
    page.shows("#a", "next")
    page.run("globalThis.kept = own; own.remove()")
    assert page.evaluate("kept.handle === undefined")
    assert page.evaluate("kept.querySelector('[enterkeyhint]') === null")
    page.run("document.body.append(kept)")
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"
    # No second adapter has attached.
    assert page.evaluate("problems") == []


def test_a_bad_attribute_of_the_element_names_the_option(page):
    defined(page, f"<field-navigation id=own ending=far>{FORM}</field-navigation>")
    page.wait_for("problems.length")
    assert 'bad value for option "ending"' in page.evaluate("problems[0]")
    page.run("own.setAttribute('ending', 'wrap')")
    page.focus("#c")
    page.press("Enter")
    assert page.active() == "a"
