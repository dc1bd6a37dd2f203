"""Compares the audit of a folder of pages with the browser adapter in Chromium.

    python Audit/Tests/pages_against_chromium.py --audit COMMAND [--pages FOLDER]...
                                                 [--adapter FILE] [--limit N]

For each field, the script compares the place in the order and the label of the key. The
script compares whether the field is reachable and empty. The script also compares where
Enter leads. The script presses real keys. A page's file doesn't show the effects of
style sheets, layout and scripts. The script counts such differences by their reason.
Any other difference is a mismatch. Some pages have other fields in the browser. The
script leaves out such a page and prints the reason.
"""

import argparse
import collections
import json
import pathlib
import signal
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
BROWSER_TESTS = PROJECT / "Tests" / "Browser"
sys.path.insert(0, str(BROWSER_TESTS))

from browsers import MissingTool, chromium_shell  # noqa: E402
from corpus import ADAPTER, INJECTION, ChromiumTab, default_folder  # noqa: E402

# Returns the fields before the adapter is attached, and their labels after that.
BEGINNING = f"""([survey, adapter]) => {{
  const inject = {INJECTION};
  inject(survey);
  const forms = Survey.fields();
  inject(adapter);
  return [forms, Survey.labels()];
}}"""


def audited(command, pages):
    """Runs the audit and returns the screens of each page."""
    run = subprocess.run(
        [command, "audit", "--format", "json", "--fail-on", "never", *map(str, pages)],
        stdout=subprocess.PIPE,
    )
    if run.returncode:
        sys.exit(f"the audit ended with {run.returncode}")
    return {pathlib.Path(file["path"]).resolve(): file["screens"]
            for file in json.loads(run.stdout)["files"]}


class Comparison:
    """Compares one page in the browser with the audit of the page."""

    def __init__(self, tab, page, screens):
        self.tab = tab
        self.page = page
        self.screens = screens
        self.counts = collections.Counter()
        self.reasons = collections.Counter()
        self.mismatches = []
        self.left_out = None
        # The numbers of fields that only the page or only the file shows. Each number
        # has a reason.
        self.different = {}

    def fail(self, field, what, audit, browser):
        self.mismatches.append(
            f"{self.page.name}: {field}: {what}: the audit says {audit}, "
            f"the browser {browser}")

    def run(self):
        tab = self.tab
        tab.open(self.page.as_uri())
        # Each call to the browser takes a while. A single call is faster.
        forms, self.labels = tab.page.evaluate(BEGINNING, self.scripts)
        if not self.has_same_fields(forms):
            return
        first = 0
        for form, screen in zip(forms, self.screens):
            self.counts["forms"] += 1
            pairs = list(zip(form["fields"], screen["fields"]))
            for number, pair in enumerate(pairs, first):
                self.compare_state(number, *pair)
            for number, pair in enumerate(pairs, first):
                self.counts["fields"] += 1
                self.compare_step(number, first, len(pairs), *pair, screen)
            first += len(pairs)

    def has_same_fields(self, forms):
        shown = [[(field["kind"], field["id"]) for field in form["fields"]]
                 for form in forms]
        said = [[(field["kind"], field["id"]) for field in screen["fields"]]
                for screen in self.screens]
        if shown == said:
            return True
        self.left_out = self.tab.value("Survey.reasonForOtherFields()")
        if not self.left_out:
            self.fail("the page", "fields", said, shown)
        return False

    def compare_state(self, number, shown, said):
        if shown["empty"] != said["isEmpty"]:
            self.fail(said["id"], "empty", said["isEmpty"], shown["empty"])
        if shown["reachable"] == said["isReachable"]:
            return
        reason = shown["reason"]
        if reason:
            self.different[number] = reason
            self.reasons[f"{reason}: a field"] += 1
        else:
            self.fail(said["id"], "reachable", said["isReachable"], shown["reachable"])

    def compare_step(self, number, first, count, shown, said, screen):
        """Compares the label and Enter with the oracle. Real keys then confirm the
        oracle's answer."""
        if not (shown["reachable"] and said["isReachable"]):
            return
        to = None
        if said["destination"] == "field":
            ids = [field["id"] for field in screen["fields"]]
            to = first + ids.index(said["destinationID"])
        kind = {"field": "move", "finish": "finish", "own": "native"}[said["destination"]]
        expected = "native" if shown["step"] == "stay" else shown["step"]
        # If the adapter leaves Enter to the browser, the browser may submit the form.
        is_native_submit = (kind == "finish" and expected == "native"
                          and said.get("returnKey") is None)
        if (kind, to) != (expected, shown["to"]) and not is_native_submit:
            reason = self.reason_for(to, shown["to"], first, count)
            if reason:
                self.reasons[f"{reason}: a step"] += 1
            else:
                self.fail(said["id"], "Enter", (kind, to), (expected, shown["to"]))
            return
        self.press(number, kind, to, said, first, count, is_native_submit)

    def reason_for(self, to, other, first, count):
        """Returns the reason for a different effect of Enter in the browser. Enter
        leads elsewhere if only the browser or only the audit skips a field."""
        inside = [each for each in self.different if first <= each < first + count]
        for each in (to, other):
            if each in self.different:
                return self.different[each]
        return self.different[inside[0]] if to is other is None and inside else None

    def press(self, number, kind, to, said, first, count, is_native_submit):
        tab = self.tab
        key = self.labels[number]
        if key is None:
            self.reasons["layout: a field that refuses focus"] += 1
            return
        wanted = (said.get("returnKey") or said["file"].get("returnKey") or "").lower()
        if key != wanted:
            reason = self.reason_for(None, None, first, count)
            if reason:
                self.reasons[f"{reason}: a label"] += 1
            else:
                self.fail(said["id"], "label", wanted, key)
        if kind == "native":
            return
        tab.value(f"Survey.focus({number})")
        tab.press(["Enter"])
        outcome = tab.value("Survey.outcome()")
        self.counts["presses"] += 1
        if outcome == {"kind": kind, "to": to}:
            return
        # The oracle has already confirmed this step of the audit.
        if not is_native_submit and tab.value("document.scripts.length > 0"):
            self.reasons["scripts: Enter is the page's own"] += 1
        else:
            self.fail(said["id"], "a real Enter", (kind, to), outcome)


def arguments():
    parser = argparse.ArgumentParser(
        description="Holds audits of pages against the browser adapter in Chromium.")
    parser.add_argument("--audit", required=True, metavar="COMMAND",
                        help="the program fieldnavigation")
    parser.add_argument("--pages", action="append", type=pathlib.Path,
                        metavar="FOLDER", help="a folder of *.html; may be repeated")
    parser.add_argument("--adapter", type=pathlib.Path, default=ADAPTER,
                        metavar="FILE", help="the adapter as a classic script")
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N pages")
    return parser.parse_args()


def main():
    options = arguments()
    pages = []
    for folder in options.pages or [default_folder()]:
        found = sorted(folder.resolve().glob("*.html"))
        if not found:
            sys.exit(f"no *.html in {folder}")
        pages += found[: options.limit]
    if not options.adapter.exists():
        sys.exit(f"{options.adapter} is missing: run make web")
    screens = audited(options.audit, pages)
    Comparison.scripts = [
        (BROWSER_TESTS / "oracle.js").read_text() + (HERE / "survey.js").read_text(),
        options.adapter.read_text() + "\nFieldNavigation.attach()",
    ]
    counts, reasons, mismatches = collections.Counter(), collections.Counter(), []
    try:
        with chromium_shell() as running:
            tab = ChromiumTab(running)
            for page in pages:
                comparison = Comparison(tab, page, screens[page])
                try:
                    comparison.run()
                # An error on one page must not end the run.
                except Exception as error:
                    comparison.fail("the page", "walk", "an end", error)
                counts["pages"] += 1
                counts += comparison.counts
                reasons += comparison.reasons
                mismatches += comparison.mismatches
                if comparison.left_out:
                    print(f"{page.name} is left out: {comparison.left_out}")
    except MissingTool as error:
        sys.exit(str(error))
    for line in mismatches:
        print(line)
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    print("differences that the file does not show: "
          + (", ".join(f"{count} by {name}" for name, count in sorted(reasons.items()))
             or "none"))
    print(f"{len(mismatches)} mismatches")
    return 1 if mismatches or not counts["presses"] else 0


if __name__ == "__main__":
    # Ctrl+C ends the script without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
