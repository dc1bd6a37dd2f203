"""Events announce a move or a finish. The page can prevent both (R14)."""

import pytest

THREE = ("<form id=f><input id=a><input id=b value=x enterkeyhint=send>"
         "<textarea id=t>x</textarea><input id=c><button id=go>Go</button></form>")


def attached(page, body=THREE, options="{}"):
    page.body(body)
    page.attach(options)
    page.focus("#a")
    return page


def test_the_move_event_contains_the_rule_and_the_key(page):
    attached(page).run(
        "addEventListener('fieldnavigation:move', ({target, detail}) => {"
        "window.told = [target.id, detail.from.id, detail.to.id, detail.rule,"
        "detail.key]; })")
    page.press("Enter")
    assert page.evaluate("told") == ["a", "a", "c", "R4", "next"]


@pytest.mark.parametrize("body, options, action", [
    (THREE, "{}", "submit"),
    (THREE, "{onFinish: 'blur'}", "blur"),
    (THREE, "{onFinish() {}}", "function"),
    ("<form id=f><input id=a><select id=c><option selected>1<option>2</select>"
     "<button>Go</button>", "{}", "click"),
])
def test_the_adapter_announces_the_finish_with_its_action(page, body, options, action):
    attached(page, body, options).run(
        "addEventListener('fieldnavigation:finish', ({target, detail}) => {"
        "window.told = [target.id, detail.from.id, detail.form.id, detail.rule,"
        "detail.key, detail.action]; })")
    page.focus("#c")
    # A drop-down submits only after the user has chosen an option.
    page.type("2")
    page.shows("#c", "done")
    page.press("Enter")
    assert page.evaluate("told") == ["c", "c", "f", "R5", "done", action]


def test_focus_does_not_move_if_the_page_prevents_the_move_event(page):
    attached(page).run("addEventListener('fieldnavigation:move',"
                       "(event) => event.preventDefault())")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", [])


def test_the_form_does_not_finish_if_the_page_prevents_the_finish_event(page):
    attached(page).run("addEventListener('fieldnavigation:finish',"
                       "(event) => event.preventDefault()); c.focus()")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("c", [])


def test_focus_stays_where_a_listener_of_the_move_event_put_it(page):
    attached(page).run("addEventListener('fieldnavigation:move', (event) => {"
                       "event.preventDefault(); go.focus(); })")
    page.press("Enter")
    assert page.active() == "go"


def test_a_listener_that_detaches_the_adapter_stops_the_move_without_an_error(page):
    attached(page).run("window.errors = []; addEventListener('error', "
                       "(event) => errors.push(event.message));"
                       "addEventListener('fieldnavigation:move',"
                       "(event) => { handle.detach(); event.preventDefault(); })")
    page.press("Enter")
    assert page.evaluate("[active().id, errors.length]") == ["a", 0]
