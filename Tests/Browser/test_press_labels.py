"""A pointer press on a field sets its label before focus. Phones read the label when
the field gains focus (R7)."""

import pytest

FORM = ("<form id=f><input id=a><input id=b><label id=word for=b>B</label>"
        "<label id=around>C <input id=c value=x></label><button id=go>Go</button>"
        "</form><p id=p>Text</p>")

# Records which elements have a label during each event of a press. Focus hasn't moved
# yet.
WATCH = """
  window.shown = {};
  for (const type of ["mousedown", "mouseup", "click"]) {
    addEventListener(type, () => { shown[type] ??= carriers(); });
  }
"""


def attached(page, body=FORM, options="{}"):
    page.body(body)
    page.run(WATCH)
    page.attach(options)
    return page


def test_a_pointer_press_labels_a_field_before_the_field_has_focus(page):
    attached(page).pointer_down("#b")
    assert page.evaluate("shown.mousedown") == ["b"]
    page.pointer_up()
    assert (page.active(), page.carriers(), page.label("#b")) == ("b", ["b"], "done")


def test_the_focused_field_keeps_its_label_until_focus_leaves(page):
    attached(page).focus("#a")
    page.pointer_down("#b")
    assert page.evaluate("shown.mousedown") == ["a", "b"]
    page.pointer_up()
    assert page.carriers() == ["b"]


@pytest.mark.parametrize("label, field", [("word", "b"), ("around", "c")])
def test_a_press_on_a_label_element_labels_the_field(page, label, field):
    # The click moves focus after the user releases the pointer.
    attached(page, FORM.replace("C <input", "C<br><br><input"))
    page.pointer_down("#" + label)
    assert page.evaluate("shown.mousedown") == [field]
    page.pointer_up()
    assert page.evaluate("shown.mouseup") == [field]
    assert (page.active(), page.carriers()) == (field, [field])


@pytest.mark.parametrize("place", ["p", "go"])
def test_a_press_on_any_other_element_sets_no_label(page, place):
    attached(page).pointer_down("#" + place)
    assert page.carriers() == []


@pytest.mark.parametrize("control", [
    "<input id=b readonly>", "<input id=b type=checkbox>", "<textarea id=b></textarea>",
    "<input id=b type=search>", "<button id=b type=button>B</button>",
])
def test_a_press_on_a_field_that_the_adapter_ignores_sets_no_label(page, control):
    attached(page, f"<form><input id=a>{control}<input id=c></form>")
    page.pointer_down("#b")
    assert page.carriers() == []


def test_a_press_on_a_field_without_a_form_sets_no_label(page):
    page.body("<input id=a><input id=b>", is_form=False)
    page.attach()
    page.pointer_down("#a")
    assert page.carriers() == []


def test_a_press_keeps_a_label_that_the_page_has_set(page):
    attached(page, FORM.replace("id=b", "id=b enterkeyhint=send"))
    page.pointer_down("#b")
    assert page.label("#b") == "send"
    page.pointer_up()
    page.run("b.blur()")
    assert page.label("#b") == "send"


def test_a_press_on_text_in_an_editable_element_labels_that_element(page):
    attached(page, "<div id=a contenteditable aria-multiline=false>"
             "<b id=bold>Bold text</b></div><input id=b>")
    page.pointer_down("#bold")
    assert page.evaluate("shown.mousedown") == ["a"]


def test_a_press_inside_a_shadow_root_labels_the_field(page):
    page.body("<div role=form><div id=host></div><input id=c></div>")
    page.run("host.attachShadow({mode: 'open'}).innerHTML = '<input id=inner>'")
    page.run(WATCH)
    page.attach()
    page.pointer_down("#inner")
    assert page.evaluate("shown.mousedown") == ["inner"]


def test_a_press_that_ends_elsewhere_leaves_no_label(page):
    attached(page).pointer_down("#word")
    assert page.carriers() == ["b"]
    page.move_pointer("#p")
    page.pointer_up()
    page.wait_for("carriers().length === 0")
    assert page.active() == "body"


PREVENTED = "b.addEventListener('mousedown', (event) => event.preventDefault())"


def test_a_press_that_the_page_prevents_leaves_no_label(page):
    attached(page).run(PREVENTED)
    page.click("#b")
    page.wait_for("carriers().length === 0")
    assert page.active() == "body"


def test_a_second_press_on_a_field_that_refused_focus_sets_no_label(page):
    """An example is a field that works as a button. It opens a picker."""
    attached(page).run(PREVENTED)
    page.click("#b")
    page.wait_for("carriers().length === 0")
    page.run("shown = {}")
    page.click("#b")
    assert page.evaluate("shown.mousedown") == []
    page.rest()
    assert page.carriers() == []


def test_a_press_labels_a_second_field_after_the_first_refused_focus(page):
    attached(page).run(PREVENTED)
    page.click("#b")
    page.wait_for("carriers().length === 0")
    page.run("shown = {}")
    page.pointer_down("#a")
    assert page.evaluate("shown.mousedown") == ["a"]


def test_a_press_on_the_focused_field_keeps_its_label(page):
    attached(page).focus("#a")
    page.click("#a")
    page.rest()
    assert (page.active(), page.carriers()) == ("a", ["a"])


def test_detach_during_a_press_leaves_no_label(page):
    attached(page).pointer_down("#word")
    page.run("handle.detach()")
    assert page.carriers() == []
    page.pointer_up()
    page.rest()
    assert (page.active(), page.carriers()) == ("b", [])


# A finger. Scrolling cancels a touch. Only Chromium's driver can cancel a touch.


@pytest.fixture
def touched(in_chromium):
    page = in_chromium
    page.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield page
    page.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def touch(page, kind, selector=None):
    points = []
    if selector:
        x, y = page.evaluate(
            f"(({{left, top, width, height}}) => [left + width / 2, top + height / 2])"
            f"(deep('{selector}').getBoundingClientRect())")
        points = [{"x": x, "y": y}]
    page.tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_touched_field_has_its_label_until_it_gains_focus(touched):
    # The field gains focus after the finger is up.
    page = attached(touched)
    page.run("addEventListener('focus', () => { shown.focus = carriers(); }, true)")
    touch(page, "touchStart", "#b")
    page.wait_for("carriers().join() === 'b'")
    touch(page, "touchEnd")
    page.wait_for("active() === b")
    assert page.evaluate("[shown.mousedown, shown.focus]") == [["b"], ["b"]]
    assert page.carriers() == ["b"]


def test_a_touch_that_becomes_a_scroll_removes_the_label(touched):
    page = attached(touched)
    page.run("addEventListener('pointercancel', () => { window.isCancelled = true; })")
    touch(page, "touchStart", "#b")
    page.wait_for("carriers().join() === 'b'")
    touch(page, "touchCancel")
    page.wait_for("window.isCancelled")
    assert (page.active(), page.carriers()) == ("body", [])


def test_a_touch_after_a_cancelled_touch_sets_the_label_again(touched):
    page = attached(touched)
    page.run("addEventListener('pointercancel', () => { window.isCancelled = true; })")
    touch(page, "touchStart", "#b")
    touch(page, "touchCancel")
    page.wait_for("window.isCancelled")
    page.rest()
    touch(page, "touchStart", "#b")
    page.wait_for("carriers().join() === 'b'")
    touch(page, "touchEnd")
    page.wait_for("active() === b")
    assert page.carriers() == ["b"]


def test_a_second_touch_sets_the_label_in_advance_if_the_first_gave_focus(touched):
    page = attached(touched)
    touch(page, "touchStart", "#b")
    touch(page, "touchEnd")
    page.wait_for("active() === b")
    # For half a second, the adapter takes focus for that of the first touch.
    page.run("window.focused = performance.now()")
    page.wait_for("performance.now() - focused > 600")
    page.rest()
    page.focus("#a")
    page.run("shown.mousedown = undefined")
    touch(page, "touchStart", "#b")
    page.wait_for("carriers().join() === 'a,b'")
    touch(page, "touchEnd")
