import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// An app whose own code for Return calls `pressReturn(in:)`.
final class OwnCallApp: ContactApp, UITextFieldDelegate {
  enum Place: CaseIterable {
    case delegate, primaryAction, exit, later
  }

  let queue = LaterQueue()
  private let place: Place
  private let agrees: Bool

  init(_ place: Place, agrees: Bool = true) {
    self.place = place
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields {
      let action = UIAction { [weak self] _ in
        self?.navigator?.pressReturn(in: field)
      }
      switch place {
      case .delegate, .later: field.delegate = self
      case .primaryAction:
        field.addAction(action, for: .primaryActionTriggered)
      case .exit: field.addAction(action, for: .editingDidEndOnExit)
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let press = { [weak self] in
      guard let self else { return }
      navigator?.pressReturn(in: textField)
    }
    if place == .later {
      queue.async(press)
    } else {
      press()
    }
    return agrees
  }
}

/// An app in which Return moves to the next tab stop. Return in the last field
/// finishes the form.
final class TabOnReturnApp: ContactApp, UITextFieldDelegate {
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
    guard let navigator, navigator.canFocusNext else { return true }
    navigator.focusNext()
    return agrees
  }
}
