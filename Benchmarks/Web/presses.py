"""The cost of Enter, compared with two scripts. One script only moves focus. The other
script collects the fields at each key press. Also the cost of attaching the adapter,
focusing a field and adding fields."""

import statistics

from byhand import FOCUS, RESCAN_AT_ENTER, by_hand
from meter import Meter, by_turns, report, times, with_adapter, without_and_with
from pages import open_page

COUNTS = [100, 1_000, 10_000]
LARGE = 10_000
#: The number of presses. Chromium needs enough presses to compile the code. More
#: presses would leave the form.
PRESSES = 60
INSERTED = 1_000

# Reads the box of each field once.
LOOK = """
  window.area = 0;
  for (const input of document.querySelectorAll("input")) {
    const box = input.getBoundingClientRect();
    area += box.width * box.height;
  }"""

# Inserts one field per task.
INSERT = """() => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  let count = 0;
  port1.onmessage = () => {
    if (count === %d) return done();
    form.insertAdjacentHTML("beforeend", field("new"));
    form.lastChild.offsetHeight;
    count += 1;
    port2.postMessage("");
  };
  port2.postMessage("");
})""" % INSERTED


def enter(browser, prefix, rounds, slowdown):
    for count in COUNTS:
        page = open_page(browser, f"Enter, {count} fields", count)
        meter = Meter(page, slowdown)

        def one():
            return press(page, meter, count)

        spent = by_turns(page, rounds, {
            "adapter": lambda: with_adapter(page, one),
            "focus": lambda: by_hand(page, FOCUS, one),
            "rescan": lambda: by_hand(page, RESCAN_AT_ENTER, one),
        })
        for way, values in spent.items():
            report(f"{prefix}.enter.{count}.{way}", statistics.median(values), "ms")
        report(f"{prefix}.enter.{count}.by-focus",
               times(spent["focus"], spent["adapter"]), "x")
        page.close()


def press(page, meter, count):
    """Returns the work of one press of Enter, in milliseconds."""
    spent = 0
    for index in range(PRESSES):
        if index % (count - 1) == 0:
            page.evaluate("inputs[0].focus()")
            page.wait_for_timeout(100)
            before = meter.total()
        page.keyboard.press("Enter")
        if index % (count - 1) == count - 2 or index == PRESSES - 1:
            spent += meter.total() - before
    page.evaluate("outside.focus()")
    return spent / PRESSES


def large(browser, prefix, rounds, slowdown):
    """Measures a form of 10,000 fields. Attaches the adapter with and without focus in
    a field. Moves focus into the form."""
    page = open_page(browser, f"{LARGE} fields", LARGE)
    meter = Meter(page, slowdown)

    def attach(place):
        page.evaluate(f"{place}.focus(), document.body.offsetWidth")
        page.wait_for_timeout(500)
        spent = meter.cost_of("window.handle = FieldNavigation.attach()")
        page.evaluate("handle.detach(), outside.focus()")
        return spent

    spent = by_turns(page, rounds, {
        "look": lambda: meter.cost_of(LOOK),
        "nobody": lambda: attach("outside"),
        "somebody": lambda: attach("inputs[0]"),
    })
    for way, values in spent.items():
        report(f"{prefix}.attach.{way}", statistics.median(values), "ms")
    for who in ["nobody", "somebody"]:
        report(f"{prefix}.attach.{who}.by-look", times(spent["look"], spent[who]), "x")

    pair = without_and_with(page, lambda: come(page, meter), rounds)
    report(f"{prefix}.come.{LARGE}.without", statistics.median(pair[0]), "ms")
    report(f"{prefix}.come.{LARGE}.with", statistics.median(pair[1]), "ms")
    report(f"{prefix}.come.{LARGE}.times", times(*pair), "x")
    page.close()


def come(page, meter):
    """Returns the milliseconds for moving focus into a form."""
    page.wait_for_timeout(500)
    spent = meter.cost_of("inputs[0].focus()")
    page.evaluate("outside.focus()")
    return spent


def growth(browser, prefix, rounds, slowdown):
    """Inserts 1,000 fields one by one. A layout follows each field."""
    for place in ["outside", "inputs[0]"]:
        who = "nobody" if place == "outside" else "somebody"
        page = open_page(browser, f"{INSERTED} fields come, {who} in a field", 400)
        meter = Meter(page, slowdown)
        pair = without_and_with(page, lambda: grow(page, meter, place), rounds)
        name = f"{prefix}.insert.{who}"
        report(f"{name}.without", statistics.median(pair[0]), "ms")
        report(f"{name}.with", statistics.median(pair[1]), "ms")
        report(f"{name}.times", times(*pair), "x")
        page.close()


def grow(page, meter, place):
    page.evaluate(f"{place}.focus()")
    page.wait_for_timeout(500)

    def insert():
        page.evaluate(INSERT)
        page.wait_for_timeout(1_500)

    spent = meter.cost(insert)
    page.evaluate("""() => {
      for (const input of document.querySelectorAll("[name=fnew]"))
        input.closest("div").remove();
      outside.focus();
    }""")
    return spent
