"""A user's visit to an app in Chromium, with real keys. The visit records its results.

A journey is a function that takes a `Visit`. Each journey runs twice: with and without
the adapter. In the run without the adapter, recorder.js handles Enter as the rules
require. Both visits must give the same results. A press that moves focus may change the
order of events.
"""

import contextlib
import dataclasses
import difflib
import pathlib
import re
import sys
from urllib.parse import urlsplit

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "Browser"))

from phone_keyboards import Gboard  # noqa: E402

ADAPTER = ROOT / "Web" / "dist" / "field-navigation.inline.js"
ATTACH = "addEventListener('DOMContentLoaded', () => FieldNavigation.attach());"

# A wait fails after this many seconds.
PATIENCE = 15.0

# Parts of addresses, bodies and names that differ between runs.
CHANGING = [
    (r"csrfmiddlewaretoken\]?=[^&]*", "csrfmiddlewaretoken="),
    (r'(?s)(name="csrfmiddlewaretoken"\r\n\r\n)\w+', r"\1"),
    (r"-{4,}WebKitFormBoundary\w+", "boundary"),
    (r'"(timeStamp|_vts|client_id)(\\?)":"?[\w.-]+"?', r'"\1\2":0'),
    (r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "uuid"),
    (r"mantine-\w+", "mantine-id"),
    (r"\bendId=[\w~-]+", "endId="),
    (r'"timestamp":\d+', '"timestamp":0'),
    (r"\b_=\d+", "_=0"),
    (r"\b\d\d?:\d\d(:\d\d)?\b", "00:00"),
    (r"salt: \S+ hash: \S+", "salt: * hash: *"),
    (r"127\.0\.0\.1:\d+", "host"),
]


def steady(text):
    for pattern, replacement in CHANGING:
        text = re.sub(pattern, replacement, text)
    return text


@dataclasses.dataclass
class Step:
    """The results of one action of the user."""

    name: str
    focus: str
    calls: list
    requests: list
    presses: list
    label: str
    expected_label: str
    labelled: list
    text: list
    values: list
    errors: list

    @property
    def moves(self):
        """Returns how many presses moved focus in this step. Valid only for the visit
        without the adapter."""
        return sum(press["kind"] == "move" for press in self.presses)


def new_context(browser, has_adapter):
    """Creates a browser context for a visit's pages. The context adds the scripts that
    run first in each page. Later visits load frameworks from the context's cache."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE * 1000)
    scripts = [
        (HERE.parent / "Browser" / "oracle.js").read_text(),
        (HERE / "recorder.js").read_text(),
    ]
    if has_adapter:
        # The recorder recognizes the adapter's own listeners by this script name.
        scripts.append(f"{ADAPTER.read_text()}\n{ATTACH}\n//# sourceURL={ADAPTER.name}")
    else:
        scripts.append("Recorder.carriesOut = true;")
    for script in scripts:
        context.add_init_script(script)
    return context


class Visit:
    def __init__(self, context, address, cookies=(), answered=None):
        self.context, self.address = context, address
        # JavaScript that waits until the server has answered all messages of the page.
        self.answered = answered
        self.steps = []
        self.stopped = ""
        self.requests, self.errors = [], []
        context.clear_cookies()
        context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in cookies])
        context.on("page", self.watch)
        self.page = context.new_page()
        # Skip animations, because no test depends on them.
        self.tools = context.new_cdp_session(self.page)
        self.tools.send("Animation.enable")
        self.tools.send("Animation.setPlaybackRate", {"playbackRate": 50})

    def stop(self, error):
        """Records the error that stopped the journey."""
        self.stopped = str(error).splitlines()[0]

    def close(self):
        self.context.remove_listener("page", self.watch)
        if not self.page.is_closed() and self.page.url.startswith("http"):
            self.page.evaluate("localStorage.clear()")
        for page in self.context.pages:
            page.close()

    # ---- What the page sends -------------------------------------------------

    def watch(self, page):
        page.on("request", self.note_request)
        page.on("websocket", lambda socket: socket.on("framesent", self.note_frame))
        page.on("dialog", self.dismiss)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.note_console(message))

    def dismiss(self, dialog):
        self.requests.append(f"{dialog.type} {dialog.message}")
        dialog.dismiss()

    def note_console(self, message):
        # The browser reports a missing favicon only once. The second visit would lack
        # the report.
        if message.type in ("error", "warning") and "load resource" not in message.text:
            self.errors.append(message.text)

    def note_request(self, request):
        if request.resource_type not in ("document", "xhr", "fetch"):
            return
        parts = urlsplit(request.url)
        where = parts.path + ("?" + parts.query if parts.query else "")
        body = (request.post_data_buffer or b"").decode("utf-8", "replace")
        self.requests.append(steady(f"{request.method} {where} {body}".strip()))

    def note_frame(self, payload):
        # Frameworks send pings and receipts at intervals. The tests themselves request
        # echoes.
        if not re.search(r'^[23]$|^42\["ack"|echo \d', str(payload)):
            self.requests.append(steady(f"frame {payload}"))

    # ---- What the user does --------------------------------------------------

    def open(self, path, shows):
        self.page.goto(self.address + path)
        self.page.wait_for_selector(shows)
        self.end("open " + path)

    def click(self, selector, shows=None):
        self.page.click(selector)
        self.end("click " + selector, shows)

    def focus(self, selector):
        """A script sets focus, because a click would open the field's list."""
        self.page.focus(selector)
        self.end("focus " + selector)

    def type(self, text, shows=None):
        """Each key goes up after the page has settled, as in `press`, because a list that
        opens meanwhile adds listeners for that event."""
        for letter in text:
            self.page.keyboard.down(letter)
            self.settle()
            self.page.keyboard.up(letter)
            self.settle()
        self.end("type " + text, shows)

    def compose(self, word):
        """Types a word as on Android. The keyboard is still composing the word when the
        user presses Next."""
        for end in range(1, len(word) + 1):
            Gboard(self).put_part(word, end)
            self.settle()
        self.end("compose " + word)

    def press(self, key, times=1, shows=None):
        """If `times` is above 1, holds the key down to repeat it. The key goes up after
        the page and its server have finished their work. A user's finger is slower than
        the page and its server."""
        for _ in range(times):
            self.page.keyboard.down(key)
            self.settle()
        self.page.keyboard.up(key)
        self.end(f"{key}, {times} times" if times > 1 else key, shows)

    def enter(self, times=1, shows=None):
        self.press("Enter", times, shows)

    @contextlib.contextmanager
    def popup(self, selector):
        """Inside the `with` block, the user acts in a new window. A click opened this
        window. The block ends when the window closes itself."""
        opener = self.page
        with opener.expect_popup() as opening:
            opener.click(selector)
        self.page = opening.value
        self.end("open a window by " + selector)
        yield
        if not self.page.is_closed():
            self.page.wait_for_event("close")
        self.page = opener
        self.end("the window is closed")

    def enter_and_close(self):
        """Presses Enter. The page then closes the window."""
        with self.page.expect_event("close"):
            self.page.keyboard.press("Enter")

    # ---- Results -------------------------------------------------------------

    def settle(self):
        """Waits until neither the page nor its server has pending work."""
        sent = -1
        while sent < len(self.requests):
            sent = len(self.requests)
            if self.answered:
                self.page.evaluate(self.answered)
            self.calm()

    def calm(self):
        try:
            self.page.wait_for_function("() => globalThis.Recorder?.isSettled()")
        except Exception as error:
            state = self.page.evaluate("Recorder.underWay()")
            raise AssertionError(f"the page does not settle: {state}") from error

    def end(self, name, shows=None):
        """Ends a step. Records what is visible after the page has settled."""
        if shows:
            self.page.wait_for_selector(shows)
        self.settle()
        taken = self.page.evaluate("Recorder.take()")
        self.steps.append(Step(
            name=name,
            focus=taken["focus"],
            calls=[steady(call) for call in taken["calls"]],
            requests=self.requests[:],
            presses=taken["presses"],
            label=taken["label"],
            expected_label=taken["expectedLabel"],
            labelled=taken["labelled"],
            text=steady(taken["text"]).splitlines(),
            values=[steady(value) for value in taken["values"]],
            errors=[steady(error) for error in self.errors],
        ))
        self.requests.clear()
        self.errors.clear()


def without_older_listeners(calls):
    """Drops calls that the adapter can't prevent. A page may add a capturing window
    listener before the adapter attaches. The page's listener receives repeated keydown
    events. After a move, the listener also receives a second keyup event."""
    return [call for call in calls if not re.search(
        "^keyup Enter .* captured window |Enter .* captured window .*repeated$", call)]


def changed(before, after):
    lines = difflib.ndiff(before, after)
    return [line for line in lines if line[0] in "+-"]


def differences_of(one, other):
    """Compares a step without the adapter to the same step with it. Returns the
    differences."""
    calls = [one.calls, other.calls]
    if one.moves:
        calls = [without_older_listeners(each) for each in calls]
    found = []
    if one.focus != other.focus:
        found.append(f"focus: on {one.focus} without, on {other.focus} with the adapter")
    for what, before, after in [
        ("handlers", *calls),
        ("requests", one.requests, other.requests),
        ("text", one.text, other.text),
        ("values", one.values, other.values),
        ("errors", one.errors, other.errors),
    ]:
        if before != after:
            found.append("\n    ".join([what + ":", *changed(before, after)[:12]]))
    for press in other.presses:
        if press["label"] != press["expectedLabel"]:
            found.append(f"label at Enter in {press['field']}: {press['label']}, "
                         f"not {press['expectedLabel']}")
    if other.label != other.expected_label:
        found.append(f"label of {other.focus}: {other.label}, not {other.expected_label}")
    return found


def compare(native, adapted):
    """Returns one line per difference between two visits. The comparison stops at the
    first different step. Later differences result from the first one."""
    for number, (one, other) in enumerate(zip(native.steps, adapted.steps), 1):
        found = differences_of(one, other)
        if found:
            return [f"step {number}, {one.name}: {each}" for each in found]
    if adapted.stopped:
        return [f"after step {len(adapted.steps)}: {adapted.stopped}"]
    return []


def stray_labels(native, adapted):
    """Returns the labels on unfocused fields. Leaves out labels that the page has
    set."""
    return [
        f"step {number}, {other.name}: {len(strays)} fields: {', '.join(strays[:5])}"
        for number, (one, other) in enumerate(zip(native.steps, adapted.steps), 1)
        if (strays := [name for name in other.labelled if name not in one.labelled])
    ]
