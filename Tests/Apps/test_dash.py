"""Tests Dash apps. One page has a form. The other pages handle Enter themselves."""

import pytest


def fill_in_core_components(visit):
    visit.open("/core/", shows="#text")
    visit.click("#text")
    visit.type("one")
    visit.enter()
    visit.press("Tab")
    visit.type("two")
    visit.enter()
    visit.click("#number")
    visit.type("7")
    visit.press("ArrowUp")
    visit.enter()
    visit.click("#search")
    visit.type("x")
    visit.enter()
    visit.click("#area")
    visit.type("a")
    visit.enter()
    visit.type("b")
    visit.click("#text")
    visit.enter(times=3)


def choose(visit):
    visit.open("/core/", shows="#fruit")
    visit.click("#fruit")
    visit.type("Ban")
    visit.press("ArrowDown")
    visit.enter()
    visit.press("Escape")
    visit.click("#day")
    visit.press("End")
    visit.enter()
    visit.press("Escape")


def log_in(visit):
    visit.open("/login/", shows="#user")
    visit.click("#user")
    visit.type("ada")
    visit.enter(shows="text=unknown ada")
    visit.click("#password")
    visit.type("secret")
    visit.enter(shows="text=welcome ada")
    visit.enter(times=3)


def fill_in_mantine_components(visit):
    visit.open("/mantine/", shows="#name")
    visit.click("#name")
    visit.type("Ada")
    visit.enter()
    visit.click("#password")
    visit.type("secret")
    visit.enter()
    visit.click("#age")
    visit.type("36")
    visit.press("ArrowUp")
    visit.enter()
    visit.click("#day")
    visit.type("1815-12-10")
    visit.enter()
    visit.click("#notes")
    visit.type("a")
    visit.enter()
    visit.type("b")
    visit.click("[id^=pin]:visible >> nth=0")
    visit.type("1234")
    visit.enter()


def choose_in_mantine(visit):
    visit.open("/mantine/", shows="#fruit")
    visit.click("#fruit")
    visit.type("Ba")
    visit.press("ArrowDown")
    visit.enter()
    visit.enter()
    visit.click("#colours")
    visit.press("ArrowDown")
    visit.enter()
    visit.press("Escape")
    visit.click("#tags")
    visit.type("one")
    visit.enter()
    visit.type("two")
    visit.enter()
    visit.click("#city")
    visit.type("Lis")
    visit.press("ArrowDown")
    visit.enter()


def answer_in_mantine(visit):
    visit.open("/mantine/", shows="#open")
    visit.click("#open", shows="#answer")
    visit.click("#answer")
    visit.type("yes")
    visit.enter()
    visit.click("#reason")
    visit.type("so")
    visit.enter()


def edit_a_grid(visit):
    visit.open("/grid/", shows=".ag-cell")
    visit.click("#filter")
    visit.type("x")
    visit.enter()
    visit.click(".ag-cell >> nth=0")
    visit.enter(shows=".ag-cell-inline-editing")
    visit.type("Grace")
    visit.enter(shows="text=name=Grace")
    visit.click(".ag-floating-filter-input input")
    visit.type("Gr")
    visit.enter()


def edit_a_table(visit):
    visit.open("/table/", shows="td.dash-cell")
    visit.click("#title")
    visit.type("x")
    visit.enter()
    visit.click("td.dash-cell >> nth=0")
    visit.type("Grace")
    visit.enter()
    visit.type("Hedy")
    visit.enter(shows="text=Hedy")
    visit.click("th.dash-filter input >> nth=0")
    visit.type("Gra")
    visit.enter()


def submit_a_form(visit):
    visit.open("/form/", shows="#name")
    visit.click("#name")
    visit.type("Ada")
    visit.enter()
    visit.type("a@b.org")
    visit.enter()
    visit.type("1")
    visit.enter(shows="text=saved Ada")


def submit_a_form_on_android(visit):
    visit.open("/form/", shows="#name")
    visit.click("#name")
    visit.compose("Ada")
    visit.enter()
    visit.compose("a@b.org")
    visit.enter()
    visit.type("1")
    visit.enter(shows="text=saved Ada")


@pytest.mark.parametrize("journey", [
    fill_in_core_components, choose, log_in, fill_in_mantine_components,
    choose_in_mantine, answer_in_mantine, edit_a_grid, edit_a_table, submit_a_form,
    submit_a_form_on_android,
])
def test_dash(dash, journey):
    dash.check(journey)
