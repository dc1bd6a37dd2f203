"""Tests that Vue's handlers run as often with the adapter as without it (R14). The Vue
script is the copy that NiceGUI installs."""

import pytest

from driving import ChromiumPage, Server
from environments import FOLDER, NotInstalled, install

SIGN_UP = """
  <script type=module>
    import {createApp, ref} from "/vue/vue.esm-browser.prod.js";
    window.calls = [];
    window.app = createApp({
      setup() {
        const note = (place) => (event) =>
          calls.push([place, event.type, event.target.id].join());
        const [a, b, isOpen, sent] = [ref(""), ref(""), ref(false), ref("")];
        return {a, b, isOpen, sent, parent: note("parent"), field: note("field"),
          send: () => { window.sent = [a.value, b.value].join(); }};
      },
      template: `
        <Teleport to="#aside" :disabled="%s">
          <form @submit.prevent="send" @keydown.enter="parent" @keyup.enter="parent"
            @keypress.enter.capture="parent">
            <input id=a v-model="a" @keydown.enter="field" @keypress.enter="field"
              @keyup.enter="field" @keyup.enter.once="field">
            <input id=c v-if="a.length > 1">
            <input id=b v-model="b" @keydown.enter="field" @keyup.enter="field">
            <button>Go</button>
          </form>
        </Teleport>`,
    });
    app.mount("#app");
  </script>
  <div id=app></div><div id=aside></div>
"""


@pytest.fixture(scope="module")
def page(browser):
    try:
        install("nicegui")
    except NotInstalled as error:
        pytest.fail(str(error), pytrace=False)
    server = Server()
    (package,) = (FOLDER / "nicegui").glob("lib/*/site-packages/nicegui")
    server.folders["vue"] = package / "static"
    yield ChromiumPage(server, browser)
    server.close()


def opened(page, attaches, is_at_home=True):
    page.open(SIGN_UP % str(is_at_home).lower(), is_form=False)
    if attaches == "before":
        page.attach()
    page.wait_for("document.querySelector('#a')")
    if attaches == "after":
        page.attach()
    page.focus("#a")


@pytest.mark.parametrize("is_at_home", [True, False])
@pytest.mark.parametrize("time", ["before", "after"])
def test_vue_handlers_run_as_often_as_without_the_adapter(page, time, is_at_home):
    results = []
    for attaches in (None, time):
        opened(page, attaches, is_at_home)
        page.press("Enter")
        assert page.active() == ("b" if attaches else "a")
        results.append(sorted(page.evaluate("calls")))
    # The form has three handlers, and the field has four.
    assert len(results[0]) == 7
    assert results[1] == results[0]


def test_typed_text_reaches_the_vue_model_and_is_submitted(page):
    opened(page, "after")
    page.type("1")
    page.press("Enter")
    page.type("2")
    page.press("Enter")
    assert page.evaluate("sent") == "1,2"


def test_return_moves_to_a_field_that_the_vue_model_adds(page):
    opened(page, "after")
    page.type("12")
    page.wait_for("document.querySelector('#c')")
    page.press("Enter")
    assert page.active() == "c"


DIRECTIVE = """
  <script>
    window.problems = [];
    for (const kind of ["error", "warn"]) {
      console[kind] = (...all) => problems.push(all.join(" "));
    }
  </script>
  <div id=app>%s</div>
  <form><input id=out-a><input id=out-b><button>Go</button></form>
  <script type=module>
    import {createSSRApp, nextTick, reactive} from "/vue/vue.esm-browser.prod.js";
    import {vFieldNavigation} from "/field-navigation.vue.js";
    window.state = reactive({round: 0, isShown: true, options: {ending: "wrap"}});
    window.nextTick = nextTick;
    window.calls = [];
    const app = createSSRApp({
      directives: {fieldNavigation: vFieldNavigation},
      setup: () => ({state, note: (round) => calls.push(round)}),
      template: `%s`,
    });
    app.mount("#app");
    window.isReady = true;
  </script>
"""
FORM = ("<form><input id=\"a\"><input id=\"b\" value=\"x\"><input id=\"c\">"
        "<button>Go</button></form>")


def with_directive(page, value, is_rendered=True):
    """Opens an app whose main element has the directive. The server has rendered it."""
    page.open(DIRECTIVE % (
        f"<main data-round=\"0\">{FORM}</main>" if is_rendered else "",
        f'<main v-if="state.isShown" v-field-navigation{value} :data-round="state.round">'
        f"{FORM}</main>"), is_form=False)
    page.wait_for("window.isReady && document.querySelector('#a')")


def pressed(page, name):
    page.focus("#" + name)
    page.press("Enter")
    return page.active()


def test_the_directive_attaches_to_its_element_and_hydrates_without_a_warning(page):
    with_directive(page, "")
    assert page.evaluate("problems") == []
    assert (pressed(page, "a"), pressed(page, "out-a")) == ("c", "out-a")
    page.run("state.isShown = false")
    page.wait_for("!document.querySelector('#a')")
    assert page.evaluate("problems") == []


def test_the_directive_attaches_in_an_app_that_no_server_has_rendered(page):
    with_directive(page, "", is_rendered=False)
    assert pressed(page, "a") == "c"


@pytest.mark.parametrize("change", [
    "state.options = {destination: 'next'}",
    "state.options.destination = 'next'",
])
def test_a_changed_value_of_the_directive_attaches_again(page, change):
    with_directive(page, '="state.options"')
    assert (pressed(page, "a"), pressed(page, "c")) == ("c", "a")
    page.run(change)
    page.evaluate("nextTick()")
    assert (pressed(page, "a"), page.evaluate("problems")) == ("b", [])


def test_the_same_value_of_the_directive_keeps_the_adapter_and_calls_its_latest_function(
        page):
    with_directive(page, "=\"{onFinish: () => note(state.round)}\"")
    page.focus("#a")
    page.shows("#a", "next")
    page.run("window.changes = 0; new MutationObserver(() => { changes += 1; })"
             ".observe(a, {attributes: true})")
    page.run("state.round = 1")
    page.wait_for("document.querySelector('main').dataset.round === '1'")
    assert page.evaluate("changes") == 0
    assert pressed(page, "c") == "c"
    assert page.evaluate("calls") == [1]
