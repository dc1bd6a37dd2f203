"""Runs the UIKit example on the UIKit double. Prints and checks the steps."""

import json
import pathlib

import demo_program

ROOT = pathlib.Path(__file__).resolve().parent.parent
TRACE = ROOT / "uikit.json"
TITLE = "UIKit, on the double"


def start(scenario, is_built=False):
    """Compiles and starts the UIKit example in the background."""
    TRACE.unlink(missing_ok=True)
    return demo_program.start("Doubles", "uikit-trace", scenario, TRACE,
                              is_built=is_built)


def finish(process, scenario):
    """Waits for the trace, and returns its differences from the scenario."""
    output, _ = process.communicate()
    if process.returncode:
        return [f"{TITLE}: {line}" for line in output.splitlines()[-20:]
                or ["it does not build"]]
    trace = json.loads(TRACE.read_text())
    for step in trace["steps"]:
        if line := line_of(step, labels(trace)):
            print(line)
    return differences(trace, json.loads(pathlib.Path(scenario).read_text()))


def labels(trace):
    """Maps each field's name to its visible label, in screen order."""
    views = trace["steps"][0]["after"]["views"]
    return {v["name"]: v["label"] for v in views if v["kind"] == "field"}


def line_of(step, names):
    """Formats one step, such as `UIKit, on the double: Username Return (next) ->
    Email`."""
    if "press" not in step:
        return None
    to = names.get(step.get("to")) or step.get("finish", "nowhere")
    start = names[step["from"]]
    return f"{TITLE}: {start} Return ({step['key']}) -> {to}"


def differences(trace, scenario):
    """Returns the differences between the trace's steps and the scenario's steps."""
    problems = []

    def check(what, expected, got):
        if expected != got:
            problems.append(f"{TITLE}: {what} is {got}, expected {expected}")

    fields = {field["id"]: field["label"] for field in scenario["fields"]}
    check("the order of the fields", list(fields.items()),
          list(labels(trace).items()))
    steps = iter(trace["steps"][1:])
    last = trace["steps"][0]
    for step in scenario["steps"]:
        # The form already disabled this field during the previous step.
        if "disable" in step:
            check(f"{step['disable']} on the screen", None,
                  view(last, step["disable"]))
            continue
        if "keys" in step:
            for name, key in step["keys"].items():
                check(f"the key of {name}", key, shown_key(last, name))
            continue
        last = next(steps, {"after": {"views": []}})
        if "focus" in step:
            check("the first key", step["key"],
                  shown_key(last, step["focus"]))
        elif "type" in step:
            field = view(last, step["type"]) or {}
            check(f"the text of {step['type']}", step["text"],
                  field.get("text"))
        elif step.get("finishes"):
            check("the screen after the last field", "Welcome",
                  last.get("finish"))
            check("the keyboard after the last field", None,
                  last["after"].get("keyboard"))
        else:
            check(f"what follows {last.get('from')}", step["moves"],
                  last.get("to"))
            check(f"the key of {step['moves']}", step["key"],
                  shown_key(last, step["moves"]))
    check("what is left over", [], list(steps))
    return problems


def view(step, name):
    """Returns the view with this name, or `None` if it isn't on the screen."""
    views = step["after"]["views"]
    return next((v for v in views if v.get("name") == name), None)


def shown_key(step, name):
    """Returns the Return key's label if this field has focus, or `None`."""
    field = view(step, name)
    keyboard = step["after"].get("keyboard")
    return keyboard["returnKey"] if field and field["focused"] else None
