"""What a page has to load is no larger than promised."""

import sys

import pytest

from commands import ROOT

sys.path.insert(0, str(ROOT / "Benchmarks" / "Web"))

from sizes import SIZES, size  # noqa: E402


@pytest.mark.parametrize("name", list(SIZES))
def test_a_form_of_the_adapter_keeps_its_limit(name):
    _, limit = SIZES[name]
    assert size(name) <= limit, f"{name}: {size(name):.2f} KiB"
