"""Tests NiceGUI apps. Two pages have a form. The other pages handle Enter
themselves."""

import pytest


def fill_in_fields(visit):
    visit.open("/form", shows="text=Save")
    visit.click("[aria-label=Name]")
    visit.type("Ad")
    visit.enter()
    visit.type("a")
    visit.press("Tab")
    visit.type("a@b.org")
    visit.enter()
    visit.click("[aria-label=Age]")
    visit.type("36")
    visit.press("ArrowUp")
    visit.enter()
    visit.click("[aria-label=Password]")
    visit.type("secret")
    visit.enter(shows="text=Ada a@b.org")
    visit.click("[aria-label=Born]")
    visit.type("1815-12-10")
    visit.enter(times=3)


def log_in(visit):
    visit.open("/login", shows="text=Log in")
    visit.click("[aria-label=Username]")
    visit.type("ada")
    visit.enter(shows="text=ada tried")
    visit.click("[aria-label=Password]")
    visit.type("secret")
    visit.enter(shows="text=Welcome")


def chat(visit):
    visit.open("/chat", shows="[placeholder=message]")
    visit.click("[placeholder=message]")
    for text in ("Hello", "How are you?"):
        visit.type(text)
        visit.enter(shows=f".q-message:has-text('{text}')")
    visit.type("held")
    visit.enter(times=3)


def list_things_to_do(visit):
    visit.open("/todo", shows="text=0 of 0 done")
    visit.click("[aria-label='New item']")
    visit.type("Write")
    visit.enter(shows="text=0 of 1 done")
    visit.type("Test")
    visit.enter(shows="text=0 of 2 done")
    visit.click(".q-checkbox >> nth=1", shows="text=1 of 2 done")
    visit.click("input[type=text] >> nth=1")
    visit.enter()


def answer_a_dialog(visit):
    visit.open("/dialog", shows="text=Open")
    visit.click("text=Open", shows="[aria-label=First]")
    visit.click("[aria-label=First]")
    visit.type("Ada")
    visit.enter()
    visit.press("Tab")
    visit.type("Lovelace")
    visit.enter(shows="text=Ada Lovelace")


def go_through_tabs(visit):
    visit.open("/tabs", shows="[aria-label=Street]")
    visit.click("[aria-label=Street]")
    visit.type("Main Street")
    visit.enter()
    visit.click("[aria-label=City]")
    visit.type("London")
    visit.enter(shows="[aria-label=Country]")
    visit.click("[aria-label=Notes]")
    visit.type("a")
    visit.enter()
    visit.type("b")


def choose(visit):
    visit.open("/select", shows="[aria-label=Fruit]")
    visit.click("[aria-label=Before]")
    visit.type("x")
    visit.enter()
    visit.press("Tab")
    visit.enter(shows="[role=option]")
    visit.press("ArrowDown")
    visit.enter()
    visit.click("[aria-label=Colours]", shows="[role=option]")
    visit.type("gr")
    visit.press("ArrowDown")
    visit.enter()
    visit.press("Escape")
    visit.click("[aria-label='New ones']")
    visit.type("three")
    visit.enter()
    visit.click("[aria-label=City]")
    visit.type("Lis")
    visit.enter()
    visit.click("[aria-label=Chips]")
    visit.type("one")
    visit.enter(shows=".q-chip:has-text('one')")
    visit.type("two")
    visit.enter(shows=".q-chip:has-text('two')")


def write(visit):
    visit.open("/editor", shows=".q-editor__content")
    visit.click("[aria-label=Title]")
    visit.type("Notes")
    visit.enter()
    visit.click(".q-editor__content")
    visit.type("one")
    visit.enter()
    visit.type("two")
    visit.click(".cm-content")
    visit.press("End")
    visit.enter()
    visit.type("y = 2")
    visit.click("[aria-label=Summary]")
    visit.type("short")
    visit.enter()


def edit_a_grid(visit):
    visit.open("/grid", shows=".ag-cell")
    visit.click("[aria-label=Filter]")
    visit.type("x")
    visit.enter()
    visit.click(".ag-cell >> nth=0")
    visit.enter(shows=".ag-cell-inline-editing")
    visit.type("Grace")
    visit.enter(shows=".ag-cell:has-text('Grace')")
    visit.click("[aria-label='Name Filter Input']")
    visit.type("Gr")
    visit.enter()
    visit.click("[aria-label=Search]")
    visit.type("Ada")
    visit.enter()


def submit_a_form(visit):
    visit.open("/in-a-form", shows="text=Send")
    visit.click("[aria-label=Name]")
    visit.type("Ada")
    visit.enter()
    visit.type("a@b.org")
    visit.enter()
    visit.type("36")
    visit.click("[aria-label=Fruit]", shows="[role=option]")
    visit.press("ArrowDown")
    visit.enter()
    visit.click("[aria-label=Age]")
    visit.enter(shows="text=submitted")


def fill_in_marked_fields(visit):
    visit.open("/marked", shows="[aria-label=Name]")
    visit.click("[aria-label=Name]")
    visit.type("Ada")
    visit.enter()
    visit.type("a@b.org")
    visit.enter(times=3)
    visit.type("1")
    visit.enter(shows="text=called")


def fill_in_marked_fields_on_android(visit):
    visit.open("/marked", shows="[aria-label=Name]")
    visit.click("[aria-label=Name]")
    visit.compose("Ada")
    visit.enter()
    visit.compose("a@b.org")
    visit.enter()
    visit.type("1")
    visit.enter(shows="text=called")


@pytest.mark.parametrize("journey", [
    fill_in_fields, log_in, chat, list_things_to_do, answer_a_dialog, go_through_tabs,
    choose, write, edit_a_grid, submit_a_form, fill_in_marked_fields,
    fill_in_marked_fields_on_android,
])
def test_nicegui(nicegui, journey):
    nicegui.check(journey)
