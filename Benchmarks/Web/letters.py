"""The cost of a letter typed into the first of many fields."""

import statistics

from byhand import RESCAN_AT_LETTER, by_hand
from meter import SCRIPT, Meter, by_turns, more, report, without_and_with
from pages import open_page

COUNTS = [100, 500, 1_000, 10_000]
LETTERS = 20
#: Milliseconds between two letters, at a fast typist's speed.
GAP = 100
#: Script time still counts for this many milliseconds after the last letter.
REST = 1_000


def letters(browser, prefix, rounds, slowdown):
    for count in COUNTS:
        # If all other fields are filled, the adapter must read every field. The adapter
        # searches for an empty field and finds none.
        for others in ["empty", "filled"]:
            page = open_page(browser, f"{count} fields, {others}", count)
            if others == "filled":
                page.evaluate("inputs.forEach((input) => (input.value = 'x'))")
            meter = Meter(page, slowdown, SCRIPT)
            name = f"{prefix}.letter.{others}.{count}"
            pair = without_and_with(page, lambda: letter(page, meter), rounds)
            report(f"{name}.without", statistics.median(pair[0]), "ms")
            report(f"{name}.with", statistics.median(pair[1]), "ms")
            report(f"{name}.more", more(*pair), "ms")
            if others == "empty":
                # The hand-written script is measured separately. The script's garbage
                # would slow the other measurements down.
                spent = by_turns(page, rounds, {"rescan": lambda: by_hand(
                    page, RESCAN_AT_LETTER, lambda: letter(page, meter))})
                report(f"{name}.rescan", statistics.median(spent["rescan"]), "ms")
            page.close()


def letter(page, meter):
    """Returns the script time of one letter, in milliseconds."""
    page.evaluate("inputs[0].value = '', inputs[0].focus(), void 0")
    page.wait_for_timeout(REST)
    spent = meter.cost(lambda: type_letters(page))
    page.evaluate("outside.focus()")
    return spent / LETTERS


def type_letters(page):
    page.keyboard.type("a" * LETTERS, delay=GAP)
    page.wait_for_timeout(REST)
