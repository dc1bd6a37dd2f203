"""Tests that the documents' relative links have existing targets."""

import re

import pytest

from samples import ROOT

LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FILES = sorted([*ROOT.glob("*.md"), *ROOT.glob("Tests/*/README.md")])


@pytest.mark.parametrize(
    "file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_leads_to_an_existing_target(file):
    targets = LINK.findall(file.read_text())
    assert [one for one in targets if not (file.parent / one).exists()] == []
