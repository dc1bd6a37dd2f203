"""The measured pages. Many fields are nested as deep as in real pages."""

import pathlib

ADAPTER = (pathlib.Path(__file__).resolve().parents[2] / "Web" / "dist"
           / "field-navigation.inline.js")
#: The number of elements around a field.
DEPTH = 25

# Inside the body and the form, two elements surround each field.
PAGE = """<!doctype html><title>{title}</title>
<style>
  div {{ padding: 0 }}
  #beside {{ width: 40px; height: 20px; background: silver }}
  #beside.on {{ background: gray }}
  #beside.turning {{ animation: turn 1s infinite linear }}
  @keyframes turn {{ to {{ transform: rotate(1turn) }} }}
  label:hover {{ background: silver }}
</style>
<button id="outside">Outside</button><div id="beside"></div>
<canvas id="canvas" width="300" height="100"></canvas>
<svg id="svg" width="300" height="100"></svg>
{before}<form id="form"></form>{after}
<script>
  const field = (name) => `<div><label>Field <input name="f${{name}}"></label></div>`;
  form.innerHTML =
    Array.from({{ length: {count} }}, (_, index) => field(index)).join("") +
    "<button>Go</button>";
  const inputs = [...document.querySelectorAll("input")];
  form.addEventListener("submit", (event) => event.preventDefault());
</script>"""


def open_page(browser, title, count):
    page = browser.new_page()
    around = DEPTH - len(["html", "body", "form", "div", "label", "input"])
    page.set_content(PAGE.format(
        title=title, count=count, before="<div>" * around, after="</div>" * around))
    page.add_script_tag(path=ADAPTER)
    return page
