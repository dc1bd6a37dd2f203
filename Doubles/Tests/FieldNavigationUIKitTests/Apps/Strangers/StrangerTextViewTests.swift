import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Text views in which Return moves focus, and code that sets their text.

/// 29 to 32: A title, a note and its tags.
private class StrangerNoteApp: StrangerForm, UITextViewDelegate {
  override class var names: [String] { ["title"] }
  let note = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 80))
  let tags = UITextField.named("tags", y: 150)

  override func setUp() {
    note.accessibilityIdentifier = "note"
    note.delegate = self
    show([note, tags])
  }

  override func configure() { navigator?.configuration.textViewKeys = .return }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  func textViewDidChange(_ textView: UITextView) {}
}

@MainActor @Suite("A draft that code has set", .underUsualAndPairs)
struct StrangerDraftTests {
  @Test("Return after text set by code moves focus and adds no line")
  func draft() {
    let app = StrangerNoteApp()
    let user = User(root: app)
    app.note.text = "Draft"
    user.tap(app.note)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.note.text, equals: "Draft")
    expect(user.returnKey, equals: .done)
  }

  @Test(
    "Return after text that code set in the focused note moves focus",
    arguments: ["", "Draft", "Dear\nAda", "Dear\nAda\n", "\n"])
  func template(_ text: String) {
    let app = StrangerNoteApp()
    let user = User(root: app)
    user.tap(app.note)
    user.type("x")
    app.note.text = text
    user.settle()
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(
      app.note.text.split(separator: "\n"), equals: text.split(separator: "\n"))
    expect(app.note.text.count, equals: text.count)
  }

  @Test(
    "Return after lines that were there before moves focus",
    arguments: ["Dear\nAda", "Dear\nAda\n", "\n"])
  func before(_ text: String) {
    let app = StrangerNoteApp()
    let user = User(root: app)
    app.note.text = text
    user.tap(app.note)
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.note.text.count, equals: text.count)
  }

  @Test("Return after pasted lines moves focus and keeps the lines")
  func pasted() {
    let app = StrangerNoteApp()
    let user = User(root: app)
    user.tap(app.note)
    user.type("one\ntwo\n")
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.note.text.count, equals: 8)
  }

  @Test("A line break that code sets is text, not Return")
  func breaks() {
    let app = StrangerNoteApp()
    let user = User(root: app)
    user.tap(app.note)
    user.type("x")
    app.note.text = "x\n"
    user.settle()
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "x\n")
    user.type("y")
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "x\ny")
  }

  @Test("The filled note is passed, and its key ends the form with the tags")
  func end() {
    let app = StrangerNoteApp()
    let user = User(root: app)
    app.note.text = "Draft"
    app.tags.text = "a"
    user.tap(app["title"])
    expect(user.returnKey, equals: .done)
    user.tap(app.note)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.note.text, equals: "Draft")
    expect(user.place, equals: "nowhere")
  }
}

/// The delegate rewrites the text after each change.
private final class StrangerCapitalsApp: StrangerNoteApp {
  override func textViewDidChange(_ textView: UITextView) {
    textView.text = textView.text.uppercased()
  }
}

@MainActor @Suite("A delegate that rewrites the note", .underUsualAndPairs)
struct StrangerCapitalsTests {
  @Test("Return moves focus and leaves no line break in the rewritten text")
  func capitals() {
    let app = StrangerCapitalsApp()
    let user = User(root: app)
    user.tap(app.note)
    user.spell("ok brb")
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.note.text, equals: "OK BRB")
  }
}

/// The delegate goes on with a list and refuses other line breaks.
private final class StrangerListApp: StrangerNoteApp {
  override func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    guard text == "\n", textView.text.hasPrefix("- ") else { return true }
    textView.text += "\n- "
    return false
  }
}

/// The delegate accepts no line break and at most ten letters.
private final class StrangerTenLettersApp: StrangerNoteApp {
  override func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    text != "\n" && textView.text.count - range.length + text.count <= 10
  }
}

@MainActor @Suite("A delegate that answers Return itself", .underUsualAndPairs)
struct StrangerListTests {
  @Test("The app's list goes on, and focus stays")
  func list() {
    let app = StrangerListApp()
    let user = User(root: app)
    user.tap(app.note)
    user.spell("- a")
    user.tapReturn()
    user.spell("b")
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "- a\n- b")
    expect(app.finishes, equals: 0)
  }

  @Test("A refused line break loses nothing")
  func refused() {
    let app = StrangerTenLettersApp()
    let user = User(root: app)
    user.tap(app.note)
    user.spell("ten letters")
    user.tapReturn()
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "ten letter")
    expect(app.finishes, equals: 0)
    app.navigator?.focusNext()
    expect(user.place, equals: "tags")
    expect(app.note.text, equals: "ten letter")
  }
}

@MainActor @Suite("Return over selected text", .underUsualAndPairs)
struct StrangerSelectionTests {
  @Test("Return replaces the selection with a line break and stays")
  func selection() throws {
    let app = StrangerNoteApp()
    let user = User(root: app)
    user.tap(app.note)
    user.type("one two")
    let start = app.note.beginningOfDocument
    let from = try #require(app.note.position(from: start, offset: 3))
    let to = try #require(app.note.position(from: start, offset: 4))
    app.note.selectedTextRange = app.note.textRange(from: from, to: to)
    user.tapReturn()
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "one\ntwo")
  }

  @Test("Return in the middle of the text moves focus and keeps the text")
  func middle() throws {
    let app = StrangerNoteApp()
    let user = User(root: app)
    user.tap(app.note)
    user.type("one two")
    let start = app.note.beginningOfDocument
    let place = try #require(app.note.position(from: start, offset: 3))
    app.note.selectedTextRange = app.note.textRange(from: place, to: place)
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.note.text, equals: "one two")
  }
}
