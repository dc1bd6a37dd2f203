"""Tests which faults are planted. Also tests how faults are switched and named."""

import json
import pathlib
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import changes
import equivalent
import faults
import groups
import mutant
import mutants
import results
import swift_tests
import switching


def planted(text):
    """Returns one copy of the text for each fault. The copy contains that fault."""
    return [switching.planted(text, fault)
            for site in faults.find(text) for fault in site.faults]


@pytest.mark.parametrize(("text", "expected"), [
    ("heads[place] < limit", ["heads[place] <= limit", "heads[place] >= limit"]),
    ("a <= b", ["a < b", "a > b"]),
    ("a > b", ["a >= b", "a <= b"]),
    ("$0 == active", ["$0 != active"]),
    ("a != nil", ["a == nil"]),
    ("a === b", ["a !== b"]),
    ("a && b", ["a || b"]),
    ("tried + 1", ["tried - 1", "tried + 2"]),
    ("tried - 1", ["tried + 1", "tried - 2"]),
    ("a & b", ["a | b"]),
    ("a << b", ["a >> b"]),
    ("a += b", ["a -= b"]),
    ("x = true", ["x = false"]),
    ("x = 0.5", ["x = (0.5 + 1)"]),
    ("x = 0x1F", ["x = (0x1F + 1)"]),
    ("f(!x)", ["f(x)"]),
    ("x = -y", ["x = y"]),
    ("x = ~y", ["x = y"]),
    ("a..<b", ["a...b"]),
    ("min(a, b)", ["max(a, b)"]),
    ("a.min()", ["a.max()"]),
    ("range.lowerBound", ["range.upperBound"]),
    ("a.first { $0.b }", ["a.last { $0.b }"]),
    ("x = a ?? b", ["x = b"]),
    ("x = a?.b(c)[d].e ?? b", ["x = b"]),
    ("x = ready ? a : b", ["x = !ready ? a : b"]),
    ("func f() { a.b(where: c) == d }", ["func f() { a.b(where: c) != d }"]),
    ("a.sorted(by: <)", ["a.sorted(by: <=)", "a.sorted(by: >=)"]),
    ("if ready { a() }", ["if !ready { a() }"]),
    ("if let a, b { c() }", ["if let a, true { c() }"]),
    ("guard a.b, let c else { d }", ["guard true, let c else { d }"]),
    ("for x in y where z(x) { a }", ["for x in y where true { a }"]),
    ("var x: Bool { y }", ["var x: Bool { !(y) }"]),
    ("var x: Bool {\n  get { y }\n  set { z = newValue }\n}",
     ["var x: Bool {\n  get { !(y) }\n  set { z = newValue }\n}"]),
    ("func f() -> Int? { y }", ["func f() -> Int? { nil }"]),
    ("func f() -> Int? {\n  if x() { return y }\n  return z\n}",
     ["func f() -> Int? {\n  if !x() { return y }\n  return z\n}",
      "func f() -> Int? {\n  if x() { return nil }\n  return z\n}",
      "func f() -> Int? {\n  if x() { return y }\n  return nil\n}"]),
])
def test_faults(text, expected):
    assert planted(text) == expected


@pytest.mark.parametrize("text", [
    "// a < b, true",
    "/// a < b, true",
    "/* a < b /* nested */ true */",
    '"a < b, true"',
    '"\\(a ?? "b") true"',
    '#"a " true"#',
    '"""\n  #!/bin/sh\n  a < b && true "quoted"\n  """',
    "#!/usr/bin/swift -a + b",
    "let x: Set<Int> = y",
    "let x: [Set<Array<Int>>] = y",
    "func f<T: A & B>(_ x: T) -> T",
    "let x: any A & B",
    "static func < (a: Self, b: Self)",
    "infix operator +++: AdditionPrecedence",
    "extension A where B == Int {",
    "func f<T>(_ x: T) where T.A == Int, T: B {",
    "@available(iOS 15, *) func f()",
    "if #available(iOS 15, *) { f() }",
    "#if os(iOS)\n  a < b\n#endif",
    "#if canImport(AppKit)\n  a < b\n#elseif X || Y\n  true\n#endif",
    "change(&a)",
    "a.0",
    "x?.y!.z",
    "let x = y as? Z",
    "let x = try? y()",
    "enum A: Int {\n  case a = 4\n}",
    "f(.first)",
    "\\.first",
    "case .group(let inner, _): f(inner)",
    "a...",
    "a.prefix(while: isReady)",
    "while true { step() }",
    "func f() { a.contains(where: b) }",
    "func f() -> Int? { a(.return); b() }",
])
def test_no_fault(text):
    assert planted(text) == []


def test_active_branch():
    text = "#if os(iOS) || canImport(UIKit)\n  a == b\n#else\n  c == d\n#endif"
    assert planted(text) == [text.replace("a ==", "a !=")]


def test_a_fault_negates_an_expression_that_spans_several_lines():
    text = "var x: Bool {\n  a\n    && b\n}"
    assert "var x: Bool {\n  !(a\n    && b)\n}" in planted(text)
    assert planted("var x: Bool {\n  a()\n  return b()\n}") == [
        "var x: Bool {\n  a()\n  return !(b())\n}"]


def test_a_fault_replaces_a_comparison_operator_in_a_getter():
    text = "get { words[position >> 6] & bit(position) != 0 }"
    assert "get { words[position >> 6] & bit(position) == 0 }" in planted(text)


def numbered(text):
    number, result = 1, []
    for site in faults.find(text):
        result.append((site, number))
        number += len(site.faults)
    return result


def test_switched():
    text = "if a < b, ready { c(true) }"
    sites = numbered(text)
    result, places = switching.switched(text, sites)
    name = switching.operator_name(
        next(number for site, number in sites if site.operator == "<"))
    assert result == (f"if faultTrue(1, a {name} b), faultTrue(4, ready)"
                      " { c(faultPick(5, true, false)) }")
    assert all(result[first:last] for first, last, _ in places)


def test_the_inner_of_two_nested_calls_closes_first():
    result, _ = switching.switched(text := "var x: Int? { y.first ?? z }",
                                   numbered(text))
    assert result.count("(") == result.count(")")
    assert result.startswith("var x: Int? { faultNil(")
    assert result.endswith("z) }")


def test_a_member_keeps_its_closure():
    text = "let x = a.last { $0.b }\nif let y = a.last { c() }"
    result, _ = switching.switched(text, numbered(text))
    assert result == (
        "let x = a.faultLast(1) { $0.b }\n"
        "if let y = (faultsOn[2] ? a.first : a.last) { c() }")


def test_declaration():
    site, = faults.find("a < b")
    declared = switching.declaration(site, 7)
    name = switching.operator_name(7)
    assert f"infix operator {name}: ComparisonPrecedence" in declared
    assert ("{ if faultsOn[7] { return a <= b }; if faultsOn[8] { return a >= b };"
            " return a < b }") in declared


def test_every_operator_has_a_signature():
    known = set(switching.SIGNATURES)
    assert set(faults.INFIX) | {f"prefix {one}" for one in faults.PREFIX} < known


def found(text, name="a.swift"):
    return mutant.mutants(name, text, faults.find(text), 1)


def test_names():
    text = "  f(0, 0)\n  f(0, 0)\n"
    keys = [one.key for one in found(text)]
    assert [(key.line, key.fault) for key in keys] == 2 * [
        ("f(0, 0)", "0 -> 1"), ("f(0, 0)", "0 -> 1 #2")]


def test_report():
    text = "x\nlet y = a\n  < b\n"
    first = found(text)[0]
    assert first.report(text) == (
        "a.swift:3: < b\n    <= b\n    fault: < -> <=")


def test_equivalents():
    entry = "file: a.swift\nline: a < b\nfault: < -> <=\nwhy: they differ"
    assert equivalent.read(f"# comment\n\n{entry}\n") == {
        equivalent.Key("a.swift", "a < b", "< -> <="): "they differ"}
    with pytest.raises(SystemExit, match="why"):
        equivalent.read(entry.rsplit("\n", 1)[0])
    with pytest.raises(SystemExit, match="twice"):
        equivalent.read(f"{entry}\n\n{entry}\n")


def test_each_equivalent_fault_is_in_a_line_of_its_file():
    """A run notices an entry that nothing needs only if its file is in the run."""
    for key in equivalent.read(mutants.KNOWN.read_text()):
        text = (mutants.KNOWN.parents[2] / key.file).read_text()
        assert key.line in [line.strip() for line in text.split("\n")], key


class Done:
    group = groups.Group(("Sources",), ".", "SomeTests")

    def __init__(self, text):
        self.all = found(text, "Sources/a.swift")
        self.survived, self.noticed = self.all[:1], self.all[1:]


def test_stale_entries():
    def entry(fault):
        return equivalent.Key("Sources/a.swift", "a < b", fault)
    done = [Done("a < b\n")]
    stale = list(mutants.stale_entries(done, {
        entry("< -> <="): "", entry("< -> >="): "", entry("< -> =="): ""}))
    assert [line.rsplit(": ", 1)[1] for line in stale] == [
        "a test notices it", "there is no such fault any more"]


def test_changed_lines():
    diff = ("+++ b/a.swift\n@@ -1,2 +3,2 @@\n+x\n+y\n@@ -9 +12 @@\n+z\n"
            "@@ -20,2 +21,0 @@\n-x\n")
    assert changes.read(diff) == {"a.swift": {3, 4, 12}}


def test_the_copy_of_the_project_contains_its_links(tmp_path):
    root, copy = tmp_path / "root", tmp_path / "copy"
    link = pathlib.Path("Doubles/Links/Sources")
    (root / link).parent.mkdir(parents=True)
    (root / "Sources").mkdir()
    (root / "Sources/a.swift").write_text("a")
    (root / "Doubles/Package.swift").write_text("// a manifest\n")
    (root / link).symlink_to("../../Sources")
    subprocess.run(["git", "init", "-q", root], check=True)
    filled = swift_tests.SwiftTests(
        root, copy, groups.Group((), "Doubles", "SomeTests"))
    filled.fill({"Sources/a.swift": "b"})
    assert (copy / link / "a.swift").read_text() == "b"
    assert (copy / link).is_symlink()
    assert "SomeTests" in (copy / "Doubles/Package.swift").read_text()
    (root / link).unlink()
    filled.fill({})
    assert not (copy / link).is_symlink()
    assert (copy / "Sources/a.swift").read_text() == "a"


def test_the_fastest_tests_of_a_run_come_first():
    events = "\n".join(json.dumps({"payload": {
        "kind": kind, "testID": test, "instant": {"absolute": time}}})
        for kind, test, time in (
            ("testStarted", "A.B", 0), ("testStarted", "A.B/c()/C.swift:1:2", 0),
            ("testEnded", "A.B/c()/C.swift:1:2", 1),
            ("testStarted", "A.d(e:)/C.swift:9:2", 1),
            ("testEnded", "A.d(e:)/C.swift:9:2", 100), ("testEnded", "A.B", 9)))
    times = swift_tests.durations(events)
    assert times == {"A.B/c()": 1, "A.d(e:)": 99}
    slow = r"^(A\.d\(e:\))/"
    assert swift_tests.batches(times, 50) == [
        ((11, 80), ["--skip", slow]), ((158, 2040), ["--filter", slow])]
