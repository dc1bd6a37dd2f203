"""Fixtures for browser tests. The fixture `page` runs each test in Chromium, then in
WebKitGTK, then in Firefox."""

import contextlib
import os

import pytest

import browsers
import circle
from browsers import (
    CHROMIUM_ARGUMENTS, MissingTool, display, firefox, in_time, keyboard, tool)
from driving import ChromiumPage, FirefoxPage, page_in


def pytest_addoption(parser):
    parser.addoption(
        "--browser", choices=["chromium", "webkit", "firefox"],
        help="only the tests in that browser; those in none run with chromium's")
    parser.addoption(
        "--circle", choices=["default", "ci", "night"], default="ci",
        help="default leaves out of Firefox and WebKit what engines can't differ in")


def pytest_configure(config):
    capture = config.pluginmanager.getplugin("capturemanager")
    say = browsers.say

    def say_now(text):
        with capture.global_and_fixture_disabled():
            say(text)

    if capture:
        browsers.say = say_now


def lane(item):
    """Returns the browser that a test runs in. A test runs in WebKit if it uses the
    fixture `webkit_page`. Some tests start the browser themselves (test_pages.py). Such
    a test runs in WebKit if it has a parameter "webkit". The same holds for Firefox.
    All other tests run in Chromium."""
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else []
    for name in ("webkit", "firefox"):
        if name + "_page" in item.fixturenames or name in parameters:
            return name
    return "chromium"


# The tests that run only in Chromium, to save time. They name the other browsers.
ONLY_IN_CHROMIUM = {
    ("test_scenario[webkit-wasm", "test_scenario[firefox-wasm"):
        "the WebAssembly version has the same source; test_loading.py loads it in each",
}


def pytest_collection_modifyitems(config, items):
    items[:] = [item for item in items
                if not item.name.startswith(sum(ONLY_IN_CHROMIUM, ()))]
    chosen = config.getoption("browser")
    is_whole = config.getoption("circle") != "default"

    def is_wanted(item):
        return chosen in (None, lane(item)) and (
            is_whole or lane(item) == "chromium" or circle.plays_in_each_engine(item))

    others = [item for item in items if not is_wanted(item)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if is_wanted(item)]


@contextlib.contextmanager
def tools():
    """Fails with a single line if a tool is missing."""
    try:
        yield
    except MissingTool as error:
        pytest.fail(str(error), pytrace=False)


def started(request, name):
    """Yields a page in the named browser."""
    chosen = request.config.getoption("browser")
    assert chosen in (None, name), f"a test in {name} was taken for one in {chosen}"
    with tools(), page_in(name) as page:
        yield page


@pytest.fixture(scope="session")
def chromium_page(request):
    yield from started(request, "chromium")


@pytest.fixture(scope="session")
def webkit_page(request):
    yield from started(request, "webkit")


@pytest.fixture(scope="session")
def firefox_page(request):
    yield from started(request, "firefox")


@pytest.fixture(params=["chromium", "webkit", "firefox"])
def page(request):
    """Runs a test in each browser. Each test opens its own document."""
    page = request.getfixturevalue(request.param + "_page")
    yield page
    page.release()


@pytest.fixture(params=["webkit", "firefox"])
def outside_chromium(request):
    """A page in the browsers in which Enter opens no drop-down."""
    page = request.getfixturevalue(request.param + "_page")
    yield page
    page.release()


@pytest.fixture
def in_chromium(chromium_page):
    """A page in Chromium only. WebKit's driver can't repeat a key or compose text."""
    yield chromium_page
    chromium_page.release()


def keys_for(page, display_name):
    """Returns a function that presses real keys in the page's window."""
    send = keyboard(display_name)

    def press(*arguments):
        page.flush()
        return send(*arguments)

    return press


@pytest.fixture(scope="session")
def windowed(chromium_page):
    """A Chromium window on its own display, and that display's keyboard."""
    kind = chromium_page.tab.context.browser.browser_type
    with tools(), display() as name:
        program = tool("CHROMIUM", "chromium")
        with in_time(program):
            browser = kind.launch(
                headless=False, env=dict(os.environ, DISPLAY=name),
                executable_path=program, args=CHROMIUM_ARGUMENTS)
        try:
            page = ChromiumPage(chromium_page.server, browser)
            yield page, keys_for(page, name)
        finally:
            browser.close()


@pytest.fixture
def chromium_window(windowed):
    """A page in a focused Chromium window, and the display's keyboard."""
    page, press = windowed
    for window in press("search", "--onlyvisible", "--class", "chromium"):
        press("windowfocus", "--sync", window)
    yield page, press
    page.release()


@pytest.fixture
def firefox_window(firefox_page):
    """A page in a focused Firefox window, and the display's keyboard."""
    with tools(), display() as name, firefox(name) as driver:
        page = FirefoxPage(firefox_page.server, driver)
        press = keys_for(page, name)
        for window in press("search", "--onlyvisible", "--class", "firefox"):
            press("windowfocus", "--sync", window)
        yield page, press


@pytest.fixture
def webkit_window(webkit_page):
    """A page in a WebKitGTK window, and the display's keyboard."""
    with tools():
        press = keys_for(webkit_page, webkit_page.driver.service.env["DISPLAY"])
    yield webkit_page, press
    webkit_page.release()
