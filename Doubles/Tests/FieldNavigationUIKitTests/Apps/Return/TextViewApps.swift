import FieldNavigationUIKit
import Foundation
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
