"""Labels must not change during a composition (R14). A changed label makes phones
restart their input and lose the composed text. Only Chromium's driver can compose
text."""

FORM = ("<form id=f><input id=a><input id=b><input id=c value=x><button id=go>Go"
        "</button></form>")


def composing(page):
    page.open(FORM)
    page.attach()
    page.focus("#a")
    assert page.label("#a") == "next"
    page.run("window.isComposing = false;"
             "addEventListener('compositionstart', () => { isComposing = true; });"
             "addEventListener('compositionend', () => { isComposing = false; })")
    page.tools.send("Input.imeSetComposition", {
        "text": "かな", "selectionStart": 2, "selectionEnd": 2})
    page.wait_for("isComposing")
    return page


def compose(page, text):
    page.tools.send("Input.imeSetComposition", {
        "text": text, "selectionStart": len(text), "selectionEnd": len(text)})


def commit(page):
    page.tools.send("Input.insertText", {"text": "仮名"})
    page.wait_for("!isComposing")


def test_no_label_changes_during_a_composition(in_chromium):
    page = composing(in_chromium)
    page.run("b.disabled = true")
    compose(page, "かなも")
    page.rest()
    assert page.label("#a") == "next"


def test_the_adapter_updates_the_label_after_the_composition_ends(in_chromium):
    page = composing(in_chromium)
    page.run("b.disabled = true")
    page.rest()
    commit(page)
    page.shows("#a", "done")


def test_a_key_of_the_input_method_changes_no_label(in_chromium):
    page = composing(in_chromium)
    page.run("b.disabled = true")
    page.tools.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": "Process", "windowsVirtualKeyCode": 229})
    assert page.label("#a") == "next"


def test_an_enter_that_ends_a_composition_changes_no_label(in_chromium):
    """The input method handles the press. The page doesn't receive it."""
    page = composing(in_chromium)
    for kind in ("rawKeyDown", "keyUp"):
        page.tools.send("Input.dispatchKeyEvent", {
            "type": kind, "key": "Enter", "windowsVirtualKeyCode": 229})
    commit(page)
    page.rest()
    assert (page.active(), page.label("#a")) == ("a", "next")
    page.press("Enter")
    assert page.active() == "b"


def test_a_field_that_loses_focus_during_a_composition_loses_its_label(in_chromium):
    page = composing(in_chromium)
    page.focus("#b")
    page.rest()
    assert page.carriers() == ["b"]


def test_detach_during_a_composition_removes_the_label(in_chromium):
    page = composing(in_chromium)
    page.run("handle.detach()")
    commit(page)
    page.rest()
    assert page.carriers() == []
