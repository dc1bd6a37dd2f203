"""Draws Return's path over a form in headless Chromium, and saves the pictures that the
documentation shows: inspector.png, and inspector~dark.png for dark pages."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from browsers import MissingTool, chromium  # noqa: E402

FOLDER = ROOT / "Documentation" / "Guides.docc"
SCRIPT = ROOT / "Web" / "dist" / "field-navigation.inspect.js"
SIZE = {"width": 720, "height": 480}
PAGE = """<!doctype html>
<meta charset=utf-8>
<style>
  :root { color-scheme: light dark; font: 15px system-ui, sans-serif }
  body { margin: 20px 56px 0 24px }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 22px 48px }
  label { display: grid; gap: 6px }
  .wide { grid-column: 1 / 3 }
  input, select, textarea, button { font: inherit; padding: 7px }
  textarea { height: 34px; resize: none }
</style>
<form>
  <label>Name <input name=name value="Ada Lovelace"></label>
  <label>Customer number <input name=number readonly value=1815></label>
  <label class=wide>Email <input name=email></label>
  <label>Street <input name=street></label>
  <label>City <input name=city></label>
  <label>Voucher <input name=voucher disabled></label>
  <label>Phone <input name=phone></label>
  <div style="position: absolute; left: -999px"><input name=website></div>
  <button>Order</button>
</form>
"""


def draw():
    with chromium() as browser:
        for scheme, ending in [("light", ""), ("dark", "~dark")]:
            page = browser.new_page(
                viewport=SIZE, device_scale_factor=2, color_scheme=scheme)
            page.set_content(PAGE)
            page.evaluate(SCRIPT.read_text() + ";void FieldNavigation.inspect()")
            page.screenshot(path=FOLDER / f"inspector{ending}.png")
            page.close()


if __name__ == "__main__":
    try:
        draw()
    except MissingTool as error:
        sys.exit(f"inspect_picture: {error}")
