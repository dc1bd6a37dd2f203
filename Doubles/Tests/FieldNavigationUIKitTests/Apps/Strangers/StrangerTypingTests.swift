import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Code that rewrites text views, and delegates that call the navigator.

/// 70 to 72: A story between two text fields. Return moves focus.
private class StrangerStoryApp: StrangerForm, UITextViewDelegate {
  override class var names: [String] { ["title"] }
  let story = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 80))
  let tags = UITextField.named("tags", y: 150)

  override func setUp() {
    story.accessibilityIdentifier = "story"
    story.delegate = self
    show([story, tags])
  }

  override func configure() { navigator?.configuration.textViewKeys = .return }

  func textViewDidBeginEditing(_ textView: UITextView) {}
  func textViewDidEndEditing(_ textView: UITextView) {}
  func textViewDidChange(_ textView: UITextView) {}
}

/// The placeholder is text, which goes as editing begins.
private final class StrangerPlaceholderApp: StrangerStoryApp {
  override func configure() {
    super.configure()
    story.text = "Tell us"
    navigator?.configuration.isEmpty = { [weak self] field in
      guard let story = self?.story, field === story else { return nil }
      return story.text.isEmpty || story.text == "Tell us"
    }
  }

  override func textViewDidBeginEditing(_ textView: UITextView) {
    if textView.text == "Tell us" { textView.text = "" }
  }

  override func textViewDidEndEditing(_ textView: UITextView) {
    if textView.text.isEmpty { textView.text = "Tell us" }
  }
}

@MainActor @Suite("A placeholder in a text view", .underUsualAndPairs)
struct StrangerPlaceholderTests {
  @Test("Return passes an untouched story, whose placeholder comes back")
  func untouched() {
    let app = StrangerPlaceholderApp()
    let user = User(root: app)
    user.tap(app["title"])
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "story")
    expect(app.story.text, equals: "")
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.story.text, equals: "Tell us")
    user.tap(app["title"])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "story", "the placeholder counts as empty")
  }

  @Test("Return keeps what the user has typed over the placeholder")
  func typed() {
    let app = StrangerPlaceholderApp()
    let user = User(root: app)
    user.tap(app.story)
    user.spell("Once")
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.story.text, equals: "Once")
  }
}

/// The app cuts what is too long after it was typed, or joins lines.
private final class StrangerCuttingApp: StrangerStoryApp {
  var joins = false

  override func textViewDidChange(_ textView: UITextView) {
    if joins {
      textView.text = textView.text.replacingOccurrences(of: "\n", with: "")
    } else if textView.text.count > 4 {
      textView.text = String(textView.text.prefix(4))
    }
  }
}

@MainActor
@Suite("An app that removes the line break itself", .underUsualAndPairs)
struct StrangerCuttingTests {
  @Test("Return at the limit loses no letter")
  func limit() {
    let app = StrangerCuttingApp()
    let user = User(root: app)
    user.tap(app.story)
    user.spell("abcd")
    user.tapReturn()
    expect(app.story.text, equals: "abcd")
    expect(app.finishes, equals: 0)
    user.tap(app.story)
    user.spell("e")
    expect(app.story.text, equals: "abcd")
  }

  @Test("Return below the limit moves focus")
  func below() {
    let app = StrangerCuttingApp()
    let user = User(root: app)
    user.tap(app.story)
    user.spell("abc")
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.story.text, equals: "abc")
  }

  @Test("Return in text whose line breaks the app removes loses no letter")
  func joins() {
    let app = StrangerCuttingApp()
    app.joins = true
    let user = User(root: app)
    user.tap(app.story)
    user.spell("abc")
    user.tapReturn()
    expect(app.story.text, equals: "abc")
    expect(app.finishes, equals: 0)
  }
}

/// Autocorrection replaces the last word in the turn of Return.
@MainActor @Suite("Return accepts a correction", .underUsualAndPairs)
struct StrangerCorrectionTests {
  @Test("The corrected word stays, and focus moves")
  func correction() {
    let app = StrangerStoryApp()
    let user = User(root: app)
    user.tap(app.story)
    user.spell("over teh")
    for _ in 0..<3 { app.story.deleteBackward() }
    app.story.insertText("the moon")
    user.tapReturn()
    expect(user.place, equals: "tags")
    expect(app.story.text, equals: "over the moon")
  }
}

/// A switch hides the last field and sets the app's buttons at once.
private final class StrangerHidingApp: StrangerForm {
  override class var names: [String] { ["first", "second", "third"] }
  let shorter = UISwitch(frame: CGRect(x: 20, y: 140, width: 60, height: 30))
  private(set) var canGoOn: [Bool] = []

  override func setUp() {
    show([shorter])
    shorter.on(.valueChanged) { [weak self] in
      guard let self else { return }
      self["third"].isHidden = shorter.isOn
      canGoOn.append(navigator?.canFocusNext == true)
    }
  }
}

@MainActor @Suite("Buttons set as a field hides", .underUsualAndPairs)
struct StrangerHidingTests {
  @Test("canFocusNext knows the change of the same turn")
  func sameTurn() {
    let app = StrangerHidingApp()
    let user = User(root: app)
    user.tap(app["second"])
    user.type("x")
    expect(user.returnKey, equals: .next)
    user.tap(app.shorter)
    expect(app.canGoOn, equals: [false])
    expect(user.returnKey, equals: .done)
    expect(app.navigator?.focusNext(), equals: false)
    expect(user.place, equals: "second")
    user.tap(app.shorter)
    expect(app.canGoOn.last, equals: true)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "third")
  }
}

/// Return in the zip code looks up the town, and shows a field for some.
private final class StrangerZipApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["zip", "state", "town", "street"] }

  override func setUp() { self["state"].isHidden = true }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField === self["zip"] else { return true }
    if text("zip") == "1" { self["town"].text = "Bonn" }
    if text("zip") == "2" { self["state"].isHidden = false }
    return true
  }
}

@MainActor @Suite("Return looks something up", .underUsualAndPairs)
struct StrangerZipTests {
  @Test(
    "Return goes where the form leads after the look-up",
    arguments: ["1": "street", "2": "state", "3": "town"])
  func zip(_ zip: String, _ place: String) {
    let app = StrangerZipApp()
    let user = User(root: app)
    user.tap(app["zip"])
    user.type(zip)
    user.tapReturn()
    expect(user.place, equals: place)
    expect(app.finishes, equals: 0)
  }

  @Test("A key that says Next doesn't submit, even if nothing is empty now")
  func last() {
    let app = StrangerZipApp()
    let user = User(root: app)
    app.fill(["street": "Main St"])
    user.tap(app["zip"])
    user.type("1")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(app.finishes, equals: 0)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }
}

/// Delegates that call the navigator in textFieldShouldReturn.
private final class StrangerCallingApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["a", "b", "c"] }
  var answer = false
  var presses = false

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if presses {
      navigator?.pressReturn(in: textField)
    } else {
      navigator?.focusNext()
    }
    return answer
  }
}

@MainActor @Suite("Delegates that call the navigator", .underUsualAndPairs)
struct StrangerCallingTests {
  @Test("focusNext() moves one field per press", arguments: [false, true])
  func focusNext(_ answer: Bool) {
    let app = StrangerCallingApp()
    app.answer = answer
    let user = User(root: app)
    user.tap(app["a"])
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "b")
    expect(app.finishes, equals: 0)
  }

  @Test(
    "pressReturn(in:) moves one field and ends the form once",
    arguments: [false, true])
  func pressReturn(_ answer: Bool) {
    let app = StrangerCallingApp()
    app.answer = answer
    app.presses = true
    let user = User(root: app)
    user.tap(app["a"])
    for place in ["a", "b", "c"] {
      expect(user.place, equals: place)
      expect(app.finishes, equals: 0)
      user.type("x")
      user.tapReturn()
    }
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }
}
