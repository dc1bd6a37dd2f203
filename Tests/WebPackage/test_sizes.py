"""Tests the sizes of the files that a page must load. The sizes must not exceed the
documentation's promises."""

import sys

import pytest

from commands import ROOT

sys.path.insert(0, str(ROOT / "Benchmarks" / "Web"))

from sizes import SIZES, size  # noqa: E402


@pytest.mark.parametrize("name", list(SIZES))
def test_each_version_of_the_adapter_is_within_its_size_limit(name):
    _, limit = SIZES[name]
    assert size(name) <= limit, f"{name}: {size(name):.2f} KiB"
