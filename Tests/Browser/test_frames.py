"""A frame of the same origin is a document like another: the adapter can be
attached to it, and its fields can be listed in an order."""

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
    """The value of an expression about `$`, which finds elements by their id."""
    return page.evaluate(f"(($) => {script})((id) => {INNER}.getElementById(id))")


def focus_inner(page, field):
    page.run(f"frame.focus(); {INNER}.getElementById('{field}').focus()")
    page.wait_for(f"{INNER}.hasFocus() && {INNER}.activeElement.id === '{field}'")


def labels(page):
    return inner(page, "['a', 'b'].map((id) => $(id).getAttribute('enterkeyhint'))")


def enter(page, lands):
    """Presses Enter and waits until that field of the frame has focus."""
    page.send("Enter")
    page.wait_for(f"{INNER}.activeElement.id === '{lands}'")


ROOTS = {"its document": INNER, "its body": f"{INNER}.body",
         "an element": f"{INNER}.getElementById('f')"}


@pytest.mark.parametrize("root", ROOTS)
def test_the_fields_of_a_frame_are_navigated(framed, root):
    framed.attach(root=ROOTS[root])
    focus_inner(framed, "a")
    assert labels(framed) == ["next", None]
    enter(framed, "b")
    assert labels(framed) == [None, "done"]
    framed.send("Enter")
    framed.wait_for("window.submitted")


def test_the_label_in_a_frame_follows_its_page(framed):
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


def test_the_events_of_a_frame_are_sent_to_its_fields(framed):
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


def test_detach_leaves_no_trace_in_a_frame(framed):
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


def test_a_frame_that_is_gone_can_be_detached(framed):
    framed.run("window.errors = []; addEventListener('error', ({message}) =>"
               "errors.push(message))")
    framed.attach(root=INNER)
    focus_inner(framed, "a")
    # In WebKitGTK a window whose frame goes with focus has no focus any more.
    framed.run("frame.remove(); first.focus(); handle.detach()")
    framed.rest()
    assert framed.evaluate("errors") == []


def test_the_page_around_a_frame_leaves_its_fields_alone(framed):
    framed.attach()
    focus_inner(framed, "a")
    assert labels(framed) == [None, None]
    framed.send("Enter")
    framed.wait_for("window.submitted")


# Fields of no form, here and in a frame, are a form together (R12).
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


def test_return_goes_to_a_field_of_a_frame_by_an_order(loose):
    listed(loose)
    assert loose.label("#first") == "next"
    loose.send("Enter")
    loose.wait_for(f"active() === frame && {INNER}.activeElement.id === 'b'")


def test_a_filled_field_of_a_frame_is_skipped(loose):
    inner(loose, "{ $('b').value = 'x'; }")
    listed(loose).press("Enter")
    assert loose.active() == "last"


def test_tab_goes_to_a_field_of_a_frame_by_an_order(loose):
    listed(loose).send("Tab")
    loose.wait_for(f"active() === frame && {INNER}.activeElement.id === 'b'")


def test_detach_leaves_no_trace_in_a_frame_that_an_order_names(loose):
    loose.run(f"window.before = {INNER}.documentElement.outerHTML")
    loose.attach(f"{{formless: true, order: [first, {INNER}.getElementById('b')]}}")
    loose.focus("#first")
    loose.send("Enter")
    loose.wait_for(f"{INNER}.activeElement.id === 'b'")
    loose.run("handle.detach()")
    assert loose.evaluate(f"{INNER}.documentElement.outerHTML === before")


@pytest.mark.parametrize("thing", ["frame.contentWindow", f"{INNER}",
                                   f"{INNER}.createTextNode('x')"])
def test_an_order_with_an_element_of_another_document_is_a_type_error(framed, thing):
    framed.inject()
    framed.run(f"try {{ FieldNavigation.attach(document, {{order: [{thing}]}}) }}"
               "catch (error) { window.caught = [error.name, error.message]; }")
    name, message = framed.evaluate("window.caught ?? ['nothing', '']")
    assert name == "TypeError" and '"order"' in message
