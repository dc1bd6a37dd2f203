"""How a page loads the adapter: by policy, by address, and without more than a
browser of today has to offer."""

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
def test_it_loads_under_a_strict_policy(page, script):
    kind = {"Content-Type": "text/javascript"}
    page.server.answers["/use.js"] = (USE.encode(), kind)
    page.server.answers["/use-module.js"] = (
        b"import { attach } from '/field-navigation.js';"
        b"globalThis.FieldNavigation = { attach };" + USE.encode(), kind)
    policy = "default-src 'none'; script-src 'self'"
    page.open(FORM + script, headers={"Content-Security-Policy": policy},
              helpers="")
    assert navigates(page)


def test_with_webassembly_it_loads_where_the_policy_allows_that(page):
    policy = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'nonce-x'; "
              "connect-src 'self'")
    page.open(
        FORM + "<script type=module nonce=x>"
        "import * as FieldNavigation from '/field-navigation.wasm.js';"
        f"{USE}</script>",
        headers={"Content-Security-Policy": policy}, helpers="")
    assert navigates(page)


def test_it_loads_from_a_file(page, tmp_path):
    (tmp_path / ADAPTER).write_bytes((DIST / ADAPTER).read_bytes())
    file = tmp_path / "page.html"
    file.write_text(f"<!doctype html><meta charset=utf-8>{FORM}"
                    f"<script src={ADAPTER}></script><script>{USE}</script>")
    page.go(file.as_uri())
    page.wait_for("document.hasFocus()")
    assert navigates(page)


def test_it_is_there_at_once_and_asks_for_nothing(page):
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
