"""Random forms, and random steps of a user and a page. The oracle predicts each step from
the rules alone. A failing run is made smaller and printed as a page and its steps.

`SEED=` replaces the first seed. `FULL=1` plays ten times as many forms.
"""

import os
import pathlib

import random_forms
from driving import HELPERS, quoted

HERE = pathlib.Path(__file__).resolve().parent
ORACLE = (HERE / "oracle.js").read_text()
PLAY = (HERE / "random_forms.js").read_text()
COMPONENTS = (HERE / "random_components.js").read_text()

FIRST = int(os.environ.get("SEED") or 1)
FORMS = {"chromium": 1000, "other": 200} if os.environ.get("FULL") else {
    "chromium": 100, "other": 20}

# A failing run is played at most this many times to make it smaller.
BUDGET = 250

# The page hides the elements of this class.
STYLE = "<style>.away { display: none }</style>"


class Player:
    """Plays runs in one browser."""

    def __init__(self, page):
        self.page = page
        self.renew()

    def renew(self):
        self.page.open("", is_form=False)
        self.page.run(
            f"document.head.insertAdjacentHTML('beforeend', {quoted(STYLE)});"
            + self.script(ORACLE) + self.script(COMPONENTS) + self.script(PLAY)
            + self.page.loading())

    @staticmethod
    def script(text):
        return (f"{{ const script = document.createElement('script');"
                f"script.textContent = {quoted(text)};"
                "document.head.append(script); script.remove(); }")

    def play(self, run, patience=2000):
        """Plays a run. Returns its first fault, or None."""
        html = random_forms.source(run["nodes"])
        arguments = ", ".join(quoted(each) for each in (
            html, run["options"], run["steps"], [HELPERS, ORACLE], patience))
        answer = self.page.evaluate(f"Play.begin({arguments})") or {}
        while not answer.get("fault"):
            answer = self.page.evaluate("Play.next()")
            for key in answer.get("keys", ()):
                self.page.send(key)
            if "paste" in answer:
                self.page.paste(answer["paste"])
            if "click" in answer:
                self.page.click_at(*answer["click"])
            if answer.get("done"):
                break
        last = self.page.evaluate("Play.end()") or {}
        return answer.get("fault") or last.get("fault")


def kind(fault):
    """Returns what makes two faults the same."""
    if not fault:
        return None
    expected, got = fault["expected"], fault["got"]
    return fault["what"], expected.split(" to ")[0].split(": ")[-1], got.split(" to ")[0]


def report(run, fault, seed):
    options = f"\noptions: {run['options']}" if run["options"] else ""
    steps = "\n".join(f"    {step}" for step in run["steps"])
    return (f"SEED={seed}: step {fault['step']}: {fault['what']}: expected"
            f" {fault['expected']}, got {fault['got']}{options}\n"
            f"page:\n{random_forms.source(run['nodes'])}\nsteps:\n{steps}\n")


def shrunk(player, run, fault):
    """Returns a smaller run that fails in the same way, and its fault. The run first has
    to fail in a new document. """
    player.renew()
    alone = player.play(run)
    if kind(alone) != kind(fault):
        return run, {**fault, "what": fault["what"] + ", only after other forms"}

    def fails(candidate):
        try:
            return kind(player.play(candidate, 700)) == kind(fault)
        except Exception:
            player.renew()
            return False

    run = random_forms.smaller(run, fails, BUDGET)
    player.renew()
    return run, player.play(run) or fault


def test_random_forms_follow_the_rules(page):
    player = Player(page)
    count = FORMS.get(page.browser, FORMS["other"])
    faults = []
    for seed in range(FIRST, FIRST + count):
        run = random_forms.Maker(seed).run()
        fault = player.play(run)
        if fault:
            faults.append(report(*shrunk(player, run, fault), seed))
            player.renew()
            if len(faults) == 3:
                break
    assert not faults, "\n\n".join(faults)
    counts = page.evaluate("Play.counts")
    # Forms without moves would pass, too.
    assert counts["moves"] > count // 3
    assert counts["codes"] > count // 10
    for kind in ("picks", "appeared", "popovers", "later", "ends"):
        assert counts[kind] >= count // 50, kind
