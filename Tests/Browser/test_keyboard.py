"""Tests that a focused field scrolls clear of the on-screen keyboard (A1-A5). The app
provides the keyboard's frame."""

import pytest

KEYBOARD = "{keyboardFrame: () => ({left: 0, top: 300, right: 9999, bottom: 9999})}"
GAP = 20


def attached(page, body, options=KEYBOARD, root="document", before=""):
    page.open("<style>body { margin: 0 } p { height: 1000px; margin: 0 }"
              "input { display: block; height: 30px; box-sizing: border-box }"
              "div { height: 600px; overflow: auto }</style>" + body)
    page.run(before)
    page.attach(options, root)
    page.focus("#a")
    return page


def bottom(page, selector="b"):
    return page.evaluate(f"{selector}.getBoundingClientRect().bottom")


def is_clear(page):
    """Waits, because Firefox repeats the scrolling of the focus in a later frame."""
    page.wait_for(f"b.getBoundingClientRect().bottom <= {300 - GAP}")


def test_a_scroll_container_scrolls_the_field_clear_of_the_keyboard(
        page):
    attached(page, "<div><input id=a><p></p><input id=b><p></p></div>")
    page.press("Enter")
    is_clear(page)


def test_the_page_scrolls_the_field_clear_of_the_keyboard(page):
    attached(page, "<input id=a><p></p><input id=b><p></p>")
    page.press("Enter")
    is_clear(page)


def test_a_field_that_firefox_scrolls_back_is_revealed_again(page):
    if not page.evaluate("/Firefox/.test(navigator.userAgent)"):
        pytest.skip("only Firefox repeats the scrolling of the focus")
    # The page scrolls in the next frame, as Firefox sometimes does.
    attached(page, "<input id=a><p></p><input id=b><p></p>", before=(
        "b.onfocus = () => requestAnimationFrame(() => {"
        " scrollTo(0, 300); window.isBack = true; })"))
    page.press("Enter")
    page.wait_for("window.isBack")
    is_clear(page)


def test_a_tapped_field_also_scrolls_clear_of_the_keyboard(page):
    attached(page, "<div><input id=a><p style='height: 400px'></p><input id=b>"
             "<p></p></div>")
    page.click("#b")
    page.wait_for(f"b.getBoundingClientRect().bottom <= {300 - GAP}")


def test_the_adapter_does_not_scroll_a_field_that_is_already_visible(page):
    attached(page, "<div id=box><input id=a><input id=b><p></p></div>").press("Enter")
    assert page.evaluate("box.scrollTop") == 0


def test_the_adapter_does_not_scroll_without_a_keyboard(page):
    attached(page, "<div id=box><input id=a><p style='height: 400px'></p><input id=b>"
             "<p></p></div>", "{keyboardFrame: () => null}").press("Enter")
    assert page.evaluate("box.scrollTop") == 0


def test_the_outer_container_scrolls_if_the_inner_container_reaches_its_end(page):
    # The inner container scrolls to its end. The outer container scrolls the remaining
    # distance (A5).
    attached(page, "<div id=outer><input id=a><p style='height: 200px'></p>"
             "<div style='height: 300px'><p style='height: 330px'></p>"
             "<input id=b></div><p></p></div>").press("Enter")
    is_clear(page)


# The field is inside the window but under the keyboard. The browser itself doesn't
# scroll.
FILL = "<p style='height: 400px'></p><input id=b><p></p>"
INSIDE = {
    "a root that does not scroll":
        f"<div id=outer><main id=root><input id=a>{FILL}</main></div>",
    "a scroller at its end inside of the root":
        "<div id=outer><main id=root><div id=inner style='height: 450px'><input id=a>"
        "<p style='height: 400px'></p><input id=b><p style='height: 10px'></p></div>"
        "</main><p></p></div>",
    "a root that scrolls, at its end":
        "<div id=outer><div id=root style='height: 450px'><input id=a>"
        "<p style='height: 400px'></p><input id=b><p style='height: 10px'></p></div>"
        "<p></p></div>",
}


@pytest.mark.parametrize("inside", INSIDE)
def test_elements_around_the_root_do_not_scroll(page, inside):
    attached(page, INSIDE[inside] + "<p></p>", root="root")
    page.press("Enter")
    assert page.active() == "b"
    assert page.evaluate("[outer.scrollTop, scrollY]") == [0, 0]


def test_an_adapter_on_a_shadow_root_scrolls_no_elements_around_it(
        page):
    attached(page, "<div id=outer><section id=host></section></div><p></p>",
             root="host.shadowRoot", before=f"""
      host.attachShadow({{mode: "open"}}).innerHTML = `
        <style>input {{ display: block }} p {{ height: 1000px; margin: 0 }}</style>
        <section role=form><input id=a>{FILL}</section>`;
    """)
    page.press("Enter")
    assert page.active() == "b"
    assert page.evaluate("[outer.scrollTop, scrollY]") == [0, 0]


def test_the_attached_root_scrolls_if_it_can(page):
    attached(page, f"<div id=root><input id=a>{FILL}</div><p></p>", root="root")
    page.press("Enter")
    assert page.evaluate("root.scrollTop") > 0
    is_clear(page)


# The result of the app's function on its first call. "undefined" if the first call
# throws. All later calls of the function throw.
FRAMES = {
    "at once": "undefined",
    "later": "null",
    "after a keyboard": "{left: 0, top: 300, right: 9999, bottom: 9999}",
}
THROWING = """{
  keyboardFrame() {
    if (!window.calls++ && "%s" !== "at once") return (%s);
    throw new Error("no keyboard");
  },
}"""


@pytest.mark.parametrize("start", ["attach", "focus"])
@pytest.mark.parametrize("frame", FRAMES)
def test_the_adapter_warns_once_about_a_keyboard_frame_function_that_throws(
        page, frame, start):
    """The adapter remains attached. Focus moves as if there were no keyboard."""
    page.open("<form id=f><input id=a><input id=b><input id=c><button>Go</button>"
              "</form>")
    page.run("""
      window.calls = 0, window.warnings = [], window.errors = [];
      console.warn = (...all) => warnings.push(all.join(" "));
      console.error = (...all) => errors.push(all.join(" "));
      addEventListener("error", ({message}) => errors.push(message));
    """)
    if start == "attach":
        page.focus("#a")
    page.attach(THROWING % (frame, FRAMES[frame]))
    page.focus("#a")
    assert page.label("#a") == "next"
    page.press("Enter", times=2)
    page.run("dispatchEvent(new Event('resize')); scrollTo(0, 1);"
             "visualViewport.dispatchEvent(new Event('resize'))")
    page.rest()
    assert (page.active(), page.label("#c")) == ("c", "done")
    assert page.evaluate("errors") == []
    assert page.evaluate("warnings.length") == 1
    assert page.evaluate("warnings[0]").startswith(
        "FieldNavigation: keyboardFrame failed: Error: no keyboard")
    page.run("handle.detach()")
    assert page.carriers() == []


def test_the_warning_about_a_keyboard_frame_names_the_attached_root(page):
    page.open("<main id=checkout><form><input id=a><input id=b></form></main>")
    page.run("window.about = null; console.warn = (...all) => { about = all.at(-1); };")
    page.attach(THROWING % ("at once", "null"), "document.querySelector('main')")
    page.focus("#a")
    page.rest()
    assert page.evaluate("about.id") == "checkout"


def test_a_page_can_turn_off_the_warning_about_a_keyboard_frame(page):
    page.open("<form><input id=a><input id=b></form>")
    page.run("window.warnings = [], window.FIELDNAVIGATION_WARNINGS = 'off';"
             "console.warn = (...all) => warnings.push(all.join(' '));")
    page.attach(THROWING % ("at once", "null"))
    page.focus("#a")
    page.press("Enter")
    page.rest()
    assert (page.active(), page.evaluate("warnings")) == ("b", [])


def test_a_field_that_grows_scrolls_clear_of_the_keyboard_again(page):
    """A2"""
    attached(page, "<textarea id=a style='display: block; height: 100px; margin-top:"
             " 150px'></textarea><p></p>")
    assert page.evaluate("scrollY") == 0
    page.run("a.style.height = '200px'; a.style.marginBottom = '1px'")
    page.wait_for(f"a.getBoundingClientRect().bottom <= {300 - GAP}")


def test_the_page_keeps_a_padding_that_it_sets_under_the_keyboard(page):
    """A4"""
    attached(page, "<div id=box style='height: 400px'><input id=a style='margin-top:"
             " 360px'></div>")
    page.wait_for("parseFloat(box.style.paddingBottom) > 0")
    page.run("box.style.paddingBottom = '7px'; active().blur()")
    page.rest()
    assert page.evaluate("box.style.paddingBottom") == "7px"
