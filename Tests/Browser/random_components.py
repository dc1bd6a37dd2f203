"""The controls of component libraries, for random forms. `random_components.js` has their
scripts. A kind is data: a control is a template, in which NAME is the control's ID.
"""


def node(tag, attributes, children):
    return {"tag": tag, "attributes": attributes, "children": children}


# Custom elements with a field in an open shadow root. They differ in the form that they
# name, and in what they do with Enter.
COMPONENTS = ["x-owned", "x-unowned", "x-string", "x-later", "x-later"]

# What a combobox and the script of its list do. In any mixture, as libraries do.
LISTS = {
    "open": "is open before the user types",
    "highlights": "highlights an option when it opens",
    "prevents": "prevents Enter when it picks",
    "stale": "leaves aria-activedescendant behind when it closes",
    "stays": "stays visible when it closes, so that only ARIA tells",
    "outside": "has the attributes of ARIA on the element around the input",
    "search": "has an input for searches",
}

# How `change` of one field shows another, and when.
HOW = ["hidden", "hidden", "hidden", "disabled", "readonly", "insert"]
WHEN = ["now", "now", "microtask", "task", "frame"]


def combobox(name, words):
    """Returns a combobox with its list."""
    is_open = "open" in words
    state = {"role": "combobox", "aria-expanded": "true" if is_open else "false"}
    # A list that leaves the attribute behind may have done so before.
    if ("highlights" if is_open else "stale") in words:
        state["aria-activedescendant"] = f"{name}-1"
    field = {"id": name, "data-list": " ".join(words), "autocomplete": "off"}
    if "search" in words and "outside" not in words:
        field["type"] = "search"
    around = {"id": f"{name}-box"}
    (around if "outside" in words else field).update(state)
    choices = [node("li", {"id": f"{name}-{number}", "role": "option"}, [text])
               for number, text in enumerate(("Oslo", "Odense"), 1)]
    shown = {} if is_open or "stays" in words else {"hidden": ""}
    options = node("ul", {"id": f"{name}-list", "role": "listbox", "data-drawn": "",
                          **shown}, choices)
    return node("div", around, [node("input", field, []), options])


def awaited(name, how):
    """Returns a field that the page doesn't show yet."""
    if how == "insert":
        return node("p", {"id": f"{name}-box", "data-drawn": ""}, [])
    if how == "hidden":
        field = node("input", {"id": name}, [])
        return node("p", {"id": f"{name}-box", "data-drawn": "", "hidden": ""}, [field])
    return node("input", {"id": name, "data-drawn": "", how: ""}, [])


def origin(name, other, how, when):
    """Returns a field whose `change` shows another."""
    return node("input", {"id": name, "data-shows": f"{other} {how} {when}",
                          "onchange": "Script.show(this)"}, [])


def fields(nodes):
    """Yields the fields of nodes."""
    for each in nodes:
        if isinstance(each, str):
            continue
        if (each["tag"] in ("input", "textarea", "select")
                or "contenteditable" in each["attributes"]):
            yield each
        yield from fields(each.get("shadow", []))
        yield from fields(each["children"])
