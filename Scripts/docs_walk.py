"""Opens the built documentation in Chromium and follows its links to all pages.

    python3 Scripts/docs_walk.py [--base /path] [--pictures folder]

The walk begins at `/`, and follows every internal link. These include breadcrumbs and
the table of contents. The walk fails if a page doesn't appear, or if the server or the
console reports an error. With --pictures, the script also takes screenshots of a few
pages. The screenshots are wide and narrow, light and dark.
"""

import argparse
import pathlib
import sys
import threading
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from browsers import MissingTool, chromium  # noqa: E402
from docs_serve import server  # noqa: E402

#: Collects all links of a page. In a wide window all breadcrumbs are links. In a narrow
#: window, a menu contains some of the links.
LINKS = """() => [...document.querySelectorAll("a[href]")].map((link) => link.href)"""
#: Finds the heading of the page, or of the "not found" page.
READY = """() => document.querySelector("main h1, .page-title, h1.title")"""
MISSING = "can't be found"
PICTURED = ["", "documentation/fieldnavigationuikit/",
            "documentation/fieldnavigationuikit/uikitinfiveminutes/",
            "documentation/fieldnavigationuikit/fieldnavigator/",
            "documentation/guides/thewebinfiveminutes/"]


def walk(browser, start):
    """Returns the number of pages, and a line for each fault."""
    faults, here = [], start
    page = browser.new_page(viewport={"width": 1280, "height": 900})

    def fault(text):
        faults.append(f"{urllib.parse.urlsplit(here).path}: {text}")

    page.on("console", lambda one: one.type in ("error", "warning") and fault(one.text))
    page.on("pageerror", lambda one: fault(str(one)))
    page.on("response", lambda one: one.status >= 400 and fault(
        f"{one.status} for {one.url}"))
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


def take_pictures(browser, start, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for width in (1280, 390):
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": width, "height": 900},
                                    color_scheme=scheme)
            for path in PICTURED:
                page.goto(start + path)
                page.wait_for_function(READY)
                page.wait_for_load_state("networkidle")
                name = path.strip("/").rpartition("/")[2] or "front"
                page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
            page.close()


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
            if options.pictures:
                take_pictures(browser, start, options.pictures)
    except MissingTool as problem:
        sys.exit(f"docs: {problem}")
    print("\n".join([*faults, f"{count} pages, {len(faults)} faults"]))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
