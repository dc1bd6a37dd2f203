"""Tests that Enter moves focus in Django's admin forms as the rules require. Everything
else must be the same as without the adapter."""

import pytest


def log_in(visit):
    visit.open("/admin/", shows="#id_username")
    visit.click("#id_username")
    visit.type("ada")
    visit.enter()
    visit.type("engine")
    visit.enter(shows="#site-name")


def log_in_with_a_wrong_password(visit):
    visit.open("/admin/", shows="#id_username")
    visit.click("#id_username")
    visit.type("ada")
    visit.enter()
    visit.type("wrong")
    visit.enter(shows=".errornote")


def change_the_password(visit):
    visit.open("/admin/password_change/", shows="#id_old_password")
    visit.click("#id_old_password")
    visit.type("engine")
    visit.enter()
    visit.type("loom")
    visit.enter()
    visit.type("loom")
    visit.enter(shows="text=Your password was changed")


def add_an_author(visit):
    visit.open("/admin/library/author/add/", shows="#id_name")
    visit.click("#id_name")
    visit.type("Anne")
    visit.enter()
    visit.type("c@b.org")
    visit.enter()
    visit.type("1816-04-21")
    visit.enter(shows=".success")


def add_a_book(visit):
    """Fills in every kind of field. Examples are a slug that Django derives from the
    title, a select2 menu and added rows."""
    visit.open("/admin/library/book/add/", shows=".select2-selection")
    visit.click("#id_title")
    visit.type("Emma")
    visit.enter()
    visit.type("P")
    visit.enter()
    visit.click("#id_summary")
    visit.type("x")
    visit.enter()
    visit.click("#chapter_set-group .add-row a")
    visit.click("#id_chapter_set-0-title")
    visit.type("One")
    visit.enter()
    visit.type("12")
    visit.enter()
    visit.type("Two")
    visit.enter()
    visit.type("13")
    visit.click("#review_set-group .add-row a")
    visit.click("#id_review_set-0-reader")
    visit.type("Ada")
    visit.enter()
    visit.type("5")
    visit.enter()
    visit.click(".field-author .select2-selection", shows=".select2-search__field")
    visit.type("Aus", shows="text=Jane Austen")
    visit.enter()
    visit.click("[name=_save]", shows=".success")


def choose_tags(visit):
    """Filters a list. The page handles Enter in the search field."""
    visit.open("/admin/library/book/1/change/", shows="#id_tags_input")
    visit.click("#id_tags_input")
    visit.type("tra")
    visit.enter()
    visit.type("o")
    visit.enter()
    visit.click("#id_tags_to")
    visit.press("ArrowDown")
    visit.enter()


def add_a_publisher_in_a_window(visit):
    visit.open("/admin/library/book/1/change/", shows="#add_id_publisher")
    with visit.popup("#add_id_publisher"):
        visit.click("#id_name")
        visit.type("Faber")
        visit.enter()
        visit.type("London")
        visit.enter_and_close()
    visit.click("#id_title")
    visit.type(" again")
    visit.enter()


def search_the_list(visit):
    visit.open("/admin/library/book/?q=4", shows="#searchbar")
    visit.click("#searchbar")
    visit.type("2")
    visit.enter(shows="text=6 results")


def edit_the_list(visit):
    visit.open("/admin/library/book/?q=Book+42", shows="#id_form-0-price")
    visit.click("#id_form-0-shelf")
    for number in range(5):
        visit.type(f"A{number}")
        visit.enter()
    visit.type("B")
    # The form's default button runs an action. The page then asks whether to discard
    # the changes.
    visit.enter()
    visit.click("[name=_save]", shows=".messagelist .success")


def act_on_the_list(visit):
    visit.open("/admin/library/book/?q=Book+42", shows="#action-toggle")
    visit.click("#action-toggle")
    visit.focus("select[name=action]")
    visit.type("D")
    visit.enter()
    visit.click("[name=index]", shows="text=Are you sure you want")


def add_a_user(visit):
    visit.open("/admin/auth/user/add/", shows="#id_username")
    visit.click("#id_username")
    visit.type("bob")
    visit.enter()
    visit.type("loom")
    visit.enter()
    visit.type("loom")
    visit.enter(shows="#id_first_name")
    visit.click("#id_first_name")
    visit.type("B")
    visit.enter()
    visit.type("C")
    visit.enter()
    visit.enter(times=3)


def log_in_on_android(visit):
    visit.open("/admin/", shows="#id_username")
    visit.click("#id_username")
    visit.compose("ada")
    visit.enter()
    visit.type("engine")
    visit.enter(shows="#site-name")


@pytest.mark.parametrize("journey", [
    log_in, log_in_with_a_wrong_password, log_in_on_android])
def test_the_login(django, journey):
    django.check(journey, logged_in=False)


@pytest.mark.parametrize("journey", [
    change_the_password, add_an_author, add_a_book, choose_tags,
    add_a_publisher_in_a_window, search_the_list, edit_the_list, act_on_the_list,
    add_a_user,
])
def test_the_admin(django, journey):
    django.check(journey)
