"""Measures the adapter's script time in real apps. The user types or does nothing.

    python Tests/Apps/script_time.py

Prints the processor time of a page's scripts in milliseconds. The first figure is for
60 typed letters. The other figures are for 5 idle seconds with and without focus in a
field. Each figure is the median of several rounds. The rounds alternate between the
page with and without the adapter. On one page, the time varies by a tenth between
rounds.
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
# The adapter reads a changed page within this many seconds.
AFTERMATH = 1.0

# Each entry has the app, its description, its path, the number of fields and a selector
# for one field. Three scripts follow. The scripts check that the page is ready, start
# its changes, and stop them.
PAGES = [
    ("dash", "Dash", "/many/", 400, "#field-200", "true", "", ""),
    ("nicegui", "NiceGUI, a label changes", "/many", 400, "[aria-label='Field 200']",
     "did_handshake", "emitEvent('start')", "emitEvent('stop')"),
    ("django", "Django, a list", "/admin/library/book/", 1263, "#id_form-210-shelf",
     "true", "", ""),
]


class Measured:
    """Opens a page. Measures the processor time of its scripts."""

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
        # Use the thread's processor time, not wall-clock time. Other processes then
        # don't count.
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self):
        """Returns the milliseconds that scripts have run so far."""
        metrics = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(
            each["value"] for each in metrics if each["name"] == "ScriptDuration")

    @contextlib.contextmanager
    def changing(self):
        """Runs the page's own changes inside the `with` block."""
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
    """Returns each page's time for typing the letters."""
    spent = []
    for page in pages:
        with page.changing():
            before = page.spent()
            page.type(LETTERS)
            spent.append(page.spent() - before)
    return spent


def idle(pages):
    """Returns each page's time while the user does nothing."""
    with contextlib.ExitStack() as stack:
        for page in pages:
            stack.enter_context(page.changing())
        before = [page.spent() for page in pages]
        time.sleep(IDLE)
        return [page.spent() - start for page, start in zip(pages, before)]


def measure(pages):
    """Returns the times by activity. Each round has a list of times, one per page."""
    for page in pages:
        page.enter()
        # The browser compiles the scripts when the test types the first letters.
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
    # Ctrl+C ends the script without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
