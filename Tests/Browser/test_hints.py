"""The adapter keeps a label that the page has set. The page's label determines the
action (R6)."""

import pytest

BODY = ("<form id=f><input id=a><input id=b value=x><input id=c><input id=d value=x>"
        "<button id=go>Go</button></form>")


def attached(page, body=BODY):
    page.body(body)
    page.attach()
    return page


def test_the_adapter_keeps_a_label_that_the_page_has_set(page):
    attached(page, "<input id=a enterkeyhint=send><input id=b>").focus("#a")
    assert page.label("#a") == "send"


def test_the_adapter_keeps_a_label_that_the_page_sets_later(page):
    attached(page).focus("#a")
    page.run("a.setAttribute('enterkeyhint', 'search')")
    page.run("c.value = 'x'; c.hidden = true")
    page.labels({"a": "search"})


@pytest.mark.parametrize("hint", ["done", "go", "send", "search"])
def test_enter_submits_under_a_done_or_go_label_even_if_another_field_follows(
        page, hint):
    attached(page, f"<form id=f><input id=a enterkeyhint={hint}><input id=b>"
             "<button>Go</button></form>").focus("#a")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_a_key_labeled_next_moves_to_a_filled_field_if_no_field_is_empty(
        page):
    attached(page, "<form id=f><input id=a enterkeyhint=next><input id=b value=x>"
             "<button>Go</button></form>").focus("#a")
    page.press("Enter")
    assert page.active() == "b"


@pytest.mark.parametrize("hint", ["enter", "previous"])
def test_the_browser_handles_enter_if_the_page_sets_the_label_enter(page, hint):
    attached(page, f"<form id=f><input id=a enterkeyhint={hint}><input id=b>"
             "<button>Go</button></form>").focus("#a")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]
