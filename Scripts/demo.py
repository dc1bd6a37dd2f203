"""Plays the demo's sign-up form with real keys in headless Chromium, then
serves the demo.

The scenario Tests/Scenarios/sign-up.json defines the steps. The engine's tests use the
same scenario. The script records the browser's moves in demo.json. The page replays
this file. The UIKit example plays the same scenario on the UIKit double and writes
uikit.json. The script also drives the GTK example with real keys, and saves a picture
as gtk.png. Finally, the script audits a storyboard.
"""

import argparse
import contextlib
import functools
import http.server
import json
import os
import pathlib
import signal
import sys
import threading
import webbrowser

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

sys.path.insert(0, str(ROOT / "Scripts"))

import demo_audit  # noqa: E402
import demo_gtk  # noqa: E402
import demo_uikit  # noqa: E402
from browsers import MissingTool, chromium  # noqa: E402
from phone_keyboards import Gboard  # noqa: E402

SCENARIO = ROOT / "Tests" / "Scenarios" / "sign-up.json"
WALK = ROOT / "Examples" / "Web" / "walk.json"
INDEX = "/Examples/Web/index.html"
SCRIPT = "/field-navigation.inline.js"
KEYS = {"return": "Enter", "Return": "Enter", "Tab": "Tab"}

# A page script that records one form's adapter events and its submission.
WATCH = """(side) => {
  const phone = document.getElementById(side);
  window.watched = { phone, rule: null, finish: null };
  for (const name of ["move", "finish"])
    phone.addEventListener(`fieldnavigation:${name}`, ({ detail }) =>
      (watched.rule = detail.rule));
  phone.addEventListener("submit", () => (watched.finish = "submit"), true);
}"""
STATE = """() => {
  const active = document.activeElement;
  const field = watched.phone.contains(active) && active.form ? active : null;
  const { rule, finish } = watched;
  return { at: field?.name ?? null, key: active.getAttribute("enterkeyhint"),
    rule, finish };
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the project's files, or one page with the adapter attached."""

    page = None
    # With this MIME type the browser shows Markdown files and doesn't download them.
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".md": "text/plain; charset=utf-8",
    }

    def do_GET(self):
        if self.page and self.path in ("/", f"/{self.page.name}"):
            return self.send(self.page.read_bytes() + self.attachment())
        if self.page and self.path == SCRIPT:
            return self.send(
                (ROOT / "Web/dist/field-navigation.inline.js").read_bytes(),
                "text/javascript",
            )
        if self.path == "/":
            self.send_response(302)
            self.send_header("Location", INDEX)
            return self.end_headers()
        super().do_GET()

    def attachment(self):
        return (
            f'<script src="{SCRIPT}"></script>'
            "<script>FieldNavigation.attach()</script>"
        ).encode()

    def send(self, body, kind="text/html"):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


def serve(port, page=None):
    """Starts a server in a separate thread. Port 0 selects a free port."""
    handler = type("Handler", (Handler,), {"page": page})
    folder = page.parent if page else ROOT
    try:
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", port), functools.partial(handler, directory=folder)
        )
    except OSError as error:
        sys.exit(
            f"demo: port {port} cannot be used ({error.strerror}); "
            f"try make demo PORT={port + 1}"
        )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


class Player:
    """Presses a walk's keys in one form, and records what happens."""

    def __init__(self, page, side, labels):
        self.page, self.side, self.labels = page, side, labels
        self.trace = []
        self.composed = None
        self.tools = page.context.new_cdp_session(page)
        page.evaluate(WATCH, side)

    def state(self):
        return self.page.evaluate(STATE)

    def focus(self, name):
        self.page.locator(f"#{self.side} [name={name}]").click()
        return self.note({"focus": name}, key=self.state()["key"])

    def type(self, name, text):
        self.page.keyboard.type(text)
        return self.note({"type": name, "text": text})

    def compose(self, name, text):
        """Types a word as an Android keyboard does. The keyboard underlines the word
        until the user types a space."""
        Gboard(self).put(text)
        self.composed = text
        return self.note({"type": name, "text": text}, composing=text)

    def kind(self, name):
        return self.page.locator(f"#{self.side} [name={name}]").get_attribute(
            "type") or "text"

    def text(self, name):
        return self.page.locator(f"#{self.side} [name={name}]").input_value()

    def shows(self, key):
        """Waits until the focused field shows the expected label. The adapter sets
        labels in idle time."""
        from playwright.sync_api import TimeoutError

        # The caller reports a difference if the label doesn't appear.
        with contextlib.suppress(TimeoutError):
            self.page.wait_for_function(
                f"(key) => ({STATE})().key === key", arg=key, timeout=2000)

    def disabled(self, name, key=None):
        """Waits until the page has disabled an unfocused field. If `key` is given, also
        waits until the focused field shows that label."""
        self.page.wait_for_function(
            "([side, name]) => document.getElementById(side)"
            ".querySelector(`[name=${name}]`).disabled",
            arg=[self.side, name],
        )
        if key:
            self.shows(key)
        return self.note({"disable": name}, key=self.state()["key"])

    def press(self, key):
        before = self.state()
        self.page.evaluate("watched.rule = watched.finish = null")
        self.page.keyboard.press(KEYS[key])
        after = self.state()
        step = {"press": "Return" if key == "return" else key}
        step |= {"from": before["at"]}
        composing, self.composed = self.composed, None
        if after["finish"]:
            return self.note(
                step, key=before["key"], to=None,
                finish=after["finish"], rule=after["rule"],
            )
        return self.note(
            step, key=before["key"], to=after["at"],
            shows=after["key"], rule=after["rule"], composing=composing,
        )

    def note(self, step, **more):
        optional = {k: v for k, v in more.items() if v is not None or k == "to"}
        self.trace.append(step | optional)
        return self.trace[-1]

    def line(self, step):
        """`Email  Return (next) -> Password  [R4]`"""
        name = self.labels.get
        if "press" not in step:
            return None
        to = name(step["to"]) if step["to"] else step.get("finish", "nowhere")
        return (
            f"{name(step['from'], step['from']):<12}Return ({step.get('key')}) "
            f"-> {to}  [{step.get('rule')}]"
        )


def play_scenario(player, scenario):
    """Plays the steps, and returns every difference from the expected results."""
    problems = []

    def check(step, what, expected, got):
        if expected != got:
            problems.append(f"{step}: {what} is {got}, expected {expected}")

    steps = scenario["steps"]
    for step, following in zip(steps, [*steps[1:], {}]):
        if "focus" in step:
            check(step, "key", step["key"], player.focus(step["focus"]).get("key"))
        elif "type" in step:
            # Keyboards compose ordinary words, but not email addresses or passwords.
            is_word = player.kind(step["type"]) == "text"
            (player.compose if is_word else player.type)(step["type"], step["text"])
            check(step, "text", step["text"], player.text(step["type"]))
        elif "disable" in step:
            keys = following.get("keys", {})
            player.disabled(step["disable"], keys.get(player.state()["at"]))
        elif "keys" in step:
            for name, key in step["keys"].items():
                check(step, "field", name, player.state()["at"])
                check(step, "key", key, player.state()["key"])
        else:
            got = player.press(step["press"])
            print(player.line(got))
            check(step, "rule", step.get("rule"), got.get("rule"))
            if step.get("finishes"):
                check(step, "finish", "submit", got.get("finish"))
            else:
                check(step, "target", step["moves"], got["to"])
                check(step, "key there", step["key"], got.get("shows"))
    return problems


def play_browser(player, walk):
    """Plays the same form without the adapter, using only the keyboard."""
    for step in walk["browser"]:
        if "focus" in step:
            player.focus(step["focus"])
        elif "type" in step:
            player.type(step["type"], step["text"])
        elif "disable" in step:
            player.disabled(step["disable"])
        else:
            player.press(step["press"])


def record():
    """Plays both forms on the page, and writes demo.json."""
    scenario = json.loads(SCENARIO.read_text())
    labels = {field["id"]: field["label"] for field in scenario["fields"]}
    server = serve(0)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"http://127.0.0.1:{server.server_port}{INDEX}")
        page.wait_for_selector("html[data-ready]")
        plain = Player(page, "browser", labels)
        play_browser(plain, json.loads(WALK.read_text()))
        player = Player(page, "field-navigation", labels)
        problems = play_scenario(player, scenario)
        recording = {
            "recordedIn": f"Chromium {browser.version}",
            "browser": plain.trace,
            "fieldNavigation": player.trace,
        }
    server.shutdown()
    (ROOT / "demo.json").write_text(json.dumps(recording, indent=2) + "\n")
    return problems


def port(text):
    """Parses a port number from the command line."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text} is no port; take one from 1 to 65535")
    return int(text)


def stopped(*_):
    """On Ctrl+C the terminal also stops the browser and the compilers."""
    print()
    os._exit(130)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=port, default=8080)
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--built", action="store_true",
                        help="start the programs in Swift as they are, for tests")
    options = parser.parse_args()
    signal.signal(signal.SIGINT, stopped)
    page = options.page and options.page.resolve()
    if page and not page.is_file():
        sys.exit(f"demo: there is no file {options.page}")
    # Opens the port before the build. The script must fail early if the port is in
    # use.
    server = None if options.check else serve(options.port, page)
    if not page:
        # Swift compiles while the browser plays the form.
        print("Playing the form in Chromium, while Swift builds the example for UIKit and"
              " the audit (some minutes the first time)", flush=True)
        trace = demo_uikit.start(SCENARIO, options.built)
        audit = demo_audit.start(options.built)
        gtk = demo_gtk.start(options.built)
        try:
            problems = record()
        except MissingTool as error:
            sys.exit(f"demo: {error}")
        print("Building the example for UIKit, and playing it on the double", flush=True)
        problems += demo_uikit.finish(trace, SCENARIO)
        print("Building the example for GTK, and playing it with real keys", flush=True)
        problems += demo_gtk.finish(gtk)
        print("Building the audit, and auditing a storyboard", flush=True)
        problems += demo_audit.finish(audit)
        for problem in problems:
            print(f"demo: {problem}", file=sys.stderr)
        if options.check:
            sys.exit(1 if problems else 0)
        print("Written: demo.json, gtk.png and uikit.json")
    elif options.check:
        sys.exit("demo: CHECK goes with the sign-up form, not with PAGE")
    address = f"http://127.0.0.1:{server.server_port}"
    print(f"Serving {page.name if page else 'the demo'} on {address} (Ctrl+C stops)")
    sys.stdout.flush()
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
    threading.Event().wait()


if __name__ == "__main__":
    main()
