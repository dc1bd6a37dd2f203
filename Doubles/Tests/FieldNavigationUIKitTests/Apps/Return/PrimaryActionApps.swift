import FieldNavigationUIKit
import Foundation
import UIKit

// Apps that chain fields through primary actions. Interface Builder or an
// initializer sets these actions.

/// An app that creates each field with its primary action.
final class InitActionApp: AppScreen {
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    fields = ["from", "to", "seats"].enumerated().map { place, name in
      let field = UITextField(
        frame: CGRect(x: 20, y: 20 + 50 * place, width: 280, height: 34),
        primaryAction: UIAction { [weak self] _ in self?.goOn(from: place) })
      field.accessibilityIdentifier = name
      return field
    }
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  private func goOn(from place: Int) {
    guard place + 1 < fields.count else {
      done.append("searched")
      return present(UIViewController(), animated: true)
    }
    fields[place + 1].becomeFirstResponder()
  }
}

/// An app in which one action serves all fields. The action's sender identifies
/// the field.
final class SharedActionApp: ContactApp {
  private(set) var senders: [String] = []

  override func prepare() {
    let action = UIAction { [weak self] action in
      (action.sender as? UITextField).map { self?.returned(in: $0) }
    }
    for field in fields {
      field.addAction(action, for: .primaryActionTriggered)
    }
  }

  private func returned(in field: UITextField) {
    senders.append(field.accessibilityIdentifier ?? "")
    if let target = following(field) {
      target.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
    }
  }
}

/// An app that adds an action when a field begins editing. It removes the
/// action when editing ends.
final class AddedOnBeginApp: ContactApp, UITextFieldDelegate {
  private static let identifier = UIAction.Identifier("go on")

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    let action = UIAction(identifier: Self.identifier) { [weak self] _ in
      self?.goOn(from: textField)
    }
    textField.addAction(action, for: .primaryActionTriggered)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.removeAction(
      identifiedBy: Self.identifier, for: .primaryActionTriggered)
  }

  private func goOn(from field: UITextField) {
    if let target = following(field) {
      target.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
      done.append("sent")
    }
  }
}

/// An app in which only the last field has an action. The action sends the form
/// without closing the keyboard.
final class LastSendsApp: ContactApp, LateApp {
  var isLate = false

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    let action = UIAction { [weak self] _ in self?.done.append("sent") }
    password.addAction(action, for: .primaryActionTriggered)
  }
}

/// An app whose name field skips the optional mail field.
final class LeapingApp: ContactApp {
  override func prepare() {
    let action = UIAction { [weak self] _ in
      self?.password.becomeFirstResponder()
    }
    person.addAction(action, for: .primaryActionTriggered)
  }
}

/// An app that moves focus only if the field has text. Each field has the role
/// `handlesReturn`.
final class OwnReturnApp: ContactApp {
  override func prepare() {
    for field in fields {
      let action = UIAction { [weak self, weak field] _ in
        guard let self, let field, field.hasText else { return }
        if let target = following(field) {
          target.becomeFirstResponder()
        } else {
          field.resignFirstResponder()
          done.append("sent")
        }
      }
      field.addAction(action, for: .primaryActionTriggered)
    }
  }

  override func navigate() {
    super.navigate()
    for field in fields { navigator?.setRole(.handlesReturn, of: field) }
  }
}

/// An app that checks the form on Return in the last field. Then it focuses the
/// first empty field.
final class SendsBackApp: ContactApp {
  override func prepare() {
    let action = UIAction { [weak self] _ in self?.check() }
    password.addAction(action, for: .primaryActionTriggered)
  }

  private func check() {
    guard let missing = fields.first(where: { !$0.hasText }) else {
      return done.append("complete")
    }
    done.append("missing")
    missing.becomeFirstResponder()
  }
}
