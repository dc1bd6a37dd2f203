"""Fixtures: `page` is a page in Chromium, then in WebKitGTK."""

import pytest

from browsers import MissingTool
from driving import page_in


def started(name):
    """Yields a page in that browser; a missing tool fails with one line."""
    try:
        with page_in(name) as page:
            yield page
    except MissingTool as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def chromium_page():
    yield from started("chromium")


@pytest.fixture(scope="session")
def webkit_page():
    yield from started("webkit")


@pytest.fixture(params=["chromium", "webkit"])
def page(request):
    """Runs a test in both browsers; each test opens its own document."""
    page = request.getfixturevalue(request.param + "_page")
    yield page
    page.release()


@pytest.fixture
def in_chromium(chromium_page):
    """For tests that repeat a key or compose text, as Chromium's driver can."""
    yield chromium_page
    chromium_page.release()
