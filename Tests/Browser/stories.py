"""Reads and plays stories: tests that consist of a user's acts, kept as data.

A file `*.story` has one story after another. A story begins at the left margin; its
further lines are indented. A line that begins with `#` is a comment, also inside a
story, and blank lines are ignored:

    # Enter takes an option only while the list is open.
    Delivery address with an autocomplete (R4) | page autocomplete |
      tap name; type Eva; return -> city next, submits 0;
      type Bern; press ArrowDown; return -> city next, text city "Bern Ost" | chromium

The columns are the title, which is unique in its folder, the place, the acts, and
optionally where the story is played: engines (`chromium firefox webkit`). A shared
story (Tests/Stories/Shared) names hosts there, of which `web` is this one. The place is
`page NAME`, which is NAME.html beside the story or elsewhere below Tests/Browser/Stories,
or `app NAME` in a shared story. After an act, `->` and what must hold then, separated by
commas. What isn't listed isn't checked. What holds after the last act must last. Words
with spaces, `;`, `,`, `|`, `->` or quotes are JSON strings. Names are IDs.

Acts, with real keys and clicks:

    tap NAME       type TEXT      paste TEXT     press KEY      press Shift+Tab
    return         tab            shift-tab      delete         clear (all of the text)
    close          the keyboard closes: the field loses focus
    focus NAME     by script
    do NAME        calls the page's function
    call JS        evaluates JavaScript; call JS VALUE, and what it must return

`chromium: ACT` is an act in one engine only.

Facts:

    NAME           has focus      NAME next      has focus, and its Return key's label
    NAME -         has focus, without a label    `nobody`       no element has focus
    submits N      clicks NAME N                 disabled NAME  enabled NAME
    text NAME TEXT                row c 1/2//    the texts of c1, c2, c3 and c4
    done TEXT...   what the page has put into `noted`, in order

A page needs no code for the facts: the player prevents and counts submissions, and counts
the clicks on elements with an ID and in them. What several pages have in common is a
script in Stories/Scripts, which a page loads as /stories/NAME.js. A page on a desktop has
no bar above a keyboard, so that a shared story with the act `bar` isn't one of `web`.

`STORY="part of the title"` plays only the stories with that title.
"""

import json
import pathlib
import re
from dataclasses import dataclass, field

from driving import PATIENCE, UNTIL, quoted

TESTS = pathlib.Path(__file__).resolve().parent.parent
FOLDER = TESTS / "Browser" / "Stories"
SHARED = TESTS / "Stories" / "Shared"
#: What several pages have in common, as /stories/NAME.js.
SCRIPTS = FOLDER / "Scripts"

ENGINES = ("chromium", "firefox", "webkit")
#: The hosts of shared stories. This module plays those of `web`.
HOSTS = ("uikit", "swiftui", "gtk", "web")
KEYS = {"return": "Enter", "tab": "Tab", "shift-tab": "Shift+Tab", "delete": "Backspace"}
#: The labels of Return keys, and no label.
LABELS = {"-", "next", "done", "go", "search", "send", "enter", "previous"}

#: The numbers of words that may follow an act's or a fact's first word.
ACTS = {"tap": (1,), "type": (1,), "paste": (1,), "press": (1,),
        "focus": (1,), "do": (1,), "call": (1, 2), "clear": (0,), "close": (0,),
        **dict.fromkeys(KEYS, (0,))}
FACTS = {"submits": (1,), "clicks": (2,), "disabled": (1,), "enabled": (1,),
         "text": (2,), "row": (2,), "done": range(100)}

TOKEN = re.compile(
    r'''\s+|(?P<mark>[;,|]|->)|(?P<word>"(?:[^"\\]|\\.)*"|(?:(?!->)[^\s;,|"])+)''')

# Runs in the page before its own scripts.
COUNTERS = """
window.submits = 0;
window.clicks = {};
window.noted = [];
document.addEventListener("submit", (event) => {
  event.preventDefault();
  submits += 1;
}, true);
document.addEventListener("click", (event) => {
  for (const {id} of event.composedPath()) {
    if (id) clicks[id] = (clicks[id] ?? 0) + 1;
  }
}, true);
"""

# Returns the facts as they are, in the words of the expected facts.
SEEN = """((facts) => {
  const find = (name) => document.getElementById(name) ?? deep("#" + CSS.escape(name));
  const missing = (name) => find(name) || name === "nobody" ? [] : ["(no " + name + ")"];
  const textOf = (name) => {
    const element = find(name);
    return element ? String(element.value ?? element.textContent) : missing(name)[0];
  };
  const at = active();
  const sight = (name, label) => [
    [at, document.activeElement].includes(find(name)) ? name
      : at === document.body ? "nobody" : nameOf(at),
    ...(label ? [at.getAttribute("enterkeyhint") ?? "-"] : []), ...missing(name)];
  return facts.map(([kind, ...words]) => {
    const [name] = words;
    switch (kind) {
      case "sight": return sight(...words);
      case "submits": return [kind, String(submits)];
      case "clicks": return [kind, name, String(clicks[name] ?? 0)];
      case "text": return [kind, name, textOf(name)];
      case "row": return [kind, name,
        words[1].split("/").map((_, place) => textOf(name + (place + 1))).join("/")];
      case "done": return [kind, ...noted.map(String)];
      default: return [find(name)?.disabled ? "disabled" : "enabled", name,
        ...missing(name)];
    }
  });
})"""


class StoryError(Exception):
    """A story that isn't in this form, with its place."""


@dataclass
class Clause:
    """An act or a fact. A word is as the file has it; `plain` takes its quotes away."""

    words: list
    line: int
    engines: tuple = ENGINES
    facts: list = field(default_factory=list)

    def __str__(self):
        return " ".join(self.words)

    @property
    def plain(self):
        return [plain(word) for word in self.words]

    @property
    def is_sight(self):
        kind, *rest = self.words
        return len(rest) not in FACTS.get(kind, ())


@dataclass
class Story:
    title: str
    file: pathlib.Path
    line: int
    page: pathlib.Path
    acts: list
    engines: tuple

    def __str__(self):
        return self.title


def plain(word):
    return json.loads(word) if word.startswith('"') else word


def written(word):
    """Returns a word as a file has it."""
    bare = TOKEN.fullmatch(word)
    return word if bare and bare["word"] and '"' not in word else json.dumps(
        word, ensure_ascii=False)


def tokens(line, text, file):
    """Yields words and marks, with their line."""
    at = 0
    while at < len(text):
        found = TOKEN.match(text, at)
        if not found:
            raise StoryError(f"{file}:{line}: not a word: {text[at:]}")
        at = found.end()
        if found[0].strip():
            yield line, found["word"], found["mark"]


def split(items, mark):
    """Splits a list of tokens at a mark. An empty last part is left out."""
    parts = [[]]
    for item in items:
        if item[2] == mark:
            parts.append([])
        else:
            parts[-1].append(item)
    return parts if parts[-1] else parts[:-1]


class Reader:
    """Reads a file."""

    def __init__(self, file):
        self.file = file

    def fail(self, line, problem):
        place = self.file.relative_to(TESTS.parent) if TESTS.parent in (
            self.file.parents) else self.file
        raise StoryError(f"{place}:{line}: {problem}")

    def stories(self):
        found = []
        for number, line in enumerate(self.file.read_text().splitlines(), 1):
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if not line[0].isspace():
                title, mark, line = f"{line} ".partition(" | ")
                if not mark:
                    self.fail(number, f"no column after the title {title}")
                found.append((title.strip(), number, []))
            elif not found:
                self.fail(number, "no title")
            found[-1][2].extend(tokens(number, line, self.file))
        return [self.story(*each) for each in found]

    def story(self, title, line, items):
        place, acts, *where = split(items, "|") if items else [[]]
        if len(where) > 1:
            self.fail(line, "more than four columns")
        return Story(title, self.file, line, self.page(line, place),
                     [self.act(part, line) for part in split(acts, ";")],
                     self.engines([word for _, word, _ in (where or [[]])[0]], line))

    def page(self, line, place):
        words = [word for _, word, _ in place]
        if len(words) != 2 or words[0] not in ("page", "app"):
            self.fail(line, f"not a page: {' '.join(map(str, words))}")
        name = f"{words[1]}.html"
        beside = self.file.parent / name
        found = [beside] if beside.is_file() else sorted(FOLDER.rglob(name))
        if len(found) != 1:
            self.fail(line, f"{len(found)} pages have the name {name}")
        return found[0]

    def engines(self, words, line):
        if unknown := set(words) - {*ENGINES, *HOSTS}:
            self.fail(line, f"no engine or host: {', '.join(sorted(unknown))}")
        if set(words) & set(HOSTS):
            return ENGINES if "web" in words else ()
        return tuple(words) or ENGINES

    def clause(self, items, line):
        if not items or any(mark for *_, mark in items):
            self.fail(items[0][0] if items else line, "an act or a fact is missing")
        return Clause([word for _, word, _ in items], items[0][0])

    def act(self, items, line):
        parts = split(items, "->")
        act = self.clause(parts[0] if parts else [], line)
        if len(parts) > 2:
            self.fail(act.line, "two arrows after an act")
        engines = []
        while act.words[0].removesuffix(":") in ENGINES and len(act.words) > 1:
            engines.append(act.words.pop(0).removesuffix(":"))
        act.engines = tuple(engines) or ENGINES
        verb, *rest = act.words
        if len(rest) not in ACTS.get(verb, ()):
            self.fail(act.line, f"no act: {act}")
        act.facts = [self.fact(part, act.line) for part in split(parts[-1], ",")
                     ] if len(parts) > 1 else []
        return act

    def fact(self, items, line):
        fact = self.clause(items, line)
        if fact.is_sight and (len(fact.words) > 2 or fact.words[-1] not in LABELS
                              and len(fact.words) == 2):
            self.fail(fact.line, f"no fact: {fact}")
        return fact


def read(*folders):
    """Returns the stories of all files in these folders."""
    found = {}
    for file in sorted(file for folder in folders for file in folder.rglob("*.story")):
        for story in Reader(file).stories():
            first = found.setdefault((file.parent, story.title), story)
            if first is not story:
                raise StoryError(f"{file}:{story.line}: {story.title} is also in"
                                 f" {first.file}:{first.line}")
    return list(found.values())


class Failure(AssertionError):
    """What a story expected and what the page showed."""


class Player:
    """Plays a story in a page. The driver's page does what a user does."""

    def __init__(self, page):
        self.page = page

    def play(self, story, patience=PATIENCE * 1000):
        """Plays a story. The page has so many milliseconds to show what must hold."""
        page, self.patience = self.page, patience
        html = story.page.read_text()
        page.open_whole(html, scripts=COUNTERS)
        if "dataset.ready" in html:
            page.wait_for("document.documentElement.dataset.ready !== undefined")
        for number, act in enumerate(story.acts, 1):
            if page.browser not in act.engines:
                continue
            place = f"{story.file.name}:{act.line}: {story.title}: act {number}, {act}"
            # Libraries answer from timers, and no user is as fast as a driver.
            if "/lib/" in html:
                page.rest()
            self.perform(act, place)
            self.check(act.facts, place)
            last = act.facts, place + ", a moment later"
        page.rest()
        self.check(*last)

    def perform(self, act, place):
        verb, *words = act.plain
        page, name = self.page, words[0] if words else ""
        selector = f"#{name}"
        if verb in ("tap", "focus"):
            # A framework renders after the page has loaded.
            page.wait_for(f"deep({quoted(selector)})")
        match verb:
            case "tap":
                page.click(selector)
            case "focus":
                page.focus(selector)
            case "type":
                page.type(name)
            case "paste":
                page.paste(name)
            case "clear":
                page.send("Control+a")
                page.send("Backspace")
            case "close":
                page.run("active().blur()")
            case "do":
                page.run(f"window[{quoted(name)}]()")
            case "call":
                got = page.evaluate(name)
                if len(words) == 2 and got != json.loads(act.words[2]):
                    raise Failure(f"{place}: returned {json.dumps(got)}")
            case _:
                # An open list may receive the keyup, so that the page doesn't.
                page.send(KEYS.get(verb, name))
                # A dialog reports in a later task that Escape has closed it.
                if name == "Escape":
                    page.rest()

    def check(self, facts, place):
        if not facts:
            return
        asked = [["sight", *fact.plain] if fact.is_sight else fact.plain
                 for fact in facts]
        wanted = [fact.plain for fact in facts]
        # Lists have one spelling, so that equal facts have equal texts.
        text = json.dumps(wanted, separators=(",", ":"), ensure_ascii=False)
        seen = self.page.evaluate(
            f"{UNTIL}(() => JSON.stringify({SEEN}({quoted(asked)})) === {quoted(text)},"
            f" {self.patience}).then(() => {SEEN}({quoted(asked)}))")
        if seen != wanted:
            shown = ", ".join(" ".join(map(written, words)) for words in seen)
            raise Failure(f"{place}\n  expected {', '.join(map(str, facts))}\n"
                          f"  seen     {shown}")
