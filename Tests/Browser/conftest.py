"""Fixtures: `page` is a page in Chromium, then in WebKitGTK."""

import pytest

from browsers import MissingTool
from driving import page_in


def pytest_addoption(parser):
    parser.addoption(
        "--browser", choices=["chromium", "webkit"],
        help="only the tests in that browser; those in none run with chromium's")


def lane(item):
    """The browser that a test runs in; the names of parameters say so too, of
    fixtures and of tests that start a browser by themselves (test_pages.py)."""
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else []
    is_webkit = "webkit_page" in item.fixturenames or "webkit" in parameters
    return "webkit" if is_webkit else "chromium"


def pytest_collection_modifyitems(config, items):
    chosen = config.getoption("browser")
    others = [item for item in items if chosen and lane(item) != chosen]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if lane(item) == chosen]


def started(request, name):
    """Yields a page in that browser; a missing tool fails with one line."""
    chosen = request.config.getoption("browser")
    assert chosen in (None, name), f"a test in {name} was taken for one in {chosen}"
    try:
        with page_in(name) as page:
            yield page
    except MissingTool as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def chromium_page(request):
    yield from started(request, "chromium")


@pytest.fixture(scope="session")
def webkit_page(request):
    yield from started(request, "webkit")


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
