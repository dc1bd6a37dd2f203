"""What a page copies of its fields is as the page wrote it: no row that it adds,
no template and no text that it keeps has a label of the adapter's in it (R7)."""

import pytest

# As Django's admin adds a row: a hidden one is cloned, and its names counted up.
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
    page.open(body)
    page.attach()
    page.focus(focus)
    return page


def fill(page, *fields):
    """Types into each field, and moves on with Return from one to the next."""
    for field in fields:
        assert page.active() == field
        page.type("x")
        page.press("Enter")


@pytest.mark.parametrize("way", ["a tap", "a script"])
def test_rows_that_a_page_adds_by_cloning_are_filled_one_after_another(page, way):
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


def test_a_row_that_is_cloned_has_no_label(page):
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
def test_a_copy_of_fields_without_focus_has_no_label(page, copies):
    attached(page).focus("#b")
    page.focus("#x")
    page.run(COPIES[copies])
    page.rest()
    assert page.evaluate("document.querySelectorAll('#a').length") == 2
    assert page.carriers() == []


@pytest.mark.parametrize("copies", COPIES)
def test_only_the_field_with_focus_in_a_copy_has_a_label(page, copies):
    attached(page).run(COPIES[copies])
    page.rest()
    assert "b" not in page.carriers()


def test_a_template_is_unchanged(page):
    template = "<input id=t1><input id=t2>"
    attached(page, TWO + f"<template id=t>{template}</template>")
    page.run("f.append(t.content.cloneNode(true), go)")
    page.rest()
    assert page.carriers() == ["a"]
    assert "enterkeyhint" not in page.evaluate("t.innerHTML")


def test_what_a_page_keeps_as_text_and_restores_is_navigated(page):
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


def test_a_form_serialized_while_in_use_differs_in_one_field_only(page):
    attached(page, "<form id=f>" + "".join(
        f"<input id=f{index}>" for index in range(20)) + "</form>", "#f7")
    page.rest()
    assert page.evaluate("document.body.innerHTML").count("enterkeyhint") == 1
