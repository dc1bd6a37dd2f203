"""Measures what the adapter costs in real apps while nobody presses Enter.

    python Tests/Apps/script_time.py

Prints the processor time that a page's scripts take, in milliseconds, for 60 letters
typed and for 5 idle seconds, with somebody in a field and with nobody in one; medians
of several rounds, in which the page without and the page with the adapter take turns.
A second row says what the page's whole thread takes, with layout and with what
frameworks do in promises, which Chromium does not count as scripts.
"""

import contextlib
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
        """Milliseconds of scripts, and of the whole thread, so far."""
        answer = self.tools.send("Performance.getMetrics")["metrics"]
        metrics = {each["name"]: each["value"] for each in answer}
        return [1000 * metrics[name] for name in ("ScriptDuration", "TaskDuration")]

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


def difference(before, after):
    return [end - start for start, end in zip(before, after)]


def typed(pages):
    """What each page spends for the letters."""
    spent = []
    for page in pages:
        with page.changing():
            before = page.spent()
            page.type(LETTERS)
            spent.append(difference(before, page.spent()))
    return spent


def idle(pages):
    """What each page spends while nothing happens to it."""
    with contextlib.ExitStack() as stack:
        for page in pages:
            stack.enter_context(page.changing())
        before = [page.spent() for page in pages]
        time.sleep(IDLE)
        after = [page.spent() for page in pages]
    return [difference(*pair) for pair in zip(before, after)]


def medians(measure, pages):
    """By page: the median of each of the two times."""
    rounds = [measure(pages) for _ in range(ROUNDS)]
    return [[statistics.median(times) for times in zip(*page)] for page in zip(*rounds)]


def measure(pages):
    for page in pages:
        page.enter()
        # The first letters compile the scripts.
        page.type(LETTERS[:10])
    results = {
        "60 letters": medians(typed, pages), "5 s in a field": medians(idle, pages)}
    for page in pages:
        page.leave()
    results["5 s in no field"] = medians(idle, pages)
    return results


def report(results):
    heads = ["app", "fields", "while", "time of", "without", "with", "more", ""]
    rows = [heads]
    for index, (_, name, _, fields, *_) in enumerate(PAGES):
        for what, spent in results.items():
            for kind, bare, own in zip(("scripts", "thread"),
                                       spent[2 * index], spent[2 * index + 1]):
                more = own - bare
                share = 100 * more / bare if bare else 0.0
                a_letter = (f"{more / len(LETTERS):.3f} ms a letter"
                            if what == "60 letters" else "")
                rows.append([name, str(fields), what, kind, f"{bare:.1f}", f"{own:.1f}",
                             f"{more:+.1f} ms, {share:+.1f} %", a_letter])
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
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
    sys.exit(main())
