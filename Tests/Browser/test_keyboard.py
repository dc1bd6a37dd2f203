"""A field that gains focus is scrolled clear of the on-screen keyboard that the
app describes (A1-A5)."""

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


def test_a_field_in_a_scroll_container_is_scrolled_clear(page):
    attached(page, "<div><input id=a><p></p><input id=b><p></p></div>")
    page.press("Enter")
    assert bottom(page) <= 300 - GAP


def test_a_field_of_the_page_itself_is_scrolled_clear(page):
    attached(page, "<input id=a><p></p><input id=b><p></p>")
    page.press("Enter")
    assert bottom(page) <= 300 - GAP


def test_a_tap_brings_the_field_clear_too(page):
    attached(page, "<div><input id=a><p style='height: 400px'></p><input id=b>"
             "<p></p></div>")
    page.click("#b")
    page.wait_for(f"b.getBoundingClientRect().bottom <= {300 - GAP}")


def test_a_visible_field_stays_where_it_is(page):
    attached(page, "<div id=box><input id=a><input id=b><p></p></div>").press("Enter")
    assert page.evaluate("box.scrollTop") == 0


def test_without_a_keyboard_nothing_scrolls(page):
    attached(page, "<div id=box><input id=a><p style='height: 400px'></p><input id=b>"
             "<p></p></div>", "{keyboardFrame: () => null}").press("Enter")
    assert page.evaluate("box.scrollTop") == 0


def test_the_next_container_scrolls_what_one_cannot(page):
    # A5: the inner scroller reaches its end, the outer scroller takes the rest.
    attached(page, "<div id=outer><input id=a><p style='height: 200px'></p>"
             "<div style='height: 300px'><p style='height: 330px'></p>"
             "<input id=b></div><p></p></div>").press("Enter")
    assert bottom(page) <= 300 - GAP


# The field is in the window's sight, and under the keyboard: the browser itself has
# no reason to scroll.
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


def test_elements_around_a_shadow_root_as_root_do_not_scroll(page):
    attached(page, "<div id=outer><section id=host></section></div><p></p>",
             root="host.shadowRoot", before=f"""
      host.attachShadow({{mode: "open"}}).innerHTML = `
        <style>input {{ display: block }} p {{ height: 1000px; margin: 0 }}</style>
        <section role=form><input id=a>{FILL}</section>`;
    """)
    page.press("Enter")
    assert page.active() == "b"
    assert page.evaluate("[outer.scrollTop, scrollY]") == [0, 0]


def test_a_root_that_scrolls_is_scrolled_itself(page):
    attached(page, f"<div id=root><input id=a>{FILL}</div><p></p>", root="root")
    page.press("Enter")
    assert page.evaluate("root.scrollTop") > 0
    assert bottom(page) <= 300 - GAP


# What an app's function returns at its first call; it throws at all later ones.
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
def test_a_keyboard_frame_that_throws_is_warned_about_once(page, frame, start):
    """The adapter stays attached, and focus goes on as if no keyboard was there."""
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


def test_the_warning_shows_the_root_that_was_attached(page):
    page.open("<main id=checkout><form><input id=a><input id=b></form></main>")
    page.run("window.about = null; console.warn = (...all) => { about = all.at(-1); };")
    page.attach(THROWING % ("at once", "null"), "document.querySelector('main')")
    page.focus("#a")
    page.rest()
    assert page.evaluate("about.id") == "checkout"


def test_a_page_turns_warnings_off(page):
    page.open("<form><input id=a><input id=b></form>")
    page.run("window.warnings = [], window.FIELDNAVIGATION_WARNINGS = 'off';"
             "console.warn = (...all) => warnings.push(all.join(' '));")
    page.attach(THROWING % ("at once", "null"))
    page.focus("#a")
    page.press("Enter")
    page.rest()
    assert (page.active(), page.evaluate("warnings")) == ("b", [])
