"""Measures what the audit misses: plants mistakes in files, and counts how each is reported.

    python3 Audit/Tests/recall.py --audit PATH FOLDER...

Each folder is one project: its storyboards, pages, sources and scripts. A mistake is
planted in a copy of the project, one at a time, and only in a file without a finding of
its kind. The command then audits the copy. The files come from strangers, and no list of
them is part of this repository.
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

#: For each kind of mistake: the rules that name it.
KINDS = {
    "Done in the middle": {"done-in-middle"},
    "Next at the end": {"next-at-end"},
    "a pad without a way on": {"no-way-on"},
    "a field under the keyboard": {"covered"},
    "tags against the eye": {"tag-order", "duplicate-tag"},
    "a delegate of other fields": {"no-delegate"},
    "a password without its type (app)": {"plain-password"},
    "a code in boxes (app)": {"code-boxes"},
    "a password without its type (page)": {"plain-password"},
    "a form that Enter can't send": {"enter-submits-nothing"},
    "a password outside a form": {"enter-submits-nothing"},
    "a hint that lies": {"hint-mismatch", "done-in-middle"},
    "a tabindex that jumps": {"positive-tabindex"},
    "a label that points elsewhere": {"stray-label", "duplicate-id"},
    "two default buttons": {"wrong-default-button"},
    "a required field that Return leaps over": {"unreachable-required"},
    "a code in boxes (page)": {"code-boxes"},
}
FIELD = re.compile(r"<textField\b.*?</textField>", re.S)
INPUT = re.compile(r"<input\b[^<>]*>", re.I | re.S)
FORM = re.compile(r"<form\b[^<>]*>.*?</form>", re.I | re.S)
TEMPLATE = re.compile(r"[{<][{%?]")


def run(audit, folder, *options):
    result = subprocess.run(
        [audit, "audit", folder, "--root", folder, "--fail-on", "never", *options],
        capture_output=True, text=True)
    assert result.returncode in (0, 2), result.stderr
    return result.stdout


def findings(audit, folder):
    """The report's files by path, and their findings."""
    report = json.loads(run(audit, folder, "--format", "json"))
    return {file["path"]: file for file in report["files"]}


def text_of(path):
    return path.read_bytes().decode("utf-8", "surrogateescape")


# ---- Storyboards ---------------------------------------------------------------------


def tag(xml, name, **attributes):
    """Sets or removes attributes of the first tag with this name."""
    found = re.search(rf"<{name}\b[^<>]*?(?=/?>)", xml)
    if not found:
        return None
    start = found[0]
    for attribute, value in attributes.items():
        start = re.sub(rf'\s{attribute}="[^"]*"', "", start)
        if value is not None:
            start = start.rstrip() + f' {attribute}="{value}"'
    return xml[:found.start()] + start + xml[found.end():]


class Scene:
    """A screen of a storyboard, with the source of its controller."""

    def __init__(self, text, screen, sources):
        self.text = text
        self.blocks = {
            re.search(r'\bid="([^"]+)"', block[0])[1]: block[0]
            for block in FIELD.finditer(text)}
        self.fields = [
            field for field in screen["fields"]
            if field["isReachable"] and field["id"] in self.blocks]
        self.all = screen["fields"]
        self.id = screen["id"]
        root = re.search(rf'<\w+\b[^<>]*\bid="{re.escape(self.id)}"[^<>]*>', text)
        owner = root and re.search(r'customClass="([^"]+)"', root[0])
        owner = owner or re.search(
            r'placeholderIdentifier="IBFilesOwner"[^<>]*customClass="([^"]+)"', text)
        self.owner = owner and owner[1]
        self.source = next((
            path for path, code in sources.items() if self.owner and re.search(
                rf"(class|@implementation)\s+{re.escape(self.owner)}\b", code)), None)
        self.code = sources.get(self.source, "")
        # What a library does for all screens is no mistake in one of them.
        self.has_library = any("IQKeyboard" in code for code in sources.values())
        # The view of a xib may be a cell, which scrolls.
        self.is_part = "<scenes>" not in text

    def with_field(self, field, change):
        old = self.blocks[field["id"]]
        new = change(old)
        return None if new in (None, old) else self.text.replace(old, new, 1)

    def traits(self, field, **attributes):
        return self.with_field(field, lambda xml: tag(xml, "textInputTraits", **attributes))

    def pairs(self):
        """Neighbors that are one column: a form that people fill in from top to bottom."""
        for one, other in zip(self.all, self.all[1:]):
            if one in self.fields and other in self.fields and one.get("frame") \
                    and other.get("frame"):
                (x, y, width, height), (left, top, wide, _) = one["frame"], other["frame"]
                pads = {"numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"}
                if abs(x - left) < 12 and 0 < top - y - height < 60 and width > 80 \
                        and one["file"].get("keyboard") not in pads:
                    yield one, other


def done(scene):
    for one, _ in scene.pairs():
        yield scene.traits(one, returnKeyType="done")


def next_at_end(scene):
    fields = [field for field in scene.all if field["isReachable"]]
    if len(fields) > 1 and fields[-1] in scene.fields:
        yield scene.traits(fields[-1], returnKeyType="next")


def pad(scene):
    if scene.has_library or re.search("inputAccessoryView", scene.code):
        return
    for one, _ in scene.pairs():
        yield scene.traits(one, keyboardType="numberPad")


def covered(scene):
    if scene.has_library or scene.is_part or re.search(
            "(?i)keyboard", scene.code) or len(scene.fields) < 2:
        return
    height = re.search(
        rf'\bid="{re.escape(scene.id)}".*?<rect key="frame" x="0.0" y="0.0" '
        r'width="[\d.]+" height="([\d.]+)"', scene.text, re.S)
    last = scene.fields[-1]
    if height and last.get("frame") and not re.search(
            r"<(scrollView|tableView|collectionView)\b", scene.text):
        y = float(height[1]) - 60
        yield scene.with_field(last, lambda xml: re.sub(
            r'(<rect key="frame" x="[^"]*" )y="[^"]*"', rf'\1y="{y}"', xml, count=1))


def tags(scene):
    if len(scene.fields) < 3 or not scene.source or "tag=" in "".join(
            scene.blocks[field["id"]] for field in scene.fields):
        return
    text = scene.text
    order = list(range(1, len(scene.fields) + 1))
    order[0], order[1] = order[1], order[0]
    for field, number in zip(scene.fields, order):
        old = scene.blocks[field["id"]]
        text = text.replace(old, tag(old, "textField", tag=str(number)), 1)
    swift = scene.source.suffix == ".swift"
    code = f"""
extension {scene.owner} {{
  func moveOn(from field: UITextField) {{
    view.viewWithTag(field.tag + 1)?.becomeFirstResponder()
  }}
}}
""" if swift else f"""
@implementation {scene.owner} (MoveOn)
- (void)moveOnFrom:(UITextField *)field {{
  [[self.view viewWithTag:field.tag + 1] becomeFirstResponder];
}}
@end
"""
    yield text, (scene.source, scene.code + code)


def delegate(scene):
    if len(scene.fields) < 3 or re.search(r"delegate\s*=|setDelegate", scene.code):
        return
    text = scene.text
    for field in scene.fields:
        old = scene.blocks[field["id"]]
        if 'property="delegate"' in old:
            return
        if field is not scene.fields[1]:
            outlet = f'<outlet property="delegate" destination="{scene.id}" id="d-{field["id"]}"/>'
            new = old.replace("<connections>", "<connections>" + outlet) \
                if "<connections>" in old else old.replace(
                    "</textField>", f"<connections>{outlet}</connections></textField>")
            text = text.replace(old, new, 1)
    yield text


def plain_password(scene):
    if re.search("(?i)secureTextEntry", scene.code):
        return
    for field in scene.fields:
        if field["file"]["isSecure"]:
            yield scene.traits(field, secureTextEntry=None)


def boxes(scene):
    for field in scene.fields[-1:]:
        old = scene.blocks[field["id"]]
        frame = re.search(r'<rect key="frame" [^<>]*/>', old)
        if not frame:
            continue
        y = re.search(r' y="([^"]*)"', frame[0])[1]
        yield scene.text.replace(old, "".join(
            f'<textField opaque="NO" id="box-{n}"><rect key="frame" x="{20 + 50 * n}" '
            f'y="{y}" width="44" height="44"/><textInputTraits key="textInputTraits" '
            'keyboardType="numberPad"/></textField>' for n in range(6)), 1)


# ---- Pages ---------------------------------------------------------------------------


def typed(form):
    """The inputs of a form in which people type."""
    hidden = r'(?i)type\s*=\s*["\']?(hidden|submit|button|checkbox|radio|file|image|reset|' \
        "range|color|search)"
    return [each[0] for each in INPUT.finditer(form)
            if not re.search(hidden, each[0]) and not re.search(
                r"(?i)\b(disabled|readonly|style|hidden|tabindex)\b", each[0])]


def forms(text, least=2):
    for form in FORM.finditer(re.sub(r"<!--.*?-->", lambda m: " " * len(m[0]), text,
                                     flags=re.S)):
        inputs = typed(form[0])
        if len(inputs) >= least and all(text.count(each) == 1 for each in inputs) \
                and text.count(form[0]) == 1:
            yield form[0], inputs


def put(text, element, attributes, remove=""):
    if remove:
        changed = re.sub(rf'(?i)\s{remove}\s*=\s*("[^"]*"|\'[^\']*\'|[^\s>]+)', "", element)
    else:
        changed = element
    end = "/>" if changed.endswith("/>") else ">"
    return text.replace(element, changed[:-len(end)].rstrip() + f" {attributes}{end}", 1)


def submitters(form):
    return re.findall(
        r'(?is)<button\b(?![^<>]*type\s*=\s*["\']?(?:button|reset))[^<>]*>'
        r'|<input\b[^<>]*type\s*=\s*["\']?(?:submit|image)[^<>]*>', form)


def hears(text):
    return re.search(r"keydown|keyup|keypress|\.submit\(|@key|onkey", text)


def page_password(text, _):
    for form, inputs in forms(text, 1):
        for each in inputs:
            if re.search(r'(?i)type\s*=\s*["\']?password', each):
                yield put(text, each, 'type="text"', remove="type")
                return


def unsent(text, scripts):
    if hears(text) or hears(scripts):
        return
    for form, inputs in forms(text):
        buttons = submitters(form)
        if len(buttons) == 1 and text.count(buttons[0]) == 1:
            yield put(text, buttons[0], 'type="button"', remove="type")


def formless(text, scripts):
    if hears(text) or hears(scripts):
        return
    for form, inputs in forms(text):
        if "password" in form and re.search(r"(?i)<button\b", form) \
                and re.search(r"(?i)<body|<html", text):
            yield text.replace(form, re.sub(r"(?i)</?form\b[^<>]*>", "", form), 1)


def hint(text, _):
    for place, (form, inputs) in enumerate(forms(text)):
        if "enterkeyhint" in form or re.search("(?i)<select|<textarea", form):
            continue
        first, last = 'enterkeyhint="done"', 'enterkeyhint="next"'
        yield put(text, inputs[-1], last) if place % 2 == 0 else put(text, inputs[0], first)


def tabindex(text, _):
    for form, inputs in forms(text, 3):
        if "tabindex" not in form:
            yield put(text, inputs[-1], 'tabindex="1"')


def label(text, _):
    for form, inputs in forms(text):
        ids = re.findall(r'(?i)<input\b[^<>]*\bid="([^"{]+)"', form)
        labels = re.findall(r'(?i)<label\b[^<>]*\bfor="[^"{]+"[^<>]*>', form)
        named = [each for each in labels if re.search(r'for="([^"]+)"', each)[1] in ids]
        if len(named) > 1 and text.count(named[1]) == 1:
            for other in (re.search(r'for="([^"]+)"', named[0])[1], "other-field"):
                yield text.replace(named[1], re.sub(
                    r'for="[^"]+"', f'for="{other}"', named[1]), 1)


def default_button(text, _):
    for form, inputs in forms(text):
        if len(submitters(form)) != 1:
            continue
        cancel = '<button class="btn">Cancel</button>'
        eye = '<button class="eye" aria-label="Show password"><i class="fa fa-eye"></i></button>'
        secret = [each for each in inputs if re.search("(?i)password", each)]
        yield text.replace(inputs[0], cancel + inputs[0], 1)
        if secret:
            yield text.replace(secret[0], secret[0] + eye, 1)


def required(text, _):
    for form, inputs in forms(text, 3):
        element = inputs[1]
        bare = re.sub(r"(?i)\srequired(=\"\w*\")?(?=[\s/>])", "", element)
        yield text.replace(element, put(bare, bare, 'required tabindex="-1"'), 1)


def page_boxes(text, _):
    for form, inputs in forms(text):
        yield text.replace(inputs[-1], "".join(
            f'<input type="text" name="digit{n}" maxlength="1">' for n in range(1, 7)), 1)


SCENES = dict(zip(list(KINDS)[:8], [
    done, next_at_end, pad, covered, tags, delegate, plain_password, boxes]))
PAGES = dict(zip(list(KINDS)[8:], [
    page_password, unsent, formless, hint, tabindex, label, default_button, required,
    page_boxes]))


def planted(folder, files):
    """Yields each mistake: its kind, its file, and the texts to write."""
    sources = {path: text_of(path) for path in folder.rglob("*")
               if path.suffix in (".swift", ".m") and path.is_file()}
    scripts = "".join(text_of(path) for path in folder.rglob("*.js") if path.is_file())
    for name, file in files.items():
        path = folder / name
        rules = {finding["rule"] for finding in file["findings"]}
        text = text_of(path)
        is_page = path.suffix.lower() in (".html", ".htm")
        for kind, plant in (PAGES if is_page else SCENES).items():
            if rules & KINDS[kind]:
                continue
            if is_page:
                changes = plant(text, scripts)
            else:
                changes = (
                    change for screen in file["screens"]
                    for change in plant(Scene(text, screen, sources)))
            for change in changes:
                if change is None:
                    continue
                new, *others = change if isinstance(change, tuple) else (change,)
                yield kind, name, [(path, new), *others]


def outcome(audit, folder, kind, name, before):
    after = findings(audit, folder)[name]["findings"]
    known = collections.Counter((each["rule"], each["id"]) for each in before)
    new = []
    for each in after:
        key = (each["rule"], each["id"])
        known[key] -= 1
        if known[key] < 0 and each["rule"] in KINDS[kind]:
            new.append(each)
    if any(each["severity"] != "note" for each in new):
        return "warning"
    if not new:
        return "missed"
    shown = " ".join(run(audit, folder).split())
    return "shown" if any(
        " ".join(each["message"].split()) in shown for each in new) else "not shown"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--audit", required=True, type=pathlib.Path)
    parser.add_argument("--most", type=int, default=16, help="mistakes of a kind")
    parser.add_argument("--each", type=int, default=2, help="of a kind in a project")
    parser.add_argument("--missed", action="store_true", help="name what isn't found")
    parser.add_argument("projects", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    table = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory() as temporary:
        for project in options.projects:
            folder = pathlib.Path(temporary).resolve() / project.name
            shutil.copytree(project, folder, symlinks=True)
            files = findings(options.audit, folder)
            here = collections.Counter()
            for kind, name, texts in planted(folder, files):
                if here[kind] == options.each or table[kind].total() == options.most:
                    continue
                here[kind] += 1
                old = [(path, path.read_bytes()) for path, _ in texts]
                for path, text in texts:
                    path.write_bytes(text.encode("utf-8", "surrogateescape"))
                result = outcome(options.audit, folder, kind, name, files[name]["findings"])
                table[kind][result] += 1
                if options.missed and result in ("missed", "not shown"):
                    print(f"{kind}: {result}: {project / name}")
                for path, data in old:
                    path.write_bytes(data)
            shutil.rmtree(folder)
    columns = ["warning", "shown", "not shown", "missed"]
    print("| Planted | mistakes | " + " | ".join(columns) + " |")
    print("| --- " * (len(columns) + 2) + "|")
    total = collections.Counter()
    for kind in KINDS:
        total += table[kind]
        cells = [table[kind][column] for column in columns]
        print(f"| {kind} | {sum(cells)} | " + " | ".join(map(str, cells)) + " |")
    cells = [total[column] for column in columns]
    print(f"| all | {sum(cells)} | " + " | ".join(map(str, cells)) + " |")


if __name__ == "__main__":
    main()
