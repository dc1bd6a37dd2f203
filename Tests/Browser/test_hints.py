"""A label that the page itself set is kept, and fixes what the key does (R6)."""

import pytest

BODY = ("<form id=f><input id=a><input id=b value=x><input id=c><input id=d value=x>"
        "<button id=go>Go</button></form>")


def attached(page, body=BODY):
    page.open(body)
    page.attach()
    return page


def test_a_hint_of_the_page_is_kept(page):
    attached(page, "<input id=a enterkeyhint=send><input id=b>").focus("#a")
    assert page.label("#a") == "send"


def test_a_hint_that_the_page_sets_later_is_kept(page):
    attached(page).focus("#a")
    page.run("a.setAttribute('enterkeyhint', 'search')")
    page.run("c.value = 'x'; c.hidden = true")
    page.labels({"a": "search"})


@pytest.mark.parametrize("hint", ["done", "go", "send", "search"])
def test_a_finishing_hint_finishes_though_a_field_follows(page, hint):
    attached(page, f"<form id=f><input id=a enterkeyhint={hint}><input id=b>"
             "<button>Go</button></form>").focus("#a")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]


def test_a_hint_next_moves_to_a_filled_field_where_no_other_is(page):
    attached(page, "<form id=f><input id=a enterkeyhint=next><input id=b value=x>"
             "<button>Go</button></form>").focus("#a")
    page.press("Enter")
    assert page.active() == "b"


def test_a_hint_next_in_the_last_field_never_submits(page):
    attached(page, "<form id=f><input id=b><input id=a enterkeyhint=next>"
             "<button>Go</button></form>").focus("#a")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", [])


@pytest.mark.parametrize("hint", ["enter", "previous"])
def test_a_hint_enter_leaves_the_key_native(page, hint):
    attached(page, f"<form id=f><input id=a enterkeyhint={hint}><input id=b>"
             "<button>Go</button></form>").focus("#a")
    page.record()
    page.press("Enter")
    assert page.saw("submit") == ["f"]
