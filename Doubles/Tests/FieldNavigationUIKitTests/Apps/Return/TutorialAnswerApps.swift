import Foundation
import UIKit

// Apps whose delegates handle Return without moving focus.

/// An app in which Return closes the keyboard in every field.
final class EndEditingApp: ContactApp, UITextFieldDelegate {
  private let agrees: Bool

  init(agrees: Bool, navigated: Bool = true) {
    self.agrees = agrees
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    view.endEditing(true)
    return agrees
  }
}

/// An app that returns `true` for a valid value. It shows a message for an
/// invalid value.
class RefusingApp: ContactApp, UITextFieldDelegate {
  let message = UILabel(frame: CGRect(x: 20, y: 170, width: 280, height: 20))

  override func prepare() {
    show([message])
    for field in fields { field.delegate = self }
  }

  final func isValid(_ field: UITextField) -> Bool {
    let text = field.text ?? ""
    return switch field {
    case mail: text.contains("@")
    case password: text.count >= 4
    default: !text.isEmpty
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    message.text = isValid(textField) ? nil : "This is not valid."
    return isValid(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
}

/// An app that presents an alert for an invalid value. Its delegate still
/// returns `true`.
final class AlertApp: RefusingApp {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if !isValid(textField) {
      done.append("alert")
      present(
        UIAlertController(nibName: nil, bundle: nil), animated: true)
    }
    return true
  }
}

/// An app whose invalid fields refuse to end editing. The app doesn't handle
/// Return.
final class KeepingApp: RefusingApp {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  override func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    done.append("asked")
    return isValid(textField)
  }
}

/// An app that submits the form on Return in the last field.
final class SubmitApp: ContactApp, UITextFieldDelegate {
  enum Manner: CaseIterable {
    case pushes, presents, resigns, sends
  }

  let confirmation = UIViewController()
  private let manner: Manner
  private let agrees: Bool

  init(_ manner: Manner, agrees: Bool) {
    self.manner = manner
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField === password else { return true }
    submit()
    return agrees
  }

  private func submit() {
    done.append("submitted")
    switch manner {
    case .pushes:
      (parent as? UINavigationController)?
        .pushViewController(confirmation, animated: true)
    case .presents: present(confirmation, animated: true)
    case .resigns: password.resignFirstResponder()
    case .sends: break
    }
  }
}
