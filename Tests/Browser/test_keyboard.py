"""A field that gains focus is scrolled clear of the on-screen keyboard that the
app describes (A1-A5)."""

KEYBOARD = "{keyboardFrame: () => ({left: 0, top: 300, right: 9999, bottom: 9999})}"
GAP = 20


def attached(page, body, options=KEYBOARD):
    page.open("<style>body { margin: 0 } p { height: 1000px; margin: 0 }"
              "input { display: block; height: 30px; box-sizing: border-box }"
              "div { height: 600px; overflow: auto }</style>" + body)
    page.attach(options)
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


def test_what_is_in_sight_already_stays_where_it_is(page):
    attached(page, "<div id=box><input id=a><input id=b><p></p></div>").press("Enter")
    assert page.evaluate("box.scrollTop") == 0


def test_without_a_keyboard_nothing_scrolls(page):
    attached(page, "<div id=box><input id=a><p style='height: 400px'></p><input id=b>"
             "<p></p></div>", "{keyboardFrame: () => null}").press("Enter")
    assert page.evaluate("box.scrollTop") == 0


def test_what_one_container_cannot_scroll_the_next_one_does(page):
    # A5: the inner scroller reaches its end, the outer scroller takes the rest.
    attached(page, "<div id=outer><input id=a><p style='height: 200px'></p>"
             "<div style='height: 300px'><p style='height: 330px'></p>"
             "<input id=b></div><p></p></div>").press("Enter")
    assert bottom(page) <= 300 - GAP
