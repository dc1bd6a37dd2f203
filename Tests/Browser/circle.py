"""What the default circle plays in Firefox and WebKit, too: what engines can differ in.

Each of the other files asks what the adapter decides, which is the same code in each
engine; there the default circle plays Chromium only. CI plays everything in all three.
"""

#: The files whose tests play in each engine, and why.
FILES = {
    "test_codes.py": "the order of a letter's events, and what maxlength cuts",
    "test_frames.py": "focus and windows of frames",
    "test_inspect_handlers.py": "how a stack names a script",
    "test_keyboard.py": "scrolling, and the visual viewport",
    "test_loading.py": "modules, WebAssembly and security policies",
    "test_native.py": "what a browser does on Enter, drop-downs and dates",
    "test_out_of_sight.py": "what has a box, and what is inert",
    "test_page_keyboards.py": "scrolling, frames and observers of sizes",
    "test_real_keys.py": "keys from a keyboard, and popups",
    "test_refusals.py": "when a browser takes focus away",
    "test_shadow.py": "focus in shadow roots, and form-associated elements",
    "test_shadowed_names.py": "which names of a form hide a browser's own",
    "test_tab.py": "the focus order, and how focus leaves the page",
}

#: The folders of stories that play in each engine, and why.
STORIES = {
    "Components": "focus in shadow roots, and form-associated elements",
    "Codes": "the order of a letter's events, and what maxlength cuts",
    "DropDowns": "what a browser does on Enter in a drop-down",
    "Appearing": "when a browser fires change",
    "Groups": "popovers",
}


def plays_in_each_engine(item):
    """Whether the default circle plays a test in each engine."""
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    if story := parameters.get("story"):
        return story.file.parent.name in STORIES
    return item.path.name in FILES
