"""Runs the scenarios of Tests/Scenarios in real browsers. The expected results are
those of the engine's tests."""

import json
import pathlib

import pytest

from driving import ADAPTER, WASM

FOLDER = pathlib.Path(__file__).parent.parent / "Scenarios"
SCENARIOS = sorted(FOLDER.glob("*.json"))
# What a scenario may need besides fields. A scenario with mistakes may need more that
# the pages of these tests can show.
HAS = {"mistakes"}
WITH_MISTAKES = HAS | {"groups", "ownLabels", "refusals"}
KEYS = {"return": "Enter", "tab": "Tab", "shift-tab": "Shift+Tab"}
CALLS = {"first-invalid": "focusFirstInvalid", "first-empty": "focusFirst"}

# Groups can be nested, but HTML forms can't. The `form` attribute therefore determines
# each input's form.
SET_UP = """
  const {fields, options} = %s;
  const main = document.querySelector("main");
  window.invalid = new Set();
  window.make = (field, form) => {
    const input = document.createElement("input");
    input.id = field.id;
    input.value = field.text ?? "";
    input.setAttribute("form", form);
    if (field.hidden) input.style.display = "none";
    if (field.disabled) input.disabled = true;
    if (field.readonly) input.readOnly = true;
    if (field.excluded) input.className = "excluded";
    if (field.key) input.setAttribute("enterkeyhint", field.key);
    if (field.refuses) input.onfocus = () => input.blur();
    if (field.invalid) invalid.add(field.id);
    return input;
  };
  const add = (list, name) => {
    const form = document.createElement("form");
    form.id = "form-" + name;
    main.append(form);
    for (const field of list) {
      if (field.fields) add(field.fields, field.group ?? "group");
      else main.append(make(field, form.id));
    }
  };
  add(fields, "root");
  window.log = [];
  document.addEventListener("fieldnavigation:move", ({detail}) =>
    log.push({to: detail.to.id, rule: detail.rule}));
  document.addEventListener("fieldnavigation:finish", ({detail}) =>
    log.push({finishes: true, rule: detail.rule}));
  const isInvalid = %s ? (input) => invalid.has(input.id) : undefined;
  window.handle = FieldNavigation.attach(document, {
    excluded: ".excluded", onFinish() {}, isInvalid, ...options});
"""

CHANGES = {
    "type": "field.value = step.text; "
    "field.dispatchEvent(new Event('input', {bubbles: true}))",
    "hide": "field.style.display = 'none'",
    "show": "field.style.display = ''",
    "disable": "field.disabled = true",
    "enable": "field.disabled = false",
    "remove": "field.remove()",
    "spoil": "invalid.add(field.id)",
    "mend": "invalid.delete(field.id)",
}


def takes_focus_away(scenario):
    """Whether a step hides or disables the focused field. Browsers blur such a field.
    Only the engine's tests run a scenario with such a step."""
    focused = None
    for step in scenario["steps"]:
        focused = step.get("focus") or step.get("moves") or focused
        gone = {step.get(change) for change in ("hide", "disable", "remove")}
        if focused in gone:
            return True
    return False


def change(page, step):
    for name, script in CHANGES.items():
        if name in step:
            field = f"document.getElementById({json.dumps(step[name])})"
            page.run(f"const field = {field}, step = {json.dumps(step)}; {script}")
    if "insert" in step:
        after = step.get("after")
        page.run(
            f"""
              const after = document.getElementById({json.dumps(after)});
              const form = after?.getAttribute("form") ?? "form-root";
              const field = make({json.dumps(step["insert"])}, form);
              if (after) after.after(field);
              else document.getElementById("form-root").after(field);
            """
        )


def press(page, step):
    before = page.active()
    page.run("log.length = 0")
    if step["press"] in CALLS:
        page.run(f"handle.{CALLS[step['press']]}()")
    else:
        page.press(KEYS[step["press"]])
    log = page.evaluate("log.slice()")
    # If the page labels a field Done, Return submits in that field.
    if step.get("finishes") or step.get("resigns"):
        assert log and log[-1].get("finishes"), f"{step}: {log}"
    elif step.get("stays"):
        assert page.active() == before, step
    elif step["moves"] == "leaves":
        assert page.active() in ("before", "after", "body"), step
    else:
        assert page.active() == step["moves"], f"{step}: {log}"
    if "rule" in step and log:
        assert log[-1]["rule"] == step["rule"], f"{step}: {log}"


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
@pytest.mark.parametrize("file", [ADAPTER, WASM], ids=["script", "wasm"])
def test_scenario(page, path, file):
    scenario = json.loads(path.read_text())
    needs = set(scenario.get("needs", []))
    missing = needs - (WITH_MISTAKES if "mistakes" in needs else HAS)
    if missing:
        pytest.skip(f"a page has no {', '.join(sorted(missing))} here")
    if takes_focus_away(scenario):
        pytest.skip("a browser takes focus away from a field that goes")
    page.open(
        '<a href="#" id="before">before</a><main></main>'
        '<a href="#" id="after">after</a>'
    )
    page.inject(file)
    page.run(SET_UP % (
        json.dumps({"fields": scenario["fields"],
                    "options": scenario.get("options", {})}),
        json.dumps("mistakes" in needs)))
    for step in scenario["steps"]:
        change(page, step)
        if "focus" in step:
            page.focus("#" + step["focus"])
        if "press" in step:
            press(page, step)
        if "key" in step:
            assert page.label("#" + page.active()) == step["key"], step
        page.labels(step.get("keys", {}))
