import Foundation
import UIKit
import UIKitDriver

/// An app that connects its actions before or after the navigator finds the
/// fields.
@MainActor protocol LateApp: ContactApp {
  var isLate: Bool { get set }
  func connect()
}

/// An app whose Did End On Exit actions focus the next field. The app connects
/// the actions before or after the navigator finds the fields.
final class ExitChainApp: ContactApp, LateApp {
  var isLate = false
  private(set) var exits = 0

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    for field in [person, mail] {
      let action = UIAction { [weak self] _ in
        self?.exits += 1
        self?.following(field)?.becomeFirstResponder()
      }
      field.addAction(action, for: .editingDidEndOnExit)
    }
  }
}

/// An app in which only the last field has a Did End On Exit action. The empty
/// action closes the keyboard.
final class LastExitApp: ContactApp {
  override func prepare() {
    password.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }
}

/// An app whose last field acts on Did End On Exit. The field presents an alert
/// or moves focus back.
final class ExitAnswerApp: ContactApp, LateApp {
  enum Answer: CaseIterable {
    case alert, back
  }

  private let answer: Answer
  var isLate = false

  init(_ answer: Answer) {
    self.answer = answer
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    let action = UIAction { [weak self] _ in self?.exited() }
    password.addAction(action, for: .editingDidEndOnExit)
  }

  private func exited() {
    done.append("\(answer)")
    switch answer {
    case .alert:
      let alert = UIAlertController(nibName: nil, bundle: nil)
      present(alert, animated: true)
    case .back: mail.becomeFirstResponder()
    }
  }
}

/// An app whose delegate moves focus. Each field's Did End On Exit action
/// records the field's name.
final class ExitBesideDelegateApp: ContactApp, UITextFieldDelegate {
  private(set) var exits: [String] = []

  override func prepare() {
    for field in fields {
      field.delegate = self
      let name = field.accessibilityIdentifier ?? ""
      let action = UIAction { [weak self] _ in self?.exits.append(name) }
      field.addAction(action, for: .editingDidEndOnExit)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let target = following(textField) else { return true }
    target.becomeFirstResponder()
    return false
  }
}
