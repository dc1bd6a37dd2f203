"""A page's own handlers for Enter run as often as without the adapter. The handlers
receive the same keys. The page may add the handlers anywhere at any time (R14)."""

import pytest

FORM = ("<div id=outer><form id=f><input id=a {a}><input id=b {b}>"
        "<button id=go>Go</button></form></div>")
KINDS = ["keydown", "keypress", "keyup"]
INLINE = {name: " ".join(f"on{kind}=\"note('inline', event)\"" for kind in KINDS)
          for name in ("a", "b")}

NOTE = """<script>
  window.calls = [];
  window.note = (place, event) => {
    if (event.key !== "Enter") return;
    calls.push([place, event.type, event.target.id, event.code, event.keyCode,
      event.which, event.location, event.ctrlKey, event.shiftKey, event.altKey,
      event.metaKey, event.bubbles, event.cancelable, event.composed].join());
  };
  window.listenTo = (places) => {
    for (const [name, place, capture] of places) {
      for (const kind of ["keydown", "keypress", "keyup"]) {
        place.addEventListener(kind, (event) => note(name, event), capture);
      }
    }
  };
</script>"""

PLACES = """[
  ["field", a], ["next field", b], ["parent", outer], ["form", f],
  ["document", document], ["window", window], ["field captures", a, true],
  ["parent captures", outer, true], ["document captures", document, true]%s]"""
NEWER = ', ["window captures", window, true]'


def calls(page, before="", after="", attaches=True, body=None):
    """Returns the calls of `note` for one Enter in `a`. `a` is the first of two empty
    fields."""
    page.open(NOTE + (body or FORM.format(**INLINE)))
    page.run(before)
    if attaches:
        page.attach()
    page.run(after)
    page.focus("#a")
    page.press("Enter")
    assert page.active() == ("b" if attaches else "a")
    return page.evaluate("calls")


def same(page, **listeners):
    native = calls(page, attaches=False, **listeners)
    assert native
    assert sorted(calls(page, **listeners)) == sorted(native)


def test_listeners_added_before_the_adapter_run_as_often_as_without_it(page):
    same(page, before=f"listenTo({PLACES % ''})")


def test_listeners_added_after_the_adapter_run_as_often_as_without_it(page):
    same(page, after=f"listenTo({PLACES % NEWER})")


def test_a_listener_added_on_each_keydown_runs_as_often_as_without_the_adapter(
        page):
    same(page, before="""a.addEventListener("keydown", () => addEventListener(
      "keypress", (event) => note("once", event), {once: true}))""")


def test_listeners_that_stop_the_event_run_as_often_as_without_the_adapter(page):
    same(page, before="""for (const kind of ["keydown", "keyup"])
      a.addEventListener(kind, (event) => {
        note("stops", event); event.stopPropagation(); })""")


def test_a_listener_that_prevents_the_keyup_runs_as_often_as_without_the_adapter(page):
    same(page, before="""a.addEventListener("keyup", (event) => {
      note("prevents", event); event.preventDefault(); })""")


def test_a_window_listener_added_before_the_adapter_receives_two_keyups(page):
    """The documentation mentions this case. No later listener can hide an event from an
    earlier capturing window listener."""
    told = calls(page, f"listenTo([{NEWER[2:]}])", body=FORM.format(a="", b=""))
    assert [",".join(call.split(",")[1:3]) for call in told] == [
        "keydown,a", "keypress,a", "keyup,b", "keyup,a"]


# How frameworks attach an app's handlers.
DELEGATION = {
    # React adds two listeners per event type at the root: one capturing and one
    # bubbling. Each React listener calls the handlers from the event's target up to the
    # root.
    "at the root, both phases": """
      for (const kind of ["keydown", "keypress", "keyup"]) {
        for (const capture of [true, false]) {
          outer.addEventListener(kind, (event) => {
            for (let at = event.target; at !== outer; at = at.parentNode) {
              if (at.id) note(at.id + capture, event);
            }
          }, capture);
        }
      }""",
    # Vue adds an invoker to the element. The invoker ignores an event that began before
    # the page added the invoker.
    "on the field, with a time": """
      const added = Date.now();
      for (const kind of ["keydown", "keypress", "keyup"]) {
        for (const field of [a, b]) {
          field.addEventListener(kind, (event) => {
            event.seen ??= Date.now();
            if (event.seen >= added) note("invoker", event);
          });
        }
      }""",
    # jQuery adds one document listener for all elements of a selector.
    "on the document, by a selector": """
      for (const kind of ["keydown", "keypress", "keyup"]) {
        document.addEventListener(kind, (event) => {
          if (event.which === 13 && event.target.closest("#a, #b")) {
            note("delegate", event);
          }
        });
      }""",
}


@pytest.mark.parametrize("time", ["before", "after"])
@pytest.mark.parametrize("way", DELEGATION)
def test_delegated_handlers_run_as_often_as_without_the_adapter(page, way, time):
    same(page, **{time: DELEGATION[way]})


def test_a_move_on_enter_runs_no_keyup_handler_of_the_next_field(page):
    page.open(FORM.format(a="", b="").replace("id=b", "id=b onkeyup="
              "\"if (event.key === 'Enter') window.isLoggedIn = true\""))
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.evaluate("window.isLoggedIn")) == ("b", None)
    page.press("Enter")
    assert page.evaluate("isLoggedIn")


def test_the_adapter_sends_the_previous_field_an_untrusted_keyup(page):
    page.open(FORM.format(a="", b=""))
    page.run("a.addEventListener('keyup', ({isTrusted}) => {"
             "window.wasTrusted = isTrusted; })")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.evaluate("wasTrusted") is False


def test_the_focused_field_receives_the_trusted_keyup_if_focus_stays(page):
    page.open(FORM.format(a="", b="value=x"))
    page.run("window.ups = []; addEventListener('keyup', (event) => {"
             "ups.push(event.target.id + event.isTrusted); })")
    page.attach("{onFinish() {}}")
    page.focus("#a")
    page.press("Enter")
    assert page.evaluate("ups") == ["atrue"]


def test_the_keyup_at_the_previous_field_has_the_original_location_and_modifiers(
        in_chromium):
    page = in_chromium
    page.open(FORM.format(a="", b=""))
    page.run("a.addEventListener('keyup', (event) => { window.up ="
             "[event.key, event.code, event.location, event.shiftKey]; })")
    page.attach()
    page.focus("#a")
    page.key_down("NumpadEnter")
    page.key_down("Shift")
    page.key_up("NumpadEnter")
    assert page.evaluate("up") == ["Enter", "NumpadEnter", 3, True]


def test_a_removed_field_receives_no_keyup(page):
    page.open(FORM.format(a="", b=""))
    page.run("window.ups = 0; const up = () => { ups += 1; };"
             "a.addEventListener('keyup', up); b.addEventListener('keyup', up);"
             "b.addEventListener('focus', () => { a.remove(); })")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.evaluate("ups")) == ("b", 0)


def test_each_press_of_enter_causes_exactly_one_keyup(page):
    page.open(FORM.format(a="", b=""))
    page.run("window.ups = []; addEventListener('keyup', (event) => {"
             "ups.push(event.target.id + event.isTrusted); })")
    page.attach()
    page.focus("#a")
    page.press("Enter", times=2)
    assert page.evaluate("ups") == ["afalse", "btrue"]


KEEPS = [f"a.addEventListener('{kind}', (event) => event.preventDefault())"
         for kind in ("keydown", "keypress")]


@pytest.mark.parametrize("keeps", KEEPS)
@pytest.mark.parametrize("place", ["a", "outer", "document", "window"])
@pytest.mark.parametrize("time", ["before", "after"])
def test_focus_does_not_move_if_a_handler_prevents_the_event(page, keeps, place, time):
    page.open(FORM.format(a="", b=""))
    script = keeps.replace("a.", place + ".", 1)
    if time == "before":
        page.run(script)
    page.attach()
    if time == "after":
        page.run(script)
    page.focus("#a")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", [])


def test_a_handler_added_after_one_press_can_prevent_the_next_press(page):
    page.open(FORM.format(a="", b="") + "<input id=c form=f>")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    page.run("addEventListener('keypress', (event) => event.preventDefault())")
    page.press("Enter")
    assert page.active() == "b"


MOVES = [f"a.addEventListener('{kind}', () => {target}.focus())"
         for kind in ("keydown", "keypress") for target in ("b", "go")]
THERE_AND_BACK = ("a.addEventListener('keydown', () => b.focus());"
                  "b.addEventListener('keypress', () => a.focus())")


@pytest.mark.parametrize("moves", MOVES + [THERE_AND_BACK])
def test_focus_remains_where_a_handler_has_moved_it(page, moves):
    results = []
    for attaches in (False, True):
        page.open(FORM.format(a="", b=""))
        page.run(moves)
        if attaches:
            page.attach()
        page.focus("#a")
        page.record()
        page.press("Enter")
        results.append((page.active(), page.log))
    assert results[1] == results[0]


def test_focus_does_not_move_if_a_handler_opens_a_list_on_keydown(page):
    page.open(FORM.format(a="role=combobox aria-expanded=false", b=""))
    page.run("a.addEventListener('keydown', () => { a.ariaExpanded = 'true'; })")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "a"


def test_focus_moves_even_if_a_listener_stops_the_propagation_of_the_keydown(page):
    """Without the adapter, the browser would still submit the form."""
    page.open(FORM.format(a="", b=""))
    page.run("a.addEventListener('keydown', (event) => event.stopPropagation())")
    page.attach()
    page.focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_the_field_receives_the_keyup_even_if_the_finish_function_moves_focus(page):
    page.open("<input id=a><button id=go>Go</button><input id=b value=x>")
    page.run("window.ups = []; addEventListener('keyup', (event) => {"
             "ups.push(event.target.id); })")
    page.attach("{onFinish: () => go.focus()}")
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.evaluate("ups")) == ("go", ["a"])
