"""Measures the cost of the adapter in real apps without a press of Enter.

    python Tests/Apps/script_time.py

Prints the processor time of a page's scripts in milliseconds, for 60 typed letters and
for 5 idle seconds, with and without focus in a field. The figures are medians of several
rounds, in which the pages with and without the adapter take turns. The same page varies
by a tenth from round to round.
"""

import contextlib
import signal
import statistics
import sys
import time

from servers import serving
from visit import ADAPTER, ATTACH

from browsers import chromium

LETTERS = "abcdefghij" * 6
IDLE = 5.0
ROUNDS = 3
# The adapter's own look at a page that changed comes within this time.
AFTERMATH = 1.0

# App, what it shows, path, how many fields, one of them, and scripts that say that the
# page is there, start what changes in it, and stop that.
PAGES = [
    ("dash", "Dash", "/many/", 400, "#field-200", "true", "", ""),
    ("nicegui", "NiceGUI, a label changes", "/many", 400, "[aria-label='Field 200']",
     "did_handshake", "emitEvent('start')", "emitEvent('stop')"),
    ("django", "Django, a list", "/admin/library/book/", 1263, "#id_form-210-shelf",
     "true", "", ""),
]


class Measured:
    """A page whose renderer counts the time that it takes."""

    def __init__(self, browser, words, has_adapter, place):
        path, fields, self.field, is_there, self.start, self.stop = place
        address, *session = words
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        if session:
            context.add_cookies(
                [{"name": "sessionid", "value": session[0], "url": address}])
        if has_adapter:
            context.add_init_script(f"{ADAPTER.read_text()}\n{ATTACH}")
        self.page = context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.goto(address + path)
        self.page.wait_for_function(
            f"document.querySelectorAll('input').length >= {fields} && {is_there}")
        self.tools = context.new_cdp_session(self.page)
        # Other processes must not count: the time of the thread, not of the clock.
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self):
        """Milliseconds of scripts so far."""
        metrics = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(
            each["value"] for each in metrics if each["name"] == "ScriptDuration")

    @contextlib.contextmanager
    def changing(self):
        """While the page does by itself what it does."""
        self.page.evaluate(f"() => {{ {self.start} }}")
        yield
        self.page.evaluate(f"() => {{ {self.stop} }}")

    def enter(self):
        self.page.focus(self.field)

    def leave(self):
        self.page.evaluate("document.activeElement.blur()")

    def type(self, letters):
        for letter in letters:
            self.page.keyboard.press(letter)
        time.sleep(AFTERMATH)


def typed(pages):
    """The time that each page spends on the letters."""
    spent = []
    for page in pages:
        with page.changing():
            before = page.spent()
            page.type(LETTERS)
            spent.append(page.spent() - before)
    return spent


def idle(pages):
    """The time that each page spends while nothing happens to it."""
    with contextlib.ExitStack() as stack:
        for page in pages:
            stack.enter_context(page.changing())
        before = [page.spent() for page in pages]
        time.sleep(IDLE)
        return [page.spent() - start for page, start in zip(pages, before)]


def measure(pages):
    """By what goes on: what each page spends, a list of all pages for each round."""
    for page in pages:
        page.enter()
        # The first letters compile the scripts.
        page.type(LETTERS[:10])
    in_field = [(typed(pages), idle(pages)) for _ in range(ROUNDS)]
    for page in pages:
        page.leave()
    return {
        "60 letters": [letters for letters, _ in in_field],
        "5 s in a field": [rest for _, rest in in_field],
        "5 s in no field": [idle(pages) for _ in range(ROUNDS)],
    }


def report(results):
    rows = [["app", "fields", "while", "without", "with", "more", "", ""]]
    for index, (_, name, _, fields, *_) in enumerate(PAGES):
        for what, rounds in results.items():
            pairs = [spent[2 * index:2 * index + 2] for spent in rounds]
            bare, own = (statistics.median(times) for times in zip(*pairs))
            more = statistics.median(b - a for a, b in pairs)
            rows.append([
                name, str(fields), what, f"{bare:.1f} ms", f"{own:.1f} ms",
                f"{more:+.1f} ms", f"{100 * more / bare:+.1f} %" if bare else "",
                f"{more / len(LETTERS):+.3f} ms a letter" if rounds is results[
                    "60 letters"] else ""])
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        print("  ".join(cell.ljust(width)
                        for cell, width in zip(row, widths)).rstrip())


def main():
    with contextlib.ExitStack() as stack:
        browser = stack.enter_context(chromium())
        served = {app: stack.enter_context(serving(app)) for app, *_ in PAGES}
        pages = [Measured(browser, served[app], has_adapter, place)
                 for app, _, *place in PAGES for has_adapter in (False, True)]
        report(measure(pages))


if __name__ == "__main__":
    # Ctrl+C ends it without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
