"""A frame of the same origin is a normal document. An adapter can attach to the frame,
and an order can list its fields."""

import pytest

FRAME = ("<!doctype html><title>Frame</title><form id=f><input id=a><input id=b>"
         "<button id=go>Go</button></form>")
PAGE = f"""<form><input id=first><iframe id=frame srcdoc="{FRAME}"></iframe>
<input id=last><button>Go</button></form>"""
INNER = "frame.contentDocument"


@pytest.fixture
def framed(page):
    page.open(PAGE)
    page.wait_for(f"{INNER}.getElementById('go') !== null")
    page.run(f"{INNER}.addEventListener('submit', (event) => {{"
             "event.preventDefault(); window.submitted = true; })")
    return page


def inner(page, script):
    """Evaluates an expression. In the expression, `$` finds the frame's elements by
    ID."""
    return page.evaluate(f"(($) => {script})((id) => {INNER}.getElementById(id))")


def focus_inner(page, field):
    page.run(f"frame.focus(); {INNER}.getElementById('{field}').focus()")
    page.wait_for(f"{INNER}.hasFocus() && {INNER}.activeElement.id === '{field}'")


def labels(page):
    return inner(page, "['a', 'b'].map((id) => $(id).getAttribute('enterkeyhint'))")


def enter(page, lands):
    """Presses Enter. Waits until this field in the frame has focus."""
    page.send("Enter")
    page.wait_for(f"{INNER}.activeElement.id === '{lands}'")


ROOTS = {"its document": INNER, "its body": f"{INNER}.body",
         "an element": f"{INNER}.getElementById('f')"}


@pytest.mark.parametrize("root", ROOTS)
def test_return_navigates_the_fields_of_a_frame(framed, root):
    framed.attach(root=ROOTS[root])
    focus_inner(framed, "a")
    assert labels(framed) == ["next", None]
    enter(framed, "b")
    assert labels(framed) == [None, "done"]
    framed.send("Enter")
    framed.wait_for("window.submitted")


def test_a_change_in_a_frame_updates_the_label_there(framed):
    framed.attach(root=INNER)
    focus_inner(framed, "a")
    inner(framed, "{ $('b').disabled = true; }")
    framed.wait_for(f"{INNER}.getElementById('a').getAttribute('enterkeyhint') === 'done'")


def test_a_pointer_press_in_a_frame_sets_the_label(framed):
    framed.attach(root=INNER)
    framed.run(f"""
      const field = {INNER}.getElementById("a");
      field.style = "position: fixed; inset: 0; width: 100%; height: 100%";
      field.onmousedown = () => {{ window.shown = field.getAttribute("enterkeyhint"); }};
    """)
    framed.pointer_down("#frame")
    framed.wait_for("window.shown === 'next'")


def test_the_adapter_dispatches_the_move_event_to_a_field_inside_the_frame(framed):
    framed.attach(root=INNER)
    framed.run(f"{INNER}.addEventListener('fieldnavigation:move', (event) => {{"
               "window.told = [event.target.id, event.detail.from.id,"
               "event.detail.to.id]; })")
    focus_inner(framed, "a")
    enter(framed, "b")
    assert framed.evaluate("told") == ["a", "a", "b"]


def test_a_page_in_a_frame_can_prevent_the_move(framed):
    framed.attach(root=INNER)
    framed.run(f"{INNER}.addEventListener('fieldnavigation:move',"
               "(event) => { event.preventDefault(); window.told = true; })")
    focus_inner(framed, "a")
    framed.send("Enter")
    framed.wait_for("window.told")
    assert inner(framed, f"{INNER}.activeElement.id") == "a"


def test_detach_restores_the_html_of_a_frame(framed):
    framed.inject()
    framed.run(f"window.before = {INNER}.documentElement.outerHTML")
    framed.attach(root=INNER)
    focus_inner(framed, "a")
    framed.run("handle.detach()")
    assert framed.evaluate(f"{INNER}.documentElement.outerHTML === before")
    framed.run(f"window.presses = 0; {INNER}.addEventListener('keyup', () => presses++)")
    framed.send("Enter")
    framed.wait_for("window.submitted && presses === 1")
    assert inner(framed, f"{INNER}.activeElement.id") == "a"


def test_detach_works_after_the_page_has_removed_the_frame(framed):
    framed.run("window.errors = []; addEventListener('error', ({message}) =>"
               "errors.push(message))")
    framed.attach(root=INNER)
    focus_inner(framed, "a")
    # In WebKitGTK, removing the focused frame takes focus from the window.
    framed.run("frame.remove(); first.focus(); handle.detach()")
    framed.rest()
    assert framed.evaluate("errors") == []


def test_an_adapter_on_the_outer_page_ignores_fields_in_a_frame(framed):
    framed.attach()
    focus_inner(framed, "a")
    assert labels(framed) == [None, None]
    framed.send("Enter")
    framed.wait_for("window.submitted")


# The fields outside any form are one form (R12). Fields in the frame belong to this
# form, too.
LOOSE = """<input id=first><iframe id=frame srcdoc="<!doctype html><title>Frame</title>
<input id=a><input id=b>"></iframe><input id=last>"""


@pytest.fixture
def loose(page):
    page.open(LOOSE, is_form=False)
    page.wait_for(f"{INNER}.getElementById('b') !== null")
    return page


def listed(page, order="[first, inner('b'), last]"):
    page.inject()
    page.run(f"const inner = (id) => {INNER}.getElementById(id);"
             f"FieldNavigation.attach(document, {{formless: true, order: {order}}})")
    page.focus("#first")
    return page


def test_return_moves_to_a_field_in_a_frame_that_the_order_lists(loose):
    listed(loose)
    assert loose.label("#first") == "next"
    loose.send("Enter")
    loose.wait_for(f"active() === frame && {INNER}.activeElement.id === 'b'")


def test_return_skips_a_filled_field_inside_a_frame(loose):
    inner(loose, "{ $('b').value = 'x'; }")
    listed(loose).press("Enter")
    assert loose.active() == "last"


def test_tab_moves_to_a_field_in_a_frame_that_the_order_lists(loose):
    listed(loose).send("Tab")
    loose.wait_for(f"active() === frame && {INNER}.activeElement.id === 'b'")


def test_detach_restores_a_frame_whose_field_the_order_lists(loose):
    loose.run(f"window.before = {INNER}.documentElement.outerHTML")
    loose.attach(f"{{formless: true, order: [first, {INNER}.getElementById('b')]}}")
    loose.focus("#first")
    loose.send("Enter")
    loose.wait_for(f"{INNER}.activeElement.id === 'b'")
    loose.run("handle.detach()")
    assert loose.evaluate(f"{INNER}.documentElement.outerHTML === before")


@pytest.mark.parametrize("thing", ["frame.contentWindow", f"{INNER}",
                                   f"{INNER}.createTextNode('x')"])
def test_an_order_with_anything_but_elements_throws_a_type_error(
        framed, thing):
    framed.inject()
    framed.run(f"try {{ FieldNavigation.attach(document, {{order: [{thing}]}}) }}"
               "catch (error) { window.caught = [error.name, error.message]; }")
    name, message = framed.evaluate("window.caught ?? ['nothing', '']")
    assert name == "TypeError" and '"order"' in message
