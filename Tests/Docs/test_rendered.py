"""Tests that a code host can render the READMEs and their linked pages. Code hosts
don't support DocC's `<doc:…>`. Code hosts also don't support DocC pictures without a
file name. On the documentation's site, `[text](doc:…)` is a link. A code host shows
such a link as text."""

import re

import pytest

from samples import ROOT

PAGE = re.compile(r"\]\((?!https?:)([^)#]+\.md)")
PICTURE = re.compile(
    r"(?:!\[[^]]*\]\(|<img src=\"|<source [^>]*srcset=\")([^)\"]+)")
SHOWN = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def pages():
    """Returns the READMEs and all pages that they link to."""
    readmes = [ROOT / "README.md", ROOT / "README.zh-CN.md"]
    linked = {(ROOT / path).resolve() for readme in readmes
              for path in PAGE.findall(readme.read_text())}
    return sorted(linked | set(readmes))


@pytest.mark.parametrize(
    "page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_a_code_host_can_render_the_page(page):
    text = SHOWN.sub("", page.read_text())
    assert "<doc:" not in text
    assert not re.search(r"(?m)^@\w+", text)
    assert [one for one in PICTURE.findall(text)
            if not (page.parent / one).is_file()] == []


@pytest.mark.parametrize("word", ["test", "iOS", "GTK", "MIT"])
def test_both_readmes_begin_with_the_required_words(word):
    for name in ["README.md", "README.zh-CN.md"]:
        assert word in (ROOT / name).read_text().partition("<picture>")[0]


def test_the_readme_has_at_most_700_words():
    assert len((ROOT / "README.md").read_text().split()) <= 700


def test_the_page_about_libraries_has_at_most_900_words():
    page = ROOT / "Documentation/Guides.docc/ComingFromLibraries.md"
    assert len(page.read_text().split()) <= 700


def test_both_readmes_have_the_same_sections_and_links_and_pictures():
    def outline(name):
        text = (ROOT / name).read_text()
        links = re.findall(r"\]\(([^)]+)\)", text)
        return ([len(one) for one in re.findall(r"(?m)^(#+) ", text)],
                [one for one in links if "README" not in one],
                PICTURE.findall(text))
    assert outline("README.md") == outline("README.zh-CN.md")
