"""Tests how a page loads the adapter: under a policy, from different addresses, and in
older browsers."""

import subprocess

import pytest

from driving import ADAPTER, DIST

FORM = "<form id=f><input id=a><input id=b></form>"
USE = "FieldNavigation.attach(); document.title = 'attached'; a.focus();"


def navigates(page):
    page.wait_for("document.title === 'attached'")
    page.send("Enter")
    page.wait_for("document.activeElement === b")
    return True


@pytest.mark.parametrize("script", [
    f"<script src=/{ADAPTER}></script><script src=/use.js></script>",
    "<script type=module src=/use-module.js></script>",
], ids=["script", "module"])
def test_the_adapter_loads_under_a_strict_content_security_policy(page, script):
    kind = {"Content-Type": "text/javascript"}
    page.server.answers["/use.js"] = (USE.encode(), kind)
    page.server.answers["/use-module.js"] = (
        b"import { attach } from '/field-navigation.js';"
        b"globalThis.FieldNavigation = { attach };" + USE.encode(), kind)
    policy = "default-src 'none'; script-src 'self'"
    page.open(FORM + script, headers={"Content-Security-Policy": policy},
              helpers="")
    assert navigates(page)


def test_the_webassembly_version_loads_under_a_policy_that_allows_it(page):
    policy = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'nonce-x'; "
              "connect-src 'self'")
    page.open(
        FORM + "<script type=module nonce=x>"
        "import * as FieldNavigation from '/field-navigation.wasm.js';"
        f"{USE}</script>",
        headers={"Content-Security-Policy": policy}, helpers="")
    assert navigates(page)


def test_the_adapter_loads_from_a_local_file(page, tmp_path):
    (tmp_path / ADAPTER).write_bytes((DIST / ADAPTER).read_bytes())
    file = tmp_path / "page.html"
    file.write_text(f"<!doctype html><meta charset=utf-8>{FORM}"
                    f"<script src={ADAPTER}></script><script>{USE}</script>")
    page.go(file.as_uri())
    page.wait_for_focus()
    assert navigates(page)


def test_the_adapter_is_ready_at_once_and_requests_no_other_file(page):
    page.open(FORM + """<script>
      window.errors = [];
      addEventListener("error", ({message}) => errors.push(message));
      delete window.WebAssembly;
      window.fetch = undefined;
    </script>""" + f"<script src=/{ADAPTER}></script><script>{USE}</script>")
    assert navigates(page)
    assert page.evaluate("errors") == []
    assert [address.rpartition("/")[2] for address in page.evaluate(
        "performance.getEntriesByType('resource').map(({name}) => name)")
    ] in ([ADAPTER], [ADAPTER, "favicon.ico"])


@pytest.mark.parametrize(("format", "kind"), [
    ("esm", "module"), ("iife", "text/javascript")])
def test_a_bundle_that_includes_the_adapter_runs_from_any_path(page, tmp_path, format, kind):
    app = tmp_path / "app.js"
    app.write_text("import { attach } from 'field-navigation';"
                   "globalThis.FieldNavigation = { attach };" + USE)
    module = DIST / "field-navigation.js"
    bundle = subprocess.run(
        ["esbuild", app, "--bundle", "--target=es2020", f"--format={format}",
         f"--alias:field-navigation={module}"], capture_output=True, check=True)
    page.server.answers["/any/path/app.js"] = (
        bundle.stdout, {"Content-Type": "text/javascript"})
    page.open(f"{FORM}<script type={kind} src=/any/path/app.js></script>")
    assert navigates(page)
