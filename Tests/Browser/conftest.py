"""Fixtures: `page` is a page in Chromium, then in WebKitGTK."""

import pytest

from browsers import MissingTool
from driving import page_in


def started(name):
    """Yields a page of that browser; says in a line which tool is missing."""
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
    """One test, both browsers; each test opens a document of its own."""
    page = request.getfixturevalue(request.param + "_page")
    yield page
    page.release()


@pytest.fixture
def in_chromium(chromium_page):
    """For what only Chromium's driver can do: repeat a key, compose text."""
    yield chromium_page
    chromium_page.release()
