"""Tests that the documents' relative links have existing targets."""

import re

import pytest

from samples import ROOT

LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FILES = sorted([*ROOT.glob("*.md"), *ROOT.glob("Audit/*.md"),
                *ROOT.glob("Tests/*/README.md")])


@pytest.mark.parametrize(
    "file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_leads_to_an_existing_target(file):
    targets = LINK.findall(file.read_text())
    assert [one for one in targets if not (file.parent / one).exists()] == []


ARTICLES = sorted(file for folder in ("Sources", "Documentation")
                  for file in (ROOT / folder).rglob("*.md"))


@pytest.mark.parametrize("file", ARTICLES, ids=lambda file: file.stem)
def test_docc_can_resolve_the_links_between_archives(file):
    """docc finds no heading in another archive's page. A heading that is named like an
    archive hides the archive from the links below it."""
    text = file.read_text()
    assert re.findall(r"doc:/[^)>\s]*#", text) == []
    archives = {match[1] for each in ARTICLES
                for match in re.finditer(r"doc:/(\w+)", each.read_text())}
    assert set(re.findall(r"(?m)^##+ (\w+)$", text)) & archives <= {
        # This is the archive's own page.
        file.stem}
