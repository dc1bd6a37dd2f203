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
