"""Tests the demo. The demo's page is accessible, and the demo's walks match the
scenario. The page replays the UIKit example's recorded walk. The server can add the
adapter to any page.

The tests run the demo's programs in Swift as they are, and build none of them. A missing
program's failure names the command that builds it.
"""

import copy
import json
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEMO = [sys.executable, str(ROOT / "Scripts" / "demo.py")]
sys.path.insert(0, str(ROOT / "Scripts"))

import demo  # noqa: E402
import demo_uikit  # noqa: E402


def test_the_walk_of_the_demo_matches_the_scenario():
    walk = subprocess.run(DEMO + ["--check", "--built"], capture_output=True, text=True,
                          timeout=120)
    assert walk.returncode == 0, walk.stdout + walk.stderr
    assert "Email       Return (next) -> Password  [R4]" in walk.stdout
    assert f"{demo_uikit.TITLE}: Email Return (next) -> Password" in walk.stdout


@pytest.fixture(scope="module")
def trace():
    """Records the UIKit example's walk again, on the UIKit double."""
    try:
        process = demo_uikit.start(demo.SCENARIO, is_built=True)
    except SystemExit as error:
        pytest.fail(str(error), pytrace=False)
    assert demo_uikit.finish(process, demo.SCENARIO) == []
    return json.loads(demo_uikit.TRACE.read_text())


@pytest.mark.parametrize("step, change", [
    (1, {"after": {"views": []}}),
    (3, {"to": "name"}),
    (7, {"finish": None}),
])
def test_the_demo_reports_a_uikit_walk_that_differs_from_the_scenario(
        trace, step, change):
    scenario = json.loads(demo.SCENARIO.read_text())
    assert demo_uikit.differences(trace, scenario) == []
    other = copy.deepcopy(trace)
    other["steps"][step] |= change
    assert demo_uikit.differences(other, scenario) != []


@pytest.fixture(scope="module")
def served(trace):
    server = demo.serve(0)
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def tab(chromium_page):
    """Opens a tab in a new browser context."""
    context = chromium_page.tab.context.browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_axe_finds_no_accessibility_problem_in_the_demo_page(
        tab, served, width, height, scheme):
    from axe_playwright_python.sync_playwright import Axe

    tab.set_viewport_size({"width": width, "height": height})
    tab.emulate_media(color_scheme=scheme)
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    for _ in range(5):
        tab.click("#uikit .quiet")
    # Wait for the animations to end. `axe` must judge the final colors.
    tab.evaluate(
        "Promise.allSettled(document.getAnimations().map((a) => a.finished))")
    results = Axe().run(tab)
    assert results.violations_count == 0, results.generate_report()
    assert tab.evaluate("document.documentElement.scrollWidth") <= width


def test_the_demo_page_has_no_small_text_and_no_small_target(tab, served):
    tab.set_viewport_size({"width": 390, "height": 844})
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    # The keyboards are drawings, but their keys are to be read too. A click on a
    # label is a click on its control.
    small = tab.evaluate("""() => {
      const shown = (e) => e.checkVisibility({ visibilityProperty: true });
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const small = [];
      while (texts.nextNode()) {
        const { data, parentElement: e } = texts.currentNode;
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (data.trim() && shown(e) && size < 12) small.push([data.trim(), size]);
      }
      const targets = "a, button, input, select, textarea, summary";
      for (const e of document.querySelectorAll(targets)) {
        const box = (e.labels?.[0] ?? e).getBoundingClientRect();
        if (shown(e) && Math.min(box.width, box.height) < 24) {
          small.push([e.name || e.textContent, box.width, box.height]);
        }
      }
      return small;
    }""")
    assert small == []


def test_a_step_of_the_uikit_phone_without_calls_has_no_list(tab, served, trace):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    listed = tab.evaluate("""[...document.querySelectorAll("#uikit .log > li")].map(
        (step) => step.querySelectorAll(".calls").length)""")
    assert listed == [int(step["calls"] != []) for step in trace["steps"][1:]]
    assert 0 in listed and 1 in listed


def test_both_forms_of_the_demo_replay_their_walks_step_by_step(tab, served):
    tab.emulate_media(reduced_motion="reduce")
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    steps = tab.locator("#browser .log li").count()
    for _ in range(steps):
        tab.click("#comparison .play")
    assert tab.locator("#comparison .welcome:visible").count() == 2
    assert tab.locator("#comparison output").all_inner_texts() == ["6", "3"]
    last = tab.locator("#comparison [aria-current]").all_inner_texts()
    assert [text.split("\n")[0] for text in last] == ["Return", "Return, “done”"]
    assert "the browser submits" in tab.inner_text("#comparison [role=status]")
    tab.click("#comparison .play")
    assert tab.locator("#comparison .welcome:visible").count() == 0


def test_every_link_in_the_demo_leads_to_a_page_or_rule(tab, served):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    links = tab.evaluate("[...document.links].map((a) => [a.textContent, a.href])")
    rules = [(text, href) for text, href in links if re.fullmatch(r"[RA]\d+", text)]
    assert {"R4", "R5", "R6", "R7", "A2"} <= {text for text, _ in rules}
    for text, href in rules:
        assert href.endswith(f"#{text}")
    page = tab.evaluate("location.href").partition("#")[0]
    for href in {href for _, href in links}:
        address, _, name = href.partition("#")
        if address == page:
            assert tab.evaluate("(name) => !!document.getElementById(name)", name), name
        else:
            response = tab.request.get(address)
            assert response.ok, address
            assert response.headers["content-type"].startswith("text/plain")


def test_the_demo_page_explains_every_rule_that_it_cites(tab, served):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    cited = set(re.findall(r"\b[RA]\d+\b", tab.inner_text("main")))
    explained = set(tab.locator(".rules dt").all_inner_texts())
    assert cited == explained


def test_the_step_button_starts_again_after_a_key_stops_the_replay(
        tab, served):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    tab.click("#uikit .play")
    tab.wait_for_selector("#uikit .log li:nth-child(2)[aria-current]")
    tab.keyboard.press("Escape")
    assert tab.inner_text("#uikit .play") == "Play"
    tab.click("#uikit .quiet")
    current = tab.locator("#uikit .log [aria-current]")
    assert current.inner_text().startswith("Tap")


def test_the_log_in_button_of_the_demo_hides_the_fields_for_new_users(tab, served):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    tab.click("#sign-up >> text=Log in")
    assert tab.inner_text("#sign-up .button >> nth=0") == "Log in"
    tab.click("#sign-up [name=email]")
    tab.keyboard.press("Enter")
    assert tab.evaluate("document.activeElement.name") == "password"
    tab.wait_for_function("document.activeElement.enterKeyHint === 'done'")
    assert not tab.is_visible("#sign-up [name=invite]")


def test_the_invite_code_of_the_demo_takes_six_letters_and_goes_on(tab, served):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    tab.click(".try-out:has(#sign-up) >> text='wrap'")
    tab.click("#sign-up [name=invite]")
    tab.keyboard.type("12-34 56")
    assert tab.input_value("#sign-up [name=invite]") == "123456"
    assert tab.evaluate("document.activeElement.name") == "name"


def test_the_checkout_of_the_demo_names_a_mistake_beside_its_field(tab, served):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    tab.fill("#checkout [name=phone]", "call me")
    tab.evaluate("""[...document.querySelector("#checkout").elements].forEach((field) => {
      if (field.matches("input,select,textarea")) field.disabled = !field.value;
    })""")
    tab.click("#checkout [name=city]")
    tab.keyboard.press("Enter")
    phone = tab.locator("#checkout [name=phone]")
    assert phone.evaluate("(field) => field === document.activeElement")
    message = """(field) => [field.ariaInvalid,
        getComputedStyle(field.labels[0], "::after").content]"""
    assert phone.evaluate(message) == ["true", '"A number has no letters."']
    tab.keyboard.type("1")
    assert phone.evaluate(message) == [None, "none"]
    tab.fill("#checkout [name=phone]", "call me")
    tab.click("#checkout [name=city]")
    tab.keyboard.press("Enter")
    tab.click("#checkout [type=reset]")
    assert phone.evaluate(message) == [None, "none"]


def shown(tab):
    """Returns the UIKit phone's fields, focus, Return key and calls."""
    return tab.evaluate("""() => {
      const all = (selector) =>
        [...document.querySelectorAll(`#uikit ${selector}`)];
      const texts = (selector) => all(selector).map((e) => e.textContent);
      return {
        fields: Object.fromEntries(
          all(".is-field").map((e) => [e.dataset.name, e.textContent])),
        labels: texts(".is-label"),
        focus: all(".is-focused").map((e) => e.dataset.name),
        key: texts(".return")[0],
        calls: texts("[aria-current] .calls li"),
      };
    }""")


def places(tab):
    """Returns the frames of the fields and the keyboard in points of the phone."""
    return tab.evaluate("""() => {
      const screen = document.querySelector("#uikit .screen");
      const box = screen.getBoundingClientRect();
      const scale = 390 / box.width;
      const all = screen.querySelectorAll(".is-field, .keyboard");
      return Object.fromEntries([...all].map((e) => {
        const top = e.getBoundingClientRect().top - box.top;
        return [e.dataset.name ?? "keyboard", Math.round(top * scale)];
      }));
    }""")


def test_the_uikit_phone_of_the_demo_shows_each_recorded_step(tab, served, trace):
    tab.emulate_media(reduced_motion="reduce")
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    for number, step in enumerate(trace["steps"]):
        if number:
            tab.click("#uikit .play")
        after, got = step["after"], shown(tab)
        fields = [v for v in after["views"] if v["kind"] == "field"]
        assert got["fields"] == {
            v["name"]: "•" * len(v["text"]) if v["secure"] else v["text"]
            for v in fields
        }
        assert got["labels"] == [
            v["text"] for v in after["views"] if v["kind"] == "label"]
        assert got["focus"] == [v["name"] for v in fields if v["focused"]]
        assert got["calls"] == step["calls"]
        keyboard = after.get("keyboard")
        if keyboard:
            assert got["key"] == keyboard["returnKey"]
        top = keyboard["frame"][0][1] if keyboard else trace["screen"][1]
        assert places(tab) == {"keyboard": top} | {
            v["name"]: v["frame"][0][1] for v in fields}
    assert step["finish"] == "Welcome"
    assert tab.locator("#uikit .log [aria-current]").inner_text().startswith(
        "Return, “done”")
    assert tab.inner_text("#uikit .count output") == "3"


def test_the_hidden_keyboard_of_the_uikit_phone_is_as_wide_as_the_screen(tab, served):
    # Keys without a width would draw their letters over the screen's edge.
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    assert tab.evaluate("""() => {
      const width = (part) => document.querySelector(`#uikit ${part}`).offsetWidth;
      return width(".keyboard") === width(".screen");
    }""")


def test_the_play_button_of_the_uikit_phone_plays_all_steps(tab, served, trace):
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    tab.click("#uikit .play")
    tab.wait_for_selector("#uikit .log li:last-child[aria-current]")
    tab.wait_for_function(
        "document.querySelector('#uikit .play').textContent === 'Play'")
    assert shown(tab)["calls"] == trace["steps"][-1]["calls"]


def test_the_demo_without_a_recording_explains_how_to_make_one(tab, served):
    tab.route("**/uikit.json", lambda route: route.fulfill(status=404))
    tab.goto(served)
    tab.wait_for_selector("html[data-ready]")
    assert "make demo" in tab.inner_text("#uikit .missing")
    assert not tab.is_visible("#uikit .phone")
    assert not tab.is_visible("#uikit .play")


def test_the_demo_only_adds_the_adapter_to_a_page(tab):
    page = ROOT / "Tests" / "Pages" / "sign-up.html"
    server = demo.serve(0, page)
    try:
        tab.goto(f"http://127.0.0.1:{server.server_port}")
        assert tab.evaluate("typeof FieldNavigation.attach") == "function"
        body = tab.request.get(f"http://127.0.0.1:{server.server_port}").body()
        assert body.startswith(page.read_bytes())
        tab.focus("input")
        assert tab.evaluate("document.activeElement.enterKeyHint") == "next"
    finally:
        server.shutdown()


def test_the_demo_reports_a_missing_page_or_occupied_port_in_one_line():
    missing = subprocess.run(
        DEMO + ["--page", "nowhere.html"], capture_output=True, text=True
    )
    assert (missing.returncode, missing.stderr) == (
        1, "demo: there is no file nowhere.html\n")
    server = demo.serve(0)
    port = str(server.server_port)
    used = subprocess.run(
        DEMO + ["--port", port, "--page", str(ROOT / "Tests/Pages/sign-up.html")],
        capture_output=True, text=True,
    )
    server.shutdown()
    assert used.returncode == 1
    assert re.fullmatch(rf"demo: port {port} cannot be used .*\n", used.stderr)
