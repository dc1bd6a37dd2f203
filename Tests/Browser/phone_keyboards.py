"""Simulates phone keyboards and input methods through Chromium's protocol. Each
simulated keyboard sends the same events as the real keyboard, in the same order. The
events are keydowns, compositions and Enter keys.

Two kinds of Enter look alike. An input method uses one Enter to confirm a conversion. A
confirming Enter has keyCode 229. Some confirming Enters have keyCode 13 and no
keypress. A phone's keyboard only underlines an English word that it composes. The
action key of a phone's keyboard sends Enter with keyCode 13 and a keypress. At that
time the keyboard still composes the word, and `isComposing` is true (R14).
"""

import unicodedata

from driving import quoted

TEXT = "(active().value ?? active().textContent)"


class Keyboard:
    """The base class of all keyboards. `type` types a word into the focused field.
    `enter` presses the Return key."""

    #: The type of the fields that show this keyboard.
    field = "text"
    #: One word for each of three fields.
    words = ("ann", "bob", "cy")

    def __init__(self, page):
        self.page = page

    def send(self, kind, key, code, **more):
        self.page.tools.send("Input.dispatchKeyEvent", {
            "type": kind, "key": key, "windowsVirtualKeyCode": code, **more})

    def press(self, key="Enter", code=13, text="\r"):
        """Presses a key that reaches the browser. A key with text also sends a
        keypress."""
        self.send("rawKeyDown", key, code)
        if text:
            self.send("char", key, code, text=text, unmodifiedText=text)
        self.send("keyUp", key, code)

    def kept(self, act, key="Unidentified", code=229, released=229):
        """Presses a key that the input method handles. `act` is the input method's
        reaction to that key."""
        self.send("rawKeyDown", key, code)
        act()
        self.send("keyUp", key, released)

    def compose(self, text, **replaced):
        self.page.tools.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text),
            **replaced})

    def commit(self, text):
        """Replaces the composition with this text. Without a composition, inserts the
        text."""
        self.page.tools.send("Input.insertText", {"text": text})

    def type(self, word):
        self.put(word)
        self.page.wait_for(f"{TEXT} === {quoted(word)}")

    def put(self, word):
        raise NotImplementedError

    def enter(self):
        self.press()


class Gboard(Keyboard):
    """Gboard composes each word until the next space. On the action key, Chromium sends
    Enter with keyCode 13. The composition doesn't end (ImeAdapterImpl,
    performEditorAction; Expensify/App 16065, lurker 623, VSCodroid 434)."""

    def put(self, word):
        for end in range(1, len(word) + 1):
            self.put_part(word, end)

    def put_part(self, word, end):
        """Composes the word's first `end` letters."""
        self.kept(lambda: self.compose(word[:end]))


class GboardOnAWord(Gboard):
    """Gboard starts to compose an existing word after a tap (public-editing-tf 2018).
    Gboard sends no key for the tap, and the text doesn't change."""

    def put(self, word):
        self.commit(word)
        self.page.wait_for(f"{TEXT} === {quoted(word)}")
        self.page.run("addEventListener('compositionstart', () => {"
                      " window.isTapped = active().id; }, {once: true})")
        self.compose(word, replacementStart=0, replacementEnd=len(word))
        self.page.wait_for("isTapped === active().id")


class SwiftKey(Gboard):
    """SwiftKey ends its composition before Enter and commits the word. SwiftKey may
    correct the word (agent-of-empires 3746). SwiftKey's Enter arrives without
    `isComposing`."""

    def put(self, word):
        super().put(word[:-1] + "?")
        self.commit(word)


class Samsung(Keyboard):
    """Samsung's keyboard continues its composition across spaces and ends it late.
    `isComposing` therefore doesn't show who handles a key press (roosterjs 3076, svedit
    92)."""

    words = ("ann lee", "bob ray", "cy day")

    def put(self, word):
        # The keyboard doesn't compose a word's first letter.
        self.kept(lambda: self.commit(word[0]))
        for end in range(1, len(word) + 1):
            taken = {"replacementStart": 0, "replacementEnd": 1} if end == 1 else {}
            self.kept(lambda: self.compose(word[:end], **taken))


class Password(Keyboard):
    """Android's keyboards neither suggest nor compose in a password field (input type
    textPassword). Each letter has keyCode 229. The keyboard commits the letter at
    once."""

    field = "password"

    def put(self, word):
        for letter in word:
            self.kept(lambda: self.commit(letter))


class Voice(Keyboard):
    """Voice input, a suggestion or the clipboard inserts text without a key (Input
    Events: `insertText`). The user then presses the action key."""

    words = ("ann lee", "bob ray", "cy day")

    def put(self, word):
        self.commit(word)


class Firefox(SwiftKey):
    """Firefox on Android sends Tab for Next. For other labels it sends Enter
    (w3c/uievents 253). Gecko ends a composition before it sends a key
    (GeckoEditableSupport::OnKeyEvent)."""

    def enter(self):
        if self.page.evaluate("active().getAttribute('enterkeyhint')") == "next":
            self.press("Tab", 9, text="")
        else:
            self.press()


class Kana(Keyboard):
    """A Japanese input method converts the composed text. The input method handles the
    Enter that confirms the text. The confirming Enter has keyCode 229 (UI Events on the
    legacy `keyCode`)."""

    words = ("仮名", "言語", "文字")
    readings = {"仮": "か", "名": "な", "言": "げん", "語": "ご", "文": "も", "字": "じ"}
    confirming = 229

    def put(self, word):
        # Composes and converts each part. A separate Enter confirms the part.
        for part in word:
            reading = self.readings[part]
            for end in range(1, len(reading) + 1):
                self.kept(lambda: self.compose(reading[:end]), "Process")
            self.kept(lambda: self.compose(part), "Process")
            self.confirm(part)

    def confirm(self, text):
        self.kept(lambda: self.commit(text), "Enter", self.confirming, 13)


class KanaBy13(Kana):
    """Some versions of WebKit sent keyCode 13 for the confirming Enter (WebKit 64874).
    These versions sent a keydown during the composition, no keypress, then the text."""

    confirming = 13


class KanaInSafari(Kana):
    """Safari ends the composition before it sends the confirming Enter. The confirming
    Enter has keyCode 229, and `isComposing` is false (WebKit bug 165004)."""

    def confirm(self, text):
        self.commit(text)
        self.kept(lambda: None, "Enter", 229, 13)


class Hangul(Keyboard):
    """With a Korean input method, the page receives each Enter twice. The first Enter
    has keyCode 229 and ends the syllable. The second Enter has keyCode 13 and a
    keypress. The user expects the key's usual action, too
    (contenteditable.realerror.com, ce-0210)."""

    words = ("한", "글", "말")

    def put(self, word):
        jamo = unicodedata.normalize("NFD", word)
        for end in range(1, len(jamo) + 1):
            syllable = unicodedata.normalize("NFC", jamo[:end])
            self.kept(lambda: self.compose(syllable), "Process")

    def enter(self):
        self.send("rawKeyDown", "Enter", 229)
        self.commit(self.page.evaluate(TEXT))
        self.press()


class DeadKeys(Keyboard):
    """A dead key composes its accent. The next letter ends the composition (UI Events
    on dead keys). The dead key and the next letter have keyCode 229. All other letters
    are plain keys."""

    words = ("né", "öl", "sì")

    def put(self, word):
        for letter in word:
            parts = unicodedata.normalize("NFD", letter)
            if len(parts) == 1:
                self.press(letter, ord(letter.upper()), letter)
            else:
                self.kept(lambda: self.compose("´"), "Dead")
                self.kept(lambda: self.commit(letter), parts[0])


class IPhone(Keyboard):
    """Predictive text on iOS composes the rest of the expected word. Return has
    `isComposing`, keyCode 13 and a keypress (argus 548)."""

    def put(self, word):
        self.press(word[0], ord(word[0].upper()), word[0])
        self.compose(word[1:])


#: All of them, by name.
KEYBOARDS = {kind.__name__: kind for kind in (
    Gboard, GboardOnAWord, SwiftKey, Samsung, Password, Voice, Firefox, Kana,
    KanaBy13, KanaInSafari, Hangul, DeadKeys, IPhone)}
