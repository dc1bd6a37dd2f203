import AdapterTesting
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A column of named text fields. Each app adds its own delegate,
/// actions and views.
class StrangerForm: AppScreen {
  /// The names of the fields, from top to bottom.
  class var names: [String] { [] }

  private(set) lazy var fields = Self.names.enumerated().map {
    UITextField.named($0.element, y: 10 + 40 * CGFloat($0.offset))
  }

  /// The alerts and sheets that the app has shown.
  private(set) var shown: [UIViewController] = []
  /// How often the app has told the user of a mistake.
  var complaints = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { field.delegate = self as? any UITextFieldDelegate }
    show(fields)
    setUp()
    navigate()
    finish { [weak self] in self?.submit() }
    configure()
  }

  /// Runs before the navigator exists.
  func setUp() {}

  /// Runs after the navigator exists.
  func configure() {}

  func submit() { done.append("submitted") }

  subscript(_ name: String) -> UITextField {
    fields.first { $0.accessibilityIdentifier == name } ?? UITextField()
  }

  func text(_ name: String) -> String { self[name].text ?? "" }

  func fill(_ texts: [String: String]) {
    for (name, text) in texts { self[name].text = text }
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    shown.append(viewControllerToPresent)
    super.present(
      viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Releases what the app has shown.
  func forgetShown() { shown = [] }

  func showAlert() {
    present(UIAlertController(nibName: nil, bundle: nil), animated: true)
  }
}

extension UIControl {
  func on(_ event: UIControl.Event, _ act: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in act() }, for: event)
  }
}

extension UITextField {
  /// The text after a change that the delegate is asked about.
  func text(replacing range: NSRange, with string: String) -> String {
    var all = Array(text ?? "")
    let place = min(range.location, all.count)
    let end = min(place + range.length, all.count)
    all.replaceSubrange(place..<end, with: string)
    return String(all)
  }
}

/// What a user or the app's own button can do to go on from a field.
enum StrangerWay: CaseIterable, Sendable {
  case returnKey, barNext, barDone, command, focusNext, pressReturn, tab

  /// The ways that may end the form.
  static let ends: [StrangerWay] = [
    .returnKey, .barDone, .command, .pressReturn,
  ]

  /// The ways that don't depend on the Return key, which a filter may refuse.
  static let moves: [StrangerWay] = [.barNext, .focusNext, .tab]

  @MainActor func act(_ user: User, _ app: AppScreen) {
    switch self {
    case .returnKey: user.tapReturn()
    case .barNext: user.tapBar("Next Field")
    case .barDone: user.tapBar("Done")
    case .command: user.press(.enter, .command)
    case .focusNext: app.navigator?.focusNext()
    case .pressReturn:
      if let field = user.focused { app.navigator?.pressReturn(in: field) }
    case .tab: user.press(.tab)
    }
    user.settle()
  }
}

extension User {
  /// Deletes one character, or presses the key in an empty field.
  func deleteOnce() {
    (focused as? any UIKeyInput)?.deleteBackward()
    settle()
  }

  /// Types letter by letter, as keys do.
  func spell(_ text: String) {
    for letter in text { type("\(letter)") }
  }
}

extension Trait where Self == EachPolicy<Policies> {
  /// The default policies, then a few combinations with every pair.
  static var underUsualAndPairs: Self {
    EachPolicy(Policies.$current, from: Policies()) {
      [Policies()] + Policies.pairwise
    }
  }

  /// The default policies, then the combinations that keep these promises.
  static func underUsualAndPairs(_ promises: Promise...) -> Self {
    EachPolicy(Policies.$current, from: Policies()) {
      [Policies()] + Policies.pairwise(promising: Set(promises))
    }
  }
}
