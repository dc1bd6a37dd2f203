"""Tests that the check detects differences."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import adapter
from interface import Interface, available, public
from spelling import agrees, compare, normal
from swiftui_table import SwiftUIFact, SwiftUITable

from graph import declarations, extract
from sdk import ROOT

FOCUSED = ("nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding,"
           " equals value: Value) -> some View where Value : Hashable")


@pytest.fixture(scope="module")
def graphs():
    return extract(ROOT, "SwiftUI")


def problems(graphs, old="", new=""):
    """Changes one part of the table. Returns the check's report about the double."""
    text = SwiftUITable.path.read_text()
    assert old in text
    table = SwiftUITable(text.replace(old, new, 1))
    return compare(table, declarations(graphs))[0]


def fact(declaration):
    return SwiftUIFact("View.a", declaration, "15.0", "12.0", "A")


# MARK: The double and the table


def test_the_double_agrees_with_the_table(graphs):
    assert problems(graphs) == []


def test_the_check_reports_a_declaration_that_the_table_lacks(graphs):
    found = problems(graphs, f"View.focused(_:equals:)\t{FOCUSED}\t15.0\t12.0\tMA\n")
    assert len(found) == 1
    assert "View.focused(_:equals:): the table lacks it" in found[0]
    assert "Doubles/Sources/SwiftUI/" in found[0]


@pytest.mark.parametrize("old, new", [
    ("equals value: Value)", "equals value: Value?)"),
    ("func submitLabel(_ submitLabel: SubmitLabel)",
     "func submitLabel(_ submitLabel: SubmitLabel?)"),
    ("@MainActor @preconcurrency protocol View\t", "protocol View\t"),
    ("struct FocusState<Value>", "class FocusState<Value>"),
])
def test_another_spelling(graphs, old, new):
    found = problems(graphs, old, new)
    assert found and all("other spelling" in one for one in found)


def test_the_check_reports_a_wrong_version_in_the_double(graphs):
    one = next(one for one in declarations(graphs)
               if one.path == "View.focused(_:equals:)")
    one.since = 16, 0
    assert "from iOS 16.0 in the double, from 15.0 in SwiftUI" in compare(
        SwiftUITable.read(), [one])[0][0]


@pytest.mark.parametrize("ours", [
    FOCUSED,
    # Names of parameters and generic types don't matter.
    "nonisolated func focused<V>(_ f: FocusState<V>.Binding, equals v: V)"
    " -> some View where V : Hashable",
    # Code on the main actor can also call SwiftUI's nonisolated function.
    FOCUSED.removeprefix("nonisolated "),
])
def test_code_that_compiles_with_the_double_compiles_with_swiftui(ours):
    assert agrees(fact(FOCUSED), ours)


@pytest.mark.parametrize("theirs, ours", [
    (FOCUSED, FOCUSED.replace("equals", "is")),
    (FOCUSED, FOCUSED.replace(" where Value : Hashable", "")),
    ("func a() -> some View", "nonisolated func a() -> some View"),
    ("func a(b: Bool) -> Int", "func a(b: Bool = true) -> Int"),
    ("var a: Int { get }", "var a: Int { get set }"),
    ("init(action: @escaping () -> Void)",
     "init(action: @escaping @MainActor () -> Void)"),
])
def test_another_declaration(theirs, ours):
    assert not agrees(fact(theirs), ours)


def test_the_double_may_omit_a_setter_and_a_named_type():
    assert agrees(fact("var a: Int { get set }"), "var a: Int { get }")
    assert agrees(fact("func a() -> ModifiedContent<Self, B>"),
                  "func a() -> some View")


def test_the_double_may_store_a_closure_that_swiftui_does_not_store():
    kept = "func a(b: @escaping () -> Int)"
    assert agrees(fact(kept.replace("@escaping ", "")), kept)
    assert not agrees(fact(kept), kept.replace("@escaping ", ""))


def test_the_double_may_evaluate_an_argument_later_than_swiftui():
    now = "init(wrappedValue: Int)"
    later = "init(wrappedValue: @autoclosure @escaping () -> Int)"
    assert agrees(fact(now), later)
    assert not agrees(fact(now), later.replace("@autoclosure ", ""))


def test_parameter_names_of_operators_do_not_matter():
    assert agrees(fact("static func + (lhs: Text, rhs: Text) -> Text"),
                  "static func + (a: Text, b: Text) -> Text")


def test_a_constant_in_swiftui_agrees_with_a_case_in_the_double():
    assert agrees(fact("static let a: Alignment"), "case a")
    assert not agrees(fact("static let b: Alignment"), "case a")


def test_normalizing_removes_conditions_on_the_extended_type():
    assert normal("init<S>(_ a: S) where Label == Text, S : StringProtocol") == (
        normal("init<T>(_ b: T) where T : StringProtocol"))


def test_reading_the_table_reports_duplicate_lines():
    line = "View.a()\tfunc a()\t13.0\t10.15\tK\n"
    SwiftUITable(line + line.replace("a()", "b()"))
    with pytest.raises(SystemExit, match=r"View\.a\(\) is there twice"):
        SwiftUITable(line + line)


# MARK: The interface


def test_the_word_public_follows_the_attributes_of_a_declaration():
    assert public("@MainActor @preconcurrency func a()") == (
        "@MainActor @preconcurrency public func a()")
    assert public("nonisolated init(@ViewBuilder content: () -> C)") == (
        "public nonisolated init(@ViewBuilder content: () -> C)")
    assert public("@preconcurrency init(a: @escaping @isolated(any) () -> B)"
                  ).startswith("@preconcurrency public init(")


def test_the_interface_states_the_oldest_ios_and_macos_versions():
    table = SwiftUITable.read()
    keyboard = table.facts["View.keyboardType(_:)"][0]
    assert available(keyboard) == "@available(iOS 13.0, *)"
    assert keyboard.path not in [
        one.path for one in Interface(table, "macOS").facts]
    focused = table.facts["View.focused(_:equals:)"][0]
    assert available(focused) == "@available(iOS 15.0, macOS 12.0, *)"


def test_the_interface_makes_closures_sendable_on_request():
    line = "perform action: @escaping @Sendable (K.Value) -> Void"
    assert line in Interface(SwiftUITable.read(), sendable=True).text()
    assert line not in Interface(SwiftUITable.read()).text()


def test_the_interface_for_xcode_27_has_the_state_macro_and_one_content_builder():
    old, new = (Interface(SwiftUITable.read(xcode)).text() for xcode in (26, 27))
    for line in ("public macro State() = #externalMacro(",
                 "public typealias ContentBuilder = ViewBuilder",
                 "public static func buildIf<Content>(_ content: Content?) ->"
                 " Content?\n"):
        assert line in new and line not in old
    assert "@ViewBuilder" in old and "@ViewBuilder" not in new
    # The macro stores its value in the type `State`. Before Xcode 27, this type was the
    # property wrapper.
    assert "public struct State<Value>" in new


def test_new_declarations_in_xcode_27_replace_no_earlier_declarations():
    text = Interface(SwiftUITable.read(27)).text()
    for protocol in ("View", "ToolbarContent"):
        assert f"extension _ConditionalContent : {protocol} where" in text


# MARK: The adapter with a planted mistake


HEAD = "internal import SwiftUI\n"
VIEW = HEAD + """
struct Planted: View {{
  @State private var text = ""
  var body: some View {{ {0} }}
}}
"""
PLANTED = {
    "too new": (
        VIEW.format('TextField("", text: $text, axis: .vertical)'),
        "'init(_:text:axis:)' is only available in {0} or newer"),
    "too new, where the type says so": (
        HEAD + "func planted(_ space: some CoordinateSpaceProtocol) {}\n",
        "'CoordinateSpaceProtocol' is only available in {1} or newer"),
    "unknown method": (
        VIEW.format('TextField("", text: $text).onEveryKey {{ }}'),
        "has no member 'onEveryKey'"),
    "unknown type": (
        HEAD + "let planted = Planet.self\n", "cannot find 'Planet' in scope"),
    "a warning": (
        VIEW.format("Divider()")
        + "@MainActor func planted() { Divider().disabled(true) }\n", "unused"),
}
SINCE = {"iOS": ("iOS 16.0", "iOS 17.0"), "macOS": ("macOS 13.0", "macOS 14.0")}


def planted(tmp_path, text):
    """Returns a file with this text. The check compiles the file as one more of the
    adapter's; it compiles the others without the file."""
    file = tmp_path / "Planted.swift"
    file.write_text(text)
    return file


@pytest.mark.parametrize("system", adapter.SYSTEMS)
@pytest.mark.parametrize("what", PLANTED)
def test_the_compiler_rejects_a_planted_mistake(tmp_path, system, what):
    text, says = PLANTED[what]
    found = {one.text for one in
             adapter.added_with_table(system, planted(tmp_path, text))}
    assert len(found) == 1 and says.format(*SINCE[system]) in found.pop()


WITHOUT_INITIALIZER = HEAD + """
struct Planted: View {
  let title: String
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

@MainActor func planted() -> Planted { Planted(title: "") }
"""


@pytest.mark.parametrize("system", adapter.SYSTEMS)
def test_xcode_27_requires_an_explicit_initializer_for_a_view_with_state(tmp_path, system):
    file = planted(tmp_path, WITHOUT_INITIALIZER)
    assert adapter.added_with_table(system, file) == []
    assert ["has no accessible initializers" in one.text for one in
            adapter.added_with_table(system, file, xcode=27)] == [True]
    file = planted(tmp_path, WITHOUT_INITIALIZER.replace(
        "  var body", "  init(title: String) { self.title = title }\n  var body"))
    assert adapter.added_with_table(system, file, xcode=27) == []


UNTYPED = VIEW.format("Divider()").replace(
    'text = ""', 'texts = ["a"].map { $0 + "b" }')


def test_the_stand_in_for_the_macro_names_a_state_without_a_type(tmp_path):
    file = planted(tmp_path, UNTYPED)
    assert adapter.added_with_table("iOS", file) == []
    assert any("write the state's type" in one.text for one in
               adapter.added_with_table("iOS", file, xcode=27))


@pytest.mark.parametrize("xcode, says", [
    (26, "'buildExpression' requires that 'Int' conform to 'View'"),
    (27, "'VStack' requires that 'Int' conform to 'View'")])
def test_the_compiler_rejects_content_that_is_not_a_view(tmp_path, xcode, says):
    file = planted(tmp_path, VIEW.format("VStack { 1 }")
                   .replace("{{", "{").replace("}}", "}"))
    found = adapter.added_with_table("iOS", file, xcode=xcode)
    assert len(found) == 1 and says in found[0].text


@pytest.mark.parametrize("system", adapter.SYSTEMS)
def test_the_compiler_accepts_a_newer_declaration_after_an_availability_check(
        tmp_path, system):
    text = VIEW.format("""
    if #available(iOS 16, macOS 13, *) {{
      TextField("", text: $text, axis: .vertical)
    }} else {{
      TextField("", text: $text)
    }}""".replace("{{", "{").replace("}}", "}"))
    assert adapter.added_with_table(system, planted(tmp_path, text)) == []


def test_the_list_of_uses_contains_only_what_the_adapter_uses(graphs):
    used = {one.path for one in adapter.uses(declarations(graphs))}
    assert {"View.focused(_:equals:)", "View.onSubmit(of:_:)",
            "FocusState.Binding.wrappedValue"} <= used
    assert "TextField" not in used


CAPTURES = HEAD + """
struct Key: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct Planted: View {
  @State private var count = 0
  var body: some View {
    Divider().onPreferenceChange(Key.self) { count = $0 }
  }
}
"""


@pytest.mark.parametrize("sendable", [False, True])
def test_the_compiler_rejects_a_sendable_closure_with_non_sendable_captures(
        tmp_path, sendable):
    file = planted(tmp_path, CAPTURES)
    for found in (adapter.added_with_table("iOS", file, sendable=sendable),
                  adapter.with_double(sendable=sendable, added=file)):
        assert bool(found) == sendable, found
