"""What pages do without the adapter."""

# As users of tabbable do: collects, filters and sorts the fields each time.
COLLECT = """const collect = () =>
  [...document.querySelectorAll("input,select,textarea")]
    .filter((field) => {
      const style = getComputedStyle(field);
      return !field.disabled && field.tabIndex >= 0 &&
        field.getClientRects().length && style.visibility === "visible";
    })
    .map((field, place) => ({ field, place }))
    .sort((a, b) => a.field.tabIndex - b.field.tabIndex || a.place - b.place)
    .map(({ field }) => field);"""

# Enter moves focus to the field that follows.
RESCAN_AT_ENTER = COLLECT + """addEventListener("keydown", window.byHand = (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = collect();
  fields[fields.indexOf(event.target) + 1]?.focus();
}, true), void 0"""

# The label of the key is kept right: it says whether an empty field follows.
RESCAN_AT_LETTER = COLLECT + """addEventListener("input", window.byHand = (event) => {
  const fields = collect();
  const rest = fields.slice(fields.indexOf(event.target) + 1);
  event.target.enterKeyHint = rest.some(({ value }) => !value) ? "next" : "done";
}, true), void 0"""

# Nothing but the move.
FOCUS = """addEventListener("keydown", window.byHand = (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  inputs[inputs.indexOf(event.target) + 1]?.focus();
}, true), void 0"""

STOP = """for (const type of ["keydown", "input"])
  removeEventListener(type, byHand, true)"""


def by_hand(page, script, measure):
    """What `measure` returns while a script of the page's own is at work."""
    page.evaluate(f"() => {{ {script} }}")
    spent = measure()
    page.evaluate(f"() => {{ {STOP} }}")
    return spent
