"""What the main thread of a page in Chromium spends, with the adapter and without.

Times are processor time of the page's main thread: other programs that run on the
machine are not counted, though they fill its caches.
"""

import contextlib
import statistics
import sys

#: What a page pays for a script: what the script itself takes, and the style and
#: layout that it asks for, which Chromium counts apart.
PARTS = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]
#: Where the page itself has much style and layout to do, which varies by more than
#: the adapter takes. The adapter looks at the page after layout.
SCRIPT = ["ScriptDuration"]


#: What was reported: (name, value, unit).
figures = []


def report(name, value, unit):
    figures.append((name, value, unit))
    print(f"{name} {value:.3f} {unit}", flush=True)


class Meter:
    """Reads Chromium's own counts of a page."""

    def __init__(self, page, slowdown=1, parts=PARTS):
        self.page = page
        self.parts = parts
        self.protocol = page.context.new_cdp_session(page)
        self.protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
        if slowdown != 1:
            self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

    def total(self):
        """Milliseconds since the page was opened."""
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        values = {metric["name"]: metric["value"] for metric in metrics}
        return 1000 * sum(values[part] for part in self.parts)

    def cost(self, action):
        """The milliseconds that an action takes in the page."""
        before = self.total()
        action()
        return self.total() - before

    def cost_of(self, script):
        """The milliseconds that a script takes. What the protocol evaluates is not
        counted, so that a timer runs the script."""
        return self.cost(lambda: self.page.evaluate(
            "() => new Promise((done) => setTimeout(() => { %s; done(); }))" % script))


def by_turns(page, rounds, ways):
    """The times of several ways to do a thing, taken by turns on the same page. The
    first round is thrown away: the engine of the browser compiles what runs often."""
    spent = {way: [] for way in ways}
    for index in range(rounds + 1):
        print(f"\r{page.title()}, round {index} of {rounds} ", end="",
              file=sys.stderr, flush=True)
        for way, measure in ways.items():
            spent[way].append(measure())
    print("\r", end="", file=sys.stderr, flush=True)
    return {way: values[1:] for way, values in spent.items()}


def with_adapter(page, measure):
    with attached(page):
        return measure()


def without_and_with(page, measure, rounds):
    """What `measure` returns without the adapter and with it: two lists."""
    spent = by_turns(page, rounds, {
        "without": measure, "with": lambda: with_adapter(page, measure)})
    return spent["without"], spent["with"]


@contextlib.contextmanager
def attached(page):
    page.evaluate("window.handle = FieldNavigation.attach(), void 0")
    try:
        yield
    finally:
        page.evaluate("handle.detach()")


def more(without, with_adapter):
    """The median of what a round takes more with the adapter."""
    return statistics.median(
        b - a for a, b in zip(without, with_adapter, strict=True))


def times(without, with_adapter):
    return statistics.median(with_adapter) / statistics.median(without)
