"""Tests that the adapter does nothing while no field has focus. Also tests that
`detach` leaves nothing behind. test_leaks.py checks the browser's own counts."""

import pytest

FORM = ("<form id=f>" + "".join(f"<input id=f{index}>" for index in range(5))
        + "<div id=e contenteditable aria-multiline=false></div>"
        "<button id=go>Go</button></form><button id=x>X</button><div id=host></div>")

# Counts all activity of the page, and runs before the adapter loads. The script counts
# timers, frame requests, listeners and observers. It also counts how often the adapter
# reads the page.
COUNT = """
  host.attachShadow({mode: "open"}).innerHTML =
    "<form><input id=s1><input id=s2></form>";
  const ofThePage = new WeakSet(
    [document, host.shadowRoot, ...document.querySelectorAll("*"),
      ...host.shadowRoot.querySelectorAll("*")]);
  window.waiting = new Set();
  window.listening = new Set();
  window.observing = new Set();
  window.reads = [];

  const starts = [
    ["setTimeout", "clearTimeout", true], ["setInterval", "clearInterval", false],
    ["requestAnimationFrame", "cancelAnimationFrame", true],
    ["requestIdleCallback", "cancelIdleCallback", true],
  ];
  for (const [start, stop, isOnce] of starts) {
    const begin = window[start], end = window[stop];
    if (!begin) continue;
    window[start] = (work, ...rest) => {
      let name;
      const id = begin.call(window, (...all) => {
        if (isOnce) waiting.delete(name);
        return work(...all);
      }, ...rest);
      name = start + id;
      waiting.add(name);
      return id;
    };
    window[stop] = (id) => { waiting.delete(start + id); end.call(window, id); };
  }

  const nodes = [];
  const numberOf = (node) => nodes.includes(node) ? nodes.indexOf(node)
    : nodes.push(node) - 1;
  const nameOfListener = (node, [type, listener, how]) =>
    [numberOf(node ?? window), type, numberOf(listener),
      how === true || !!how?.capture].join();
  const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...all) {
    const name = nameOfListener(this, all), how = all[2];
    const forget = () => listening.delete(name);
    listening.add(name);
    if (how?.signal) add.call(how.signal, "abort", forget);
    if (how?.once) add.call(this ?? window, all[0], forget, how);
    return add.apply(this, all);
  };
  EventTarget.prototype.removeEventListener = function (...all) {
    listening.delete(nameOfListener(this, all));
    return remove.apply(this, all);
  };

  for (const kind of ["MutationObserver", "ResizeObserver", "IntersectionObserver",
                      "PerformanceObserver"]) {
    const {prototype} = window[kind] ?? {};
    if (!prototype) continue;
    const {observe, disconnect} = prototype;
    prototype.observe = function (...all) {
      observing.add(this);
      return observe.apply(this, all);
    };
    prototype.disconnect = function () {
      observing.delete(this);
      return disconnect.call(this);
    };
  }

  const reading = [
    [window, ["getComputedStyle"]],
    [Element.prototype, ["getBoundingClientRect", "getClientRects", "checkVisibility",
      "querySelectorAll", "querySelector", "matches", "closest", "getAttribute",
      "hasAttribute", "getElementsByTagName"]],
    [Document.prototype, ["querySelectorAll", "querySelector", "createTreeWalker",
      "createNodeIterator", "elementFromPoint", "getElementsByTagName"]],
    [ShadowRoot.prototype, ["querySelectorAll", "querySelector", "elementFromPoint"]],
  ];
  for (const [owner, names] of reading) {
    for (const name of names) {
      const read = owner[name];
      if (!read) continue;
      owner[name] = function (...all) { reads.push(name); return read.apply(this, all); };
    }
  }
  for (const [owner, name] of [[HTMLFormElement.prototype, "elements"],
      [HTMLInputElement.prototype, "value"], [HTMLElement.prototype, "offsetParent"],
      [HTMLElement.prototype, "offsetWidth"], [Element.prototype, "clientWidth"]]) {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, {...found, get() {
      reads.push(name);
      return found.get.call(this);
    }});
  }

  // Read by the tests alone.
  // A listener on an element of the adapter's own is gone with the element.
  const isThere = (name) => {
    const node = nodes[Number.parseInt(name)];
    return !(node instanceof Node) || node.isConnected || ofThePage.has(node);
  };
  window.counts = () =>
    [waiting.size, [...listening].filter(isThere).length, observing.size];
  window.$ = (id) => document.getElementById(id);
"""

# The page's own changes. The changes affect classes and texts, and add and remove
# fields.
CHANGES = """
  $("f").className = "busy";
  $("f1").className = "late";
  $("f1").disabled = true;
  $("f1").disabled = false;
  $("f2").hidden = true;
  $("f2").hidden = false;
  $("f3").value = "x";
  $("f3").dispatchEvent(new Event("input", {bubbles: true}));
  $("x").textContent = "Y";
  $("x").style.width = "300px";
  $("f").insertAdjacentHTML("beforeend", "<p><input id=late></p>");
  $("f").reset();
  $("late").remove();
  document.body.append(document.createElement("section"));
"""


def opened(page):
    page.open(FORM)
    page.run(COUNT)
    # WebKit's driver starts a timer with each script, which has to count at first, too.
    page.flush()
    page.inject()
    page.run("window.atFirst = counts()")
    return page


def attached(page, options="{}"):
    opened(page).attach(options)
    return page


def reads_while(page, script):
    """Returns everything that the adapter reads after the page's change."""
    page.rest()
    page.run("window.since = reads.length")
    page.run(script)
    page.rest()
    page.run("window.until = reads.length")
    return page.evaluate("reads.slice(since, until)")


def rests(page):
    """Waits until the page has no timers and no observers."""
    page.wait_for("counts()[0] === atFirst[0] && counts()[2] === atFirst[2]")
    return True


def test_no_timer_or_observer_runs_before_a_field_has_focus(page):
    attached(page)
    assert rests(page)


@pytest.mark.parametrize("leaves", ["active().blur()", "x.focus()", "f.remove()"])
def test_no_timer_or_observer_runs_after_focus_leaves(page, leaves):
    attached(page).focus("#f0")
    page.type("x")
    page.press("Enter")
    page.run(leaves)
    page.rest()
    assert rests(page)


def test_page_changes_cause_no_reads_before_a_field_has_focus(page):
    attached(page)
    assert reads_while(page, CHANGES) == []


def test_page_changes_cause_no_reads_after_focus_leaves(page):
    attached(page).focus("#f0")
    page.press("Enter")
    page.focus("#x")
    assert reads_while(page, CHANGES) == []


def test_page_changes_cause_no_reads_while_a_button_has_focus(page):
    attached(page).focus("#x")
    assert reads_while(page, CHANGES) == []


def test_attach_reads_no_field_if_no_field_has_focus(page):
    opened(page)
    page.run("window.calls = 0")
    page.attach("{isEmpty: () => { calls += 1; }}")
    page.rest()
    assert page.evaluate("calls") == 0


def test_the_adapter_reads_a_changing_page_at_most_four_times_a_second(page):
    """The adapter reads the page at most once in 250 ms. The number of changes doesn't
    matter."""
    opened(page)
    page.run("window.calls = 0")
    page.attach("{isEmpty: (field) => { if (field.id === 'f1') calls += 1; }}")
    page.focus("#f0")
    page.rest()
    page.run("""
      window.before = calls;
      window.frames = 0;
      window.began = performance.now();
      const change = () => {
        $("x").className = `frame-${frames += 1}`;
        $("f1").className = `frame-${frames}`;
        if (performance.now() - began < 1000) requestAnimationFrame(change);
        else window.looks = calls - before;
      };
      requestAnimationFrame(change);
    """)
    page.wait_for("window.looks !== undefined")
    assert page.evaluate("frames") > 10
    # In one second the adapter reads at most five times. Each read may ask about a
    # field twice.
    assert page.evaluate("looks") <= 10


def test_the_adapter_reads_a_constantly_changing_page_ever_less_often(page):
    """The adapter reads only once a second if it finds nothing new. A click makes the
    adapter read immediately."""
    opened(page)
    page.run("window.last = performance.now(), window.gap = 0;"
             "const look = () => { const now = performance.now();"
             "gap = Math.max(gap, now - last); last = now; };"
             "window.options = {isEmpty: ({id}) => { if (id === 'f1') look(); }}")
    page.attach("options")
    page.focus("#f0")
    page.run("window.moving = setInterval(() => $('x').classList.toggle('on'), 20)")
    page.wait_for("gap > 900")
    page.run("$('x').click(); window.clicked = performance.now(), window.gap = 0")
    page.wait_for("last > clicked")
    assert page.evaluate("last - clicked") < 800
    page.run("clearInterval(moving)")


def test_the_adapter_reads_no_layout_in_the_task_of_an_input_event(page):
    """The adapter must not force a layout inside an input event."""
    attached(page).focus("#f0")
    page.rest()
    page.run("addEventListener('input', () => { window.since = reads.length;"
             "Promise.resolve().then(() => { window.until = reads.length; }); }, true);")
    page.type("x")
    page.wait_for("window.until !== undefined")
    layouts = {"getBoundingClientRect", "getClientRects", "getComputedStyle",
               "checkVisibility", "offsetParent", "offsetWidth", "clientWidth"}
    assert not layouts & set(page.evaluate("reads.slice(since, until)"))


@pytest.mark.parametrize("others, most", [("x", 0), ("", 1)])
def test_typing_reads_only_the_focused_field_and_the_target_of_return(page, others, most):
    """Typing in one field doesn't change the others. A large form must not cost more
    than a small form."""
    opened(page)
    page.run("""
      window.asked = [];
      for (const id of ["f1", "f2", "f3", "f4", "e"])
        $(id)[id === "e" ? "textContent" : "value"] = "%s";
    """ % others)
    page.attach("{isEmpty: ({ id }) => { asked.push(id); }}")
    page.focus("#f0")
    page.rest()
    page.run("asked = []")
    page.type("abc")
    page.rest()
    assert page.evaluate("[...new Set(asked)].filter((id) => id !== 'f0').length") <= most


def test_the_label_changes_after_a_script_empties_a_field_and_sends_an_event(page):
    attached(page).run("for (const id of ['f1', 'f2', 'f3', 'f4']) $(id).value = 'x';"
                       "$('e').textContent = 'x'")
    page.focus("#f0")
    page.wait_for("$('f0').getAttribute('enterkeyhint') === 'done'")
    page.run("$('f3').value = '';"
             "$('f3').dispatchEvent(new Event('input', {bubbles: true}))")
    page.wait_for("$('f0').getAttribute('enterkeyhint') === 'next'")


USES = {
    "none": "",
    "focus": "$('f0').focus()",
    "focus in a shadow root": "$('host').shadowRoot.getElementById('s1').focus()",
    "a change": "$('f0').focus(); $('f1').disabled = true; $('f').reset()",
    "an end": "$('f0').focus(); $('f').remove()",
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("options", ["{}", "{order: '#f1, #f0'}",
                                     "{keyboardFrame: () => null}"])
def test_detach_leaves_no_timer_or_listener_or_observer(page, use, options):
    attached(page, options).run(USES[use])
    assert page.evaluate("counts()") != page.evaluate("atFirst")
    page.run("handle.detach()")
    assert page.evaluate("counts()") == page.evaluate("atFirst")


@pytest.mark.parametrize("options", ["{}", "{order: '#f1, #f0'}",
                                     "{keyboardFrame: () => null}"])
def test_detach_leaves_nothing_behind_after_real_use(page, options):
    opened(page).run("window.before = document.body.innerHTML")
    page.attach(options)
    page.click("#f0")
    page.type("x")
    page.press("Enter", times=2)
    page.press("Tab")
    page.focus("#s1")
    page.press("Enter")
    page.pointer_down("#f0")
    page.run("$('f4').disabled = true; $('f4').disabled = false; handle.detach()")
    assert page.evaluate("counts()") == page.evaluate("atFirst")
    page.pointer_up()
    page.rest()
    assert page.evaluate("counts()") == page.evaluate("atFirst")
    assert page.evaluate("document.body.innerHTML === before")


def test_the_room_for_a_keyboard_stays_until_the_press_on_a_button_ends(page):
    """Otherwise the button would move away from the pointer. No listener stays (A4)."""
    opened(page)
    page.attach("{keyboardFrame: () =>"
                " ({left: 0, top: 100, right: 9999, bottom: 9999})}")
    page.run("document.body.style.marginTop = '200px'; window.before = counts()")
    page.focus("#f4")
    page.wait_for("document.adoptedStyleSheets.length")
    page.pointer_down("#x")
    assert page.evaluate("document.adoptedStyleSheets.length") == 1
    page.pointer_up()
    page.wait_for("!document.adoptedStyleSheets.length")
    page.rest()
    assert page.evaluate("counts()") == page.evaluate("before")


def test_the_adapter_reads_nothing_after_detach(page):
    attached(page).focus("#f0")
    page.press("Enter")
    page.run("handle.detach()")
    assert reads_while(page, CHANGES) == []


def test_a_field_inside_an_svg_drawing_is_reachable(page):
    page.open("<form id=f><input id=a><input id=b value=x><svg id=s width=300 height=60>"
              "</svg><button>Go</button></form>")
    page.inject()
    page.attach()
    page.focus("#a")
    page.run("""
      s.innerHTML = `<rect width="9" height="9"/>`;
      s.innerHTML = `<foreignObject width="300" height="60"><input
        xmlns="http://www.w3.org/1999/xhtml" id="c"></foreignObject>`;
    """)
    page.press("Enter")
    assert page.evaluate("document.activeElement.id") == "c"


@pytest.mark.parametrize("options", ["", "keyboardFrame: () => null"])
def test_the_adapter_is_detached_after_attach_throws(page, options):
    """The caller receives no handle. The caller therefore can't detach the adapter."""
    opened(page).focus("#f0")
    page.run(f"""
      let count = 0;
      const order = {{*[Symbol.iterator]() {{
        if ((count += 1) > 1) throw new Error("not now");
        yield $("f0");
      }}}};
      try {{
        FieldNavigation.attach(document, {{order, {options}}});
      }} catch (error) {{ window.caught = error.message; }}
    """)
    assert page.evaluate("caught") == "not now"
    assert page.evaluate("counts()") == page.evaluate("atFirst")
    page.focus("#f2")
    assert page.carriers() == []
