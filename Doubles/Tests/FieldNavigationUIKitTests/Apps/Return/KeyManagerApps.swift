import Foundation
import UIKit

// Apps that set the Return key labels themselves. Some of these apps use one
// manager object for all fields. Form libraries do the same.

/// An app whose delegate sets all Return key labels when editing begins. On
/// Return the delegate focuses the next field.
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

/// An app that sets Return key labels but doesn't handle Return.
final class KeySetterApp: ContactApp, UITextFieldDelegate {
  enum Manner: CaseIterable {
    /// The app sets all labels when the screen loads.
    case once
    /// The app sets a field's label when editing begins.
    case begin
    /// The app sets a field's label when editing begins. Then it reloads the
    /// input views.
    case beginAndReload
    /// The app sets a field's label when editing begins. It resets the label
    /// when editing ends.
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

/// An app that finds the next field by its tag.
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

/// An app whose fields all have a Done key. Many storyboards set this key.
final class DoneEverywhereApp: ContactApp {
  override func prepare() {
    for field in fields { field.returnKeyType = .done }
  }
}

/// A login form. The app sets the last field's Return key label. The field's
/// delegate handles Return.
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

/// An app with a search field above two other fields. A delegate handles Return
/// in the search field.
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

/// An app whose last field sends a comment. The primary action clears the text
/// and keeps focus.
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
