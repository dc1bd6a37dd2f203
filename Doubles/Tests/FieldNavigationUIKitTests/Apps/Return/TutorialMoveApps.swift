import FieldNavigationUIKit
import Foundation
import UIKit

// Apps whose delegates move focus as in tutorials.

/// An app whose delegate switches over the fields. In the last field, the
/// delegate logs the user in.
final class SwitchApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case person: mail.becomeFirstResponder()
    case mail: password.becomeFirstResponder()
    default:
      textField.resignFirstResponder()
      done.append("logged in")
    }
    return true
  }
}

/// An app that uses tags to find the next field. The tags aren't in the order
/// on the screen.
final class TagApp: ContactApp, UITextFieldDelegate {
  private let agrees: Bool

  init(agrees: Bool) {
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    (person.tag, password.tag, mail.tag) = (1, 2, 3)
    for field in fields { field.delegate = self }
  }

  override func navigate() {
    super.navigate()
    navigator?.configuration.order = .tag
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = view.viewWithTag(textField.tag + 1) {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return agrees
  }
}

/// An app that finds the next field in an array. The delegate returns `false`
/// after it moves focus. In the last field, the delegate does nothing and
/// returns `true`.
final class ArrayApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(of: textField),
      place + 1 < fields.count
    else { return true }
    fields[place + 1].becomeFirstResponder()
    return false
  }
}

/// An app that resigns the current field first. Then it focuses the next field.
final class ResignThenMoveApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    following(textField)?.becomeFirstResponder()
    return true
  }
}

/// An app that moves focus in the next turn of the main queue.
final class LaterApp: ContactApp, UITextFieldDelegate {
  let queue = LaterQueue()
  private let agrees: Bool

  init(agrees: Bool) {
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let target = following(textField)
    queue.async {
      if let target {
        target.becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
      }
    }
    return agrees
  }
}

/// An app with a delegate object for each field. Each delegate knows the next
/// field.
final class DelegateObjectsApp: ContactApp {
  private var delegates: [FieldLink] = []

  override func prepare() {
    delegates = fields.map { FieldLink(to: following($0)) }
    for (field, link) in zip(fields, delegates) { field.delegate = link }
  }
}

private final class FieldLink: NSObject, UITextFieldDelegate {
  private weak var target: UITextField?

  init(to target: UITextField?) {
    self.target = target
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let target else { return textField.resignFirstResponder() }
    return target.becomeFirstResponder()
  }
}

/// An app whose delegate acts on the Return key's label. The label is set by
/// the app or the navigator.
final class KeyTellsApp: ContactApp, UITextFieldDelegate {
  private let setsKeys: Bool

  init(setsKeys: Bool) {
    self.setsKeys = setsKeys
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields {
      field.delegate = self
      if setsKeys { field.returnKeyType = .next }
    }
    if setsKeys { password.returnKeyType = .go }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.returnKeyType == .next {
      following(textField)?.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      done.append("submitted")
    }
    return false
  }
}

/// An app whose second field has a picker instead of a keyboard.
final class PickerApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
    mail.inputView = UIPickerView(frame: .zero)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    following(textField)?.becomeFirstResponder()
    return true
  }
}
