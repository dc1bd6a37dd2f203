import Foundation
import UIKit

// Managers that look after the keys of all fields, as form libraries do, and
// apps that have set the keys themselves.

/// The delegate of all fields: sets the keys of all when one begins, and
/// answers Return by the order of the fields.
final class KeyHandlerApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    for field in fields {
      field.returnKeyType = following(field) == nil ? .done : .next
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let target = following(textField) {
      target.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// Sets keys by place as well, and knows nothing of Return.
final class KeySetterApp: ContactApp, UITextFieldDelegate {
  enum Manner: CaseIterable {
    /// When the screen is loaded.
    case once
    /// When a field begins.
    case begin
    /// When a field begins, and redraws the keyboard.
    case beginAndReload
    /// Set when a field begins editing, and reset to the default when it ends.
    case beginAndBack
  }

  private let manner: Manner

  init(_ manner: Manner) {
    self.manner = manner
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields {
      if manner == .once { setKey(of: field) } else { field.delegate = self }
    }
  }

  private func setKey(of field: UITextField) {
    field.returnKeyType = following(field) == nil ? .done : .next
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    setKey(of: textField)
    if manner == .beginAndReload { textField.reloadInputViews() }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if manner == .beginAndBack { textField.returnKeyType = .default }
  }
}

/// Numbers its fields, and finds the next one by its number in any superview.
final class TagManagerApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for (place, field) in fields.enumerated() {
      field.tag = 1000 + place
      field.delegate = self
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    let isLast = view.viewWithTag(textField.tag + 1) == nil
    textField.returnKeyType = isLast ? .send : .next
    textField.reloadInputViews()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = view.viewWithTag(textField.tag + 1) {
      return !next.becomeFirstResponder()
    }
    done.append("sent")
    return textField.resignFirstResponder()
  }
}

/// Every field has a Done key, as in many storyboards.
final class DoneEverywhereApp: ContactApp {
  override func prepare() {
    for field in fields { field.returnKeyType = .done }
  }
}

/// A login with its own key at the end, and a handler for it.
final class LoginKeyApp: ContactApp, UITextFieldDelegate {
  private let key: UIReturnKeyType
  private let agrees: Bool

  init(_ key: UIReturnKeyType, agrees: Bool) {
    self.key = key
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    password.isSecureTextEntry = true
    password.returnKeyType = key
    password.enablesReturnKeyAutomatically = true
    password.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    done.append("\(key)")
    return agrees
  }
}

/// A search above two fields, with its own handler.
final class FieldSearchApp: ContactApp, UITextFieldDelegate {
  private let closes: Bool

  init(closes: Bool) {
    self.closes = closes
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    person.returnKeyType = .search
    person.enablesReturnKeyAutomatically = true
    person.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    done.append("search \(textField.text ?? "")")
    if closes { textField.resignFirstResponder() }
    return true
  }
}

/// A comment whose Send clears the text and stays, by the primary action.
final class CommentApp: ContactApp {
  override func prepare() {
    password.returnKeyType = .send
    password.enablesReturnKeyAutomatically = true
    let action = UIAction { [weak self] _ in self?.send() }
    password.addAction(action, for: .primaryActionTriggered)
  }

  private func send() {
    done.append("send \(password.text ?? "")")
    password.text = ""
  }
}
