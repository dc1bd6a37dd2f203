"""Tests that nothing leaks when a page adds and removes elements, even without
`detach`. Also tests many calls of `attach` and `detach`. Chromium counts its nodes and
listeners. The memory tests use the WebAssembly engine."""

import pytest

from driving import ADAPTER, WASM

PAGE = """<form id=f><input id=a><input id=b><div id=place></div>
<button id=go>Go</button></form><button id=x>X</button>
<script>
  customElements.define("two-fields", class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({mode: "open"}).innerHTML =
        "<label>One <input></label><label>Two <input></label><slot></slot>";
    }
  });
  window.turn = () => new Promise((done) => setTimeout(done, 2));
  // The memories of WebAssembly modules, which grow and never shrink.
  window.memories = [];
  const {instantiate, instantiateStreaming} = WebAssembly;
  const noted = (answer) => {
    const {exports} = answer.instance ?? answer;
    memories.push(...Object.values(exports).filter((one) =>
      one instanceof WebAssembly.Memory));
    return answer;
  };
  WebAssembly.instantiate = async (...all) => noted(await instantiate(...all));
  WebAssembly.instantiateStreaming = async (...all) =>
    noted(await instantiateStreaming(...all));
</script>"""

RE_RENDER = """
  place.innerHTML = "<two-fields><input></two-fields>".repeat(20);
  %s
  await turn();
"""
COMES_AND_GOES = """
  const form = document.createElement("form");
  form.innerHTML = "<label>Field <input></label>".repeat(20) + "<button>Go</button>";
  document.body.append(form);
  %s
  await turn();
  form.remove();
  await turn();
"""
ATTACH = """
  const handle = FieldNavigation.attach(document, %s);
  handle.detach();
  if (round %% 50 === 0) await turn();
"""

# The place of focus during the test. Focus is nowhere, in a field beside the changing
# elements, or inside them.
NOBODY = ""
BESIDE = "if (active() !== a) a.focus();"
IN_ROOT = "place.firstChild.shadowRoot.querySelector('input').focus();"
IN_FORM = "form.elements[0].focus(); form.elements[1].focus();"


def opened(page, file=ADAPTER):
    page.open(PAGE)
    page.inject(file)
    return page


def counts(page):
    """Returns the number of nodes and of listeners after garbage collection."""
    # No element may have focus, because the browser retains the focused node.
    page.run("place.replaceChildren(); active().blur(); x.focus(); x.blur()")
    page.rest()
    for _ in range(2):
        page.tools.send("HeapProfiler.collectGarbage")
    found = page.tools.send("Memory.getDOMCounters")
    return found["nodes"], found["jsEventListeners"]


def repeat(page, times, script):
    page.evaluate(f"(async () => {{ for (let round = 0; round < {times}; round++)"
                  f"{{ {script} }} }})().then(() => true)")


def leaves_nothing(page, times, script):
    """Compares many rounds to a few rounds. Returns whether many rounds leave no more
    nodes and listeners."""
    repeat(page, 10, script)
    before = counts(page)
    repeat(page, times, script)
    nodes, listeners = counts(page)
    # Each round allocates more than this limit. All rounds together must retain less.
    assert nodes - before[0] < 20 and listeners - before[1] < 5, (before, nodes, listeners)
    return True


def users(*scripts):
    return pytest.mark.parametrize(
        "user", scripts, ids=["nobody in a field", "a user beside it", "a user in it"]
        [:len(scripts)])


@users(NOBODY, BESIDE, IN_ROOT)
def test_rendering_shadow_roots_again_leaks_nothing(in_chromium, user):
    page = opened(in_chromium)
    page.attach()
    assert leaves_nothing(page, 60, RE_RENDER % user)


@users(NOBODY, BESIDE, IN_FORM)
def test_adding_and_removing_forms_leaks_nothing(in_chromium, user):
    page = opened(in_chromium)
    page.attach()
    assert leaves_nothing(page, 60, COMES_AND_GOES % user)


@pytest.mark.parametrize("options", ["{}", "{order: '#b, #a'}", "{formless: true}"])
@users(NOBODY, BESIDE)
def test_attaching_and_detaching_leaks_nothing(in_chromium, options, user):
    page = opened(in_chromium)
    assert leaves_nothing(page, 200, user + ATTACH % options)


def test_moving_focus_leaks_nothing(in_chromium):
    page = opened(in_chromium)
    page.attach("{ending: 'wrap'}")
    page.focus("#a")
    page.press("Enter", times=4)
    before = counts(page)
    page.focus("#a")
    page.press("Enter", times=40)
    nodes, listeners = counts(page)
    assert nodes - before[0] < 20 and listeners - before[1] < 5


MEMORY = "memories.reduce((sum, {buffer}) => sum + buffer.byteLength, 0)"


@pytest.mark.parametrize("script", [
    RE_RENDER % IN_ROOT, COMES_AND_GOES % IN_FORM,
], ids=["re-rendered shadow roots", "forms that come and go"])
def test_the_engine_memory_does_not_grow_when_forms_change(in_chromium, script):
    page = opened(in_chromium, WASM)
    page.run("window.handle = FieldNavigation.attach()")
    repeat(page, 20, script)
    before = page.evaluate(MEMORY)
    assert before > 0
    repeat(page, 300, script)
    assert page.evaluate(MEMORY) == before


def test_the_engine_memory_does_not_grow_when_fields_send_focus_out_of_their_form(
        in_chromium):
    page = opened(in_chromium, WASM)
    # A form of this size fills half a page of the memory.
    page.run("place.innerHTML = '<input>'.repeat(2000); b.onfocus = () => x.focus();"
             "window.handle = FieldNavigation.attach()")

    def press():
        page.focus("#a")
        page.press("Enter")
        assert page.active() == "x"

    press()
    before = page.evaluate(MEMORY)
    assert before > 0
    for _ in range(10):
        press()
    assert page.evaluate(MEMORY) == before


def test_the_engine_memory_does_not_grow_after_many_attaches_and_detaches(
        in_chromium):
    page = opened(in_chromium, WASM)
    page.focus("#a")
    repeat(page, 20, ATTACH % "{}")
    before = page.evaluate(MEMORY)
    assert before > 0
    repeat(page, 1000, ATTACH % "{}")
    assert page.evaluate(MEMORY) == before


def test_the_heap_does_not_grow_as_forms_change(in_chromium):
    page = opened(in_chromium)
    page.attach()
    script = COMES_AND_GOES % IN_FORM

    def used():
        counts(page)
        return page.tools.send("Runtime.getHeapUsage")["usedSize"]

    repeat(page, 50, script)
    before = used()
    repeat(page, 100, script)
    # A form with its fields needs about ten thousand bytes.
    assert used() - before < 300_000


# Weak references to what the page passes to `attach`: functions and elements.
WEAKLY = """
  const options = {
    isEmpty: () => undefined, keyboardFrame: () => null, onFinish: () => {}, %s};
  window.kept = {root: new WeakRef(f), options: new WeakRef(options)};
  for (const name in options) {
    if (typeof options[name] === "object" || typeof options[name] === "function")
      kept[name] = new WeakRef(options[name]);
  }
"""
ATTACH_WEAKLY = """
  window.handle = FieldNavigation.attach(f, options);
  kept.handle = new WeakRef(handle);
  kept.detach = new WeakRef(handle.detach);
"""
USES = {
    "nothing": lambda page: None,
    "focus": lambda page: page.focus("#a"),
    "a press": lambda page: (page.focus("#a"), page.press("Enter")),
    "a Tab": lambda page: (page.focus("#a"), page.press("Tab")),
    "a text": lambda page: (page.focus("#a"), page.type("x")),
    "a press of the pointer": lambda page: page.click("#b"),
}


def keeps(page):
    """Returns the objects passed to `attach` that are alive after the page removed the
    form."""
    page.run("active().blur(); x.focus(); x.blur(); f.remove()")
    page.rest()
    for _ in range(2):
        page.tools.send("HeapProfiler.collectGarbage")
    return page.evaluate("Object.keys(kept).filter((name) => kept[name].deref())")


@pytest.mark.parametrize("order", ["", "order: [b, a]"])
@pytest.mark.parametrize("use", USES)
def test_the_browser_can_collect_a_detached_adapter(in_chromium, use, order):
    page = opened(in_chromium)
    page.run(WEAKLY % order + ATTACH_WEAKLY)
    USES[use](page)
    page.run("handle.detach(); delete window.handle")
    assert keeps(page) == []


def test_the_browser_can_collect_everything_after_an_attach_that_throws(in_chromium):
    page = opened(in_chromium)
    page.focus("#a")
    page.run("window.count = 0")
    throws = ("order: {*[Symbol.iterator]() {"
              "if ((count += 1) > 1) throw new Error('not now'); }}")
    page.run(WEAKLY % throws + f"try {{ {ATTACH_WEAKLY} }} catch {{}}")
    assert page.evaluate("typeof handle") == "undefined"
    assert keeps(page) == []
