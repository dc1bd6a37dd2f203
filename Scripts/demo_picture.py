"""Plays the demo's sign-up form with real keys in headless Chromium, and saves a strip
of four pictures for the README and the documentation: the form after two presses of
Tab, and after two of Return. The strip is demo.png, and demo~dark.png for dark
pages."""

import base64
import itertools
import json
import sys

import demo
from browsers import MissingTool, chromium

FOLDER = demo.ROOT / "Documentation" / "Guides.docc"
#: The presses of each walk that the strip shows.
SHOWN = 2
WORDS = {
    "browser": ("Tab", ["stops at Name, filled in", "stops at City, filled in"]),
    "field-navigation": (
        "Return", ["skips both, to Email", "goes on to Password"]),
}
# The strip replaces the page's content, so that it has the page's colors.
STYLE = """
  .strip { display: flex; width: max-content; border: 1px solid var(--line);
    background: var(--surface) }
  .strip section { display: grid; grid-template-columns: repeat(2, 228px);
    gap: 6px 18px; padding: 16px 22px 22px }
  .strip section + section { border-left: 1px solid var(--line) }
  .strip h2 { grid-column: 1 / 3; font-size: 24px; line-height: 1.2 }
  .strip h2 span { color: var(--quiet); font-weight: 400 }
  .strip p { font-size: 17px }
  .strip b { color: var(--accent) }
  .strip img { display: block; width: 100%; margin-top: 8px }
"""


def parts(steps):
    """Splits a walk before each press. Returns the steps before the first press, and
    those of each press that the strip shows."""
    presses = itertools.accumulate("press" in step for step in steps)
    numbered = zip(presses, steps)
    return [[step for _, step in part] for _, part in
            itertools.groupby(numbered, key=lambda pair: pair[0])][:SHOWN + 1]


def photographs(player, walk, play):
    """Plays the first presses of a walk, and yields the phone after each."""
    first, *others = parts(walk)
    play(player, first)
    for part in others:
        play(player, part)
        yield player.page.locator(f"#{player.side} .phone").screenshot()


def play_without_adapter(player, steps):
    demo.play_browser(player, {"browser": steps})


def play_with_adapter(player, steps):
    for problem in demo.play_scenario(player, {"steps": steps}):
        sys.exit(f"demo_picture: {problem}")


def section(page, side, pictures):
    key, words = WORDS[side]
    total = page.locator(f"#{side} .count output").inner_text()
    cells = "".join(
        f"<div><p><b>{number}</b> {text}</p><img src='data:image/png;base64,"
        f"{base64.b64encode(picture).decode()}'></div>"
        for number, (text, picture) in enumerate(zip(words, pictures), 1))
    title = f"<h2>{key} <span>{total} presses to the end</span></h2>"
    return f"<section>{title}{cells}</section>"


def draw():
    scenario = json.loads(demo.SCENARIO.read_text())
    labels = {field["id"]: field["label"] for field in scenario["fields"]}
    walks = [
        ("browser", json.loads(demo.WALK.read_text())["browser"], play_without_adapter),
        ("field-navigation", scenario["steps"], play_with_adapter),
    ]
    server = demo.serve(0)
    with chromium() as browser:
        for scheme, ending in [("light", ""), ("dark", "~dark")]:
            page = browser.new_page(
                viewport={"width": 1280, "height": 800}, device_scale_factor=2,
                color_scheme=scheme, reduced_motion="reduce")
            page.goto(f"http://127.0.0.1:{server.server_port}{demo.INDEX}")
            page.wait_for_selector("html[data-ready]")
            strip = "".join([
                section(page, side, list(photographs(
                    demo.Player(page, side, labels), walk, play)))
                for side, walk, play in walks])
            page.evaluate(
                "(strip) => { document.body.innerHTML = strip }",
                f"<style>{STYLE}</style><div class=strip>{strip}</div>")
            page.wait_for_function("[...document.images].every((one) => one.complete)")
            page.locator(".strip").screenshot(path=FOLDER / f"demo{ending}.png")
            page.close()
    server.shutdown()


if __name__ == "__main__":
    try:
        draw()
    except MissingTool as error:
        sys.exit(f"demo_picture: {error}")
