"""Tests that the browser handles Tab if the app gives no order. With an order, Tab
follows the order and Shift+Tab reverses it. Neither key traps the user (R8)."""

import pytest

BODY = "<input id=a><input id=b value=x><button id=x>X</button><input id=c>"


def attached(page, body=BODY, options="{}"):
    page.open(body)
    page.attach(options)
    return page


def go(page, key):
    """Presses Tab and waits until focus moves. Returns the focused element."""
    before = page.active()
    page.send(key)
    page.wait_for(f"nameOf(active()) !== '{before}' || !document.hasFocus()")
    return page.active()


def walk(page, start, key, presses):
    page.focus(start)
    return [go(page, key) for _ in range(presses)]


def test_tab_visits_filled_fields_and_buttons_too(page):
    attached(page)
    assert walk(page, "#a", "Tab", 3) == ["b", "x", "c"]


def test_the_adapter_leaves_tab_to_the_browser_if_there_is_no_order(page):
    attached(page).run("addEventListener('keydown', (event) => {"
                       "window.prevented = event.defaultPrevented; })")
    walk(page, "#a", "Tab", 1)
    assert page.evaluate("prevented") is False


def test_tab_follows_the_order(page):
    attached(page, options="{order: [c, b, a]}")
    assert walk(page, "#c", "Tab", 2)[0] == "b"


@pytest.mark.parametrize("body, order, ring", [
    (BODY, "[a, c, b]", ["a", "c", "b", "x"]),
    (BODY, "[c, a, b]", ["c", "a", "b", "x"]),
    (BODY, "'#b, #a, #c'", ["b", "x", "a", "c"]),
    ("<input id=a><input id=r readonly><a id=l href='#'>L</a><input id=b>",
     "[b, a]", ["b", "a", "r", "l"]),
    ("<input id=a><input id=d disabled><input id=h hidden><input id=n tabindex=-1>"
     "<input id=b>", "[b, a]", ["b", "a"]),
    ("<input id=a><input type=radio name=r id=r1><input type=radio name=r id=r2 "
     "checked><input type=radio name=r id=r3><input id=b>",
     "[b, a]", ["b", "a", "r2"]),
    ("<input id=a><textarea id=t></textarea><select id=s><option>1</select>"
     "<input id=b>", "[b, a]", ["b", "a", "t", "s"]),
    ("<form><input id=a></form><form><input id=b></form>", "[b, a]", ["b", "a"]),
    ("<input id=a><details id=d><summary id=s>S</summary><input id=i></details>"
     "<input id=b>", "[b, a]", ["b", "a", "s"]),
    ("<input id=a><div id=e contenteditable>e</div><input id=b>",
     "[b, a]", ["b", "a", "e"]),
])
def test_shift_tab_visits_the_tab_stops_in_reverse_order(page, body, order, ring):
    attached(page, body, f"{{order: {order}}}")
    presses = len(ring) - 1
    assert [ring[0], *walk(page, "#" + ring[0], "Tab", presses)] == ring
    assert [ring[-1], *walk(page, "#" + ring[-1], "Shift+Tab", presses)] == ring[::-1]


def test_tab_visits_an_unchecked_radio_group_once(page):
    attached(page, "<input id=a><input type=radio name=r id=r1>"
             "<input type=radio name=r id=r2><input id=b>", "{order: [b, a]}")
    assert walk(page, "#b", "Tab", 2) == ["a", "r1"]


def test_tab_selects_the_text_of_its_target(page):
    attached(page, options="{order: [a, b]}")
    walk(page, "#a", "Tab", 1)
    assert page.evaluate("[b.selectionStart, b.selectionEnd]") == [0, 1]


def test_tab_gives_its_target_the_right_label(page):
    attached(page, options="{order: [c, b, a]}")
    page.run("addEventListener('focusin', (event) => {"
             "window.shown = event.target.getAttribute('enterkeyhint'); })")
    walk(page, "#c", "Tab", 1)
    assert page.evaluate("shown") == "next"


def test_tab_does_not_move_focus_if_the_page_prevents_the_keydown(page):
    attached(page, options="{order: [c, b, a]}").run(
        "c.addEventListener('keydown', (event) => event.preventDefault())"
    )
    page.focus("#c")
    page.send("Tab")
    assert page.active() == "c"


def test_the_browser_handles_tab_with_a_modifier(page):
    attached(page, options="{order: [c, b, a]}").run(
        "addEventListener('keydown', (event) => { if (event.key !== 'Tab') return;"
        "window.free = !event.defaultPrevented; event.preventDefault(); })"
    )
    page.focus("#c")
    page.send("Control+Tab")
    assert page.evaluate("window.free !== false") and page.active() == "c"


@pytest.mark.parametrize("key, landing, order", [
    ("Tab", "a", "[c, a, b]"), ("Shift+Tab", "c", "[b, c, a]"),
])
def test_tab_and_shift_tab_can_leave_the_page(page, key, landing, order):
    # In Chromium, focus moves to the browser's own interface. The WebKitGTK window has
    # nothing else to focus. Focus enters the document again at the other end.
    attached(page, "<input id=a><input id=b><input id=c>", f"{{order: {order}}}")
    page.focus("#b")
    page.record()
    page.send(key)
    page.wait_for("events.some(([type, name]) => type === 'blur' && name === 'b')")
    assert ("blur", "window") in [event[:2] for event in page.log] \
        or page.active() == landing


@pytest.mark.parametrize("key, start", [("Tab", "#b"), ("Shift+Tab", "#c")])
def test_tab_leaves_no_label_behind_when_focus_leaves_the_page(page, key, start):
    attached(page, "<input id=a><input id=b><input id=c>",
             "{order: [c, a, b], onFinish: 'blur'}")
    page.labels({"c": "next", "a": "next", "b": "done"})
    page.run("window.before = document.body.innerHTML")
    page.focus(start)
    page.record()
    page.send(key)
    page.wait_for("events.some(([type]) => type === 'focusout')")
    # In WebKitGTK, focus has entered the document again at the other end.
    page.run("active().blur()")
    page.wait_for("document.body.innerHTML === before")


def test_tab_stays_inside_a_modal_dialog(page):
    attached(page, "<input id=a><dialog id=d><input id=b><input id=c></dialog>",
             "{order: [c, b, a]}")
    page.run("d.showModal()")
    assert walk(page, "#c", "Tab", 1) == ["b"]
    page.send("Tab")
    page.wait_for("active() !== b || !document.hasFocus()")
    assert page.active() != "a"


def test_tab_skips_a_disabled_tab_stop(page):
    attached(page, options="{order: [c, b, a]}").run("b.disabled = true")
    assert walk(page, "#c", "Tab", 1) != ["b"]


def test_tab_skips_a_stop_that_refuses_focus_with_and_without_the_adapter(page):
    ways = []
    for options in (None, "{order: [a, b, c]}"):
        page.open("<input id=a><input id=b onfocus='this.blur()'><input id=c>")
        if options:
            page.attach(options)
        page.focus("#a")
        page.record()
        page.send("Tab")
        page.wait_for("events.some(([type, name]) => type === 'blur' && name === 'b')")
        page.send("Tab")
        page.wait_for("active() !== document.body")
        ways.append(page.active())
    assert ways[1] == ways[0]


CHANGING = ("<input id=a><span id=s>S</span><a id=l>L</a><div id=host></div>"
            "<input id=b><button id=x>X</button><input id=c>")
# The page's change. After the change, Tab from `a` moves focus to the second value.
# Before the change the target is `b`.
CHANGES = {
    "a stop comes": ("s.before(Object.assign(document.createElement('button'),"
                     " {id: 'n'}))", "n"),
    "a listed stop comes": ("document.body.append(Object.assign("
                            "document.createElement('input'), {id: 'n'}))", "n"),
    "a stop goes": ("b.remove()", "x"),
    "a stop moves": ("a.after(x)", "x"),
    "a tabindex": ("s.tabIndex = 0", "s"),
    "a tabindex that takes a stop out": ("b.tabIndex = -1", "x"),
    "an address": ("l.href = '#'", "l"),
    "a text that can be edited": ("s.contentEditable = true", "s"),
    "a stop in a shadow root":
        ("host.shadowRoot.append(Object.assign(document.createElement('button'),"
         " {id: 'n'}))", "n"),
}
# The page changes either in an earlier task, or when the key goes down.
TIMES = {
    "before": "%s",
    "in keydown": "a.addEventListener('keydown', () => { %s }, {once: true})",
    "on the way down": "addEventListener('keydown', () => { %s },"
                       " {once: true, capture: true})",
}


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("change", CHANGES)
def test_tab_respects_a_change_that_the_page_has_just_made(page, change, time):
    """The adapter caches the tab stops until the page changes."""
    script, expected = CHANGES[change]
    page.open(CHANGING)
    page.run("host.attachShadow({mode: 'open'}).innerHTML = '<p></p>'")
    page.attach("{order: '#c, #a, #n, #b'}")
    assert walk(page, "#a", "Tab", 1) == ["b"]
    page.focus("#a")
    page.run(TIMES[time] % script)
    assert go(page, "Tab") == expected
    assert go(page, "Shift+Tab") == "a"


@pytest.mark.parametrize("other", [
    "</form><form><input type=radio name=r checked>", "<input type=radio name=r disabled>",
])
def test_tab_stops_at_a_group_of_radio_buttons_once(page, other):
    """A button of another form isn't in the group. A disabled button isn't a stop (R12)."""
    attached(page, f"<input id=a><form id=f>{other}</form><form>"
             "</form><input id=z>", "{order: '#a'}")
    page.run("const one = document.createElement('input'); one.id = 'r';"
             "one.type = 'radio'; one.name = 'r'; f.append(one)")
    page.focus("#a")
    assert go(page, "Tab") == "r"
