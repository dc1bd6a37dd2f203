"""Widgets whose field never counts as filled: the text that the user chose
is beside the field. Return does not go back and forth between them (R5), and
`isEmpty` can report what the page knows."""

import pytest

# A field that puts its text into a chip and is empty again, like a field for
# tags, or the search field of a drop-down.
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
    page.open(f"{CHIPS}<form id=f>{fields}<button id=go>Go</button></form>")
    page.attach(options)
    page.focus(focus)
    page.record()
    return page


def fill(page, limit):
    """Types into each field and presses Enter, until the form is submitted."""
    way = []
    while not page.saw("submit"):
        way.append(page.active())
        assert len(way) <= limit, way
        page.type("x")
        page.press("Enter")
    return way


@pytest.mark.parametrize("ending", ["wrap", "wrapToEmpty"])
def test_between_two_of_them_return_does_not_go_back_and_forth(page, ending):
    attached(page, "<input id=a>" + chips("b", "c"), f"{{atEnd: '{ending}'}}")
    assert fill(page, 9) == ["a", "b", "c"]


@pytest.mark.parametrize("ending", ["wrap", "wrapToEmpty"])
def test_the_key_shows_it_in_advance(page, ending):
    attached(page, "<input id=a>" + chips("b", "c"), f"{{atEnd: '{ending}'}}")
    for field, label in (("a", "next"), ("b", "next"), ("c", "done")):
        assert (page.active(), page.label("#" + field)) == (field, label)
        page.type("x")
        page.press("Enter")
    assert page.saw("submit") == ["f"]


@pytest.mark.parametrize("ending", ["wrap", "wrapToEmpty"])
@pytest.mark.parametrize("start", ["a", "b"])
def test_a_form_of_nothing_else_ends(page, ending, start):
    # The user has tapped the first one: Return comes back to it once at most.
    attached(page, chips("a", "b"), f"{{atEnd: '{ending}'}}", "#" + start)
    assert len(fill(page, 4)) <= 3


@pytest.mark.parametrize("ending", ["wrap", "wrapToEmpty"])
def test_return_goes_back_to_a_field_that_the_user_left_empty(page, ending):
    attached(page, "<input id=a value=x><input id=b><input id=c>",
             f"{{atEnd: '{ending}'}}", "#b")
    page.press("Enter")
    page.type("x")
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_with_the_ending_finish_each_is_visited_once(page):
    attached(page, "<input id=a>" + chips("b", "c") + "<input id=d>", "{}")
    assert fill(page, 9) == ["a", "b", "c", "d"]


RECIPE = """{
  atEnd: "wrapToEmpty",
  isEmpty: (field) => field.closest(".w") ? !field.closest(".w").dataset.chips : undefined,
}"""


def test_is_empty_reports_what_the_page_knows(page):
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


@pytest.mark.parametrize("ending", ["wrap", "wrapToEmpty"])
@pytest.mark.parametrize("way", RETURNS)
def test_a_skipped_field_that_the_user_goes_back_to_is_no_longer_skipped(
        page, way, ending):
    """Return has led to `b` and away again, so that `c` ends the form, until the
    user goes back: `b` is then a field that the user has tapped and left empty."""
    attached(page, "<input id=a value=x><input id=b><input id=c>",
             f"{{atEnd: '{ending}'}}")
    page.press("Enter", times=2)
    assert (page.active(), page.label("#c")) == ("c", "done")
    RETURNS[way](page)
    page.wait_for("active() === b")
    page.focus("#c")
    assert page.label("#c") == "next"
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])


@pytest.mark.parametrize("ending", ["wrap", "wrapToEmpty"])
def test_only_the_field_that_return_has_just_left_is_skipped(page, ending):
    attached(page, "<input id=a value=x><input id=b><input id=c><input id=d>",
             f"{{atEnd: '{ending}'}}")
    page.press("Enter", times=2)
    page.type("x")
    page.press("Enter")
    assert (page.active(), page.label("#d")) == ("d", "next")
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("b", [])
