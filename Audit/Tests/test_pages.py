"""The audit and the browser adapter agree on every page of the tests."""

import os
import pathlib
import re
import subprocess
import sys

AUDIT = pathlib.Path(__file__).resolve().parents[1]
ROOT = AUDIT.parent
#: What `swift build --package-path Audit --build-tests` writes.
BUILT = AUDIT / ".build" / "debug"
#: Pages that have other fields in a browser than in their files. Each page has a reason.
#: Of the pages in the audit's Swift tests, only the page with a shadow root is left out.
LEFT_OUT = {
    "marked-forms.html": "a shadow root",
    "re-render-later.html": "scripts",
    "re-render.html": "scripts",
    "shadow-form.html": "a shadow root",
    "shadow-slots.html": "a shadow root",
}


def run(*command, **environment):
    result = subprocess.run(
        [*map(str, command)], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, **environment})
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_the_audit_and_the_adapter_agree_on_every_page(tmp_path):
    run(BUILT / "FieldNavigationAuditPackageTests.xctest", "--testing-library",
        "swift-testing", "--filter", "Page", KEEP_PAGES=str(tmp_path))
    folders = [tmp_path, ROOT / "Tests" / "Pages", ROOT / "Tests" / "Browser" / "Keyboards",
               ROOT / "Examples" / "Web"]
    answer = run(
        sys.executable, AUDIT / "Tests" / "pages_against_chromium.py",
        "--audit", BUILT / "fieldnavigation",
        *(part for folder in folders for part in ("--pages", folder)))
    left_out = dict(re.findall(r"^(\S+) is left out: (.*)$", answer, re.MULTILINE))
    own = [left_out.pop(page.name) for page in tmp_path.iterdir()
           if page.name in left_out]
    assert (left_out, own) == (LEFT_OUT, ["a shadow root"])
    assert int(re.search(r"(\d+) presses", answer)[1]) > 300
