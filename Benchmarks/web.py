"""Measures the browser adapter in Chromium, with the alternatives beside it.

Prints `name value unit` a line. Presses are real key events; times are means
over many presses, because the browser's clock is coarse.
"""

import gzip
import pathlib
import statistics
import sys

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Tests" / "Browser"))

from browsers import chromium  # noqa: E402

DIST = root / "Web" / "dist"
PRESSES = 200
#: What a page loads, by form of the adapter, and the most that it may be: KiB.
SIZES = {
    "script": (["field-navigation.inline.js"], 16),
    "module": (["field-navigation.js"], 16),
    "wasm": (["field-navigation.wasm.js", "field-navigation.wasm"], 12),
}

PAGE = """<!doctype html><title>bench</title><form></form><script>
  document.forms[0].innerHTML =
    '<div><label>Field <input></label></div>'.repeat(%d) + '<button>Go</button>';
  const inputs = [...document.querySelectorAll("input")];
  const times = [];
  let began = 0;
  const start = () => (began = performance.now());
  const end = () => (times[times.length - 1] += performance.now() - began);
  addEventListener("keydown", () => (times.push(0), start()), true);
  addEventListener("keypress", start, true);
  addEventListener("keydown", () => {
    end();
    // Behind the adapter's listener, which each keydown adds anew.
    removeEventListener("keypress", end);
    addEventListener("keypress", end);
  });
</script>"""

# What many pages do by hand: collect, filter and sort on each key.
RESCAN = """addEventListener("keydown", window.rescan = (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...document.querySelectorAll("input,select,textarea")]
    .filter((field) => {
      const style = getComputedStyle(field);
      return !field.disabled && field.tabIndex >= 0 &&
        field.getClientRects().length && style.visibility === "visible";
    })
    .map((field, place) => ({ field, place }))
    .sort((a, b) => a.field.tabIndex - b.field.tabIndex || a.place - b.place);
  const at = fields.findIndex(({ field }) => field === event.target);
  fields[at + 1]?.field.focus();
}, true)"""

# Nothing but the move.
FOCUS = """addEventListener("keydown", window.bare = (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  inputs[inputs.indexOf(event.target) + 1]?.focus();
}, true)"""

ATTACH = """() => {
  const start = performance.now();
  window.handle = FieldNavigation.attach();
  return performance.now() - start;
}"""

LOOK = """() => {
  const start = performance.now();
  let area = 0;
  for (const field of document.querySelectorAll("input")) {
    const box = field.getBoundingClientRect();
    area += box.width * box.height;
  }
  return area && performance.now() - start;
}"""


def report(name, value, unit):
    print(f"{name} {value:.3f} {unit}", flush=True)


def size(name):
    """KiB that a form of the adapter takes, compressed by gzip."""
    files, _ = SIZES[name]
    return sum(len(gzip.compress((DIST / file).read_bytes(), 9))
               for file in files) / 1024


def presses(page, count):
    """Milliseconds that one Enter takes in the page's handlers."""
    page.evaluate("inputs[0].focus(), times.length = 0, void 0")
    for index in range(PRESSES):
        page.keyboard.press("Enter")
        if (index + 1) % (count - 1) == 0:
            page.evaluate("inputs[0].focus()")
    return statistics.mean(page.evaluate("times"))


def settle(page):
    """Until the labels that are written in idle time are there."""
    page.wait_for_function(
        "inputs.every((input) => input.hasAttribute('enterkeyhint'))"
    )


def measure(browser, count):
    page = browser.new_page()
    page.set_content(PAGE % count)
    page.add_script_tag(path=DIST / "field-navigation.inline.js")
    page.evaluate(FOCUS)
    focus = presses(page, count)
    page.evaluate("removeEventListener('keydown', bare, true)")
    page.evaluate(ATTACH)
    settle(page)
    enter = presses(page, count)
    page.evaluate("handle.detach()")
    page.evaluate(RESCAN)
    rescan = presses(page, count)
    report(f"web.enter.{count}", enter, "ms")
    report(f"web.focus.{count}", focus, "ms")
    report(f"web.rescan.{count}", rescan, "ms")
    report(f"web.enter-by-focus.{count}", enter / focus, "x")
    page.close()


def measure_attach(browser, count):
    page = browser.new_page()
    page.set_content(PAGE % count)
    page.add_script_tag(path=DIST / "field-navigation.inline.js")
    looks, attaches = [], []
    for _ in range(11):
        looks.append(page.evaluate(LOOK))
        attaches.append(page.evaluate(ATTACH))
        page.evaluate("handle.detach()")
        page.evaluate("document.body.offsetWidth")
    look, attach = statistics.median(looks), statistics.median(attaches)
    report(f"web.attach.{count}", attach, "ms")
    report(f"web.look.{count}", look, "ms")
    report(f"web.attach-by-look.{count}", attach / look, "x")
    page.close()


def main():
    for name in SIZES:
        report(f"web.size.{name}.gzip", size(name), "KiB")
    with chromium() as browser:
        for count in (10, 1_000, 10_000):
            measure(browser, count)
        measure_attach(browser, 10_000)


if __name__ == "__main__":
    main()
