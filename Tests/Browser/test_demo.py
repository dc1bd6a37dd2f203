"""The demo: its page is accessible, its walk is the scenario's, and any page can
be served with the adapter attached."""

import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEMO = [sys.executable, str(ROOT / "Scripts" / "demo.py")]
sys.path.insert(0, str(ROOT / "Scripts"))

import demo  # noqa: E402


def test_the_walk_equals_the_scenario():
    walk = subprocess.run(DEMO + ["--check"], capture_output=True, text=True)
    assert walk.returncode == 0, walk.stdout + walk.stderr
    assert "Email       Return (next) -> Password  [R4]" in walk.stdout


@pytest.fixture(scope="module")
def served():
    server = demo.serve(0)
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def tab(chromium_page):
    """A tab of its own in the browser that runs already."""
    context = chromium_page.tab.context.browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_axe_finds_nothing_on_the_demo(tab, served, width, height, scheme):
    from axe_playwright_python.sync_playwright import Axe

    tab.set_viewport_size({"width": width, "height": height})
    tab.emulate_media(color_scheme=scheme)
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    results = Axe().run(tab)
    assert results.violations_count == 0, results.generate_report()
    assert tab.evaluate("document.documentElement.scrollWidth") <= width


def test_a_page_is_served_with_the_adapter_attached_and_else_unchanged(tab):
    page = ROOT / "Tests" / "Pages" / "sign-up.html"
    server = demo.serve(0, page)
    try:
        tab.goto(f"http://127.0.0.1:{server.server_port}")
        assert tab.evaluate("typeof FieldNavigation.attach") == "function"
        body = tab.request.get(f"http://127.0.0.1:{server.server_port}").body()
        assert body.startswith(page.read_bytes())
        tab.focus("input")
        assert tab.evaluate("document.activeElement.enterKeyHint") == "next"
    finally:
        server.shutdown()


def test_a_missing_page_or_a_port_in_use_is_one_clear_line():
    missing = subprocess.run(
        DEMO + ["--page", "nowhere.html"], capture_output=True, text=True
    )
    assert (missing.returncode, missing.stderr) == (
        1, "demo: there is no file nowhere.html\n")
    server = demo.serve(0)
    port = str(server.server_port)
    used = subprocess.run(
        DEMO + ["--port", port, "--page", str(ROOT / "Tests/Pages/sign-up.html")],
        capture_output=True, text=True,
    )
    server.shutdown()
    assert used.returncode == 1
    assert re.fullmatch(rf"demo: port {port} cannot be used .*\n", used.stderr)
