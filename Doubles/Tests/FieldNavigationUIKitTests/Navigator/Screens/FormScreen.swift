import FieldNavigation
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// A screen with a navigator and a column of fields. The fields are named `a`,
/// `b`, `c` and so on.
@MainActor class FormScreen: UIViewController {
  private(set) var fields: [UITextField] = []
  var navigator: FieldNavigator?
  private(set) var finishes = 0
  private let count: Int
  private let filled: Set<String>
  /// A closure that the screen calls once and then releases. The closure may
  /// retain the screen.
  private var prepare: (@MainActor (FormScreen) -> Void)?

  /// - Parameter prepare: runs before the screen creates its navigator.
  init(
    _ count: Int, filled: Set<String> = [],
    prepare: @escaping @MainActor (FormScreen) -> Void = { _ in }
  ) {
    self.count = count
    self.filled = filled
    self.prepare = prepare
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, name) in "abcdefgh".prefix(count).enumerated() {
      let field = UITextField(
        frame: CGRect(x: 20, y: 20 + 40 * place, width: 200, height: 30))
      field.accessibilityIdentifier = "\(name)"
      if filled.contains("\(name)") { field.text = "x" }
      view.addSubview(field)
      fields.append(field)
    }
    prepare?(self)
    prepare = nil
    navigate()
  }

  func navigate() {
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finishes += 1 }
  }

  func field(_ name: String) -> UITextField {
    fields.first { $0.accessibilityIdentifier == name } ?? UITextField()
  }
}

extension User {
  /// The focused field and its label, such as `"a next"`. Without focus, the
  /// value is `"nobody"`.
  var sight: String {
    guard let view = focused as? UIView else { return "nobody" }
    let name = view.accessibilityIdentifier ?? "?"
    return "\(name) \(returnKey.map { "\($0)" } ?? "none")"
  }

  /// The calls since the last request, without keyboard notifications.
  func callsOfFields() -> [String] {
    calls().filter { !$0.hasPrefix("keyboard") }
  }
}

/// A delegate whose answers the test sets.
@MainActor final class Delegate: NSObject, UITextFieldDelegate {
  /// A delegate that allows everything.
  static let idle = Delegate()

  var begins: (UITextField) -> Bool = { _ in true }
  var ends: (UITextField) -> Bool = { _ in true }
  var returns: (UITextField) -> Bool = { _ in true }
  var began: (UITextField) -> Void = { _ in }
  var ended: (UITextField) -> Void = { _ in }

  func textFieldDidBeginEditing(_ textField: UITextField) { began(textField) }

  func textFieldDidEndEditing(_ textField: UITextField) { ended(textField) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    begins(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ends(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns(textField)
  }
}
