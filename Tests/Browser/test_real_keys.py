"""Tests keys that xdotool sends as a keyboard would. The browsers' drivers don't repeat
a held key. The drivers also don't send keys to a popup (R14)."""

import time

from driving import PATIENCE


DATALIST = ("<form id=f><input id=a list=l><datalist id=l><option>apple"
            "<option>apricot</datalist><input id=b><button>Go</button></form>")


def choose(page, press):
    """Types into a field with suggestions. Then chooses a suggestion with Enter."""
    page.open(DATALIST)
    page.attach()
    page.focus("#a")
    page.record()
    windows = len(press("search", "--onlyvisible", "--name", ""))
    press("key", "a")
    page.wait_for("a.value === 'a'")
    # The popup is a separate window. The page cannot detect the popup.
    end = time.monotonic() + PATIENCE
    while len(press("search", "--onlyvisible", "--name", "")) == windows:
        assert time.monotonic() < end, "the popup does not open"
    # For half a second after opening, the popup ignores choices.
    page.run("window.opened = performance.now()")
    page.wait_for("performance.now() - opened > 700")
    press("key", "Down")
    press("key", "Return")
    page.wait_for("a.value.length > 1")


def test_enter_in_a_datalist_popup_only_chooses_an_option(
        chromium_window):
    page, press = chromium_window
    choose(page, press)
    assert (page.active(), page.saw("submit")) == ("a", [])


def test_enter_after_a_datalist_choice_moves_focus(chromium_window):
    page, press = chromium_window
    choose(page, press)
    press("key", "Return")
    page.wait_for("active() === b")


def test_holding_enter_moves_focus_once_in_webkit(webkit_window):
    page, press = webkit_window
    page.open("<form id=f><input id=a><input id=b><input id=c><button>Go</button>")
    page.attach()
    page.focus("#a")
    page.run("window.repeats = 0; addEventListener('keydown', (event) => {"
             "repeats += event.repeat; }, true)")
    page.record()
    press("keydown", "Return")
    try:
        page.wait_for("events.filter(([type]) => type === 'keydown').length > 4")
    finally:
        press("keyup", "Return")
    assert (page.active(), page.saw("submit")) == ("b", [])


def test_shift_tab_on_a_real_keyboard_follows_the_order_in_webkit(webkit_window):
    # In WebKitGTK, the `key` of Shift+Tab is "Unidentified". The `keyCode` is 9.
    page, press = webkit_window
    page.open("<input id=a><input id=b><input id=c>")
    page.attach("{order: [a, c, b]}")
    page.focus("#b")
    press("key", "shift+Tab")
    page.wait_for("active() !== b")
    assert page.active() == "c"


def test_real_keys_in_firefox_choose_an_option_then_move_focus_once(firefox_window):
    # One test needs a single window. A window takes seconds to open.
    page, press = firefox_window
    choose(page, press)
    assert (page.active(), page.saw("submit")) == ("a", [])
    page.run("f.append(Object.assign(document.createElement('input'), {id: 'c'}))")
    page.record()
    press("keydown", "Return")
    try:
        page.wait_for("events.filter(([type]) => type === 'keydown').length > 4")
    finally:
        press("keyup", "Return")
    assert (page.active(), page.saw("submit")) == ("b", [])
