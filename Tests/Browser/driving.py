"""A common interface to the three browsers. Performs the user's actions and answers
questions about the page. The browser's driver sends real keys and clicks.
"""

import contextlib
import functools
import http.server
import json
import mimetypes
import pathlib
import re
import threading

from browsers import chromium_shell, firefox, webkit

DIST = pathlib.Path(__file__).resolve().parent.parent.parent / "Web" / "dist"
ADAPTER = "field-navigation.inline.js"
# The additional script that the option `keyboardFrame` needs.
KEYBOARD = "field-navigation.keyboard.js"
# The additional script that the option `codes` needs.
CODE = "field-navigation.code.js"
# The additional script that the option `bar` needs.
BAR = "field-navigation.bar.js"
# The adapter with its engine compiled to WebAssembly.
WASM = "field-navigation.wasm.js"

# A wait fails after this many seconds.
PATIENCE = 6.0

# A page in Firefox reports this if its window isn't active.
UNFOCUSED = "the window has no focus"

MODIFIERS = ["Shift", "Control", "Alt", "Meta"]

WEBDRIVER_KEYS = {
    "Enter": "\ue007", "Tab": "\ue004", "Backspace": "\ue003", "Escape": "\ue00c",
    "Home": "\ue011", "End": "\ue010", "ArrowLeft": "\ue012",
    "ArrowDown": "\ue015", "ArrowUp": "\ue013", "Space": " ",
    "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Meta": "\ue03d",
}

# Records the events of a press. Prevents `submit`. The page therefore remains open.
# Knows the work that scripts have put off: animation frames, idle callbacks, and timers
# of up to a second, the adapter's longest pause. The driver itself uses the browser's own
# functions, `natives`.
HELPERS = """
window.natives = {};
window.postponed = new Map();
for (const [start, stop] of [["setTimeout", "clearTimeout"],
    ["requestAnimationFrame", "cancelAnimationFrame"],
    ["requestIdleCallback", "cancelIdleCallback"]]) {
  if (!window[start]) continue;
  const begin = natives[start] = window[start].bind(window);
  const end = window[stop].bind(window);
  window[start] = (run, delay, ...rest) => {
    if (typeof run !== "function" || delay > 1000) return begin(run, delay, ...rest);
    const id = begin((...all) => { postponed.delete(start + id); return run(...all); },
      delay, ...rest);
    postponed.set(start + id, run);
    return id;
  };
  window[stop] = (id) => { postponed.delete(start + id); end(id); };
}
window.deep = (selector, root = document) => {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const element of root.querySelectorAll("*")) {
    const inner = element.shadowRoot && deep(selector, element.shadowRoot);
    if (inner) return inner;
  }
  return null;
};
window.nameOf = (node) =>
  !node || node === window ? "window" :
  node === document ? "document" :
  node === document.body ? "body" : node.id || node.localName;
window.active = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.documentElement ? document.body : at;
};
window.carriers = (root = document) =>
  [...root.querySelectorAll("*")].flatMap((each) => [
    ...(each.hasAttribute("enterkeyhint") ? [nameOf(each)] : []),
    ...(each.shadowRoot ? carriers(each.shadowRoot) : [])]);
window.events = [];
window.released = 0;
window.recorded = ("keydown keypress keyup beforeinput input change click " +
  "submit invalid focusin focusout blur").split(" ");
window.record = () => { events.length = 0; window.isRecording = true; };
for (const type of recorded) {
  addEventListener(type, (event) => {
    if (!window.isRecording) return;
    events.push([type, nameOf(event.composedPath()[0]), event.isTrusted,
      event.key ?? event.submitter?.id ?? ""]);
  }, true);
}
addEventListener("keyup", () => { released += 1; }, true);
addEventListener("submit", (event) => event.preventDefault());
// Undoes what tests do to a page, except what `LASTING` matches.
natives.handles = [];
{
  const listeners = [], {warn, error} = console;
  let lastTimer = 0;
  for (const target of [window, document]) {
    target.addEventListener = (type, run, ...rest) => {
      // Only the target keeps the listener, and lets the browser collect it.
      if (run) listeners.push([target, type, new WeakRef(run), Boolean(
        rest[0]?.capture ?? rest[0])]);
      EventTarget.prototype.addEventListener.call(target, type, run, ...rest);
    };
  }
  window.swap = (html) => {
    for (const handle of natives.handles.splice(0)) handle.deref()?.detach();
    active().blur();
    // Timers have consecutive numbers.
    const timer = natives.setTimeout(() => {});
    while (lastTimer < timer) clearTimeout(lastTimer += 1);
    for (const [target, type, run, captures] of listeners.splice(0)) {
      target.removeEventListener(type, run.deref(), captures);
    }
    for (const name of Object.keys(window)) if (!(name in known)) delete window[name];
    for (const [name, {value}] of functions) {
      if (window[name] !== value) window[name] = value;
    }
    for (const {attributes} of [document.documentElement, document.body]) {
      for (const {name} of [...attributes]) {
        if (!["lang", "data-field-navigation"].includes(name)) {
          attributes.removeNamedItem(name);
        }
      }
    }
    Object.assign(console, {warn, error});
    window.isRecording = false;
    document.body.innerHTML = html;
    scrollTo(0, 0);
  };
  window.isRecording = false;
  const known = Object.getOwnPropertyDescriptors(window);
  const functions = Object.entries(known)
    .filter(([, {value, writable}]) => typeof value === "function" && writable);
}
"""

# Matches what no `swap` undoes, so that the next page has to be a new one.
LASTING = re.compile(r"\bprototype\b|defineProp|customElements|Observer|Symbol"
                     r"|navigator|history|document\.head|FieldNavigation")

# Returns a promise. The promise resolves to true if the condition is met in time, or
# else to false. The page itself checks the condition. A check from outside the page
# would take longer than the wait. Playwright's function for waiting is slow, too. In
# each new document, that function takes half as long as a navigation.
UNTIL = """((isSo, patience = %d) => {
  const end = performance.now() + patience;
  return new Promise((done, fail) => {
    const ask = async () => {
      try {
        if (await isSo()) done(true);
        else if (performance.now() > end) done(false);
        else (window.natives ?? window).setTimeout(ask, 5);
      } catch (error) { fail(error); }
    };
    ask();
  });
})""" % (PATIENCE * 1000)

# Resolves when two frames in a row have passed without any work that scripts have put
# off, so that observers have reported, too. Resolves to what never ends, else to nothing.
REST = """(async (patience = %d) => {
  const {setTimeout, requestAnimationFrame} = window.natives ?? window;
  const {postponed = new Map()} = window, end = performance.now() + patience;
  for (let calm = 0; calm < 2; calm = postponed.size ? 0 : calm + 1) {
    if (performance.now() > end) {
      return [...postponed].map(([name, run]) => name + " " + String(run).slice(0, 200));
    }
    const hasCome = await Promise.race([
      new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0, true))),
      new Promise((done) => setTimeout(done, end - performance.now()))]);
    if (!hasCome) return ["no animation frame comes"];
  }
  return [];
})""" % (PATIENCE * 1000)

# Runs statements in a task. What the page does in its next task comes before the next
# statements, as if these came from a driver.
TASK = """await (async () => { %s
})();
await new Promise((done) => (window.natives ?? window).setTimeout(done));
"""

# Returns the fields' labels. Stops at the first label that isn't as expected. Each
# unfocused field gets focus in a separate task. A change of focus makes the adapter
# forget refusals (R10).
LABELS = """(async (expected, until) => {
  const before = active(), labels = {};
  for (const [name, label] of Object.entries(expected)) {
    await new Promise((done) => natives.setTimeout(done));
    const field = deep("#" + name);
    if (active() !== field) field.focus();
    const labelOf = () => deep("#" + name).getAttribute("enterkeyhint");
    const isShown = await until(() => labelOf() === label);
    labels[name] = labelOf();
    if (!isShown) return labels;
  }
  if (before === document.body) active().blur();
  else if (before !== active()) before.focus();
  return labels;
})"""


def awaiting(expression):
    """Returns statements that wait until the expression is true in the page."""
    return (f"if (!await {UNTIL}(() => ({expression}))) throw new Error("
            f"{quoted(f'not so after {PATIENCE} s: {expression}')});")


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Test</title>
<script>{helpers}</script>
<body{mark}>
{body}
</body>
</html>
"""


class Server:
    """Serves test pages and the adapter's files. Only this machine can reach the
    server."""

    def __init__(self):
        self.answers = {}
        # The folders with the adapter's files. Each key is the first part of an
        # address.
        self.folders = {"": DIST}
        answers, folders = self.answers, self.folders

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body, headers = answers.get(self.path, (None, {}))
                folder, _, name = self.path.partition("?")[0][1:].rpartition("/")
                # A library has folders inside its folder.
                while folder not in folders and "/" in folder:
                    folder, _, inner = folder.rpartition("/")
                    name = f"{inner}/{name}"
                file = folders.get(folder, DIST) / name
                if body is None and file.is_file():
                    body = file.read_bytes()
                    kind, _ = mimetypes.guess_type(file.name)
                    headers = {"Content-Type": kind or "application/octet-stream"}
                self.send_response(200 if body is not None else 404)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body or b"")

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def put(self, html, headers):
        path = f"/{len(self.answers)}.html"
        kind = {"Content-Type": "text/html; charset=utf-8", **headers}
        self.answers[path] = (html.encode(), kind)
        return self.address + path

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Page:
    """A page in one of the three browsers. The attribute `browser` has the browser's
    name.

    Statements wait and go to the page together with the next question, key or click,
    because each trip to a browser takes longer than what happens there. In the page they
    run as if they had come alone, each in its own task.
    """

    browser = ""

    def __init__(self, server):
        self.server = server
        self.held = []
        self.waiting = []
        self.kind = None
        self.is_pointer_down = False

    def go(self, address):
        """Opens an address."""
        self.flush()
        self.kind = None
        self.navigate(address)

    # Subclasses implement navigate, ask, click, key_down, key_up and send (a press).
    # Subclasses also implement move_pointer and send_pointer. All of them let the
    # statements that wait run first.

    def run(self, statements):
        """Runs statements before anything else happens in the page. An error in them is
        an error of the next call."""
        if LASTING.search(statements):
            self.kind = None
        self.waiting.append(statements)

    def evaluate(self, expression):
        """Returns an expression's value."""
        if LASTING.search(expression):
            self.kind = None
        tasks = "".join(TASK % statements for statements in self.waiting)
        self.waiting = []
        return self.ask(f"(async () => {{ {tasks} return ({expression}); }})()"
                        if tasks else expression)

    def flush(self):
        """Runs the statements that wait."""
        if self.waiting:
            self.evaluate("undefined")

    def open(self, body, headers=None, helpers=HELPERS, is_form=True):
        """Opens a page with this body, without the adapter. If `is_form` is true, the
        page marks its body as a form. The marked body is the form of all fields outside
        a <form>."""
        mark = " data-field-navigation" if is_form else ""
        html = PAGE.format(body=body, helpers=helpers, mark=mark)
        self.go(self.server.put(html, headers or {}))
        self.wait_for_focus()

    def open_whole(self, html, scripts=""):
        """Opens a page that brings its own head and loads the adapter by itself. The
        scripts run before the page's own."""
        self.go(self.server.put(
            html.replace("<head>", f"<head><script>{HELPERS}{scripts}</script>", 1), {}))
        self.wait_for_focus()

    def wait_for_focus(self):
        """Waits until the page's window is active. In an inactive window, focus moves
        without any event."""
        self.run(awaiting("document.hasFocus()"))

    def body(self, body, is_form=True):
        """Opens a page like `open`. If the last page came from here, too, and scripts
        have changed nothing of it that stays, it gets another body, which takes a tenth
        of the time."""
        if self.kind == is_form and "<script" not in body:
            self.wait_for_focus()
            self.swap(body)
        else:
            self.open(body, is_form=is_form)
            self.kind = is_form

    def swap(self, body):
        """Replaces the body of the current document, without the adapter."""
        self.waiting.append(f"swap({quoted(body)})")

    def attach(self, options="{}", root="document"):
        """Attaches the adapter. The parameter `options` is JavaScript source."""
        if LASTING.search(root + options):
            self.kind = None
        self.waiting.append(
            f"{self.loading()} window.handle = FieldNavigation.attach({root}, {options});"
            "window.natives?.handles.push(new WeakRef(handle))")

    def inject(self, file=ADAPTER, folder=""):
        """Loads one of the adapter's script files. Each file defines
        `FieldNavigation`."""
        self.kind = None
        self.run(self.loading(file, folder))
        if file == WASM:
            self.wait_for("typeof FieldNavigation !== 'undefined'")

    def loading(self, file=ADAPTER, folder=""):
        """Returns statements that define `FieldNavigation` unless it exists."""
        if file == WASM:
            address = "/".join(filter(None, [self.server.address, folder, file]))
            kind = "module"
            source = (f"import * as all from {quoted(address)};"
                      "window.FieldNavigation = all;")
        else:
            kind = ""
            files = self.server.folders[folder]
            source = "".join(text_of(files / name) for name in (file, KEYBOARD, CODE, BAR))
        return ("if (typeof FieldNavigation === 'undefined') {"
                "const script = document.createElement('script');"
                f"script.type = {quoted(kind)};"
                f"script.textContent = {quoted(source)};"
                "document.head.append(script); script.remove(); }")

    def press(self, key, times=1):
        """Presses a key, such as "Shift+Tab". Waits for its keyup event."""
        for _ in range(times):
            before = self.evaluate("window.released ?? 0")
            self.send(key)
            # If Tab moves focus out of the page, the page receives no keyup event.
            if "Tab" not in key:
                self.run(awaiting(f"window.released === undefined || released > {before}"))

    def paste(self, text):
        """Puts a text on the clipboard and pastes it, both with real keys. The page's
        selection needn't contain the text."""
        self.run("addEventListener('copy', (event) => {"
                 "  event.preventDefault(); window.hasCopied = true;"
                 f"  event.clipboardData.setData('text/plain', {quoted(text)});"
                 "}, {capture: true, once: true}); window.hasCopied = false;")
        self.send("Control+c")
        self.wait_for("hasCopied")
        self.send("Control+v")

    def release(self):
        self.flush()
        for key in list(self.held):
            self.key_up(key)
        if self.is_pointer_down:
            self.pointer_up()

    def pointer_down(self, selector):
        """Presses the mouse button on an element. The button stays down."""
        self.move_pointer(selector)
        self.send_pointer("down")
        self.is_pointer_down = True

    def pointer_up(self):
        self.send_pointer("up")
        self.is_pointer_down = False

    def focus(self, selector):
        """Focuses a field by script."""
        self.run(f"deep({quoted(selector)}).focus()")

    def active(self):
        """Returns the ID of the focused element. Without focus, the result is
        "body"."""
        return self.evaluate("nameOf(active())")

    def label(self, selector):
        """Returns the current Return key label of a field."""
        return self.evaluate(
            f"deep({quoted(selector)}).getAttribute('enterkeyhint')"
        )

    def value(self, selector):
        return self.evaluate(f"deep({quoted(selector)}).value")

    def labels(self, expected):
        """Focuses each field in turn. Waits until the field shows its label. No
        unfocused field has a label (R7). Finally, restores the original focus."""
        if expected:
            assert self.evaluate(f"{LABELS}({quoted(expected)}, {UNTIL})") == expected

    def shows(self, selector, label):
        """Waits until a field shows the label. The adapter sets labels in idle time."""
        shown = f"deep({quoted(selector)}).getAttribute('enterkeyhint')"
        got = self.evaluate(
            f"{UNTIL}(() => {shown} === {quoted(label)}).then(() => {shown})")
        assert (selector, got) == (selector, label)

    def wait_for(self, expression):
        """Waits until the expression is true in the page."""
        if not self.evaluate(f"{UNTIL}(() => ({expression}))"):
            raise TimeoutError(f"not so after {PATIENCE} s: {expression}")

    def carriers(self):
        """Returns the elements that currently have a Return key label."""
        return self.evaluate("carriers()")

    def rest(self):
        """Waits until the adapter and the page have no work left, such as the labels
        that the adapter sets in idle time."""
        if left := self.evaluate(f"{REST}()"):
            raise TimeoutError(f"still at work after {PATIENCE} s: {'; '.join(left)}")

    def record(self):
        """Starts a new log of events."""
        self.run("record()")

    @property
    def log(self):
        """Returns the events since `record`. Each event has its type, target,
        isTrusted, and key or button."""
        return [tuple(event) for event in self.evaluate("events")]

    def saw(self, kind):
        """Returns the targets of the recorded events of one type."""
        return [event[1] for event in self.log if event[0] == kind]


class ChromiumPage(Page):
    browser = "chromium"

    def __init__(self, server, browser, **context):
        """The context is what Playwright takes, such as has_touch=True."""
        super().__init__(server)
        self.driver = browser.new_page(
            **{"viewport": {"width": 1024, "height": 768}, **context})
        self.driver.set_default_timeout(PATIENCE * 1000)
        self.protocol = self.driver.context.new_cdp_session(self.driver)

    @property
    def tab(self):
        """Playwright's page."""
        self.flush()
        return self.driver

    @property
    def tools(self):
        """Chromium's protocol."""
        self.flush()
        return self.protocol

    def navigate(self, address):
        self.driver.goto(address)

    def ask(self, expression):
        return self.driver.evaluate(f"() => ({expression})")

    def click(self, selector):
        self.tab.click(selector)

    def type(self, text):
        self.tab.keyboard.type(text)

    def send(self, key):
        self.tab.keyboard.press(key)

    def key_down(self, key):
        """A second call before `key_up` repeats the key. A user does the same by
        holding the key down."""
        self.tab.keyboard.down(key)
        if key not in self.held:
            self.held.append(key)

    def key_up(self, key):
        self.tab.keyboard.up(key)
        self.held.remove(key)

    def click_at(self, x, y):
        self.tab.mouse.click(x, y)

    def move_pointer(self, selector):
        self.tab.hover(selector)

    def send_pointer(self, way):
        {"down": self.tab.mouse.down, "up": self.tab.mouse.up}[way]()


class WebKitPage(Page):
    browser = "webkit"

    def __init__(self, server, driver):
        super().__init__(server)
        self.driver = driver

    @property
    def window(self):
        """Selenium's driver."""
        self.flush()
        return self.driver

    def navigate(self, address):
        self.driver.get(address)

    def ask(self, expression):
        return self.driver.execute_script(f"return ({expression})")

    def click(self, selector):
        self.evaluate(f"deep({quoted(selector)})").click()

    def actions(self):
        from selenium.webdriver.common.action_chains import ActionChains

        return ActionChains(self.window, duration=0)

    def type(self, text):
        self.actions().send_keys(text).perform()

    def send(self, key):
        *modifiers, key = [WEBDRIVER_KEYS.get(part, part) for part in key.split("+")]
        actions = self.actions()
        for modifier in modifiers:
            actions.key_down(modifier)
        actions.send_keys(key)
        for modifier in modifiers:
            actions.key_up(modifier)
        actions.perform()

    def key_down(self, key):
        self.actions().key_down(WEBDRIVER_KEYS[key]).perform()
        if key not in self.held:
            self.held.append(key)

    def key_up(self, key):
        self.actions().key_up(WEBDRIVER_KEYS[key]).perform()
        self.held.remove(key)

    def click_at(self, x, y):
        actions = self.actions()
        actions.w3c_actions.pointer_action.move_to_location(x, y).click()
        actions.perform()

    def move_pointer(self, selector):
        element = self.evaluate(f"deep({quoted(selector)})")
        self.actions().move_to_element(element).perform()

    def send_pointer(self, way):
        actions = self.actions()
        {"down": actions.click_and_hold, "up": actions.release}[way]()
        actions.perform()


class FirefoxPage(Page):
    browser = "firefox"

    def __init__(self, server, driver):
        super().__init__(server)
        self.driver = driver
        driver.set_window_rect(width=1024, height=768)

    @property
    def window(self):
        """Mozilla's driver."""
        self.flush()
        return self.driver

    def navigate(self, address):
        self.driver.navigate(address)

    def wait_for_focus(self):
        # Tab can leave the page for the browser's own controls, and on a busy computer
        # focus is still there after navigation. A user would click the new page.
        self.run("if (!document.hasFocus() && !window.isClicked) {"
                 f" window.isClicked = true; throw new Error({quoted(UNFOCUSED)}); }}")
        super().wait_for_focus()

    def ask(self, expression):
        try:
            return self.answer(expression)
        except Exception as error:
            if UNFOCUSED not in str(error):
                raise
        with self.driver.using_context("chrome"):
            self.driver.execute_script("gBrowser.selectedBrowser.focus()")
        return self.answer(expression)

    def answer(self, expression):
        # The driver's own sandbox doesn't have the page's `let` and `const`. The sandbox
        # evaluates the expression only if the page's policy forbids `eval`.
        return self.driver.execute_script(
            "try { return window.eval(arguments[0]) } catch (error) {"
            "if (!(error instanceof window.EvalError)) throw error }"
            "return eval(arguments[0])", [expression], sandbox=None)

    def click(self, selector):
        self.evaluate(f"deep({quoted(selector)})").click()

    def keys(self):
        return self.window.actions.sequence("key", "keyboard")

    def pointer(self):
        return self.window.actions.sequence("pointer", "mouse")

    def type(self, text):
        self.keys().send_keys(text).perform()

    def send(self, key):
        *modifiers, key = [WEBDRIVER_KEYS.get(part, part) for part in key.split("+")]
        keys = self.keys()
        for modifier in modifiers:
            keys.key_down(modifier)
        keys.key_down(key).key_up(key)
        for modifier in modifiers:
            keys.key_up(modifier)
        keys.perform()

    def key_down(self, key):
        self.keys().key_down(WEBDRIVER_KEYS[key]).perform()
        if key not in self.held:
            self.held.append(key)

    def key_up(self, key):
        self.keys().key_up(WEBDRIVER_KEYS[key]).perform()
        self.held.remove(key)

    def click_at(self, x, y):
        self.pointer().pointer_move(x, y).click().perform()

    def move_pointer(self, selector):
        element = self.evaluate(f"deep({quoted(selector)})")
        self.pointer().pointer_move(0, 0, origin=element).perform()

    def send_pointer(self, way):
        pointer = self.pointer()
        {"down": pointer.pointer_down, "up": pointer.pointer_up}[way]()
        pointer.perform()


def quoted(text):
    """Returns a value, usually a string, as JavaScript source."""
    return json.dumps(text).replace("</", "<\\/")


@functools.cache
def text_of(file):
    return file.read_text()


@contextlib.contextmanager
def page_in(name):
    """Yields a page in the named browser. Closes the browser afterwards."""
    start, kind = {
        "chromium": (chromium_shell, ChromiumPage), "webkit": (webkit, WebKitPage),
        "firefox": (firefox, FirefoxPage),
    }[name]
    server = Server()
    try:
        with start() as running:
            yield kind(server, running)
    finally:
        server.close()
