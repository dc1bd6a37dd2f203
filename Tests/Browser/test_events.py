"""Events tell the page before a move and before the finish; the page can
prevent both (R14)."""

import pytest

THREE = ("<form id=f><input id=a><input id=b value=x enterkeyhint=send>"
         "<textarea id=t>x</textarea><input id=c><button id=go>Go</button></form>")


def attached(page, body=THREE, options="{}"):
    page.open(body)
    page.attach(options)
    page.focus("#a")
    return page


def test_a_move_is_announced_with_its_rule_and_key(page):
    attached(page).run(
        "addEventListener('fieldnavigation:move', ({target, detail}) => {"
        "window.told = [target.id, detail.from.id, detail.to.id, detail.rule,"
        "detail.key]; })")
    page.press("Enter")
    assert page.evaluate("told") == ["a", "a", "c", "R4", "next"]


@pytest.mark.parametrize("body, options, action", [
    (THREE, "{}", "submit"),
    (THREE, "{finish: 'blur'}", "blur"),
    (THREE, "{finish() {}}", "function"),
    ("<form id=f><input id=a><select id=c><option selected>1</select>"
     "<button>Go</button>", "{}", "click"),
])
def test_the_finish_is_announced_with_its_action(page, body, options, action):
    attached(page, body, options).run(
        "addEventListener('fieldnavigation:finish', ({target, detail}) => {"
        "window.told = [target.id, detail.from.id, detail.form.id, detail.rule,"
        "detail.key, detail.action]; })")
    page.focus("#c")
    page.press("Enter")
    assert page.evaluate("told") == ["c", "c", "f", "R5", "done", action]


def test_a_move_that_the_page_prevents_is_not_made(page):
    attached(page).run("addEventListener('fieldnavigation:move',"
                       "(event) => event.preventDefault())")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", [])


def test_a_finish_that_the_page_prevents_is_not_made(page):
    attached(page).run("addEventListener('fieldnavigation:finish',"
                       "(event) => event.preventDefault()); c.focus()")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_a_listener_that_moves_focus_itself_has_the_last_word(page):
    attached(page).run("addEventListener('fieldnavigation:move', (event) => {"
                       "event.preventDefault(); go.focus(); })")
    page.press("Enter")
    assert page.active() == "go"


def test_a_listener_that_detaches_stops_the_move_without_error(page):
    attached(page).run("window.errors = []; addEventListener('error', "
                       "(event) => errors.push(event.message));"
                       "addEventListener('fieldnavigation:move',"
                       "(event) => { handle.detach(); event.preventDefault(); })")
    page.press("Enter")
    assert page.evaluate("[active().id, errors.length]") == ["a", 0]
