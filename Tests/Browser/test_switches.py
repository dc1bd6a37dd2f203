"""Tests the attribute `data-field-navigation`, which sets options for a form."""

import pytest

FORM = ("<form id=f data-field-navigation=\"{}\"><input id=a><input id=b value=x>"
        "<input id=c value=x><button id=go>Go</button></form>")


def start(page, words, options="{}", focus="#a"):
    page.body(FORM.format(words), is_form=False)
    page.run("window.said = []; console.warn = (...all) => said.push(all.join(' '))")
    page.attach(options)
    page.focus(focus)
    page.record()


def enter(page):
    page.press("Enter")
    return "submit" if page.saw("submit") else page.active()


@pytest.mark.parametrize("words, options, focus, expected", [
    ("", "{}", "#a", "submit"),
    ("next", "{}", "#a", "b"),
    ("nextEmpty", "{destination: 'next'}", "#a", "submit"),
    ("wrap", "{}", "#c", "a"),
    ("next\n  wrap", "{}", "#c", "a"),
    ("next finish", "{ending: 'wrap'}", "#c", "submit"),
    ("blur", "{}", "#a", "body"),
    ("submit", "{onFinish: 'blur'}", "#a", "submit"),
    ("off", "{destination: 'next'}", "#a", "submit"),
    ("next off", "{}", "#a", "submit"),
    ("offer", "{destination: 'next'}", "#a", "b"),
    ("off-peak", "{destination: 'next'}", "#a", "b"),
])
def test_the_words_of_a_form_win_over_the_options(page, words, options, focus, expected):
    # R4, R5
    start(page, words, options, focus)
    assert enter(page) == expected


@pytest.mark.parametrize("words, label", [
    ("", "done"), ("go", "go"), ("send", "send"), ("off", None), ("next", "next")])
def test_the_key_shows_what_the_words_say(page, words, label):
    # R7
    start(page, words)
    if label:
        page.shows("#a", label)
    page.rest()
    assert page.label("#a") == label


def test_another_form_of_the_page_keeps_the_options(page):
    page.body(FORM.format("next") + "<form><input id=d><input id=e value=x>"
              "<input id=g><button>Go</button></form>", is_form=False)
    page.attach()
    page.focus("#d")
    assert enter(page) == "g"
    page.focus("#a")
    assert enter(page) == "b"


def test_a_change_of_the_words_counts_at_once(page):
    start(page, "next")
    page.shows("#a", "next")
    page.run("f.setAttribute('data-field-navigation', 'off')")
    page.shows("#a", None)
    page.run("f.setAttribute('data-field-navigation', 'next')")
    assert enter(page) == "b"


def test_an_unknown_word_is_named_once_and_the_others_count(page):
    start(page, "nxt next")
    assert enter(page) == "b"
    page.focus("#a")
    page.run("document.body.focus(); b.blur()")
    page.focus("#a")
    page.rest()
    assert page.evaluate("said") == [
        'FieldNavigation: data-field-navigation has no word "nxt"; there are off,'
        " stopsAtInvalid, nextEmpty, next, finish, wrap, submit, blur, done, go, search, send,"
        " enter"]


def test_off_on_a_marked_container_leaves_its_fields_to_the_page(page):
    # R12
    page.body("<section data-field-navigation=off><input id=a><input id=b></section>"
              "<section data-field-navigation><input id=c><input id=d></section>",
              is_form=False)
    page.attach("{formless: true}")
    page.focus("#a")
    assert enter(page) == "a"
    page.focus("#c")
    assert enter(page) == "d"


@pytest.mark.parametrize("mark", ["<form role=search>", "<search><form>"])
def test_a_site_search_with_several_fields_is_the_browsers(page, mark):
    page.body(f"{mark}<input id=a name=q><input id=b name=place><button>Find</button></form>",
              is_form=False)
    page.attach()
    page.focus("#a")
    page.record()
    assert enter(page) == "submit"


def test_the_first_empty_field_of_a_form_that_is_off_takes_no_focus(page):
    page.body(FORM.format("off"), is_form=False)
    page.attach()
    assert page.evaluate("handle.focusFirst()") is False
    assert page.active() == "body"
