import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The audit finds names and classes in sources")
struct SourceFactsTests {
  private func facts(_ text: String, _ path: String = "A.swift") -> SourceFacts
  {
    SourceFacts(path: path, data: Data(text.utf8))
  }

  @Test(
    "Comments and strings have no names",
    arguments: [
      ("becomeFirstResponder()", true),
      ("field.BecomeFirstResponder", true),
      ("// becomeFirstResponder", false),
      ("/* becomeFirstResponder */", false),
      ("/* /* a */ becomeFirstResponder */", false),
      ("/* a */ becomeFirstResponder", true),
      ("\"becomeFirstResponder\"", false),
      ("\"\\\" becomeFirstResponder\"", false),
      ("\"\"\"\n\" becomeFirstResponder\n\"\"\"", false),
      ("\"\"\"\n\"\"\" + becomeFirstResponder", true),
      ("\"a\n becomeFirstResponder", true),
      ("\"//\" + becomeFirstResponder", true),
      ("becomeFirstResponders", false),
      ("isn't becomeFirstResponder", true),
    ])
  func names(text: String, isFound: Bool) {
    #expect(facts(text).words.contains(.focus) == isFound)
  }

  @Test(
    "Only Swift's comments nest, and only its apostrophes are no quotes",
    arguments: [
      ("/* /* a */ becomeFirstResponder", true),
      ("'becomeFirstResponder'", false),
      ("@\"becomeFirstResponder\"", false),
      ("[a becomeFirstResponder];", true),
    ])
  func objectiveC(text: String, isFound: Bool) {
    #expect(facts(text, "A.m").words.contains(.focus) == isFound)
  }

  @Test(
    "A script may name events and keys in strings",
    arguments: [
      ("a.addEventListener('keydown', e => e.key === \"Enter\")", true),
      ("$(a).keypress(e => e.which == 13)", true),
      ("// a.addEventListener('keydown', e => e.key === 'Enter')", false),
      ("/* keydown */ a.key === 'Enter'", false),
      ("'http://a' + keydown + 'Enter'", true),
      ("a.addEventListener('keydown', e => e.which == 130)", false),
      ("`\n// keydown Enter`", true),
      ("'a' // keydown Enter", false),
    ])
  func scripts(text: String, hears: Bool) {
    #expect(facts(text, "a.js").words.hearEnter == hears)
  }

  @Test(
    "An assignment to a delegate is one, and a comparison isn't",
    arguments: [
      ("name.delegate = self", true), ("name.delegate == other", false),
      ("delegate.tell()", false), ("self.a.delegate=self", true),
    ])
  func delegate(text: String, isFound: Bool) {
    #expect(facts(text).words.contains(.delegate) == isFound)
  }

  @Test(
    "Names about the keyboard count, and its type doesn't",
    arguments: [
      ("keyboardWillShowNotification", true), ("keyboardLayoutGuide", true),
      ("UIKeyboardWillShowNotification", true), ("adjustForKeyboard", true),
      ("keyboardType", false), ("hideKeyboard", false),
      ("contentInset", true),
    ])
  func keyboard(text: String, isFound: Bool) {
    #expect(facts(text).words.contains(.keyboard) == isFound)
  }

  private func classes(_ text: String, _ path: String = "A.swift") -> [String] {
    facts(text, path).classes.map {
      "\($0.isExtension ? "+" : "")\($0.name) \($0.superclass ?? "-")"
    }
  }

  @Test("Classes of Swift have their superclass")
  func swiftClasses() {
    #expect(
      classes(
        """
        final class Login: BaseController, UITextFieldDelegate {
          class func make() -> Login {}
          class var all = 1
        }
        class Plain {}
        extension Login {}
        protocol Asks: class {}
        // class Not: Here
        """) == ["Login BaseController", "Plain -", "+Login -"])
  }

  @Test("Classes of Objective-C have their superclass in the interface")
  func objectiveCClasses() {
    #expect(
      classes(
        """
        @class Other;
        @interface Login : Base
        @implementation Login
        @implementation Login (More)
        """, "A.m") == ["+Login Base", "Login -", "+Login -"])
  }

  // Where each part is compared with all others, half a megabyte takes minutes.
  @Test(
    "A hostile source takes time in proportion to its size",
    .timeLimit(.minutes(1)),
    arguments: ["/*", "\"", "`", "class A:", "keyboard", "\\", "'\n", "\"\"\""])
  func hostile(part: String) {
    let data = Data(
      String(repeating: part, count: 500_000 / part.count).utf8)
    for path in ["a.swift", "a.js"] {
      #expect(SourceFacts(path: path, data: data).path == path)
    }
  }
}
