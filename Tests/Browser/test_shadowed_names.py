"""Tests pages with elements whose names shadow DOM properties ("DOM clobbering"). For
example, an image named `host` replaces `document.host`. A field named `children`
replaces its form's property. Old libraries also replace parts of the language. The
adapter must work in spite of these names and libraries (R1 to R8)."""

import pathlib
import re

import pytest

from driving import quoted

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Web" / "src"
COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)

# The interfaces of the nodes that the scripts read.
INTERFACES = (
    "Document ShadowRoot Text HTMLFormElement HTMLInputElement HTMLSelectElement "
    "HTMLTextAreaElement HTMLButtonElement HTMLLabelElement HTMLSlotElement "
    "HTMLIFrameElement HTMLDetailsElement HTMLDialogElement SVGElement"
).split()


def names(page):
    """Returns each word in the scripts that is a property of a node."""
    code = "".join(COMMENTS.sub("", file.read_text()) for file in SOURCES.glob("*.js"))
    words = sorted(set(re.findall(r"\b[A-Za-z]\w+\b", code)))
    known = f"{INTERFACES}.some((one) => word in window[one].prototype)"
    return page.evaluate(f"{words}.filter((word) => {known})")


# A shadowed name can make a walk through the ancestors endless. After this many steps,
# the walk fails. The browser's tab then doesn't hang.
BOUND = """
  window.steps = 0;
  const step = () => {
    if ((steps += 1) > 20_000) throw new Error("a way up through the page never ends");
  };
  const {getRootNode} = Node.prototype;
  Node.prototype.getRootNode = function (...all) {
    step();
    return getRootNode.apply(this, all);
  };
  for (const [owner, name] of [[Node, "parentElement"], [Node, "parentNode"],
      [Element, "assignedSlot"]]) {
    const found = Object.getOwnPropertyDescriptor(owner.prototype, name);
    Object.defineProperty(owner.prototype, name, {...found, get() {
      step();
      return found.get.call(this);
    }});
  }
"""

# Returns the focused element, even inside a shadow root.
ACTIVE = """
  window.active = () => {
    const at = Reflect.get(Document.prototype, "activeElement", document);
    return at.localName === "section" ? at.shadowRoot.activeElement : at;
  };
"""

# Puts one form after another into the same document. The helpers of driving.py read
# properties that these pages shadow. The tests can't use these helpers here.
ROUNDS = """
  const place = document.getElementById("place");
  window.base = place;
  window.find = (selector) => base.querySelector(selector);
  window.log = [];
  window.problems = [];
  window.scrolled = [];

  const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
  const known = [];
  const numberOf = (thing) => known.includes(thing) ? known.indexOf(thing)
    : known.push(thing) - 1;
  const nameOfListener = (target, [type, listener, how]) =>
    [numberOf(target ?? window), type, numberOf(listener),
      how === true || !!how?.capture].join();
  const listening = new Set();
  EventTarget.prototype.addEventListener = function (...all) {
    const name = nameOfListener(this, all);
    listening.add(name);
    if (all[2]?.signal) add.call(all[2].signal, "abort", () => listening.delete(name));
    return add.apply(this, all);
  };
  EventTarget.prototype.removeEventListener = function (...all) {
    listening.delete(nameOfListener(this, all));
    return remove.apply(this, all);
  };

  add.call(window, "error", ({message}) => problems.push(message));
  console.error = console.warn = (...all) => problems.push(all.join(" "));
  const tried = (run) => {
    try { run(); } catch (error) { problems.push(String(error)); }
  };
  const scrollTopOf = (element) => Reflect.get(Element.prototype, "scrollTop", element);
  const noted = new WeakSet();
  const note = (event) => {
    if (noted.has(event)) return;
    noted.add(event);
    const [name, label] = ["class", "enterkeyhint"].map((attribute) =>
      Element.prototype.getAttribute.call(event.composedPath()[0], attribute));
    log.push(label ? `${name} ${label}` : name);
    if (name === "z") scrolled = [scrollY > 0, scrollTopOf(find("form")) > 0];
  };
  add.call(window, "focusin", note);
  add.call(window, "submit", () => log.push("submit"), true);

  window.begin = (html, isRoot, options, start) => {
    steps = problems.length = log.length = known.length = 0;
    listening.clear();
    base = place;
    place.innerHTML = html;
    scrollTo(0, 0);
    find(".host").attachShadow({mode: "open"}).innerHTML = "<input class=s>";
    tried(() => {
      const root = isRoot ? find("form") : document;
      window.handle = FieldNavigation.attach(
        root, typeof options === "function" ? options() : options);
    });
    enter(start);
  };
  window.enter = (name) => find("." + name).focus();
  // The user presses in the form, and the page resets it; a field and a form come.
  window.change = (last) => {
    const form = find("form");
    for (const kind of ["pointerdown", "pointerup"]) {
      find(".t").dispatchEvent(
        new PointerEvent(kind, {bubbles: true, composed: true}));
    }
    HTMLFormElement.prototype.reset.call(form);
    find("." + last).insertAdjacentHTML("afterend", "<input class=y>");
    const copy = Node.prototype.cloneNode.call(form, true);
    for (const field of Element.prototype.querySelectorAll.call(copy, "input")) {
      field.removeAttribute("enterkeyhint");
    }
    place.append(copy);
  };
  const another = document.createElement("form");
  window.otherForm = (html) => {
    const form = Node.prototype.cloneNode.call(another);
    form.innerHTML = html;
    return form;
  };
  // From now on `find` finds what lies in a shadow root, where the form moves to.
  window.enclose = () => {
    const host = document.createElement("section");
    const form = find("form");
    base = host.attachShadow({mode: "open"});
    base.append(form);
    place.append(host);
    // Some focus events do not leave the root.
    add.call(base, "focusin", note);
  };
  window.end = () => {
    tried(() => handle.detach());
    delete window.handle;
    const left = listening.size + base.querySelectorAll("[enterkeyhint]").length;
    place.textContent = "";
    return {log, problems, scrolled, left};
  };
"""

# The fields with class `h` are hidden. The last such field is positioned off the page.
# Tab still visits that field. Field `f` is positioned relative to the window. Field `z`
# is inside the window, but the keyboard covers it.
FORM = """
  <form{form} id=main tabindex=-1 style="position: relative{style}">
    <span class=t>Form</span>
    <input class=a><input class=h style="display: none"><p hidden><input class=h></p>
    <input class=h style="position: absolute; left: -9999px">
    {field}
    <input class=f style="position: fixed; top: 0; left: 0">
    <input class=r type=radio name=group><input class=q type=radio name=group>
    <div class=host></div>
    <p style="height: 250px"></p>
    <input class=z><button class=go>Go</button>
    <p style="height: 2000px"></p>
  </form>
"""
SCROLLS = "; height: 500px; overflow: auto"
KEYBOARD = "keyboardFrame: () => ({left: 0, top: 200, right: 9999, bottom: 9999})"
ORDER = "order: '.z, .a, .n, .f'"


def form(names, style):
    others = "".join(f"<form name={name}></form>" for name in names[1:])
    return FORM.format(form=f" name={names[0]}", field="", style=style) + others


def image(names, style):
    images = "".join(f"<img name={name}>" for name in names)
    return images + FORM.format(form="", field="", style=style)


def field(names, style):
    others = "".join(f"<input type=hidden name={name}>" for name in names[1:])
    fields = f"<input class=n name={names[0]}>" + others
    return FORM.format(form="", field=fields, style=style)


def walk(page, html, is_root, is_ordered):
    """Moves through the form to its end. Returns what happens."""
    options = f"{{{KEYBOARD}, {ORDER if is_ordered else ''}}}"
    start, last = ("z", "f") if is_ordered else ("a", "z")
    page.run(f"begin({quoted(html)}, {quoted(is_root)}, {options}, {quoted(start)})")
    fields = 5 if "class=n" in html else 4
    if is_ordered:
        for _ in range(fields + 2):
            page.send("Tab")
        page.run(f"enter({quoted(start)})")
    # In the order, the field in the shadow root follows the field that comes.
    before = fields - 2 if is_ordered else fields - 1
    for _ in range(before):
        page.send("Enter")
    page.run(f"change({quoted(last)})")
    for _ in range(2):
        page.send("Enter")
    return page.evaluate("end()")


def wanted(html, is_root, is_ordered):
    """Returns the expected log. The log lists each focused field with its label."""
    named = ["n next"] if "class=n" in html else []
    if is_ordered:
        tabs = ["z next", "go", "a next", "h next", *named, "f next", "r", "s"]
        # Enter in a component submits nothing, and its key shows no label.
        log = [*tabs, "z next", "a next", *named, "f next", "y next", "s"]
    else:
        log = ["a next", *named, "f next", "s next", "z done", "y done", "submit"]
    # The page scrolls, or the form scrolls. Nothing outside the root scrolls.
    scrolled = [not is_root and not is_ordered, is_ordered]
    return {"log": log, "problems": [], "scrolled": scrolled, "left": 0}


def opened(page):
    page.open("<div id=place></div>", is_form=False)
    page.run(BOUND + ACTIVE)
    page.run(ROUNDS)
    page.inject()


def culprits(page, names, write, is_root, is_ordered):
    """Returns the names that break a form, alone or as a group."""
    html = write(names, SCROLLS if is_ordered else "")
    found = walk(page, html, is_root, is_ordered)
    expected = wanted(html, is_root, is_ordered)
    if found == expected:
        return {}
    # Open a new page. Leftovers of this round could affect the next round.
    opened(page)
    middle = len(names) // 2
    parts = [names[:middle], names[middle:]] if middle else []
    inner = {}
    for part in parts:
        inner |= culprits(page, part, write, is_root, is_ordered)
    differs = {key: found[key] for key in expected if found[key] != expected[key]}
    return inner or {" ".join(names): differs}


@pytest.mark.parametrize("order", ["", "in an order"])
@pytest.mark.parametrize("root", ["document", "form"])
@pytest.mark.parametrize("write", [form, image, field])
def test_the_adapter_works_if_an_element_shadows_dom_names(
        page, write, root, order):
    opened(page)
    listed = names(page)
    assert {"host", "children", "getRootNode", "activeElement"} <= set(listed)
    assert len(listed) > 50
    assert culprits(page, ["harmless"], write, root == "form", bool(order)) == {}
    failed = {}
    # Trying each name separately would take minutes. The test therefore tries groups of
    # names. The test splits a group in half if the group fails.
    for start in range(0, len(listed), 25):
        failed |= culprits(
            page, listed[start:start + 25], write, root == "form", bool(order))
    assert failed == {}


EDITABLE = "<div class=a contenteditable aria-multiline=false>Hello</div>"
LABEL = "find('.a').getAttribute('enterkeyhint')"
HAS_FOCUS = "active() === find('.a')"


@pytest.mark.parametrize("start, last", [
    ("<input class=a>", "done"), (EDITABLE, None),
], ids=["an input", "an editable"])
@pytest.mark.parametrize("write", [form, image, field])
def test_the_label_updates_if_all_dom_names_are_shadowed(
        page, write, start, last):
    """A single page shadows all names here (R10, R11). Enter in an editable element
    submits nothing."""
    opened(page)
    html = write(names(page), "").replace("<input class=a>", start)
    page.run(f"begin({quoted(html)}, false, {{}}, 'a')")

    def shows(label):
        page.wait_for(f"{LABEL} === {quoted(label)}")

    shows("next")
    page.run("for (const name of 'nfz') if (find('.' + name))"
             " find('.' + name).disabled = true;"
             "find('.host').shadowRoot.firstChild.disabled = true")
    shows(last)
    # Another form contains this field. The field's `form` attribute names the tested
    # form.
    page.run(f"place.append(otherForm({quoted(html)} + '<input class=o form=main>'))")
    shows("next")
    page.run("place.removeChild(place.lastChild); find('.f').disabled = false;"
             "find('.f').onfocus = ({target}) => target.blur()")
    shows("next")
    page.run("log.length = 0")
    page.send("Enter")
    page.wait_for(HAS_FOCUS)
    shows(last)
    assert "submit" not in page.evaluate("log")
    found = page.evaluate("end()")
    assert (found["problems"], found["left"]) == ([], 0)


def test_a_form_element_can_gain_focus_if_it_shadows_all_dom_names(page):
    """The browser handles Enter on a focused form. Scripts may focus a form to scroll
    to it."""
    opened(page)
    html = field(names(page), "")
    page.run(f"begin({quoted(html)}, false, {{{KEYBOARD}}}, 'a')")
    page.run("HTMLElement.prototype.focus.call(find('form'))")
    assert page.evaluate(LABEL) is None
    page.send("Enter")
    assert page.evaluate("active() === find('form')")
    page.run("enter('a')")
    assert page.evaluate(LABEL) == "next"
    found = page.evaluate("end()")
    assert (found["problems"], found["left"]) == ([], 0)


# The first value is the page's change to the form before focus arrives. The second
# value is the last field's expected label.
VARIANTS = {
    "in a shadow root": ("enclose()", " done"),
    # A form with several fields and no button doesn't submit on Enter.
    "without a button": ("find('.go').remove()", ""),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_return_works_in_a_form_whose_fields_shadow_all_dom_names(page, variant):
    script, last = VARIANTS[variant]
    opened(page)
    page.run(f"begin({quoted(field(names(page), ''))}, false, {{}}, 'a');"
             f"active().blur(); {script}; log.length = 0; enter('a')")
    for _ in range(4):
        page.send("Enter")
    found = page.evaluate("end()")
    assert found["log"] == ["a next", "n next", "f next", "s next", "z" + last]
    assert (found["problems"], found["left"]) == ([], 0)


@pytest.mark.parametrize("index, way", [("0", ["m", "b"]), ("-1", ["b"])])
def test_a_form_can_be_a_tab_stop_if_it_shadows_all_dom_names(page, index, way):
    """Scripts can focus a form. Users can focus a form with tabindex=0 (R8)."""
    page.open("<input id=a><form id=m>Form<input id=b></form>")
    page.run(BOUND)
    page.run("window.errors = [];"
             "addEventListener('error', ({message}) => errors.push(message))")
    page.attach("{order: '#a, #b'}")
    fields = "".join(f"<input type=hidden name={name}>" for name in names(page))
    page.run(f"m.setAttribute('tabindex', {index});"
             f"b.insertAdjacentHTML('afterend', {quoted(fields)})")
    page.focus("#a")
    for field in way:
        page.send("Tab")
        page.wait_for(f"active() === {field}")
    assert page.evaluate("errors") == []
    for field in [*way[-2::-1], "a"]:
        page.send("Shift+Tab")
        page.wait_for(f"active() === {field}")
    assert page.evaluate("errors") == []


KEYBOARDS = {
    "a form": "find('.keys')",
    "the visual viewport": "'visualViewport'",
}
LOW_VIEWPORT = """
  Object.defineProperty(window, "visualViewport", {value: Object.assign(
    new EventTarget(), {offsetLeft: 0, offsetTop: 0, width: innerWidth, height: 200,
      pageLeft: 0, pageTop: 0, scale: 1})});
"""


@pytest.mark.parametrize("keyboard", KEYBOARDS)
def test_a_field_scrolls_clear_of_a_keyboard_if_all_dom_names_are_shadowed(
        page, keyboard):
    """The element that serves as the keyboard may be a form, whose fields may shadow
    DOM names (A1)."""
    opened(page)
    if keyboard == "the visual viewport":
        page.run(LOW_VIEWPORT)
    shadowing = names(page)
    keys = "".join(f"<input type=hidden name={name}>" for name in shadowing)
    html = image(shadowing, "") + ("<form class=keys style='position: fixed; left: 0;"
                                   f" top: 200px; width: 100%; height: 9999px'>{keys}")
    page.run(f"begin({quoted(html)}, false,"
             f"() => ({{keyboardFrame: {KEYBOARDS[keyboard]}}}), 'z')")
    assert page.evaluate("problems") == []
    page.wait_for("find('.z').getBoundingClientRect().bottom <= 180")
    found = page.evaluate("end()")
    assert (found["problems"], found["left"]) == ([], 0)


def test_the_adapter_adds_room_to_a_form_that_shadows_all_dom_names(page):
    """The form needs the room temporarily. The `style` attribute disappears with the
    room (A4)."""
    opened(page)
    html = field(names(page), "").replace('<p style="height: 2000px"></p>', "")
    html = html.replace('style="position: relative"', "")
    sheet = "<style>#main { height: 500px; overflow: auto }</style>"
    has_room = "Element.prototype.hasAttribute.call(find('form'), 'style')"
    page.run(f"begin({quoted(sheet + html)}, false, {{{KEYBOARD}}}, 'a')")
    assert not page.evaluate(has_room)
    page.run("enter('z')")
    page.wait_for(f"{has_room} && find('.z').getBoundingClientRect().bottom <= 200")
    page.run("find('.z').blur()")
    page.wait_for(f"!{has_room}")
    found = page.evaluate("end()")
    assert (found["problems"], found["left"]) == ([], 0)


def test_the_adapter_works_in_a_frame_that_shadows_all_dom_names(page):
    page.open("<input id=first><iframe id=frame srcdoc='<!doctype html><title>F</title>"
              "<form><input id=a><input id=b><button>Go</button></form>'></iframe>"
              "<input id=last>")
    page.run(BOUND)
    page.wait_for("frame.contentDocument.getElementById('b') !== null")
    images = "".join(f"<img name={name}>" for name in names(page))
    page.run(f"""
      window.errors = [];
      window.inner = frame.contentWindow;
      for (const one of [window, inner]) {{
        one.addEventListener("error", ({{message}}) => errors.push(message));
      }}
      window.$ = (id) =>
        Document.prototype.getElementById.call(frame.contentDocument, id);
      window.focused = () =>
        Reflect.get(Document.prototype, "activeElement", frame.contentDocument).id;
      $("a").form.insertAdjacentHTML("afterend", {quoted(images)});
    """)
    page.attach("{order: [first, $('b'), $('a'), last]}")
    page.run("window.second = FieldNavigation.attach(frame.contentDocument)")
    page.focus("#first")
    page.send("Tab")
    page.wait_for("focused() === 'b' && $('b').getAttribute('enterkeyhint') === 'done'")
    page.run("$('a').focus()")
    page.wait_for("$('a').getAttribute('enterkeyhint') === 'next'")
    page.send("Enter")
    page.wait_for("focused() === 'b'")
    page.run("handle.detach(); second.detach()")
    assert page.evaluate("$('b').getAttribute('enterkeyhint')") is None
    assert page.evaluate("errors") == []


@pytest.mark.parametrize("key, order", [
    ("Tab", "[c, a, b]"), ("Shift+Tab", "[b, c, a]"),
])
def test_tab_can_leave_a_page_that_shadows_dom_names(page, key, order):
    """Tab can leave the page at both ends. In this page, `document.body` isn't the body
    element (R8)."""
    page.open("<input id=a><input id=b><input id=c><p id=p></p>")
    page.run(BOUND)
    page.run("window.errors = [];"
             "addEventListener('error', ({message}) => errors.push(message));"
             "b.focus(); record()")
    images = "".join(f"<img name={name}>" for name in names(page))
    page.attach(f"{{order: {order}}}")
    page.run(f"window.nodes = document.body.childNodes; p.innerHTML = {quoted(images)};"
             "window.before = nodes.length")
    page.send(key)
    page.wait_for("events.some(([type, name]) => type === 'blur' && name === 'b')")
    page.wait_for("nodes.length === before")
    assert page.evaluate("errors") == []


# MooTools 1.3 to 1.6 and Prototype.js 1.5 to 1.7 replace `Array.from`. The replacements
# ignore the second parameter.
ARRAY_FROM = {
    "MooTools": """Array.from = (item) => item == null ? []
      : typeof item === "object" && "length" in item ? [].slice.call(item) : [item]""",
    "Prototype.js": """Array.from = function $A(iterable) {
      if (!iterable) return [];
      if ("toArray" in Object(iterable)) return iterable.toArray();
      var length = iterable.length || 0, results = new Array(length);
      while (length--) results[length] = iterable[length];
      return results;
    }""",
}


@pytest.mark.parametrize("library", ARRAY_FROM)
def test_an_order_works_if_a_library_replaces_a_standard_array_function(page, library):
    page.open("<form><input id=a><input id=b><input id=c><button>Go</button></form>")
    page.run(ARRAY_FROM[library])
    page.attach("{order: '#c, #a, #b'}")
    page.labels({"c": "next", "a": "next", "b": "done"})
    page.focus("#c")
    page.press("Enter")
    assert page.active() == "a"
    page.press("Tab")
    page.wait_for("active() === b")
    page.press("Shift+Tab")
    page.wait_for("active() === a")
