import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Forms with three fields. Fields `a` and `c` are text fields. Field `b` is of
/// another kind.
@MainActor @Suite("The navigator and text views, search fields and pickers")
struct NavigatorFieldKindTests {
  private static func screen(_ other: UIView) -> FormScreen {
    FormScreen(3) { screen in
      screen.replace("b", by: other)
      screen.fields[2].delegate = Delegate.idle
    }
  }

  // MARK: Text views

  @Test(
    "Return in a text view inserts a line break (R6, R14)",
    .underPolicyPairs)
  func breaks() {
    let notes = UITextView()
    let screen = Self.screen(notes)
    let user = User(root: screen)
    user.tap(screen.field("c"))
    expect(user.calls().filter { $0 == "c didBegin" }.count, equals: 1)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "b default", "its label is left alone (R6)")
    user.type("1")
    user.tapReturn()
    user.type("2")
    expect(notes.text, equals: "1\n2")
    expect(user.focused, identicalTo: notes)
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "With `textViewKeys`, Return moves focus from a text view",
    .underPolicyPairs)
  func moves() {
    let notes = UITextView()
    let screen = Self.screen(notes)
    let user = User(root: screen)
    screen.navigator?.configuration.textViewKeys.insert(.return)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "b next")
    user.type("12")
    user.tapReturn()
    expect(user.sight, equals: "c done")
    expect(notes.text, equals: "12")
  }

  @Test(
    "A pasted line break doesn't move focus from a text view",
    .underPolicyPairs)
  func textWithBreaks() {
    let notes = ComposingText()
    let screen = Self.screen(notes)
    let user = User(root: screen)
    screen.navigator?.configuration.textViewKeys.insert(.return)
    user.tap(notes)
    user.type("1\n2")
    expect(notes.text, equals: "1\n2")
    user.deleteAll()
    user.type("1\n")
    expect(notes.text, equals: "1\n", "a break at the end of what is pasted")
    expect(user.focused, identicalTo: notes)
    user.type("2")
    notes.selectedTextRange = notes.textRange(
      from: notes.beginningOfDocument,
      to: notes.position(from: notes.beginningOfDocument, offset: 1)
        ?? notes.beginningOfDocument)
    user.tapReturn()
    expect(notes.text, equals: "\n\n2")
    notes.isComposing = true
    user.tapReturn()
    expect(user.focused, identicalTo: notes)
    notes.isComposing = false
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  // MARK: Search fields, pickers

  @Test(
    "Return in a search field searches and doesn't move focus (R14)",
    .underPolicyPairs)
  func searches() {
    let search = UISearchTextField()
    search.returnKeyType = .search
    var searches = 0
    search.addAction(
      UIAction { _ in searches += 1 }, for: .editingDidEndOnExit)
    let screen = Self.screen(search)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "b search")
    user.tapReturn()
    expect(searches, equals: 1)
    expectNil(user.focused, "as without a navigator")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Return moves through a field with an input view (R4)",
    .underPolicyPairs)
  func inputView() {
    let birthday = UITextField()
    birthday.inputView = UIDatePicker()
    let screen = Self.screen(birthday)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.focused, identicalTo: birthday)
    birthday.text = "today"
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  @Test(
    "Return asks no other field if a target presents a picker (R10)",
    .underPolicyPairs)
  func presentedPicker() {
    let delegate = Delegate()
    let screen = FormScreen(3) { screen in
      screen.fields[1].delegate = delegate
      screen.fields[2].delegate = delegate
    }
    let user = User(root: screen)
    delegate.begins = { field in
      guard field === screen.field("b") else { return true }
      if screen.presentedViewController == nil {
        screen.present(UIViewController(), animated: true)
      }
      return false
    }
    user.tap(screen.field("a"))
    let calls = user.calls { user.tapReturn() }
    expect(screen.presentedViewController != nil)
    expect(calls.filter { $0.contains("presents") }.count, equals: 1)
    expect(!calls.contains { $0.hasPrefix("c ") })
    expect(screen.finishes, equals: 0)
    screen.field("b").text = "picked"
    screen.dismiss(animated: true)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  @Test(
    "Return doesn't move focus while an input method composes text (R14)",
    .underPolicyPairs)
  func composes() {
    let field = ComposingField()
    field.isComposing = true
    let screen = FormScreen(3) { $0.replace("a", by: field) }
    let user = User(root: screen)
    user.tap(field)
    user.tapReturn()
    expect(user.focused !== screen.field("b"))
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Return moves focus from a text view whose text the app has set",
    .underPolicyPairs)
  func textOfApp() {
    let notes = UITextView()
    let screen = Self.screen(notes)
    let user = User(root: screen)
    screen.navigator?.configuration.textViewKeys.insert(.return)
    user.tap(notes)
    for text in ["Hello ", "", "Dear all,\n"] {
      notes.text = text
      user.settle()
      user.tapReturn()
      expect(user.sight, equals: "c done")
      expect(notes.text, equals: text)
      user.tap(notes)
    }
  }
}
