"""Rewrites sources to select the active fault at run time. A number that the program
reads selects the fault.

Each operator becomes a generated operator for its site. Everything else becomes a
function call. A single build therefore compiles all faults."""

import faults

# Each operator's signature and precedence group. The right side of && and || is
# evaluated only if needed. The standard operators do the same.
COMPARABLE = ("<T: Comparable>(a: T, b: T) -> Bool", "ComparisonPrecedence")
EQUATABLE = ("<T: Equatable>(a: T, b: T) -> Bool", "ComparisonPrecedence")
# The operands are integers of different types.
UNLIKE = ("<T: BinaryInteger, U: BinaryInteger>(a: T, b: U) -> Bool",
          "ComparisonPrecedence", "@_disfavoredOverload ")
NIL = ("<T>(a: T?, b: _OptionalNilComparisonType) -> Bool",
       "ComparisonPrecedence")
IDENTICAL = ("(a: AnyObject?, b: AnyObject?) -> Bool", "ComparisonPrecedence")
ADDED = ("<T: AdditiveArithmetic>(a: T, b: T) -> T", "AdditionPrecedence")
WRAPPING = ("<T: FixedWidthInteger>(a: T, b: T) -> T", "AdditionPrecedence")
INTEGERS = "<T: BinaryInteger>(a: T, b: T) -> T"
FLOATS = "<T: FloatingPoint>(a: T, b: T) -> T"
SHIFT = ("<T: BinaryInteger, U: BinaryInteger>(a: T, b: U) -> T",
         "BitwiseShiftPrecedence")
SIGNATURES = {
    **dict.fromkeys(("<", "<=", ">", ">="), [COMPARABLE, UNLIKE]),
    **dict.fromkeys(("==", "!="), [EQUATABLE, UNLIKE]),
    **dict.fromkeys(("== nil", "!= nil"), [NIL]),
    **dict.fromkeys(("===", "!=="), [IDENTICAL]),
    **dict.fromkeys(("+", "-"), [ADDED]),
    **dict.fromkeys(("&+", "&-"), [WRAPPING]),
    **dict.fromkeys(("*", "/"), [(INTEGERS, "MultiplicationPrecedence"),
                                 (FLOATS, "MultiplicationPrecedence")]),
    "%": [(INTEGERS, "MultiplicationPrecedence")],
    "&": [(INTEGERS, "MultiplicationPrecedence")],
    **dict.fromkeys(("|", "^"), [(INTEGERS, "AdditionPrecedence")]),
    **dict.fromkeys(("<<", ">>"), [SHIFT]),
    "&&": [("(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool",
            "LogicalConjunctionPrecedence")],
    "||": [("(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool",
            "LogicalDisjunctionPrecedence")],
    "??": [("<T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T",
            "NilCoalescingPrecedence"),
           ("<T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T?",
            "NilCoalescingPrecedence")],
    **dict.fromkeys(("+=", "-="), [(
        "<T: AdditiveArithmetic>(a: inout T, b: T)", "AssignmentPrecedence")]),
    **dict.fromkeys(("*=", "/="), [
        ("<T: BinaryInteger>(a: inout T, b: T)", "AssignmentPrecedence"),
        ("<T: FloatingPoint>(a: inout T, b: T)", "AssignmentPrecedence")]),
    **dict.fromkeys(("|=", "&="), [(
        "<T: BinaryInteger>(a: inout T, b: T)", "AssignmentPrecedence")]),
    "..<": [("<T: Strideable>(a: T, b: T) -> Range<T>"
             " where T.Stride: SignedInteger", "RangeFormationPrecedence")],
    "prefix !": [("(a: Bool) -> Bool", "")],
    "prefix -": [("<T: SignedNumeric>(a: T) -> T", "")],
    "prefix ~": [("<T: BinaryInteger>(a: T) -> T", "")],
}

HELPERS = """\
#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

// Which faults are on.
@usableFromInline nonisolated(unsafe) let faultsOn: UnsafeMutablePointer<Bool> = {
  let faults = UnsafeMutablePointer<Bool>.allocate(capacity: {count})
  faults.initialize(repeating: false, count: {count})
  let numbers = getenv("FAULT").map { String(cString: $0) } ?? ""
  for number in numbers.split(separator: ",") {
    if let number = Int(number) { faults[number] = true }
  }
  return faults
}()

@usableFromInline func faultPick<T>(_ id: Int, _ a: T, _ b: T) -> T {
  faultsOn[id] ? b : a
}
@usableFromInline func faultNot(_ id: Int, _ a: Bool) -> Bool {
  faultsOn[id] ? !a : a
}
@usableFromInline func faultNil<T>(_ id: Int, _ a: T?) -> T? {
  faultsOn[id] ? nil : a
}
@usableFromInline func faultTrue(
  _ id: Int, _ a: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if faultsOn[id] { return true }
  return try a()
}
"""
PAIR = """\
@usableFromInline func fault{A}<T: Comparable>(
  _ id: Int, _ a: T, _ b: T
) -> T {{
  faultsOn[id] ? {b}(a, b) : {a}(a, b)
}}
extension FixedWidthInteger {{
  @usableFromInline static func fault{A}(_ id: Int) -> Self {{
    faultsOn[id] ? {b} : {a}
  }}
}}
extension Sequence where Element: Comparable {{
  @usableFromInline func fault{A}(_ id: Int) -> Element? {{
    faultsOn[id] ? self.{b}() : self.{a}()
  }}
}}
extension Sequence {{
  @usableFromInline func fault{A}(
    _ id: Int, by less: (Element, Element) throws -> Bool
  ) rethrows -> Element? {{
    faultsOn[id]
      ? try self.{b}(by: less) : try self.{a}(by: less)
  }}
}}
"""
ENDS = """\
extension BidirectionalCollection {{
  @usableFromInline func fault{A}(_ id: Int) -> Element? {{
    faultsOn[id] ? {b} : {a}
  }}
  @usableFromInline func fault{A}(
    _ id: Int, where holds: (Element) throws -> Bool
  ) rethrows -> Element? {{
    faultsOn[id] ? try {b}(where: holds) : try {a}(where: holds)
  }}
  @usableFromInline func fault{A}Index(
    _ id: Int, where holds: (Element) throws -> Bool
  ) rethrows -> Index? {{
    faultsOn[id] ? try {b}Index(where: holds) : try {a}Index(where: holds)
  }}
}}
extension BidirectionalCollection where Element: Equatable {{
  @usableFromInline func fault{A}Index(_ id: Int, of element: Element) -> Index? {{
    faultsOn[id] ? {b}Index(of: element) : {a}Index(of: element)
  }}
}}
"""
BOUNDS = """\
extension {type} {{
  @usableFromInline func fault{A}(_ id: Int) -> Bound {{
    faultsOn[id] ? {b} : {a}
  }}
}}
"""


def helpers(count):
    text = HELPERS.replace("{count}", str(count))
    for a, b in (("min", "max"), ("max", "min")):
        text += PAIR.format(a=a, b=b, A=a.capitalize())
    for a, b in (("first", "last"), ("last", "first")):
        text += ENDS.format(a=a, b=b, A=a.capitalize())
    for a, b in (("lowerBound", "upperBound"), ("upperBound", "lowerBound")):
        for of in ("Range", "ClosedRange"):
            text += BOUNDS.format(type=of, a=a, b=b, A=a[0].upper() + a[1:])
    return text


def operator_name(number):
    """Returns a name of two box-drawing characters. Swift allows such characters in
    operators."""
    return chr(0x2500 + number // 256) + chr(0x2500 + number % 256)


def declaration(site, number):
    """Returns the declaration of a site's operator."""
    name = operator_name(number)
    operator = site.operator.split()[-1]
    if site.operator.endswith(" nil"):
        operator = site.operator.split()[0]
    is_prefix = site.operator.startswith("prefix ")
    signatures = SIGNATURES[site.operator]
    cases = "; ".join(
        f"if faultsOn[{number + place}] {{"
        f" return {expression(operator, fault.new, is_prefix)} }}"
        for place, fault in enumerate(site.faults))
    usual = expression(operator, operator, is_prefix)
    result = (f"prefix operator {name}\n" if is_prefix else
              f"infix operator {name}: {signatures[0][1]}\n")
    for signature, _, *attributes in signatures:
        result += "".join(attributes) + (
            f"@usableFromInline {'prefix ' if is_prefix else ''}func {name} "
            f"{signature} {{ {cases}; return {usual} }}\n")
    return result


def expression(operator, new, is_prefix):
    if is_prefix:
        return new + "a"
    if operator == "??":
        return "try a ?? b()" if new else "try b()"
    if new == "...":
        return "a..<b.advanced(by: 1)"
    if operator in ("&&", "||"):
        return f"try a {new} b()"
    return f"a {new} b"


def switched(text, numbered):
    """Returns the source with the edits of all sites. Also returns each site's places.

    `numbered` has pairs of a site and the number of its first fault."""
    edits = sorted(
        ((edit.start, edit.rank, edit.end, edit.text, site, number)
         for site, number in numbered for edit in site.edits),
        key=lambda edit: edit[:3])
    result, place, places = "", 0, []
    for start, _, end, new, site, number in edits:
        result += text[place:start]
        new = new.replace("{id}", str(number))
        new = new.replace("{name}", operator_name(number))
        places.append((len(result), len(result) + len(new), site))
        result += new
        place = end
    return result + text[place:], places


def planted(text, fault):
    return text[:fault.start] + fault.new + text[fault.end:]


def find(text):
    return faults.find(text)
