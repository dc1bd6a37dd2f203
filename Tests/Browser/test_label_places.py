"""Only three fields can have a label. Such a field has focus, is under a pointer press,
or is about to gain focus. All other fields keep the attributes that the page set
(R7)."""

import pytest

FORM = ("<form id=f><input id=a><input id=b><input id=c value=x><button id=go>Go"
        "</button></form><button id=x>X</button>")
HTML = "document.documentElement.outerHTML"


def attached(page, body=FORM, options="{}", before=""):
    page.body(body)
    page.run(before)
    page.attach(options)
    return page


def test_no_field_has_a_label_while_no_field_has_focus(page):
    attached(page).rest()
    assert page.carriers() == []


@pytest.mark.parametrize("field", ["a", "b", "c"])
def test_only_the_focused_field_has_a_label(page, field):
    attached(page).focus("#" + field)
    assert page.carriers() == [field]
    page.rest()
    assert page.carriers() == [field]


def test_a_field_loses_its_label_when_focus_leaves_the_form(page):
    attached(page).focus("#a")
    page.focus("#x")
    assert page.carriers() == []


def test_a_field_loses_its_label_when_it_is_blurred(page):
    attached(page).focus("#a")
    page.run("a.blur()")
    assert page.carriers() == []


@pytest.mark.parametrize("own", ["''", "onward", "ENTER-HERE"])
def test_a_field_gets_its_original_attribute_back_when_it_loses_focus(page, own):
    """The adapter replaces an unknown label of the page and restores it later."""
    attached(page, FORM.replace("id=a", f"id=a enterkeyhint={own}")).focus("#a")
    assert page.label("#a") == "next"
    page.focus("#x")
    assert page.label("#a") == own.strip("'")


@pytest.mark.parametrize("own", [None, "", "onward"])
def test_a_field_gets_its_original_attribute_back_after_label_changes(page, own):
    attached(page).run("" if own is None
                       else f"a.setAttribute('enterkeyhint', '{own}')")
    page.focus("#a")
    for state, label in (("true", "done"), ("false", "next"), ("true", "done")):
        page.run(f"b.disabled = {state}")
        page.shows("#a", label)
    page.focus("#x")
    assert page.label("#a") == own


def test_a_field_that_loses_focus_keeps_the_attribute_that_the_page_set_last(page):
    attached(page, FORM.replace("id=a", "id=a enterkeyhint=onward")).focus("#a")
    page.run("a.setAttribute('enterkeyhint', 'upward')")
    page.shows("#a", "next")
    page.run("b.disabled = true")
    page.shows("#a", "done")
    page.focus("#x")
    assert page.label("#a") == "upward"


def test_a_label_that_the_page_sets_during_focus_remains(page):
    attached(page).focus("#a")
    page.run("a.setAttribute('enterkeyhint', 'search')")
    page.rest()
    page.focus("#x")
    assert page.label("#a") == "search"


WAYS = {
    "a move": lambda page: page.press("Enter"),
    "a key": lambda page: page.send("Tab"),
    "a script": lambda page: page.focus("#b"),
    "a tap": lambda page: page.click("#b"),
}


@pytest.mark.parametrize("way", WAYS)
def test_only_the_newly_focused_field_has_a_label_when_focus_moves(page, way):
    attached(page)
    page.focus("#a")
    page.run("addEventListener('focusin', () => { window.shown = carriers(); })")
    WAYS[way](page)
    page.wait_for("active() === b")
    assert page.evaluate("shown") == ["b"]


@pytest.mark.parametrize("way", WAYS)
def test_a_field_has_its_label_before_its_focus_event(page, way):
    """iOS reads the label before the focus event. `focusin` would be too late."""
    attached(page, before="addEventListener('focus', ({target}) => {"
             "if (target === b) window.shown = b.getAttribute('enterkeyhint');"
             "}, true)")
    page.focus("#a")
    WAYS[way](page)
    page.wait_for("active() === b")
    assert page.evaluate("shown") == "done"


@pytest.mark.parametrize("way", ["a move", "a key", "a script"])
def test_a_field_in_a_shadow_root_has_its_label_before_its_focus_event(page, way):
    """Only the shadow root's own listeners can detect which of its fields gains
    focus."""
    page.body("<div role=form><div id=host></div></div>")
    page.run("""
      host.attachShadow({mode: "open"}).innerHTML = "<input id=a><input id=b>";
      host.shadowRoot.addEventListener("focus", ({target}) => {
        if (target.id === "b") window.shown = carriers();
      }, true);
    """)
    page.attach("{onFinish: 'blur'}")
    page.focus("#a")
    assert page.carriers() == ["a"]
    WAYS[way](page)
    page.wait_for("active().id === 'b'")
    assert "b" in page.evaluate("shown")
    assert page.carriers() == ["b"]
    assert page.label("#b") == "done"


def test_the_label_moves_from_one_shadow_root_to_another(page):
    page.body("<div role=form><div id=one></div><div id=two></div></div>")
    page.run("for (const [host, name] of [[one, 'a'], [two, 'b']])"
             "host.attachShadow({mode: 'open'}).innerHTML = `<input id=${name}>`")
    page.attach("{onFinish: 'blur'}")
    page.focus("#a")
    page.press("Enter")
    assert (page.active(), page.carriers(), page.label("#b")) == ("b", ["b"], "done")
    page.run("active().blur()")
    assert page.carriers() == []


@pytest.mark.parametrize("takes", [
    "a.remove()", "f.remove()", "f.replaceChildren()", "f.append(a)",
    "a.remove(), f.prepend(field)", "document.body.append(f)",
])
def test_a_field_that_the_page_moves_or_removes_loses_its_label(page, takes):
    attached(page).focus("#a")
    page.run(f"window.field = a; {takes}")
    page.wait_for("active() === field || !field.hasAttribute('enterkeyhint')")


def test_the_adapter_never_writes_an_attribute_of_an_unfocused_field(page):
    attached(page, before="""
      window.written = [];
      new MutationObserver((changes) => {
        for (const {target} of changes) written.push(target.id);
      }).observe(document, {subtree: true, attributes: true});
    """)
    page.focus("#a")
    page.run("c.value = ''; b.disabled = true; b.disabled = false")
    page.rest()
    page.focus("#x")
    page.run("written = written.filter((id) => id !== 'a')")
    assert page.evaluate("written") == ["b", "b"]


def test_a_change_of_the_page_updates_only_the_label_of_the_focused_field(page):
    attached(page).focus("#a")
    page.run("b.disabled = true")
    page.shows("#a", "done")
    assert page.carriers() == ["a"]


@pytest.mark.parametrize("change", [
    "a.readOnly = true", "a.type = 'search'", "a.type = 'checkbox'",
    "a.setAttribute('role', 'searchbox')", "f.setAttribute('role', 'search')",
    "b.remove(), c.remove()",
])
def test_a_field_loses_its_label_if_the_browser_starts_handling_enter(
        page, change):
    attached(page).focus("#a")
    page.run(change)
    page.shows("#a", None)


def test_the_focused_field_gets_its_label_when_the_adapter_attaches(page):
    page.body(FORM)
    page.focus("#a")
    page.attach()
    assert page.carriers() == ["a"]


def test_the_label_stays_until_both_adapters_detach(page):
    attached(page).attach()
    page.focus("#a")
    page.run("handle.detach()")
    page.rest()
    page.focus("#x")
    assert page.carriers() == []


def test_detach_removes_the_label_of_the_focused_field(page):
    attached(page, before=f"window.before = {HTML}")
    page.run(f"window.before = {HTML}")
    page.focus("#a")
    page.run("handle.detach()")
    assert page.evaluate(HTML) == page.evaluate("before")
    page.focus("#b")
    page.rest()
    assert page.carriers() == []


REMOVE = """
  window.writes = 0;
  new MutationObserver((changes) => {
    for (const {target} of changes) {
      if (!target.hasAttribute("enterkeyhint")) continue;
      writes += 1;
      target.removeAttribute("enterkeyhint");
    }
  }).observe(document, {subtree: true, attributeFilter: ["enterkeyhint"]});
"""


def test_the_adapter_stops_setting_a_label_after_the_page_removes_it_three_times(page):
    attached(page, before=REMOVE).focus("#a")
    for state in ("true", "false") * 3:
        page.run(f"b.disabled = {state}")
        page.rest()
    assert page.evaluate("writes") == 3
    assert page.carriers() == []
    page.press("Enter")
    assert page.active() == "b"


def test_a_field_that_the_blur_of_a_check_box_hides_has_no_label(page):
    """Focus was about to move to the field, but doesn't arrive (R7)."""
    attached(page, "<form><input id=a><input id=b>"
             "<input id=c type=checkbox onblur='b.hidden = true'>"
             "<button>Go</button></form>")
    page.focus("#c")
    page.press("Shift+Tab")
    page.wait_for("b.hidden")
    page.wait_for("!b.hasAttribute('enterkeyhint')")
