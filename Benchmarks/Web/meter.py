"""The processor time of a page's main thread in Chromium, with and without the adapter.

Times are processor time of the page's main thread. Other programs on the machine don't
count, although they compete for the processor's caches.
"""

import contextlib
import statistics
import sys

#: The cost of a script, including style and layout work. Chromium counts this work
#: separately.
PARTS = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]
#: If a page's own style and layout vary too much, only script time counts. The adapter
#: reads the page after layout.
SCRIPT = ["ScriptDuration"]


#: The reported figures: (name, value, unit).
figures = []


def report(name, value, unit):
    figures.append((name, value, unit))
    print(f"{name} {value:.3f} {unit}", flush=True)


class Meter:
    """Reads Chromium's performance counters of a page."""

    def __init__(self, page, slowdown=1, parts=PARTS):
        self.page = page
        self.parts = parts
        self.protocol = page.context.new_cdp_session(page)
        self.protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
        if slowdown != 1:
            self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

    def total(self):
        """Returns the milliseconds since the page was opened."""
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        values = {metric["name"]: metric["value"] for metric in metrics}
        return 1000 * sum(values[part] for part in self.parts)

    def cost(self, action):
        """Returns the time of an action, in milliseconds."""
        before = self.total()
        action()
        return self.total() - before

    def cost_of(self, script):
        """Returns the time of a script, in milliseconds. Chromium doesn't count scripts
        that DevTools evaluates directly. A timer in the page therefore runs the
        script."""
        return self.cost(lambda: self.page.evaluate(
            "() => new Promise((done) => setTimeout(() => { %s; done(); }))" % script))


def by_turns(page, rounds, ways):
    """Returns the times of several ways to do something. The ways take turns on the
    same page. The first round doesn't count. The browser may still compile the code
    during that round."""
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
    """Returns two lists of the values that `measure` returns. The first list is without
    the adapter. The second list is with the adapter."""
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
    """Returns the median of the extra time per round with the adapter."""
    return statistics.median(
        b - a for a, b in zip(without, with_adapter, strict=True))


def times(without, with_adapter):
    return statistics.median(with_adapter) / statistics.median(without)
