"""Opens the built documentation in Chromium and follows its links to all pages.

    python3 Scripts/docs_walk.py [--base /path] [--pictures folder]

The walk begins at `/`, and follows every internal link. These include breadcrumbs and
the table of contents. The walk fails if a page doesn't appear, or if the server or the
console reports an error.

The script also searches for a few words, and follows the first result of each. `axe`
checks a few pages and the results of a search for accessibility. With --pictures, the
script also takes screenshots of these pages. Both look at wide and narrow pages, light
and dark.
"""

import argparse
import pathlib
import sys
import threading
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from browsers import MissingTool, chromium, python_package  # noqa: E402
from docs_serve import server  # noqa: E402

#: Collects all links of a page. In a wide window all breadcrumbs are links. In a narrow
#: window, a menu contains some of the links.
LINKS = """() => [...document.querySelectorAll("a[href]")].map((link) => link.href)"""
#: Finds the heading of the page, or of the "not found" page.
READY = """() => document.querySelector("main h1, .page-title, h1.title")"""
MISSING = "can't be found"
#: Whether the pictures have loaded. Some load only when they scroll into view.
PICTURES = """() => [...document.images].every(
    (one) => one.complete || one.loading === "lazy")"""
#: The pages that `axe` checks. They have code, tables, charts and declarations.
CHECKED = ["", "documentation/fieldnavigationuikit/",
           "documentation/fieldnavigationuikit/uikitinfiveminutes/",
           "documentation/fieldnavigationuikit/fieldnavigator/",
           "documentation/guides/auditing/",
           "documentation/guides/costsoftheadapter/",
           "documentation/guides/measures/",
           "documentation/guides/ontheweb/",
           "documentation/guides/oneword/",
           "documentation/guides/thewebinfiveminutes/",
           "search/?q=accessory"]
#: Words that no title has.
SOUGHT = ["keyboardFrame", "enterkeyhint", "CSP", "accessory", "R5", "autofill", "React"]
RESULT = ".pf-result-link"


def watch(page, fault):
    """Reports what the server and the console report about a page."""
    page.on("console", lambda one: one.type in ("error", "warning") and fault(one.text))
    page.on("pageerror", lambda one: fault(str(one)))
    page.on("response", lambda one: one.status >= 400 and fault(
        f"{one.status} for {one.url}"))


def walk(browser, start):
    """Returns the number of pages, and a line for each fault."""
    faults, here = [], start
    page = browser.new_page(viewport={"width": 1280, "height": 900})

    def fault(text):
        faults.append(f"{urllib.parse.urlsplit(here).path}: {text}")

    watch(page, fault)
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        page.goto(here)
        page.wait_for_function(READY, timeout=10_000)
        if MISSING in page.inner_text("body"):
            fault("the page is not found")
        for link in page.evaluate(LINKS):
            link = link.partition("#")[0].partition("?")[0].rstrip("/") + "/"
            if link.startswith(start) and link not in seen:
                seen.add(link)
                waiting.append(link)
    page.close()
    return len(seen), faults


def search(browser, start):
    """Searches for each word with the keyboard, and opens the first result. Returns a
    line for each fault."""
    from playwright.sync_api import TimeoutError

    faults = []
    page = browser.new_page(viewport={"width": 390, "height": 900})
    watch(page, lambda text: faults.append(f"{page.url}: {text}"))
    for word in SOUGHT:
        page.goto(start)
        page.wait_for_function(READY)
        page.get_by_label("Search all pages").press_sequentially(word)
        page.keyboard.press("Enter")
        try:
            page.wait_for_selector(RESULT, timeout=10_000)
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.wait_for_function(READY, timeout=10_000)
            page.wait_for_function(
                "(word) => document.querySelector('main').innerText.toLowerCase()"
                ".includes(word.toLowerCase())", arg=word, timeout=10_000)
        except TimeoutError as problem:
            faults.append(f"search for {word}: {problem}")
    page.close()
    return faults


def open_pages(browser, start):
    """Yields the pages, open, each with a name. Each page is wide and narrow, light and
    dark."""
    for width in (1280, 390):
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": width, "height": 900},
                                    color_scheme=scheme)
            for path in CHECKED:
                page.goto(start + path)
                page.wait_for_function(READY)
                page.wait_for_function(PICTURES)
                if "?q=" in path:
                    page.wait_for_selector(RESULT)
                name = path.partition("?")[0].strip("/").rpartition("/")[2] or "front"
                yield page, f"{name}-{width}-{scheme}"
            page.close()


def check(browser, start, folder):
    """Returns a line for each accessibility problem that `axe` finds. Takes screenshots
    if there is a folder for them."""
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        raise MissingTool(python_package("axe-playwright-python")) from None
    axe, faults = Axe(), []
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    for page, name in open_pages(browser, start):
        faults += [f"{name}: {one['help']}: {node['html'][:120]}"
                   for one in axe.run(page).response["violations"]
                   for node in one["nodes"]]
        if folder:
            page.screenshot(path=folder / f"{name}.png")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--base", default="", help="where the site is on its server")
    parser.add_argument("--pictures", type=pathlib.Path, metavar="FOLDER")
    options = parser.parse_args()
    base = options.base.rstrip("/")
    site = server(base=base)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    start = f"http://127.0.0.1:{site.server_port}{base}/"
    try:
        with chromium() as browser:
            count, faults = walk(browser, start)
            faults += search(browser, start)
            faults += check(browser, start, options.pictures)
    except MissingTool as problem:
        sys.exit(f"docs: {problem}")
    print("\n".join([*faults, f"{count} pages, {len(faults)} faults"]))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
