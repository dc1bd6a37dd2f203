import Foundation
import UIKit

// Custom field classes and views that wrap a field. Libraries and apps define
// such classes.

/// A field whose placeholder floats above the text. The field observes its own
/// control events.
final class FloatingField: UITextField {
  let label = UILabel(frame: CGRect(x: 0, y: 8, width: 100, height: 18))
  private(set) var moves: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    for event: UIControl.Event in [
      .editingDidBegin, .editingChanged, .editingDidEnd,
    ] {
      addAction(UIAction { [weak self] _ in self?.float() }, for: event)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func float() {
    let isUp = isEditing || hasText
    guard isUp != (label.frame.minY < 0) else { return }
    moves.append(isUp ? "up" : "down")
    UIView.animate(withDuration: 0.2) {
      self.label.frame.origin.y = isUp ? -14 : 8
    }
  }
}

/// A field that is its own delegate. It forwards Return to another delegate.
final class SelfDelegateField: UITextField, UITextFieldDelegate {
  weak var outer: (any UITextFieldDelegate)?
  private(set) var begins = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textFieldDidBeginEditing(_ textField: UITextField) { begins += 1 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    outer?.textFieldShouldReturn(textField) ?? true
  }
}

/// A field that draws a border while it has focus.
final class BorderField: UITextField {
  private(set) var hasBorder = false

  override func becomeFirstResponder() -> Bool {
    let becomes = super.becomeFirstResponder()
    if becomes { hasBorder = true }
    return becomes
  }

  override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { hasBorder = false }
    return resigns
  }
}

/// A drop-down field. It opens a list instead of taking focus.
final class DropDownField: UITextField {
  var opened: (() -> Void)?

  override var canBecomeFirstResponder: Bool { false }

  override func becomeFirstResponder() -> Bool {
    opened?()
    return false
  }
}

/// A view with a title and a field. The view passes focus to the field.
final class LabeledInput: UIView {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 16))
  let field = UITextField(frame: CGRect(x: 0, y: 16, width: 280, height: 28))

  init(_ name: String, y: Int) {
    super.init(frame: CGRect(x: 20, y: y, width: 280, height: 44))
    title.text = name
    field.accessibilityIdentifier = name
    addSubview(title)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
}

/// An app with three fields of a given class.
final class FieldClassApp: ContactApp {
  private let own: [UITextField]

  init(_ classes: [UITextField.Type], navigated: Bool = true) {
    own = zip(classes, ["name", "mail", "password"]).enumerated()
      .map { place, field in
        let frame = CGRect(x: 20, y: 40 + 60 * place, width: 280, height: 34)
        let made = Self.make(field.0, frame)
        made.accessibilityIdentifier = field.1
        return made
      }
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override var fields: [UITextField] { own }

  private static func make(
    _ type: UITextField.Type, _ frame: CGRect
  ) -> UITextField {
    switch type {
    case is FloatingField.Type: FloatingField(frame: frame)
    case is SelfDelegateField.Type: SelfDelegateField(frame: frame)
    case is BorderField.Type: BorderField(frame: frame)
    case is DropDownField.Type: DropDownField(frame: frame)
    default: UITextField(frame: frame)
    }
  }
}

/// A form of labeled inputs. The app's delegate either focuses the next input
/// or does nothing.
final class LabeledInputApp: AppScreen, UITextFieldDelegate {
  let inputs = ["name", "mail", "password"].enumerated().map {
    LabeledInput($1, y: 20 + 60 * $0)
  }
  private let leadsOn: Bool

  init(leadsOn: Bool) {
    self.leadsOn = leadsOn
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for input in inputs { input.field.delegate = self }
    show(inputs)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard leadsOn,
      let place = inputs.firstIndex(where: { $0.field === textField })
    else { return true }
    if place + 1 < inputs.count {
      inputs[place + 1].becomeFirstResponder()
    } else {
      inputs[place].resignFirstResponder()
    }
    return false
  }
}
