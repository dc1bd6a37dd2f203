"""A field isn't reachable if it's off the page or clipped to nothing. The user couldn't
see text typed there. A field that the user can scroll to is reachable (R1)."""

import pytest

FIELD = "<input id=b>"
STYLE = "<style>.tall { height: 3000px } .panel { width: 300px; height: 100px }</style>"

OFF_THE_PAGE = {
    "left of the page": f"<p style='position: absolute; left: -9999px'>{FIELD}</p>",
    "above the page": "<input id=b style='position: absolute; top: -9999px'>",
    "left of the page by a margin":
        "<input id=b style='display: block; margin-left: -9999px'>",
    "left of the page by a transform":
        f"<p style='transform: translateX(-9999px)'>{FIELD}</p>",
    "left of the page by translate": f"<p style='translate: -9999px'>{FIELD}</p>",
    "left of the window": "<p class=panel style='position: fixed; left: -320px'>"
                          f"{FIELD}</p>",
    "right of the window": "<p class=panel style='position: fixed; right: -320px'>"
                           f"{FIELD}</p>",
    "below the window": f"<p style='position: fixed; top: 100%'>{FIELD}</p>",
    "a fixed panel that is closed":
        "<p class=panel style='position: fixed; right: 0; transform: translateX(100%)'>"
        f"{FIELD}</p>",
    "a fixed panel around a closed one":
        "<div class=panel style='position: fixed; right: 0; overflow: hidden'>"
        f"<p style='transform: translateX(100%)'>{FIELD}</p></div>",
    "a fixed panel that scrolls, and is closed":
        "<div class=panel style='position: fixed; left: -320px; overflow: auto'>"
        f"<p class=tall></p>{FIELD}</div>",
    "left of what scrolls":
        "<div class=panel style='position: relative; overflow: auto'>"
        f"<p style='position: absolute; left: -9999px'>{FIELD}</p></div>",
}
CUT_OFF = {
    "a closed panel in a box that hides what lies outside":
        "<div class=panel style='overflow: hidden'>"
        f"<p style='transform: translateX(100%)'>{FIELD}</p></div>",
    "a closed panel in a box that cuts off":
        "<div class=panel style='overflow: clip'>"
        f"<p style='transform: translateX(100%)'>{FIELD}</p></div>",
    "a closed panel beside the page":
        "<style>body { overflow-x: hidden }</style>"
        f"<p style='position: absolute; left: 100%'>{FIELD}</p>",
    "a box without height": f"<p style='height: 0; overflow: hidden'>{FIELD}</p>",
    "a fold that is closed": f"<p style='max-height: 0; overflow: hidden'>{FIELD}</p>",
    "a box of a pixel": "<p style='position: absolute; width: 1px; height: 1px;"
                        f"overflow: hidden'>{FIELD}</p>",
    "a box without height around a positioned one":
        "<div style='position: relative; height: 0; overflow: hidden'>"
        f"<p style='position: absolute; top: 0'>{FIELD}</p></div>",
    "a clip": f"<p style='position: absolute; clip: rect(0, 0, 0, 0)'>{FIELD}</p>",
    "a clip of a pixel": "<input id=b style='position: absolute;"
                         "clip: rect(1px, 1px, 1px, 1px)'>",
    "a clip path": f"<p style='clip-path: inset(50%)'>{FIELD}</p>",
    "a clip path of all": f"<p style='clip-path: inset(100%)'>{FIELD}</p>",
    "a field of a pixel": "<input id=b style='width: 1px; height: 1px; padding: 0;"
                          "border: 0'>",
    "what select2 does to a control":
        "<select id=b style='border: 0; clip: rect(0 0 0 0); height: 1px; width: 1px;"
        "margin: -1px; overflow: hidden; padding: 0; position: absolute'>"
        "<option>Choose<option>1</select>",
}
TO_SCROLL_TO = {
    "below the window": f"<p class=tall></p>{FIELD}",
    "right of the window": "<input id=b style='position: absolute; left: 5000px'>",
    "below what a box shows":
        f"<div class=panel style='overflow: auto'><p class=tall></p>{FIELD}</div>",
    "right of what a box shows":
        "<div class=panel style='overflow-x: scroll'><div style='width: 3000px;"
        f"text-align: right'>{FIELD}</div></div>",
    "left of what a box from right to left shows":
        "<div class=panel dir=rtl style='overflow: auto'><div style='width: 3000px;"
        f"text-align: left'>{FIELD}</div></div>",
    "below what a box inside of a box shows":
        "<div class=panel style='overflow: auto'><p class=tall></p>"
        f"<div class=panel style='overflow: auto'><p class=tall></p>{FIELD}</div></div>",
    "below what a fixed panel shows":
        "<div class=panel style='position: fixed; top: 0; overflow: auto'>"
        f"<p class=tall></p>{FIELD}</div>",
    "a box that may only scroll down":
        "<div class=panel style='overflow: hidden auto'><p class=tall></p>"
        f"{FIELD}</div>",
    "a box that scrolls and is far down itself":
        "<p class=tall></p><div class=panel style='overflow: auto'><p class=tall></p>"
        f"{FIELD}</div>",
}
IN_SIGHT = {
    "a popup out of a box without height":
        "<div style='position: relative'><div style='height: 0; overflow: hidden'>"
        f"<p style='position: absolute; top: 0'>{FIELD}</p></div></div>",
    "a popup beside a small box":
        "<div class=panel style='overflow: hidden'>"
        f"<p style='position: absolute; top: 300px; left: 500px'>{FIELD}</p></div>",
    "a fixed popup out of a positioned box without height":
        "<div style='position: relative; height: 0; overflow: hidden'>"
        f"<p style='position: fixed; top: 200px'>{FIELD}</p></div>",
    "what is cut off in part":
        "<p style='height: 10px; overflow: hidden'><input id=b></p>",
    "a box that cuts nothing off":
        f"<div class=panel style='overflow: hidden'>{FIELD}</div>",
    "a clip path that leaves the field":
        f"<p class=panel style='clip-path: inset(2px)'>{FIELD}</p>",
    "a clip without effect": f"<p style='clip: rect(0, 0, 0, 0)'>{FIELD}</p>",
    "in an element without a box of its own":
        "<div style='display: contents; overflow: hidden; height: 0'>"
        f"{FIELD}</div>",
    "in a line, that never cuts off":
        f"<span style='overflow: hidden; height: 0'>{FIELD}</span>",
    "partly left of the page":
        "<input id=b style='position: absolute; left: -40px; width: 200px'>",
    "a header that sticks":
        f"<p style='position: sticky; top: 0'>{FIELD}</p><p class=tall></p>",
    "a transform that leaves it there":
        f"<div class=panel style='overflow: hidden; transform: translateX(0)'>{FIELD}"
        "</div>",
}


def enter(page, body, scroll="", language="dir=ltr"):
    """Presses Return in `a`. Returns "b" if `b` is reachable, or else "c"."""
    page.body(f"{STYLE}<form id=f style='margin: 0'><input id=a>{body}<input id=c>"
               "<button id=go>Go</button></form>")
    page.run(f"document.documentElement.setAttribute(...{language.split('=')})")
    page.attach()
    page.run(f"a.focus({{preventScroll: true}}); {scroll}")
    page.press("Enter")
    return page.active()


@pytest.mark.parametrize("place", OFF_THE_PAGE)
def test_return_skips_a_field_positioned_off_the_page(page, place):
    assert enter(page, OFF_THE_PAGE[place]) == "c"


@pytest.mark.parametrize("place", CUT_OFF)
def test_return_skips_a_field_clipped_to_nothing(page, place):
    assert enter(page, CUT_OFF[place]) == "c"


@pytest.mark.parametrize("place", TO_SCROLL_TO)
def test_return_moves_to_a_field_that_scrolling_can_reveal(page, place):
    assert enter(page, TO_SCROLL_TO[place]) == "b"


@pytest.mark.parametrize("place", IN_SIGHT)
def test_return_moves_to_a_field_that_only_seems_to_be_clipped(page, place):
    assert enter(page, IN_SIGHT[place]) == "b"


@pytest.mark.parametrize("style, target", [
    ("right: -9999px", "c"), ("right: 5000px", "b"), ("left: -5000px", "b"),
])
def test_return_skips_only_fields_off_the_right_edge_of_right_to_left_pages(
        page, style, target):
    body = f"<p style='position: absolute; {style}'>{FIELD}</p>"
    assert enter(page, body, language="dir=rtl") == target


@pytest.mark.parametrize("scroll", ["scrollTo(0, 3000)", "scrollTo(3000, 0)",
                                    "scrollTo(3000, 3000)"])
def test_return_moves_to_a_field_scrolled_out_of_view_on_the_page(page, scroll):
    body = (f"{FIELD}<p class=tall style='width: 5000px'></p>")
    assert enter(page, body, scroll) == "b"


@pytest.mark.parametrize("scroll", ["box.scrollTop = 3000", "box.scrollLeft = 3000"])
def test_return_moves_to_a_field_scrolled_out_of_view_in_a_container(
        page, scroll):
    body = (f"<div id=box class=panel style='overflow: auto'>{FIELD}"
            "<p class=tall style='width: 5000px'></p></div>")
    assert enter(page, body, scroll) == "b"


def test_return_skips_an_off_page_field_if_the_page_is_scrolled(page):
    body = f"{OFF_THE_PAGE['above the page']}<p class=tall></p>"
    assert enter(page, body, "scrollTo(0, 3000)") == "c"


@pytest.mark.parametrize("shows", ["d.showModal()", "d.show(); d.style.position = 'fixed'"])
def test_return_moves_inside_a_modal_dialog_in_a_clipping_ancestor(page, shows):
    page.body("<form id=f><div style='height: 0; overflow: hidden'><dialog id=d>"
              "<input id=a><input id=b></dialog></div><button>Go</button></form>")
    page.attach()
    page.run(f"{shows}; a.focus()")
    page.press("Enter")
    assert page.active() == "b"


def test_return_moves_inside_a_popover_in_a_clipping_ancestor(page):
    page.body("<form id=f><input id=a><div style='height: 0; overflow: hidden;"
              "transform: translateX(0)'><p id=p popover><input id=z>" + FIELD +
              "</p></div><input id=c><button>Go</button></form>")
    page.attach()
    page.run("p.showPopover(); z.focus()")
    page.press("Enter")
    assert page.active() == "b"


def test_return_moves_into_a_panel_only_while_it_is_open(page):
    page.body("<style>#panel { position: fixed; right: 0; width: 300px;"
              "transform: translateX(100%) } #panel.open { transform: none }</style>"
              f"<form id=f><input id=a><input id=x value=x><p id=panel>{FIELD}</p>"
              "<button>Go</button></form>")
    page.attach()
    page.focus("#a")
    assert page.label("#a") == "done"
    page.run("panel.className = 'open'")
    page.shows("#a", "next")
    page.press("Enter")
    assert page.active() == "b"
    page.focus("#a")
    page.run("panel.className = ''")
    page.shows("#a", "done")


@pytest.mark.parametrize("style", ["transform: translate(0)", "position: relative"])
def test_a_box_cuts_off_a_field_that_is_placed_in_its_content(page, style):
    page.body("<input id=a><div style='overflow: hidden; width: 300px; height: 20px'>"
              f"<div style='{style}'><input id=b style='position: absolute; top: 100px'>"
              "</div></div><input id=c>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "c"


def test_a_box_does_not_cut_off_a_field_that_is_placed_in_the_page(page):
    page.body("<input id=a><div style='overflow: hidden; width: 300px; height: 20px'>"
              "<div><input id=b style='position: absolute; top: 100px'>"
              "</div></div><input id=c>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


@pytest.mark.parametrize("style", [
    "contain: layout", "contain: paint", "contain: strict; width: 300px",
    "contain: content", "will-change: transform", "will-change: filter"])
def test_return_moves_to_a_fixed_field_that_scrolls_with_its_box(page, style):
    page.body(f"<input id=a><div style='height: 3000px; {style}'>"
              "<input id=b style='position: fixed; top: 2000px'></div><input id=c>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


@pytest.mark.parametrize("overflow", ["hidden", "auto"])
def test_a_body_does_not_cut_off_its_content_if_its_overflow_is_that_of_the_page(
        page, overflow):
    page.body(f"<style>body {{ overflow: {overflow}; height: 40px }}</style><input id=a>"
              "<p style='height: 300px'></p><input id=b><input id=c>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"
