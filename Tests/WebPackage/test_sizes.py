"""What a page has to load is no larger than promised."""

import sys

import pytest

from commands import ROOT

sys.path.insert(0, str(ROOT / "Benchmarks"))

import web  # noqa: E402


@pytest.mark.parametrize("name", list(web.SIZES))
def test_a_form_of_the_adapter_keeps_its_limit(name):
    _, limit = web.SIZES[name]
    assert web.size(name) <= limit, f"{name}: {web.size(name):.2f} KiB"
