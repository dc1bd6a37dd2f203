"""Tests widgets whose field always counts as empty. The page shows the chosen text
beside the field. Return must not alternate between such fields (R5). With `isEmpty` the
page can report whether a widget is filled."""

import pytest

# Each field turns the typed text into a chip. The field is then empty again. Examples
# are a field for tags and the search field of a drop-down.
CHIPS = """<style>.w { display: inline-block }</style>
<script>
  addEventListener("DOMContentLoaded", () => {
    for (const widget of document.querySelectorAll(".w")) {
      const field = widget.querySelector("input");
      field.addEventListener("input", () => {
        widget.dataset.chips = (widget.dataset.chips ?? "") + field.value;
        field.value = "";
      });
    }
  });
</script>"""


def chips(*names):
    return "".join(f"<span class=w id=w-{name}><input id={name}></span>"
                   for name in names)


def attached(page, fields, options, focus="#a"):
    page.body(f"{CHIPS}<form id=f>{fields}<button id=go>Go</button></form>")
    page.attach(options)
    page.focus(focus)
    page.record()
    return page


def fill(page, limit):
    """Types into each field. Presses Enter until the page submits the form."""
    way = []
    while not page.saw("submit"):
        way.append(page.active())
        assert len(way) <= limit, way
        page.type("x")
        page.press("Enter")
    return way


def test_return_does_not_alternate_between_two_always_empty_fields(page):
    attached(page, "<input id=a>" + chips("b", "c"), "{ending: 'wrap'}")
    assert fill(page, 9) == ["a", "b", "c"]


def test_labels_of_always_empty_fields_match_what_return_does(page):
    attached(page, "<input id=a>" + chips("b", "c"), "{ending: 'wrap'}")
    for field, label in (("a", "next"), ("b", "next"), ("c", "done")):
        assert (page.active(), page.label("#" + field)) == (field, label)
        page.type("x")
        page.press("Enter")
    assert page.saw("submit") == ["f"]


@pytest.mark.parametrize("start", ["a", "b"])
def test_a_form_of_always_empty_fields_ends(page, start):
    # The user tapped the starting field. Return moves back to that field at most once.
    attached(page, chips("a", "b"), "{ending: 'wrap'}", "#" + start)
    assert len(fill(page, 4)) <= 3


def test_return_moves_back_to_a_field_that_the_user_left_empty(page):
    attached(page, "<input id=a value=x><input id=b><input id=c>",
             "{ending: 'wrap'}", "#b")
    page.press("Enter")
    page.type("x")
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_return_visits_each_always_empty_field_only_once(page):
    attached(page, "<input id=a>" + chips("b", "c") + "<input id=d>", "{}")
    assert fill(page, 9) == ["a", "b", "c", "d"]


RECIPE = """{
  ending: "wrap",
  isEmpty: (field) => field.closest(".w") ? !field.closest(".w").dataset.chips : undefined,
}"""


def test_the_emptiness_function_can_use_the_page_data(page):
    attached(page, chips("b", "c") + "<input id=a>", RECIPE, "#c")
    page.type("x")
    page.shows("#c", "next")
    page.press("Enter")
    assert page.active() == "a"
    page.type("x")
    page.press("Enter")
    assert page.active() == "b"
    page.type("x")
    page.press("Enter")
    assert page.saw("submit") == ["f"]


RETURNS = {
    "by a tap": lambda page: page.click("#b"),
    "by Shift+Tab": lambda page: page.press("Shift+Tab"),
    "by a script": lambda page: page.focus("#b"),
}


@pytest.mark.parametrize("way", RETURNS)
def test_return_no_longer_skips_a_field_after_the_user_goes_back_there(page, way):
    """Return has left `b` empty. Return in `c` then ends the form. The user goes back
    to `b` and leaves it empty. The field now counts as empty again."""
    attached(page, "<input id=a value=x><input id=b><input id=c>",
             "{ending: 'wrap'}")
    page.press("Enter", times=2)
    assert (page.active(), page.label("#c")) == ("c", "done")
    RETURNS[way](page)
    page.wait_for("active() === b")
    page.focus("#c")
    assert page.label("#c") == "next"
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_return_skips_only_the_field_that_it_last_left(page):
    attached(page, "<input id=a value=x><input id=b><input id=c><input id=d>",
             "{ending: 'wrap'}")
    page.press("Enter", times=2)
    page.type("x")
    page.press("Enter")
    assert (page.active(), page.label("#d")) == ("d", "next")
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_a_refusal_does_not_make_return_go_straight_back(page):
    """Return hasn't left the field that it was pressed in (R5, R10)."""
    page.body("<form><input id=a><input id=b>"
              "<input id=c onfocus='event.relatedTarget?.focus()'></form>")
    page.attach("{ending: 'wrap'}")
    page.focus("#a")
    way = []
    for _ in range(4):
        page.press("Enter")
        way.append(page.active())
    assert way == ["b", "a", "a", "a"]
    page.rest()
    assert page.label("#a") is None
