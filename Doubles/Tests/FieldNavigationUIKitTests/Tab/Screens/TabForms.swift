import FieldNavigationRecipes
import Foundation
import UIKit
import UIKitDriver

/// A form with fields "1", "2" and so on from top to bottom. A subclass is the
/// delegate of all fields if it conforms to `UITextFieldDelegate`.
@MainActor class TabForm: UIViewController {
  var count = 4
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for place in 0..<count { add(place) }
  }

  @discardableResult
  func add(_ place: Int) -> UITextField {
    let field = UITextField(
      frame: CGRect(x: 20, y: 20 + 40 * place, width: 200, height: 30))
    field.accessibilityIdentifier = "\(place + 1)"
    field.delegate = self as? any UITextFieldDelegate
    view.addSubview(field)
    fields.append(field)
    return field
  }

  func forget(_ field: UITextField) {
    fields.removeAll { $0 === field }
  }
}

/// A form whose delegate follows the article and uses `TabOrderHandler`.
@MainActor final class TabOursForm: TabForm, UITextFieldDelegate {
  /// The indexes of the fields in the order of UIKit's own Tab.
  var observed: [Int]?
  private(set) lazy var tabs = TabOrderHandler(
    viewOrder: fields,
    uikitObservedOrder: observed.map { $0.map { fields[$0] } })

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    tabs.recordTextFieldEntered(textField)
    return !tabs.didBypassUIKitTab()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    tabs.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    tabs.textFieldShouldReturn(textField)
  }
}

/// An app's own view that can take focus.
@MainActor final class TabDial: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

extension User {
  /// Creates a user and sets the order of UIKit's own Tab.
  init(tabs order: [Int]?, root: TabForm) {
    self.init(root: root)
    device.nativeTabOrder = order
  }

  var tabFocus: String { focused.map(device.name(of:)) ?? "nobody" }

  /// Returns the focused field's name after each press.
  func tabWalk(_ presses: Int, _ flags: UIKeyModifierFlags = []) -> [String] {
    (0..<presses).map { _ in
      press(.tab, flags)
      return tabFocus
    }
  }

  /// Returns the calls without the keyboard notifications.
  func tabCalls() -> [String] {
    calls().filter { !$0.hasPrefix("keyboard") }
  }
}

extension User {
  /// Returns the calls that UIKit makes when focus moves from `old` to `new`.
  func handover(_ old: String, _ new: String) -> [String] {
    let leave = ["\(old) shouldEnd", "\(old) didEnd"]
    let ask = ["\(new) shouldBegin"]
    return switch device.policies.order {
    case .asksNewFirst: ask + leave + ["\(new) didBegin"]
    case .resignsOldFirst: leave + ask + ["\(new) didBegin"]
    case .asksNewTwice: ask + leave + ask + ["\(new) didBegin"]
    }
  }
}
