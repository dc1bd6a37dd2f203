"""A page may copy its fields: it adds a row, uses a template or saves its HTML. No copy
contains a label of the adapter (R7)."""

import pytest

# The page adds a row as Django's admin does. The page clones a hidden row and replaces
# the X in the fields' IDs.
ROWS = """<form id=f>
  <input id=title>
  <table><tbody id=rows>
    <tr class=row><td><input id=item-0-name><td><input id=item-0-size></tr>
    <tr class=row id=empty hidden><td><input id=item-X-name><td><input id=item-X-size></tr>
  </tbody></table>
  <a id=add href="#">Add another</a><button id=save>Save</button>
</form>
<script>
  add.addEventListener("click", (event) => {
    event.preventDefault();
    const row = empty.cloneNode(true);
    row.removeAttribute("id");
    row.hidden = false;
    const number = document.querySelectorAll(".row").length - 1;
    for (const input of row.querySelectorAll("input")) {
      input.id = input.id.replace("X", number);
      input.value = "";
    }
    empty.before(row);
  });
</script>"""

TWO = ("<form id=f><p id=box><input id=a><input id=b></p><button id=go>Go</button>"
       "</form><button id=x>X</button><div id=other></div>")


def attached(page, body=TWO, focus="#a"):
    page.body(body)
    page.attach()
    page.focus(focus)
    return page


def fill(page, *fields):
    """Types into each field. Return moves to the next field."""
    for field in fields:
        assert page.active() == field
        page.type("x")
        page.press("Enter")


@pytest.mark.parametrize("way", ["a tap", "a script"])
def test_return_moves_through_one_cloned_row_after_another(page, way):
    attached(page, ROWS, "#title")
    for _ in range(2):
        page.click("#add") if way == "a tap" else page.run("add.click()")
    page.focus("#title")
    page.record()
    fill(page, "title", "item-0-name", "item-0-size", "item-1-name", "item-1-size",
         "item-2-name")
    assert (page.active(), page.label("#item-2-size"), page.saw("submit")) \
        == ("item-2-size", "done", [])
    page.type("x")
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_a_cloned_row_has_no_label(page):
    attached(page, ROWS, "#item-0-name").run("add.click()")
    assert page.carriers() == ["item-0-name"]
    page.focus("#item-1-size")
    page.focus("#add")
    assert page.carriers() == []


COPIES = {
    "a clone": "other.append(box.cloneNode(true))",
    "its text": "other.innerHTML = box.innerHTML",
    "all of its text": "other.innerHTML = box.outerHTML",
    "a fragment": "const range = document.createRange();"
                  "range.selectNodeContents(box); other.append(range.cloneContents())",
    "an import": "other.append(document.importNode(box, true))",
}


@pytest.mark.parametrize("copies", COPIES)
def test_a_copy_of_unfocused_fields_has_no_label(page, copies):
    attached(page).focus("#b")
    page.focus("#x")
    page.run(COPIES[copies])
    page.rest()
    assert page.evaluate("document.querySelectorAll('#a').length") == 2
    assert page.carriers() == []


@pytest.mark.parametrize("copies", COPIES)
def test_only_the_focused_field_in_a_copy_has_a_label(page, copies):
    attached(page).run(COPIES[copies])
    page.rest()
    assert "b" not in page.carriers()


def test_using_a_template_does_not_change_the_template(page):
    template = "<input id=t1><input id=t2>"
    attached(page, TWO + f"<template id=t>{template}</template>")
    page.run("f.append(t.content.cloneNode(true), go)")
    page.rest()
    assert page.carriers() == ["a"]
    assert "enterkeyhint" not in page.evaluate("t.innerHTML")


def test_return_moves_through_a_form_that_the_page_restored_from_html(page):
    attached(page)
    page.type("x")
    page.press("Enter")
    page.focus("#x")
    page.run("f.innerHTML = f.innerHTML")
    assert page.carriers() == []
    page.focus("#a")
    assert page.label("#a") == "next"
    page.press("Enter")
    assert (page.active(), page.label("#b")) == ("b", "done")


def test_the_adapter_changes_the_html_of_only_the_focused_field(page):
    attached(page, "<form id=f>" + "".join(
        f"<input id=f{index}>" for index in range(20)) + "</form>", "#f7")
    page.rest()
    assert page.evaluate("document.body.innerHTML").count("enterkeyhint") == 1


WRAPPED = ("<form id=f><p id=box><input id=a></p><p id=other><input id=b></p>"
           "<button id=go>Go</button></form><button id=x>X</button>")


def test_a_field_that_the_page_replaces_by_a_copy_keeps_its_return_key(page):
    """A page may render itself again from its own HTML, and then restore focus."""
    attached(page, WRAPPED)
    page.run("a.addEventListener('input', () => {"
             "window.first = a; box.innerHTML = box.innerHTML; a.focus(); })")
    page.type("x")
    assert page.evaluate("active() === a && a !== first && a.value === ''")
    page.type("x")
    page.press("Enter")
    page.type("x")
    page.focus("#a")
    page.shows("#a", "done")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]
    page.run("handle.detach()")
    assert page.carriers() == []


WAYS = {
    "a clone": "const copy = row.cloneNode(true);",
    "its text": "const copy = document.createElement('p');"
                "copy.innerHTML = row.innerHTML;",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_row_cloned_while_the_user_types_in_it_has_no_label(page, way):
    attached(page, "<form id=f><input id=z value=x><p id=row><input id=a name=n1></p>"
             "<button id=go>Go</button></form>")
    page.run("f.addEventListener('input', () => {" + WAYS[way] +
             "const field = copy.querySelector('input'); field.id = 'c';"
             "field.name = 'n2'; field.value = ''; row.after(copy); }, {once: true})")
    page.type("x")
    page.rest()
    assert page.carriers() == ["a"]
    page.press("Enter")
    assert (page.active(), page.label("#c")) == ("c", "done")
    page.run("handle.detach()")
    assert page.carriers() == []


def test_detaching_strips_a_copy_that_has_just_come(page):
    attached(page)
    page.run("other.append(box.cloneNode(true)); handle.detach()")
    assert page.carriers() == []


@pytest.mark.parametrize("own", ["<input id=c enterkeyhint=done>",
                                 "<textarea id=c enterkeyhint=next></textarea>"])
def test_a_new_field_with_a_different_label_keeps_it(page, own):
    attached(page)
    assert page.label("#a") == "next"
    page.run(f"go.insertAdjacentHTML('beforebegin', '{own}')")
    page.rest()
    assert page.carriers() == ["a", "c"]


def test_a_field_that_the_page_moves_keeps_the_label_of_the_page(page):
    attached(page, "<form id=f><input id=a><input id=b enterkeyhint=next>"
             "<input id=c><button id=go>Go</button></form>")
    page.run("go.before(b)")
    page.rest()
    assert page.carriers() == ["a", "b"]
