"""Fills in the forms of real pages in real browsers. Uses the Return key, as a user
would. The tool compares each step with the oracle (oracle.js).

    python Tests/Browser/corpus.py [--pages FOLDER]... [--limit N]
                                   [--browser chromium|composing|webkit|all]

The adapter must also work with forms that were not written for it. The tool therefore
uses real pages. The browser's driver sends real keys. Everything else happens inside
the page (walk.js). Each step therefore takes one round trip.
"""

import argparse
import collections
import contextlib
import json
import pathlib
import signal
import sys

from browsers import MissingTool, chromium_shell, webkit
from driving import UNTIL
from phone_keyboards import Gboard

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
ADAPTER = PROJECT / "Web" / "dist" / "field-navigation.inline.js"

# Only a script element can run code in the global scope. The script element is removed
# before the page can see it.
INJECTION = """source => {
  const script = document.createElement("script");
  script.textContent = source;
  document.documentElement.append(script);
  script.remove();
}"""

# The longest wait for the right label and for a key's keyup, in seconds. After this
# time, the walk checks the press without the keyup.
PATIENCE = 6.0
LOADING = 20.0


class Tab:
    """The base class of all tabs. A tab waits for conditions inside the page."""

    def wait_for(self, expression):
        if not self.value(f"{UNTIL}(() => ({expression}), {PATIENCE * 1000})"):
            raise TimeoutError(f"not so after {PATIENCE} s: {expression}")


class ChromiumTab(Tab):
    """A Chromium tab that opens one page at a time."""

    def __init__(self, browser):
        self.context = browser.new_context(
            bypass_csp=True, viewport={"width": 1024, "height": 768}
        )
        # Abort all requests. A page then stays open even if it tries to navigate away.
        self.context.route("http*://**", lambda route: route.abort())
        self.page = None

    def open(self, address):
        try:
            self.go(address)
        except Exception:
            # The previous page's state must not affect the next page.
            self.page.close()
            self.page = None
            self.go(address)

    def go(self, address):
        # Opening a new tab takes three times as long as loading a page.
        if not self.page:
            self.page = self.context.new_page()
        self.page.goto(address, timeout=LOADING * 1000)

    def inject(self, source):
        self.page.evaluate(INJECTION, source)

    def value(self, expression):
        return self.page.evaluate(expression)

    def press(self, keys):
        for key in keys:
            self.page.keyboard.press(key)


class ComposingTab(ChromiumTab):
    """A Chromium tab with a phone's keyboard. The keyboard is still composing the word
    when the user presses Next. A key that shows Next never submits (R6)."""

    def open(self, address):
        last = self.page
        super().open(address)
        if self.page is not last:
            self.tools = self.context.new_cdp_session(self.page)

    def press(self, keys):
        for key in keys:
            if key == "Enter" or not self.value("Walk.isComposed()"):
                self.page.keyboard.press(key)
            else:
                Gboard(self).put(key)


class WebKitTab(Tab):
    """A WebKitGTK tab that opens one page at a time."""

    def __init__(self, driver):
        self.driver = driver
        driver.set_page_load_timeout(LOADING)

    def open(self, address):
        self.driver.get(address)

    def inject(self, source):
        self.driver.execute_script(f"({INJECTION})(arguments[0])", source)

    def value(self, expression):
        return self.driver.execute_script("return " + expression)

    def press(self, keys):
        from selenium.webdriver.common.action_chains import ActionChains

        keys = ["\ue007" if key == "Enter" else key for key in keys]
        ActionChains(self.driver).send_keys(*keys).perform()


BROWSERS = {
    "chromium": (chromium_shell, ChromiumTab),
    "composing": (chromium_shell, ComposingTab),
    "webkit": (webkit, WebKitTab),
}


def walk(tab, page, scripts):
    """Walks one page and returns the report of walk.js."""
    tab.open(page.as_uri())
    # In an inactive window, focus moves without any event.
    tab.wait_for("document.hasFocus()")
    for script in scripts:
        tab.inject(script)
    # Each call of `Walk.next()` checks the previous press. The call returns the next
    # keys.
    keys = tab.value("Walk.next()")
    while keys:
        *text, enter = keys
        if text:
            tab.press(text)
            wait(tab, "Walk.isLabelled()")
        tab.press([enter])
        wait(tab, "Walk.settled()")
        keys = tab.value("Walk.next()")
    return tab.value("Walk.report")


def wait(tab, condition):
    """Waits for a condition. If the condition stays false, the walk reports the
    failure."""
    with contextlib.suppress(TimeoutError):
        tab.wait_for(condition)


def failure(error):
    """Returns a report for a page whose walk failed."""
    reason = str(error).strip().splitlines() or [type(error).__name__]
    return {
        "forms": 0, "fields": 0, "steps": 0, "walks": [], "errors": [],
        "mismatches": [{
            "form": "the page", "field": "all", "what": "walk",
            "expected": "an end", "got": reason[0], "trail": "",
        }],
    }


def describe(browser, page, entry):
    line = (
        f"{browser} {page}: {entry['form']}: {entry['field']}: {entry['what']}:"
        f" expected {entry['expected']}, got {entry['got']}"
    )
    return line + (f"\n    after {entry['trail']}" if entry["trail"] else "")


def run(browser, pages, scripts):
    """Walks all pages in one browser. Returns the reports by page name."""
    start, tab_class = BROWSERS[browser]
    reports = {}
    with start() as running:
        tab = tab_class(running)
        for page in pages:
            try:
                report = walk(tab, page, scripts)
            # An error on one page must not stop the run.
            except Exception as error:
                report = failure(error)
            reports[page.name] = report
            if report["mismatches"]:
                print(f"{browser} {page.name}: {len(report['mismatches'])} mismatches",
                      flush=True)
    return reports


def summarize(browser, reports):
    """Prints the totals of one browser. Prints every mismatch in full."""
    total = collections.Counter(pages=len(reports))
    for report in reports.values():
        for name in ("forms", "fields", "steps"):
            total[name] += report[name]
        total["mismatches"] += len(report["mismatches"])
        total["page errors"] += len(report["errors"])
    names = ("pages", "forms", "fields", "steps", "mismatches", "page errors")
    print(f"\n{browser}: " + ", ".join(f"{total[name]} {name}" for name in names))
    for page, report in reports.items():
        for entry in report["mismatches"]:
            print(describe(browser, page, entry))
        for error, times in collections.Counter(report["errors"]).items():
            print(f"{browser} {page}: page error, {times} times: {error}")
    return total


def arguments():
    parser = argparse.ArgumentParser(
        description="Walks the forms of saved pages with the Return key."
    )
    parser.add_argument("--pages", action="append", type=pathlib.Path,
                        metavar="FOLDER", help="a folder of *.html; may be repeated")
    parser.add_argument("--browser", choices=[*BROWSERS, "all"], default="all")
    parser.add_argument("--limit", type=int, metavar="N",
                        help="only the first N pages of each folder")
    parser.add_argument("--adapter", type=pathlib.Path, default=ADAPTER,
                        help=argparse.SUPPRESS)
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE",
                        help="write all reports there, the label of each step too")
    return parser.parse_args()


def default_folder():
    shared = PROJECT.parent / "shared" / "corpus" / "pages"
    return shared if shared.is_dir() else PROJECT / "Tests" / "Pages"


def main():
    options = arguments()
    pages = []
    for folder in options.pages or [default_folder()]:
        found = sorted(folder.resolve().glob("*.html"))
        if not found:
            sys.exit(f"corpus: no *.html in {folder}")
        pages += found[: options.limit]
    if not options.adapter.exists():
        sys.exit(f"corpus: {options.adapter} is missing: run make web")
    scripts = [
        (HERE / "oracle.js").read_text(),
        (HERE / "walk.js").read_text(),
        # This name distinguishes errors of the adapter from errors of the page.
        options.adapter.read_text() + f"\n//# sourceURL={ADAPTER.name}",
        "FieldNavigation.attach()",
    ]
    browsers = list(BROWSERS) if options.browser == "all" else [options.browser]
    results = {}
    try:
        for browser in browsers:
            results[browser] = run(browser, pages, scripts)
    except MissingTool as error:
        sys.exit(f"corpus: {error}")

    totals = [summarize(browser, reports) for browser, reports in results.items()]
    if options.json:
        options.json.write_text(json.dumps(results, indent=1))
    failed = {
        page for reports in results.values()
        for page, report in reports.items() if report["mismatches"]
    }
    print(f"{len(pages) - len(failed)} passed, {len(failed)} failed")
    walked = all(total["steps"] > 0 for total in totals)
    return 0 if walked and not failed else 1


if __name__ == "__main__":
    # Ctrl+C ends the script without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
