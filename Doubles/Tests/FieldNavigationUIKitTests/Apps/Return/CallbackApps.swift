import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// An app whose delegate treats a typed line break as Return. Apps often do
/// this for text views.
final class LineBreakApp: ContactApp, UITextFieldDelegate {
  private let moves: Bool

  init(moves: Bool, navigated: Bool = true) {
    self.moves = moves
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard string == "\n" else { return true }
    done.append("line break")
    if moves, let target = following(textField) {
      target.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

/// An app that moves focus back to an invalid field after editing.
final class BackOnEndApp: ContactApp, UITextFieldDelegate {
  private(set) var complaints = 0

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === person, person.text?.count ?? 0 < 3 else { return }
    complaints += 1
    person.becomeFirstResponder()
  }
}

/// An app that focuses the mail field after the name field.
final class ChainOnEndApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === person { mail.becomeFirstResponder() }
  }
}

/// An app whose fields accept focus only after the previous field is filled.
final class InOrderApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(of: textField), place > 0 else {
      return true
    }
    return fields[place - 1].hasText
  }
}

/// An app that enables a field when the previous field has text.
final class EnablingApp: ContactApp {
  override func prepare() {
    for field in [mail, password] { field.isEnabled = false }
    for field in fields {
      let action = UIAction { [weak self] _ in
        self?.following(field)?.isEnabled = field.hasText
      }
      field.addAction(action, for: .editingChanged)
    }
  }
}

/// An app that shows one field at a time. On Return the next field replaces the
/// current field.
final class OneByOneApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields {
      field.delegate = self
      field.frame = person.frame
      field.isHidden = field !== person
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let target = following(textField) else { return true }
    target.isHidden = false
    target.becomeFirstResponder()
    textField.isHidden = true
    return false
  }
}

/// A list that adds an item when the user presses Return in its last item.
final class ItemsApp: AppScreen {
  private(set) var items: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add()
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  private func add() {
    let place = items.count
    let item = UITextField.named("\(place)", y: 20 + 40 * CGFloat(place))
    let action = UIAction { [weak self] _ in self?.goOn(from: place) }
    item.addAction(action, for: .primaryActionTriggered)
    items.append(item)
    show([item])
  }

  private func goOn(from place: Int) {
    if !items[place].hasText {
      items[place].resignFirstResponder()
    } else {
      if place + 1 == items.count { add() }
      items[place + 1].becomeFirstResponder()
    }
  }
}

/// An app that shows its own bar above the keyboard.
final class OwnBarApp: ContactApp {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func prepare() {
    let close = UIAction(title: "Close") { [weak self] _ in
      self?.view.endEditing(true)
    }
    bar.items = [UIBarButtonItem(primaryAction: close)]
    for field in fields { field.inputAccessoryView = bar }
  }
}
