"""Scripts that pages use instead of the adapter."""

# Collects, filters and sorts the fields on each key press. Users of tabbable do the
# same.
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

# Enter moves focus to the next field.
RESCAN_AT_ENTER = COLLECT + """addEventListener("keydown", window.byHand = (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = collect();
  fields[fields.indexOf(event.target) + 1]?.focus();
}, true), void 0"""

# Updates the label of the Enter key. The label shows whether an empty field follows.
RESCAN_AT_LETTER = COLLECT + """addEventListener("input", window.byHand = (event) => {
  const fields = collect();
  const rest = fields.slice(fields.indexOf(event.target) + 1);
  event.target.enterKeyHint = rest.some(({ value }) => !value) ? "next" : "done";
}, true), void 0"""

# Moves focus and does nothing else.
FOCUS = """addEventListener("keydown", window.byHand = (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  inputs[inputs.indexOf(event.target) + 1]?.focus();
}, true), void 0"""

STOP = """for (const type of ["keydown", "input"])
  removeEventListener(type, byHand, true)"""


def by_hand(page, script, measure):
    """Returns the result of `measure` while the page's own script runs."""
    page.evaluate(f"() => {{ {script} }}")
    spent = measure()
    page.evaluate(f"() => {{ {STOP} }}")
    return spent
