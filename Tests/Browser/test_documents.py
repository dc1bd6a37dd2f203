"""Runs the samples of the README and of the web articles in a page."""

import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Docs"))

from samples import samples  # noqa: E402

ARTICLE = ROOT / "Documentation" / "Guides.docc" / "OnTheWeb.md"
FIVE_MINUTES = ARTICLE.with_name("TheWebInFiveMinutes.md")
FILES = [ROOT / "README.md", ROOT / "README.zh-CN.md", ARTICLE, FIVE_MINUTES]
FORM = """<main><form><input id=email><input id=discount><input id=password>
<button>Go</button></form></main><div id=keyboard></div>"""
IMPORT = """import { attach } from "./field-navigation.js";
import "./field-navigation.keyboard.js";
import "./field-navigation.code.js";"""
# A page without an import map needs the files' names.
FILE_OF = {"field-navigation/inspect": "./field-navigation.inspect.module.js"}


def all_samples(language):
    found = [one for file in FILES for one in samples(file, language)]
    assert found
    return pytest.mark.parametrize("sample", found, ids=str)


@all_samples("html")
def test_return_moves_through_a_page_with_the_sample_of_an_article(page, sample):
    page.open(FORM + sample.text)
    page.focus("#email")
    page.labels({"email": "next"})
    page.press("Enter")
    assert page.active() == "discount"


@all_samples("js")
def test_the_sample_from_an_article_runs_without_errors(page, sample):
    text = sample.text
    for name, file in FILE_OF.items():
        text = text.replace(f'"{name}"', f'"{file}"')
    page.open(f'{FORM}<script type="module">{IMPORT}\n{text}\n'
              "window.hasRun = true;</script>")
    page.wait_for("window.hasRun")


def test_return_keys_and_moves_match_the_table_in_the_article(page):
    """Return moves from Name and City to Email. Email is empty, and Return submits
    there (R4, R5)."""
    page.open(next(samples(FIVE_MINUTES, "html")).text)
    page.evaluate("document.forms[0].onsubmit ="
                  " () => { window.isSubmitted = true; return false; }")
    for name in ["name", "city"]:
        page.focus(f"[name={name}]")
        page.shows(f"[name={name}]", "next")
        page.press("Enter")
        assert page.evaluate("document.activeElement.name") == "email"
    page.shows("[name=email]", "done")
    page.press("Enter")
    page.wait_for("window.isSubmitted")


def test_the_documentation_comment_of_attach_has_the_example_of_the_article():
    source = (ROOT / "Web" / "src" / "attach.js").read_text()
    example = source.partition("@example\n")[2].partition(" * @")[0]
    code = example.replace(" * ", "").strip()
    assert code in [one.text for one in samples(ARTICLE, "js")]


def test_the_buttons_of_the_article_take_no_focus(page):
    """Otherwise a phone's keyboard closes and opens again at each press (R8)."""
    (sample,) = [one for one in samples(ARTICLE, "html") if "canFocusNext" in one.text]
    page.open(FORM + sample.text)
    page.focus("#email")
    page.run("window.took = []; addEventListener('focusin', ({target}) => {"
             " took.push(target.id); });")
    page.click("#on")
    page.wait_for("document.activeElement.id === 'discount'")
    page.click("#back")
    page.wait_for("document.activeElement.id === 'email' && back.disabled")
    assert page.evaluate("took") == ["discount", "email"]
