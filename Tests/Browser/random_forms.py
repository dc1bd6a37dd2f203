"""Makes random forms and random steps of a user and a page. Makes a failing run smaller.

A run is data: {"nodes", "steps", "options"}. The same seed always makes the same run. A
node is an element: {"tag", "attributes", "children"}. It may also have "shadow", the
content of its open shadow root, or "frame", the content of its frame.
`random_components.py` has the controls of component libraries.
"""

import copy
import random

import random_components
from random_components import node

VOID = {"input"}

# A field with such a name or ID hides a property of its form.
CLASHES = (
    "children parentElement parentNode shadowRoot assignedSlot host contains closest"
    " querySelector querySelectorAll getRootNode elements ownerDocument localName"
    " getAttribute hasAttribute matches isConnected isContentEditable validity form"
    " getBoundingClientRect addEventListener dispatchEvent tabIndex nodeType submit"
    " style id role inert scrollTop compareDocumentPosition nodeName tagName"
).split()

HIDING = [
    ("hidden", ""), ("style", "display: none"), ("style", "visibility: hidden"),
    ("style", "opacity: 0"), ("style", "position: absolute; left: -9999px"),
    ("style", "position: absolute; width: 1px; height: 1px; clip: rect(0 0 0 0)"),
    ("style", "height: 0; overflow: hidden"), ("inert", ""),
]

LABELS = ["next", "next", "done", "go", "search", "send", "enter", "previous"]

# The page's own scripts, as inline handlers. `active` and `deep` are the tests' helpers.
RERENDER = (
    "const at = active().id;"
    " for (const each of this.querySelectorAll('input'))"
    " each.setAttribute('value', each.value);"
    " this.innerHTML = this.innerHTML; if (at) deep('#' + at)?.focus()"
)
ADD_ROW = (
    "const last = this.lastElementChild;"
    " if ([...last.querySelectorAll('input')].every((each) => each.value)) {"
    " const row = last.cloneNode(true);"
    " for (const each of row.querySelectorAll('*')) {"
    " if (each.id) each.id += 'x'; each.value = ''; }"
    " this.append(row); }"
)
TAKE_ENTER = "if (event.key === 'Enter') event.preventDefault()"
# What the oracle has to know of the page's scripts, and the attribute with the script.
FACTS = {"data-label": "enterkeyhint", "data-refuses": "onfocus", "data-sends": "onfocus",
         "data-jumps": "onkeydown", "data-shows": "onchange"}
REFUSE = ["this.blur()", "event.relatedTarget?.focus()"]


def focus(name):
    return f"deep('#{name}')?.focus()"


class Maker:
    """Makes one run from a seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        # Codes have their own randomness, so that a seed's form is otherwise the same.
        self.codes = random.Random(-seed)
        self.count = 0
        self.fields = []    # the IDs of all fields outside frames
        self.others = []    # the IDs of all other elements outside frames
        self.forms = []
        self.clashes = []
        self.is_framed = self.is_rendered = False
        self.is_contested = False
        self.code = None    # the options of the only code, if the page has one
        # So have components.
        self.components = random.Random(f"components {seed}")
        self.awaited = []   # the fields that the page doesn't show yet
        self.visits = []    # the fields of components
        self.is_marked = self.chance(0.3)

    def chance(self, share):
        return self.random.random() < share

    def pick(self, *choices):
        return self.random.choice(choices)

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def run(self):
        nodes = []
        for _ in range(self.pick(1, 1, 1, 2)):
            nodes.append(self.form())
            while self.chance(0.15):
                nodes.append(self.part(2))
        options = {}
        if self.chance(0.12):
            options["destination"] = "next"
        if self.chance(0.2):
            options["ending"] = "wrap"
        if self.chance(0.1):
            options["finishKey"] = self.pick("go", "send")
        if self.chance(0.1):
            options["formless"] = True
        if self.code:
            options["codes"] = [self.code]
        return {"nodes": nodes, "steps": self.steps(), "options": options}

    # ---- Elements ------------------------------------------------------------

    def form(self):
        attributes = {"id": self.name("g")}
        tag = "form"
        if self.chance(0.2):
            tag, mark = self.pick(
                ("div", {"role": "form"}), ("section", {"data-field-navigation": ""}))
            attributes.update(mark)
        elif not self.is_framed:
            self.forms.append(attributes["id"])
            if self.is_marked and self.chance(0.3):
                attributes["novalidate"] = ""
        self.note(attributes["id"], self.others)
        if self.chance(0.1):
            attributes["dir"] = "rtl"
        children = [self.part(0) for _ in range(self.random.randint(2, 6))]
        if not (self.is_framed or self.is_rendered or self.code
                or self.codes.random() > 0.25):
            children.insert(self.codes.randint(0, len(children)), self.row())
        if self.chance(0.8):
            children.append(self.button())
        self.compose(children, 0, 0.45)
        while self.awaited and not self.is_framed:
            place = self.components.randint(0, len(children))
            children.insert(place, self.awaited.pop())
        if self.components.random() < 0.08:
            fields = list(random_components.fields(children))
            for each in fields[-self.components.choice([1, len(fields) or 1]):]:
                each["attributes"].update({"enterkeyhint": "next", "data-label": "next"})
        return node(tag, attributes, children)

    def row(self):
        """The fields of a code (R15). Other steps reach them, too."""
        self.code = {"fields": ".code", "advances": self.codes.random() > 0.2,
                     "finishesWhenFull": self.codes.random() > 0.6}
        lengths = self.codes.choice([(1,) * 6, (1,) * 4, (1, 1), (2, 3), (6,)])
        boxes = []
        for length in lengths:
            attributes = {"id": self.name("k"), "class": "code", "maxlength": str(length)}
            if self.codes.random() < 0.05:
                attributes["disabled"] = ""
            self.note(attributes["id"], self.fields)
            boxes.append(node("input", attributes, []))
        return node("p", {"id": self.name("c")}, boxes)

    def part(self, depth):
        """A field, or a container with parts in it."""
        if depth > 2 or self.chance(0.68):
            return self.button() if self.chance(0.06) else self.field()
        kinds = ["plain", "fieldset", "fieldset", "fieldset", "group", "details", "modal", "hiding",
                 "label", "search", "rows", "rerender"]
        if not self.is_rendered:
            kinds += ["shadow"] * 5 + ["dialog"]
            if not self.is_framed:
                kinds.append("frame")
        return getattr(self, self.random.choice(kinds))(depth + 1)

    def parts(self, depth, least=1, most=3):
        parts = [self.part(depth) for _ in range(self.random.randint(least, most))]
        self.compose(parts, depth, 0.15)
        return parts

    # ---- Components ----------------------------------------------------------

    def compose(self, children, depth, share):
        """May add controls of component libraries."""
        if self.is_framed or self.is_rendered:
            return
        while self.components.random() < share:
            make = self.components.choice(
                [self.component] * 3 + [self.combobox] * 3 + [self.origin] * 3
                + [self.popover, self.background] * (depth < 2))
            place = self.components.randint(0, len(children))
            children.insert(place, make(depth + 1))
            # Others are put anywhere in the form.
            if self.awaited and self.components.random() < 0.7:
                children.insert(place + 1, self.awaited.pop())

    def component(self, depth):
        """A field in the shadow root of a custom element."""
        attributes = {}
        if self.forms and self.components.random() < 0.2:
            attributes["form"] = self.components.choice(self.forms)
        if self.components.random() < 0.05:
            attributes["disabled"] = ""
        host = self.container(
            self.components.choice(random_components.COMPONENTS), attributes, [])
        host["shadow"] = [
            self.components.choice([self.plain_field, self.combobox, self.origin])(depth)]
        return host

    def visited(self, letter="f"):
        name = self.name(letter)
        self.note(name, self.fields)
        self.visits.append(name)
        return name

    def plain_field(self, depth):
        return node("input", {"id": self.visited()}, [])

    def combobox(self, depth):
        words = [each for each in random_components.LISTS
                 if self.components.random() < 0.5]
        return random_components.combobox(self.visited(), words)

    def origin(self, depth):
        how = self.components.choice(random_components.HOW)
        when = self.components.choice(random_components.WHEN)
        name, other = self.visited(), self.name("f")
        self.note(other, self.fields)
        self.awaited.append(random_components.awaited(other, how))
        return random_components.origin(name, other, how, when)

    def popover(self, depth):
        """An open popover is a group (R12)."""
        children = self.parts(depth)
        if self.components.random() < 0.5:
            children.append(self.button())
        names = [each["attributes"]["id"] for each in random_components.fields(children)]
        self.visits += self.components.sample(names, min(2, len(names)))
        return self.container("div", {"popover": "manual", "data-popped": ""}, children)

    def background(self, depth):
        """What isn't reachable from outside, as the page behind a dialog."""
        return self.container("div", {"aria-hidden": "true"}, self.parts(depth))

    def container(self, tag, attributes, children):
        attributes = {"id": self.name("c"), **attributes}
        self.note(attributes["id"], self.others)
        return node(tag, attributes, children)

    def plain(self, depth):
        attributes = {}
        if self.chance(0.3):
            attributes["dir"] = "rtl"
        elif self.chance(0.2):
            attributes["style"] = self.pick(
                "display: contents", "display: flex; flex-direction: row-reverse",
                "height: 40px; overflow: auto", "position: relative")
        return self.container(self.pick("div", "p", "section"), attributes,
                              self.parts(depth))

    def fieldset(self, depth):
        attributes = {"disabled": ""} if self.chance(0.6) else {}
        children = self.parts(depth)
        if self.chance(0.4):
            children.insert(0, node("legend", {}, [self.field()]))
        return self.container("fieldset", attributes, children)

    def group(self, depth):
        mark = self.pick({"role": "form"}, {"data-field-navigation": ""})
        return self.container("div", mark, self.parts(depth, 1, 3))

    def details(self, depth):
        attributes = {"open": ""} if self.chance(0.4) else {}
        children = [node("summary", {}, ["more"]), *self.parts(depth)]
        return self.container("details", attributes, children)

    def modal(self, depth):
        attributes = {"role": "dialog", "aria-modal": "true"}
        return self.container("div", attributes, self.parts(depth))

    def dialog(self, depth):
        attributes = self.pick({}, {"open": ""}, {"data-modal": ""})
        return self.container("dialog", attributes, self.parts(depth, 1, 3))

    def hiding(self, depth):
        return self.container("div", dict([self.random.choice(HIDING)]),
                              self.parts(depth, 1, 2))

    def label(self, depth):
        return self.container("label", {}, ["text", self.part(3)])

    def search(self, depth):
        tag, attributes = self.pick(("search", {}), ("div", {"role": "search"}))
        return self.container(tag, attributes, self.parts(depth, 1, 2))

    def shadow(self, depth):
        """A host. Its shadow root may show the host's children in slots, in any order."""
        inner = self.parts(depth)
        slotted = self.parts(depth, 0, 3)
        for number, child in enumerate(slotted):
            if self.chance(0.4):
                child["attributes"]["slot"] = f"s{number}"
            attributes = {"name": child["attributes"].get("slot", "")}
            if not attributes["name"]:
                attributes = {}
            if self.chance(0.2):
                attributes["tabindex"] = "1"
            inner.insert(self.random.randint(0, len(inner)),
                         node("slot", attributes, []))
        attributes = {"tabindex": self.pick("1", "2")} if self.chance(0.15) else {}
        host = self.container("div", attributes, slotted)
        host["shadow"] = inner
        return host

    def frame(self, depth):
        outside = self.is_framed, self.is_rendered
        self.is_framed = True
        inner = [self.form()]
        self.is_framed, self.is_rendered = outside
        frame = self.container("iframe", {}, [])
        frame["frame"] = inner
        return frame

    def rows(self, depth):
        """Rows of fields. The page adds a row if the last row is filled."""
        was, self.is_rendered = self.is_rendered, True
        rows = [node("p", {}, [self.field("text") for _ in range(self.pick(1, 1, 2))])
                for _ in range(self.pick(1, 2))]
        self.is_rendered = was
        return self.container("div", {"oninput": ADD_ROW}, rows)

    def rerender(self, depth):
        was, self.is_rendered = self.is_rendered, True
        children = [self.field(self.pick("text", "text", "email", "number"))
                    for _ in range(self.random.randint(1, 3))]
        self.is_rendered = was
        when = self.pick("oninput", "oninput", "onchange")
        return self.container("div", {when: RERENDER}, children)

    def button(self):
        name = self.name("b")
        self.note(name, self.others)
        attributes = {"id": name}
        kind = self.pick("submit", "submit", "submit", "button", "image", "input")
        if kind in ("image", "input"):
            attributes["type"] = "image" if kind == "image" else "submit"
        elif kind == "button":
            attributes["type"] = "button"
        if self.chance(0.12):
            attributes["disabled"] = ""
        self.place(attributes)
        if kind in ("image", "input"):
            return node("input", attributes, [])
        return node("button", attributes, ["go"])

    def field(self, kind=None):
        kind = kind or self.random.choice(
            ["text"] * 14 + ["email", "tel", "password", "url", "number", "number",
             "date", "time", "select", "select", "first", "answered", "multiple",
             "textarea", "editable", "editable", "line", "checkbox", "radio", "search",
             "hidden", "searchbox", "readonly"])
        name = self.name("f")
        attributes = {"id": name}
        is_filled = self.chance(0.25)
        if not self.is_rendered and self.chance(0.08):
            clash = self.random.choice(CLASHES)
            if self.chance(0.5):
                attributes["name"] = clash
            elif clash not in self.clashes:
                self.clashes.append(clash)
                attributes["id"] = name = clash
        self.note(name, self.fields)
        self.place(attributes)
        if self.is_marked and self.chance(0.2):
            attributes["data-field-invalid"] = self.pick("", "", "false")
        if self.chance(0.12):
            attributes["tabindex"] = self.pick("1", "2", "2", "3", "0", "-1", "x")
        if self.chance(0.08):
            attributes.update([self.random.choice(HIDING)])
        if self.chance(0.06):
            attributes["disabled"] = ""
        if self.chance(0.08):
            label = self.random.choice(LABELS)
            attributes["enterkeyhint"] = attributes["data-label"] = label
        # Chromium focuses the parts of a date after the page's handler.
        if not self.is_rendered and kind not in ("date", "time"):
            self.listen(attributes)
        return self.control(kind, attributes, is_filled)

    def control(self, kind, attributes, is_filled):
        if kind in ("select", "first", "answered", "multiple"):
            if kind == "multiple":
                attributes["multiple"] = ""
            options = [node("option", {}, [text]) for text in ("a", "b", "c")]
            if kind == "select":
                options.insert(0, node("option", {"value": ""}, ["-"]))
            if kind == "answered":
                self.random.choice(options)["attributes"]["selected"] = ""
            return node("select", attributes, options)
        if kind == "textarea":
            return node("textarea", attributes, ["x"] if is_filled else [])
        if kind in ("editable", "line"):
            attributes["contenteditable"] = self.pick("", "true", "plaintext-only")
            # Some browsers give an empty inline element no box.
            attributes.setdefault("style", "min-height: 20px")
            if kind == "line":
                attributes["aria-multiline"] = "false"
            return node("div", attributes, ["x"] if is_filled else [])
        if kind == "readonly":
            attributes["readonly"] = ""
            is_filled = self.chance(0.7)
        if kind == "searchbox":
            attributes["role"] = "searchbox"
        types = {"readonly": "text", "searchbox": "text"}
        kind = types.get(kind, kind)
        if kind != "text" or self.chance(0.2):
            attributes["type"] = kind
        if kind == "radio":
            attributes["name"] = "r"
        values = {"number": "1", "date": "2026-01-02", "time": "10:00"}
        if is_filled and kind not in ("checkbox", "radio"):
            attributes["value"] = values.get(kind, "x")
        return node("input", attributes, [])

    def place(self, attributes):
        """May give an element another form by its attribute `form`."""
        if self.forms and not self.is_framed and self.chance(0.06):
            attributes["form"] = self.random.choice(self.forms)

    def listen(self, attributes):
        """May give a field a handler of the page."""
        if not self.fields or self.is_framed or self.chance(0.86):
            return
        other = self.random.choice(self.fields)
        kind = self.pick("refuse", "refuse", "send", "jump", "take", "blur", "blur",
                         "button")
        if kind in ("refuse", "send"):
            # Two such fields could pass focus to each other for ever.
            if self.is_contested:
                return
            self.is_contested = True
        if kind == "refuse":
            attributes["onfocus"] = self.random.choice(REFUSE)
            attributes["data-refuses"] = ""
        elif kind == "send":
            attributes["onfocus"] = focus(other)
            attributes["data-sends"] = other
        elif kind == "jump":
            attributes["onkeydown"] = f"if (event.key === 'Enter') {focus(other)}"
            attributes["data-jumps"] = ""
        elif kind == "take":
            attributes[self.pick("onkeydown", "onkeypress")] = TAKE_ENTER
        elif kind == "blur":
            attributes["onblur"] = self.change(other)
        elif self.others:
            attributes["oninput"] = (
                f"deep('#{self.random.choice(self.others)}')"
                "?.toggleAttribute('disabled', !this.value)")

    def note(self, name, names):
        if not self.is_framed:
            names.append(name)

    # ---- Steps ---------------------------------------------------------------

    def steps(self):
        steps = [["focus", self.random.choice(self.fields)]] if self.fields else []
        for _ in range(self.random.randint(5, 11)):
            kind = self.random.choices(
                ["type", "clear", "Enter", "Tab", "Shift+Tab", "click", "focus",
                 "page", "others", "rest"], [20, 4, 34, 6, 6, 7, 5, 15, 9, 1])[0]
            if kind in ("Enter", "type", "others") and self.fields and self.chance(0.3):
                steps.append(["focus", self.random.choice(self.fields[:4])])
            if kind in ("Enter", "Tab", "Shift+Tab"):
                steps.append(["press", kind])
            elif kind in ("click", "focus") and self.fields:
                steps.append([kind, self.random.choice(self.fields)])
            elif kind == "page" and self.fields:
                steps.append(["page", self.page_step()])
            elif kind == "others":
                steps.append(["page", self.change_others()])
            elif kind in ("type", "clear", "rest"):
                steps.append([kind])
        for _ in range(self.codes.randint(1, 3) if self.code else 0):
            steps.insert(self.codes.randint(0, len(steps)), self.entry())
        for name in self.visits:
            if self.components.random() < 0.6:
                place = self.components.randint(0, len(steps))
                steps[place:place] = self.visit(name)
        return steps

    def visit(self, name):
        """What the user does in the field of a component."""
        typed = [["type"]] if self.components.random() < 0.7 else []
        return [["focus", name], *typed, ["press", "Enter"], ["press", "Enter"]]

    def entry(self):
        """How the user or a script fills the empty code, and which letters go again."""
        way = self.codes.choice(["keys", "keys", "paste", "command", "whole", "letters",
                                 "whole and letters", "boxes"])
        return ["code", way, self.codes.randint(1, 7), self.codes.randint(0, 3)]

    def page_step(self):
        kind = self.pick("change", "change", "change", "insert", "insert", "move", "fill",
                         "dialog", "reset")
        name = self.random.choice(self.fields)
        if kind == "insert":
            new = self.name("n")
            value = " value=x" if self.chance(0.3) else ""
            self.fields.append(new)
            return (f"deep('#{name}')?.insertAdjacentHTML("
                    f"'{self.pick('beforebegin', 'afterend')}',"
                    f" '<input id={new}{value}>')")
        if kind == "move" and self.others:
            other = self.random.choice(self.others)
            return f"deep('#{other}')?.after(deep('#{name}') ?? '')"
        if kind == "fill":
            value = self.pick("'1'", "''")
            return (f"const field = deep('input#{name}'); if (field) {{ field.value = {value};"
                    " field.dispatchEvent(new Event('input', {bubbles: true})) }")
        dialogs = "dialog"
        if kind == "dialog":
            return self.pick(
                f"deep('{dialogs}:not([open])')?.showModal()",
                f"deep('{dialogs}[open]')?.close()")
        if kind == "reset" and self.forms:
            form = self.random.choice(self.forms)
            return (f"const form = deep('#{form}');"
                    " if (form) HTMLFormElement.prototype.reset.call(form)")
        names = self.fields + self.others
        return self.change(self.random.choice(names))

    def change_others(self):
        """A change of many fields by the page: of all others, of those that Return could
        move to, or of all but these."""
        which = self.pick("true", "!each.value", "!each.value", "each.value")
        how = self.pick("hidden", "hidden", "disabled", "readonly")
        return ("for (const each of document.querySelectorAll('input'))"
                f" each.toggleAttribute('{how}', Boolean(each !== active() && {which}))")

    def change(self, name):
        """A change of one element by the page."""
        how = self.pick("hidden", "hidden", "disabled", "disabled", "readonly", "inert",
                        "open", "remove", "style", "class", "tabindex")
        element = f"deep('#{name}')"
        if how == "remove":
            return f"{element}?.remove()"
        if how == "style":
            style = self.pick("display: none", "opacity: 0", "visibility: hidden", "")
            return f"{element}?.setAttribute('style', '{style}')"
        if how == "class":
            return f"{element}?.classList.toggle('away')"
        if how == "tabindex":
            return f"{element}?.setAttribute('tabindex', '{self.pick(-1, 0, 1, 2)}')"
        return f"{element}?.toggleAttribute('{how}')"


# ---- HTML --------------------------------------------------------------------


def source(nodes):
    """Returns the page's body as HTML."""
    return "".join(element(each) for each in nodes)


def quoted(text):
    return text.replace("&", "&amp;").replace('"', "&quot;")


def element(each):
    if isinstance(each, str):
        return each
    tag = each["tag"]
    attributes = dict(each["attributes"])
    if "frame" in each:
        attributes["srcdoc"] = source(each["frame"])
    text = "".join(
        f" {name}" + (f'="{quoted(value)}"' if value else "")
        for name, value in attributes.items())
    start = f"<{tag}{text}>"
    if tag in VOID:
        return start
    shadow = ""
    if "shadow" in each:
        shadow = f"<template shadowrootmode=open>{source(each['shadow'])}</template>"
    return f"{start}{shadow}{source(each['children'])}</{tag}>\n"


# ---- Smaller runs ------------------------------------------------------------


def smaller(run, fails, budget):
    """Returns the smallest run found that still fails. `fails` plays a run. Plays at most
    `budget` runs."""
    is_smaller = True
    while is_smaller:
        is_smaller = False
        for candidate in candidates(run):
            if budget == 0:
                return run
            budget -= 1
            if fails(candidate):
                run, is_smaller = candidate, True
                break
    return run


def candidates(run):
    """Yields smaller runs. The largest cuts come first."""
    steps = run["steps"]
    size = len(steps) // 2
    while size:
        for start in range(0, len(steps), size):
            yield {**run, "steps": steps[:start] + steps[start + size:]}
        size //= 2
    for path in paths(run["nodes"]):
        yield changed(run, path, remove)
    for name in run["options"]:
        yield {**run, "options": {
            key: value for key, value in run["options"].items() if key != name}}
    for path in paths(run["nodes"]):
        each = at(run["nodes"], path)
        if isinstance(each, str):
            continue
        if each["children"] and each["tag"] != "select" and "frame" not in each:
            yield changed(run, path, unwrap)
        for name in each["attributes"]:
            if name != "id" and name not in FACTS:
                yield changed(run, path, lambda siblings, index, name=name:
                              drop(siblings[index]["attributes"], name))


def drop(attributes, name):
    del attributes[name]
    for fact, cause in FACTS.items():
        if cause == name:
            attributes.pop(fact, None)


def paths(nodes, before=()):
    """Yields the path to each node. A path is a sequence of keys and indices."""
    for index, each in enumerate(nodes):
        yield (*before, index)
        if isinstance(each, str) or each["tag"] == "select":
            continue
        for key in ("frame", "shadow", "children"):
            yield from paths(each.get(key, []), (*before, index, key))


def at(nodes, path):
    for step in path:
        nodes = nodes[step]
    return nodes


def changed(run, path, change):
    nodes = copy.deepcopy(run["nodes"])
    change(at(nodes, path[:-1]), path[-1])
    return {**run, "nodes": nodes}


def remove(siblings, index):
    del siblings[index]


def unwrap(siblings, index):
    siblings[index:index + 1] = siblings[index]["children"]
