import FieldNavigationUIKit
import Foundation
import UIKit

// Apps that filter typed text. Some filters also refuse the line break that
// Return inserts.

/// An app whose delegate formats a phone number. The delegate sets the text and
/// refuses UIKit's change.
final class PhoneApp: ContactApp, UITextFieldDelegate {
  private let letsLineBreakThrough: Bool

  init(letsLineBreakThrough: Bool, navigated: Bool = true) {
    self.letsLineBreakThrough = letsLineBreakThrough
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() { person.delegate = self }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if letsLineBreakThrough, string == "\n" { return true }
    var digits = (textField.text ?? "").filter(\.isNumber)
    if string.isEmpty { digits = String(digits.dropLast()) }
    digits += string.filter(\.isNumber)
    textField.text =
      digits.count > 3
      ? "(\(digits.prefix(3))) \(digits.dropFirst(3))" : digits
    return false
  }
}

/// An app that limits the text's length. The line break that Return inserts
/// counts as one character.
final class MaxLengthApp: ContactApp, UITextFieldDelegate {
  private let limit = 4

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let count = (textField.text ?? "").count + string.count - range.length
    return count <= limit
  }
}

/// An app whose delegate accepts only digits. The delegate also moves focus on
/// Return.
final class DigitsApp: ContactApp, UITextFieldDelegate {
  private let agrees: Bool

  init(agrees: Bool) {
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let target = following(textField) {
      target.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      done.append("paid")
    }
    return agrees
  }
}

/// An app whose delegate accepts only digits, and perhaps the line break.
final class CodeFilterApp: ContactApp, UITextFieldDelegate,
  NamesOptionalMethods
{
  static let optionalMethods: Set<Selector> = [
    "textField:shouldChangeCharactersInRange:replacementString:"
  ]
  private let accepts: Bool

  init(accepts: Bool) {
    self.accepts = accepts
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() { person.delegate = self }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    accepts && string == "\n" || string.allSatisfy(\.isNumber)
  }
}

/// An app that accepts only digits, and tells the navigator of each Return.
final class PressingFilterApp: ContactApp, UITextFieldDelegate {
  override func prepare() { person.delegate = self }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    !(navigator?.pressReturn(in: textField) ?? false)
  }
}

/// An app that replaces lowercase letters with capitals. UIKit makes all other
/// changes.
final class CapitalsApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard string.contains(where: \.isLowercase) else { return true }
    textField.text = (textField.text ?? "") + string.uppercased()
    return false
  }
}

/// A field that reports the delete key even if the field is empty.
final class CodeBox: UITextField {
  var emptied: (() -> Void)?

  override func deleteBackward() {
    let wasEmpty = !hasText
    super.deleteBackward()
    if wasEmpty { emptied?() }
  }
}

/// An app with four one-digit boxes. A typed digit moves focus forward. Delete
/// in an empty box moves focus back.
final class CodeBoxesApp: AppScreen {
  let boxes = (0..<4).map { place in
    let box = CodeBox(
      frame: CGRect(x: 20 + 50 * place, y: 40, width: 40, height: 40))
    box.accessibilityIdentifier = "\(place)"
    return box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, box) in boxes.enumerated() {
      let changed = UIAction { [weak self] _ in self?.changed(place) }
      box.addAction(changed, for: .editingChanged)
      box.emptied = { [weak self] in self?.goBack(from: place) }
    }
    show(boxes)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  private func changed(_ place: Int) {
    guard boxes[place].hasText else { return }
    if place + 1 < boxes.count {
      boxes[place + 1].becomeFirstResponder()
    } else {
      boxes[place].resignFirstResponder()
      done.append(boxes.compactMap(\.text).joined())
    }
  }

  private func goBack(from place: Int) {
    guard place > 0 else { return }
    boxes[place - 1].text = ""
    boxes[place - 1].becomeFirstResponder()
  }
}

/// An app that fills in the town after a five-digit postcode. Then it focuses
/// the field after the town.
final class PostcodeApp: ContactApp {
  override func prepare() {
    let changed = UIAction { [weak self] _ in self?.lookUp() }
    person.addAction(changed, for: .editingChanged)
  }

  private func lookUp() {
    guard person.text?.count == 5 else { return }
    mail.text = "Rome"
    password.becomeFirstResponder()
  }
}
