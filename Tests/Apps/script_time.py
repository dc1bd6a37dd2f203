"""Measures what the adapter costs in real apps while nobody presses Enter.

    python Tests/Apps/script_time.py

Prints the processor time that a page's scripts take, in milliseconds, for 60 letters
typed and for 5 idle seconds, with nobody in a field and with somebody in one; medians
of several rounds, in which the pages without and with the adapter take turns. A
second row says what the page's whole thread takes, with layout and painting.
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

# App, what it shows, path, how many fields, one of them, and when the page is there.
PAGES = [
    ("dash", "Dash", "/many/", 400, "#field-200", "true"),
    ("nicegui", "NiceGUI, a label changes", "/many", 400, "[aria-label='Field 200']",
     "did_handshake"),
    ("django", "Django, a list", "/admin/library/book/", 1263, "#id_form-210-shelf",
     "true"),
]


class Measured:
    """A page whose renderer counts the time that it takes."""

    def __init__(self, browser, words, path, fields, field, is_there, has_adapter):
        address, *session = words
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        if session:
            context.add_cookies(
                [{"name": "sessionid", "value": session[0], "url": address}])
        if has_adapter:
            context.add_init_script(f"{ADAPTER.read_text()}\n{ATTACH}")
        self.page, self.field = context.new_page(), field
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

    def enter(self):
        self.page.focus(self.field)
        self.page.keyboard.press("Control+A")

    def leave(self):
        self.page.evaluate("document.activeElement.blur()")


def during(pages, act):
    """What each page spent while `act` went on."""
    before = [page.spent() for page in pages]
    act()
    after = [page.spent() for page in pages]
    return [[end - start for start, end in zip(*pair)] for pair in zip(before, after)]


def medians(rounds):
    """By page: the median of each of the two times."""
    return [[statistics.median(times) for times in zip(*page)] for page in zip(*rounds)]


def measure(pages):
    def type_letters(letters=LETTERS):
        for letter in letters:
            for page in pages:
                page.page.keyboard.press(letter)
        time.sleep(AFTERMATH)

    def be_idle():
        time.sleep(IDLE)

    results = {}
    for page in pages:
        page.enter()
    # The first letters compile the scripts.
    type_letters(LETTERS[:10])
    for what, act in [("60 letters", type_letters), ("5 s in a field", be_idle)]:
        results[what] = medians([during(pages, act) for _ in range(ROUNDS)])
    for page in pages:
        page.leave()
    time.sleep(AFTERMATH)
    results["5 s in no field"] = medians([during(pages, be_idle) for _ in range(ROUNDS)])
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
        pages = [Measured(browser, served[app], *place, has_adapter)
                 for app, _, *place in PAGES for has_adapter in (False, True)]
        report(measure(pages))


if __name__ == "__main__":
    sys.exit(main())
