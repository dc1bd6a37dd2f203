"""Tests the compiler's messages about unsupported code. Each message names the
alternative."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import adapter
from sdk import run

FORM = """internal import SwiftUI

struct Planted: View {{
  @State private var code = ""
  @FocusState private var isFocused: Bool
  var body: some View {{ Divider(){0} }}
}}
"""


@pytest.mark.parametrize("modifier", [
    ".field($isFocused, text: code)",
    ".field($isFocused, equals: true, text: code)",
    ".field($isFocused, isEmpty: code.isEmpty, returnKey: .go)",
    ".fieldNavigation($isFocused) { code = \"\" }",
    ".fieldNavigation($isFocused, inputBar: true)",
])
def test_the_compiler_rejects_a_focus_state_of_bool_and_names_the_alternative(
        tmp_path, modifier):
    file = tmp_path / "Planted.swift"
    file.write_text(FORM.format(modifier))
    texts = {one.text for one in adapter.added_with_table("iOS", file)}
    assert len(texts) == 1, texts
    text = texts.pop()
    assert "is unavailable" in text
    assert "@FocusState private var focus: Field?" in text


@pytest.mark.parametrize("modifier", [
    "$focus, inputBar: true",
    "$focus, tapOutsideHidesKeyboard: true",
])
@pytest.mark.parametrize("closure", ["", "{ code = \"\" }", "{ field in print(field) }"])
def test_the_compiler_rejects_parameters_that_are_modifiers_now(
        tmp_path, modifier, closure):
    file = tmp_path / "Planted.swift"
    form = FORM.replace("isFocused: Bool", "focus: Int?")
    file.write_text(form.format(f".fieldNavigation({modifier}) {closure}"))
    texts = {one.text for one in adapter.added_with_table("iOS", file)}
    assert len(texts) == 1, texts
    assert "write .inputBar() and .tapOutsideHidesKeyboard()" in texts.pop()


@pytest.mark.parametrize("system, says", [
    ("tvos15.0", True), ("watchos8.0", True), ("ios15.0", False),
    ("macos12.0", False), ("xros1.0", False), ("ios15.0-macabi", False),
])
def test_the_compiler_rejects_unsupported_systems_with_an_explanation(system, says):
    files = [file for file in adapter.target(adapter.ADAPTER).files
             if file.name == "Platforms.swift"]
    status, output = run("swiftc", "-frontend", "-typecheck",
                         "-parse-stdlib", "-target",
                         f"arm64-apple-{system}", *files)
    assert bool(status) == says
    assert ("is for iOS" in output) == says
