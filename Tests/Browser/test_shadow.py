"""Tests that Return enters open shadow roots in Tab order (R2)."""

import pytest

HOST = """
<script>
  class InnerField extends HTMLElement {
    connectedCallback() {
      const name = this.getAttribute("name");
      this.attachShadow({mode: "open"}).innerHTML =
        `<input id=${name}1><slot></slot><input id=${name}2>`;
    }
  }
  customElements.define("inner-field", InnerField);
</script>
"""
# A field in a shadow root has no form owner. Enter therefore submits nothing.
BLUR = "{onFinish: 'blur'}"


def attached(page, body, options="{}"):
    page.open(HOST + body)
    page.attach(options)
    return page


def walk(page, start, presses):
    page.focus(start)
    seen = []
    for _ in range(presses):
        page.press("Enter")
        seen.append(page.active())
    return seen


def test_return_enters_and_leaves_a_shadow_root(page):
    attached(page, "<input id=a><inner-field name=i></inner-field><input id=b>")
    assert walk(page, "#a", 3) == ["i1", "i2", "b"]


def test_return_visits_slotted_fields_in_tab_order(page):
    attached(page, "<input id=a><inner-field name=i><input id=s></inner-field>"
             "<input id=b>")
    assert walk(page, "#a", 4) == ["i1", "s", "i2", "b"]


def test_the_labels_inside_a_shadow_root_are_right(page):
    attached(page, "<input id=a><inner-field name=i></inner-field>", BLUR)
    page.labels({"a": "next", "i1": "next", "i2": "done"})


def test_a_button_between_the_fields_of_a_shadow_root_does_not_end_the_labels(page):
    """Focus inside one shadow root sends events only there (R7)."""
    attached(page, "<input id=a><inner-field id=host name=i></inner-field>", BLUR)
    page.run("const button = document.createElement('button'); button.id = 'x';"
             "host.shadowRoot.append(button)")
    for field in ("#i1", "#x", "#i2", "#x", "#i1"):
        page.focus(field)
        assert page.carriers() == ([] if field == "#x" else [field[1:]])
    page.focus("#i2")
    assert page.label("#i2") == "done"
    page.press("Enter")
    assert page.active() == "body"


def test_the_label_updates_after_the_page_adds_a_field_in_a_shadow_root(page):
    attached(page, "<input id=a><inner-field id=host name=i></inner-field>", BLUR)
    page.focus("#i2")
    assert page.label("#i2") == "done"
    page.run("host.shadowRoot.append(document.createElement('input'))")
    page.labels({"i2": "next"})


def test_the_label_updates_after_the_page_hides_a_field_in_a_shadow_root(page):
    attached(page, "<input id=a><inner-field id=host name=i></inner-field>", BLUR)
    page.focus("#i1")
    page.run("deep('#i2').hidden = true")
    page.labels({"i1": "done"})


def test_return_enters_a_shadow_root_that_the_page_adds_later(page):
    attached(page, "<input id=a><input id=b>")
    page.focus("#b")
    page.run("document.body.insertAdjacentHTML('beforeend',"
             "'<inner-field name=i></inner-field>')")
    page.labels({"b": "next"})
    page.press("Enter")
    assert page.active() == "i1"


def test_return_skips_the_fields_of_a_hidden_shadow_host(page):
    attached(page, "<input id=a><inner-field name=i style='opacity: 0'></inner-field>"
             "<input id=b>")
    assert walk(page, "#a", 1) == ["b"]


def test_a_form_inside_a_shadow_root_is_a_separate_form(page):
    page.open("<input id=a><div id=host></div><input id=b>")
    page.run("host.attachShadow({mode: 'open'}).innerHTML = "
             "'<form><input id=c><input id=d></form>'")
    page.attach()
    assert walk(page, "#c", 1) == ["d"]
    assert walk(page, "#a", 1) == ["b"]


def test_the_move_event_names_the_field_inside_a_shadow_root(page):
    attached(page, "<inner-field name=i></inner-field>")
    page.run("addEventListener('fieldnavigation:move', ({detail}) => {"
             "window.way = [detail.from.id, detail.to.id]; })")
    walk(page, "#i1", 1)
    assert page.evaluate("way") == ["i1", "i2"]


def test_detach_removes_the_labels_inside_shadow_roots(page):
    attached(page, "<input id=a><inner-field id=host name=i></inner-field>", BLUR)
    page.labels({"i1": "next", "i2": "done"})
    page.run("handle.detach()")
    page.labels({"i1": None, "i2": None})


def test_the_adapter_can_attach_to_a_shadow_root(page):
    page.open(HOST + "<inner-field id=host name=i></inner-field><input id=a><input id=b>")
    page.attach(root="host.shadowRoot")
    assert walk(page, "#i1", 1) == ["i2"]
    assert walk(page, "#a", 1) == ["a"]


def test_the_adapter_can_attach_to_an_element(page):
    page.open("<div id=root><input id=a><input id=b></div><input id=c><input id=d>")
    page.attach(BLUR, root="root")
    assert walk(page, "#b", 1) == ["body"]
    assert walk(page, "#c", 1) == ["c"]


# Changes in a shadow root beside the focused field. Each entry has the content, the
# change, and the labels before and after.
BESIDE = {
    "a field is disabled":
        ("<input id=i>", "deep('#i').disabled = true", "next", "done"),
    "a field is enabled":
        ("<input id=i disabled>", "deep('#i').disabled = false", "done", "next"),
    "a field is folded away":
        ("<p id=p><input id=i></p>", "deep('#p').hidden = true", "next", "done"),
    "a field goes": ("<input id=i>", "deep('#i').remove()", "next", "done"),
    "a field comes":
        ("<p id=p></p>", "deep('#p').append(document.createElement('input'))",
         "done", "next"),
    "a field turns into a button":
        ("<input id=i>", "deep('#i').type = 'button'", "next", "done"),
    # The `change` event doesn't leave the shadow root.
    "a field is filled":
        ("<input id=i>", "deep('#i').value = 'x';"
         "deep('#i').dispatchEvent(new Event('change', {bubbles: true}))",
         "next", "done"),
}


@pytest.mark.parametrize("focus, depth", [("#a", 1), ("#a", 2), ("#o", 1)])
@pytest.mark.parametrize("change", BESIDE)
def test_the_label_updates_after_a_change_in_a_neighboring_shadow_root(
        page, change, focus, depth):
    """Shadow roots may be nested. Focus may be in another shadow root (R11)."""
    inner, script, before, after = BESIDE[change]
    page.open("<input id=a value=x><div id=other></div><div id=host></div>")
    page.run(f"""
      const open = (host, html) => {{
        host.attachShadow({{mode: "open"}}).innerHTML = html;
        return host.shadowRoot.firstElementChild;
      }};
      open(other, "<input id=o value=x>");
      let place = host;
      for (let depth = 1; depth < {depth}; depth++) place = open(place, "<div></div>");
      open(place, "{inner}");
    """)
    page.attach(BLUR)
    page.focus(focus)
    page.shows(focus, before)
    page.run(script)
    page.shows(focus, after)


def test_a_tabindex_on_the_host_moves_the_fields_inside(page):
    attached(page, "<input id=a><inner-field name=i tabindex=1></inner-field>"
             "<input id=b>")
    assert walk(page, "#i1", 3) == ["i2", "a", "b"]


@pytest.mark.parametrize("around", ["style='opacity: 0'", "inert"])
def test_return_skips_a_slotted_field_if_the_slot_cannot_be_used(page, around):
    attached(page, "<input id=a><p id=h><input id=s></p><input id=b>", "{}")
    page.run("h.attachShadow({mode: 'open'}).innerHTML ="
             f"`<div {around}><slot></slot></div>`; a.blur(); a.focus()")
    assert walk(page, "#a", 1) == ["b"]


def test_return_skips_a_search_in_a_form_in_a_shadow_root(page):
    attached(page, "<div id=h></div>")
    page.run("h.attachShadow({mode: 'open'}).innerHTML = `<form><input id=a>"
             "<p role=search><input id=s></p><input id=b><button>Go</button></form>`")
    assert walk(page, "#a", 1) == ["b"]


def test_return_moves_on_from_a_chosen_drop_down_in_a_shadow_root(page):
    """No change event leaves the root (R6)."""
    page.open("<form><input id=a value=x><div id=h></div><input id=b><button>Go</button>"
              "</form>")
    page.run("h.attachShadow({mode: 'open'}).innerHTML ="
             " '<select id=s><option>1<option>2</select>'")
    page.attach()
    page.focus("#s")
    page.type("2")
    page.shows("#s", "next")
    page.press("Enter")
    assert page.active() == "b"


def test_focus_from_a_component_to_a_field_inside_sets_a_label(page):
    """Such a move sends events only inside the component (R7)."""
    attached(page, "<input id=a><inner-field id=host name=i tabindex=0></inner-field>",
             BLUR)
    page.focus("#host")
    assert page.carriers() == []
    page.focus("#i2")
    assert page.carriers() == ["i2"]
