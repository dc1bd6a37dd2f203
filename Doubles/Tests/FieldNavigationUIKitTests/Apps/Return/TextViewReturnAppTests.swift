import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A form with fields and a text view. The text view's delegate handles the
/// line break itself.
final class TextViewApp: ContactApp, UITextViewDelegate {
  enum Manner: CaseIterable {
    /// The delegate resigns the text view. It refuses the line break.
    case resigns
    /// The delegate focuses the field after the text view. It refuses the line
    /// break.
    case movesOn
    /// The delegate accepts the line break and removes it from the text. Then
    /// it resigns the text view.
    case trims
    /// The delegate saves the form. It refuses the line break.
    case saves
  }

  private let manner: Manner
  private(set) var lineBreaks = 0

  init(_ manner: Manner, navigated: Bool = true) {
    self.manner = manner
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the text view between the mail field and the password field.
  override func prepare() {
    note.delegate = self
    note.frame.origin.y = 120
    password.frame.origin.y = 190
    show([note])
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    lineBreaks += 1
    switch manner {
    case .resigns: textView.resignFirstResponder()
    case .movesOn: password.becomeFirstResponder()
    case .trims: return true
    case .saves: done.append("saved")
    }
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    guard manner == .trims, textView.text.hasSuffix("\n") else { return }
    textView.text = String(textView.text.dropLast())
    textView.resignFirstResponder()
  }
}

/// A form that ends with a text view for a long message.
final class MessageApp: ContactApp, UITextFieldDelegate {
  private let leadsOn: Bool

  init(leadsOn: Bool) {
    self.leadsOn = leadsOn
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    show([note])
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard leadsOn else { return true }
    (following(textField) ?? note).becomeFirstResponder()
    return false
  }
}

@MainActor @Suite("Apps: Return in forms with text views")
struct TextViewReturnAppTests {
  @Test(
    "The navigator doesn't move focus if a text view's delegate does (R14)",
    .underPolicyPairs, arguments: TextViewApp.Manner.allCases)
  func catches(manner: TextViewApp.Manner) {
    let app = TextViewApp(manner)
    let user = User(root: app)
    #expect(user.walk(from: app.person, 2) == ["next mail", "next note"])
    #expect(user.returnKey == .default)
    let place =
      switch manner {
      case .resigns, .trims: "nowhere"
      case .movesOn: "password"
      case .saves: "note"
      }
    #expect(user.goOn(typing: "x") == "default \(place)")
    #expect(app.note.text == "x" && app.lineBreaks == 1)
    #expect(app.done == (manner == .saves ? ["saved"] : []))
  }

  @Test(
    "Return finishes the form in the field after the text view (R5)",
    .underPolicyPairs)
  func after() {
    let app = TextViewApp(.movesOn)
    #expect(
      app.walked(4) == [
        "next mail", "next note", "default password", "done nowhere",
      ])
    #expect(app.done == ["finished"] && app.note.text == "x")
  }

  @Test("Return skips a filled text view (R4)", .underPolicyPairs)
  func filled() {
    let app = TextViewApp(.movesOn)
    app.note.text = "Leave it at the door."
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"] && app.lineBreaks == 0)
    #expect(app.note.text == "Leave it at the door.")
  }

  @Test(
    "The bar's Done button closes the keyboard in the last text view (R14)",
    .underPolicyPairs, arguments: [false, true])
  func message(leadsOn: Bool) {
    let app = MessageApp(leadsOn: leadsOn)
    let user = User(root: app)
    #expect(
      user.walk(from: app.person)
        == ["next mail", "next password", "next note"])
    #expect(app.note.text?.isEmpty == true, "no line break comes along")
    #expect(user.goOn() == "default note")
    #expect(app.note.text == "x\n" && app.done.isEmpty)
    user.tapBar("Done")
    #expect(user.place == "nowhere" && app.note.text == "x\n")
    #expect(app.done.isEmpty, "Return would not finish there")
  }

  @Test(
    "Return doesn't move focus if the delegate resigns the text view (R14)",
    .underPolicyPairs)
  func returnKeys() {
    let app = TextViewApp(.resigns)
    let user = User(root: app)
    app.navigator?.configuration.textViewKeys = .return
    user.tap(app.note)
    user.type("x")
    user.tapReturn()
    #expect(user.place == "nowhere" && app.done.isEmpty)
    #expect(app.note.text == "x" && app.lineBreaks == 1)
  }

  @Test(
    "Return doesn't move focus if the text view's delegate moves focus (R14)",
    .underPolicyPairs)
  func returnKeysMove() {
    let app = TextViewApp(.movesOn)
    let user = User(root: app)
    app.navigator?.configuration.textViewKeys = .return
    user.tap(app.note)
    user.type("x")
    user.tapReturn()
    #expect(user.place == "password" && app.note.text == "x")
    #expect(app.done.isEmpty)
  }
}
