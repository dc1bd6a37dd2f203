"""If the engine fails, the adapter detaches itself. The page continues to work."""

import pytest

import failing
from driving import ADAPTER, WASM

FIELDS = "".join(f"<input id=f{index}>" for index in range(5))
FORM = f"<form id=form>{FIELDS}<button id=go>Go</button></form>"
HTML = "document.documentElement.outerHTML"


@pytest.fixture(scope="session")
def failing_folder():
    try:
        return failing.built()
    except failing.NotBuilt as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(params=[ADAPTER, WASM], ids=["script", "wasm"])
def opened(request, page, failing_folder):
    """Opens a page with the failing adapter. Records console errors."""
    def opened(body=FORM):
        page.open(body)
        page.server.folders["failing"] = failing_folder
        page.inject(request.param, "failing")
        page.run("""
          window.complaints = [];
          console.error = (...all) => complaints.push(String(all[0]));
          window.errors = [];
          addEventListener("error", ({message}) => errors.push(message));
        """)
        page.run(f"window.before = {HTML}")
        return page
    return opened


def has_detached(page):
    """Checks that the page's HTML is restored and the browser handles Enter. The
    console must have exactly one error."""
    assert page.evaluate("complaints.length") == 1
    assert "FieldNavigation" in page.evaluate("complaints[0]")
    assert page.evaluate("errors") == []
    assert page.evaluate(HTML) == page.evaluate("before")
    page.focus("#f0")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("f0", ["form"])
    # A remaining listener or observer would cause another error after these changes.
    page.run("f1.disabled = true; f1.disabled = false; form.reset();"
             "f1.dispatchEvent(new Event('input', {bubbles: true}))")
    page.wait_for("new Promise((done) => setTimeout(done, 0)).then(() => true)")
    assert page.evaluate("[complaints.length, ...errors]") == [1]
    return True


def test_a_page_can_silence_the_error_message_of_a_failed_engine(opened):
    page = opened()
    page.run("window.FIELDNAVIGATION_WARNINGS = 'off'")
    page.attach()
    page.focus("#f4")
    page.press("Enter")
    page.run("handle.detach()")
    assert page.evaluate("complaints") == []
    assert page.evaluate(HTML) == page.evaluate("before")


def test_the_adapter_moves_focus_as_long_as_the_engine_works(opened):
    page = opened()
    page.attach()
    page.focus("#f0")
    page.press("Enter")
    assert page.active() == "f1"
    assert page.evaluate("complaints") == []


def test_the_adapter_detaches_if_the_engine_fails_during_attach(opened):
    page = opened("<form id=form>" + "<input>" * 2 + FIELDS
                  + "<button id=go>Go</button></form>")
    page.focus("#f0")
    page.attach()
    page.run("handle.detach()")
    assert has_detached(page)


def test_the_browser_handles_a_press_if_the_engine_fails_during_it(opened):
    page = opened()
    page.attach()
    page.labels({"f0": "next"})
    page.focus("#f4")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("f4", ["form"])
    assert has_detached(page)


def test_all_adapters_on_the_page_detach_if_the_engine_fails(opened):
    page = opened(FORM + "<form id=other><input id=a><input id=b></form>")
    page.attach(root="document.querySelector('#other')")
    page.attach(root="document.querySelector('#form')")
    page.labels({"a": "next", "f0": "next"})
    page.focus("#f4")
    page.press("Enter")
    assert has_detached(page)


def test_the_adapter_detaches_if_the_engine_fails_after_a_mutation(opened):
    page = opened()
    page.attach()
    page.focus("#f0")
    page.run("f1.setAttribute('enterkeyhint', 'search')")
    page.wait_for("complaints.length")
    page.run("f1.removeAttribute('enterkeyhint')")
    assert has_detached(page)


@pytest.mark.parametrize("event", [
    "form.reset()",
    "f1.dispatchEvent(new Event('transitionend', {bubbles: true}))",
], ids=["reset", "idle"])
def test_the_adapter_detaches_if_the_engine_fails_in_a_later_task(opened, event):
    page = opened()
    page.attach()
    page.focus("#f0")
    # No mutation reports this attribute's change. The adapter reads the attribute in
    # its next task.
    page.run("f1.getAttribute = (name) => name === 'enterkeyhint' ? 'search' :"
             f"Element.prototype.getAttribute.call(f1, name); {event}")
    page.wait_for("complaints.length")
    page.run("delete f1.getAttribute; f1.removeAttribute('enterkeyhint')")
    assert has_detached(page)


def test_the_press_ends_if_the_engine_fails_in_a_page_listener(opened):
    page = opened()
    page.attach()
    page.focus("#f0")
    page.run("""
      f0.addEventListener("fieldnavigation:move", () => {
        f1.setAttribute("enterkeyhint", "search");
        f1.focus();
        f1.removeAttribute("enterkeyhint");
      }, {once: true});
    """)
    page.press("Enter")
    assert has_detached(page)


def test_the_adapter_detaches_even_if_the_engine_fails_during_detach(opened):
    page = opened(FORM.replace("<button", "<input id=f5><button"))
    page.attach()
    page.focus("#f0")
    page.run("handle.detach(); handle.detach()")
    assert has_detached(page)


def test_attach_does_nothing_once_the_engine_has_failed(opened):
    page = opened()
    page.attach()
    page.focus("#f4")
    page.press("Enter")
    page.attach()
    page.run("handle.detach(); FieldNavigation.attach()")
    assert has_detached(page)
