"""The sizes of the files that a page loads, and their limits. All sizes are compressed
with gzip."""

import gzip
import pathlib

DIST = pathlib.Path(__file__).resolve().parents[2] / "Web" / "dist"
#: For each build of the adapter: its files and their limit in KiB.
SIZES = {
    "script": (["field-navigation.inline.js"], 18.1),
    "module": (["field-navigation.js"], 18.1),
    "wasm": (["field-navigation.wasm.js", "field-navigation.wasm"], 16.6),
    "keyboard": (["field-navigation.keyboard.js"], 2.9),
    "code": (["field-navigation.code.js"], 10.1),
    "bar": (["field-navigation.bar.js"], 2.7),
    "react": (["field-navigation.react.js"], 0.7),
    "vue": (["field-navigation.vue.js"], 0.6),
    "element": (["field-navigation.element.js"], 0.9),
    "inspect": (["field-navigation.inspect.js"], 19.0),
    "inspect-module": (["field-navigation.inspect.module.js"], 19.0),
}


def size(name):
    """Returns the size of a build in KiB."""
    files, _ = SIZES[name]
    return sum(len(gzip.compress((DIST / file).read_bytes(), 9))
               for file in files) / 1024
