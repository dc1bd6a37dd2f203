"""The adapter's cost beside other activity in a page of 400 fields. The cost is
measured both with and without focus in a field."""

import statistics

from meter import SCRIPT, Meter, more, report, without_and_with
from pages import open_page

COUNT = 400
#: The duration of a measurement in milliseconds.
SPAN = 2_000
STEPS = 20

FRAMES = """
  const frame = () => { draw(); window.next = requestAnimationFrame(frame); };
  frame();
"""
#: The activities, each with the script that starts it.
ACTIVITIES = {
    "class": "window.timer = setInterval(() => beside.classList.toggle('on'), 100)",
    "css-animation": "beside.classList.add('turning')",
    "script-animation": """
      window.draw = () =>
        (beside.style.transform = `translateX(${Math.random() * 100}px)`);"""
      + FRAMES,
    "canvas": """
      const context = canvas.getContext("2d");
      window.draw = () => {
        context.clearRect(0, 0, 300, 100);
        for (let x = 0; x < 300; x += 5)
          context.fillRect(x, 0, 4, 100 * Math.random());
      };""" + FRAMES,
    "svg": """
      window.draw = () => {
        svg.innerHTML = Array.from({ length: 60 }, (_, x) =>
          `<rect class="bar" x="${5 * x}" width="4" height="${100 * Math.random()}"/>`
        ).join("");
      };""" + FRAMES,
    "hover": "",
    "scroll": "",
}
END = """
  clearInterval(window.timer);
  cancelAnimationFrame(window.next);
  beside.className = "";
  beside.removeAttribute("style");
  scrollTo(0, 0);
  outside.focus();
"""


def beside(browser, prefix, rounds, slowdown):
    for activity, start in ACTIVITIES.items():
        for place in ["outside", "inputs[0]"]:
            who = "nobody" if place == "outside" else "somebody"
            page = open_page(browser, f"{activity}, {who} in a field", COUNT)
            meter = Meter(page, slowdown, SCRIPT)
            pair = without_and_with(
                page, lambda: second(page, meter, activity, start, place), rounds)
            name = f"{prefix}.{activity}.{who}"
            report(f"{name}.without", statistics.median(pair[0]), "ms/s")
            report(f"{name}.with", statistics.median(pair[1]), "ms/s")
            report(f"{name}.more", more(*pair), "ms/s")
            page.close()


def second(page, meter, activity, start, place):
    """Returns how long scripts run during an activity, in milliseconds per second."""
    page.evaluate(f"() => {{ {place}.focus(); {start} }}")
    page.wait_for_timeout(500)
    spent = meter.cost(lambda: go_on(page, activity))
    page.evaluate(f"() => {{ {END} }}")
    return spent / SPAN * 1000


def go_on(page, activity):
    if activity not in ("hover", "scroll"):
        return page.wait_for_timeout(SPAN)
    page.mouse.move(100, 300)
    for step in range(STEPS):
        if activity == "hover":
            page.mouse.move(100, 300 + step % 20 * 15)
        else:
            page.mouse.wheel(0, 60 if step < STEPS / 2 else -60)
        page.wait_for_timeout(SPAN / STEPS)
