import FieldNavigationUIKit
import Foundation
import UIKit

// Chains of fields by their primary action, as Interface Builder and the
// initialiser of a control offer it.

/// Each field is made with its action.
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

/// One action serves all fields, and finds out which one has sent it.
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

/// Adds its action when a field begins, and takes it away at the end.
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

/// Only the last field has an action. It sends, and leaves the keyboard alone.
final class LastSendsApp: ContactApp {
  var isLate = false

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    let action = UIAction { [weak self] _ in self?.done.append("sent") }
    password.addAction(action, for: .primaryActionTriggered)
  }
}

/// From the name it goes to the password, because the mail is optional.
final class LeapingApp: ContactApp {
  override func prepare() {
    let action = UIAction { [weak self] _ in
      self?.password.becomeFirstResponder()
    }
    person.addAction(action, for: .primaryActionTriggered)
  }
}

/// Moves where the field is filled, and does nothing else. It has declared that
/// it handles Return.
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

/// Checks the whole form from the last field, and sends the user back to what
/// is missing.
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
