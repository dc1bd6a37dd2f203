import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

extension UITextField {
  convenience init(
    _ name: String, _ x: Double = 0, _ y: Double = 0, width: Double = 80,
    height: Double = 30
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = name
  }

  /// Creates a column of fields with these names.
  static func column(_ names: String, x: Double = 0) -> [UITextField] {
    names.split(separator: " ").enumerated().map {
      UITextField("\($1)", x, Double(40 * $0))
    }
  }
}

extension UIView {
  /// Adds subviews. A stack view gets arranged subviews.
  func holding(_ views: [UIView]) -> Self {
    for view in views {
      if let stack = self as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        addSubview(view)
      }
    }
    return self
  }

  func at(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ views: [UIView]
  ) -> Self {
    frame = CGRect(x: x, y: y, width: width, height: height)
    return holding(views)
  }

  func find(_ name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    return content.lazy.compactMap { $0.find(name) }.first
  }

  /// The number of views whose subviews a walk reads, including this view.
  var walkLength: Int {
    if self is UITextField || self is UITextView { return 0 }
    return content.reduce(1) { $0 + $1.walkLength }
  }
}

extension FormScreen {
  /// Creates a screen with these views.
  convenience init(
    _ views: [UIView],
    prepare: @escaping @MainActor (FormScreen) -> Void = { _ in }
  ) {
    self.init(0) { screen in
      views.forEach(screen.view.addSubview)
      prepare(screen)
    }
  }

  /// Creates a screen with fields `f0`, `f1` and so on. Each field is in a
  /// separate view.
  static func boxed(
    count: Int = 6, focus: String? = "f0"
  ) -> (FormScreen, User) {
    let screen = FormScreen(
      (0..<count).map {
        UIView().at(
          0, Double(40 * $0), 300, 40, [UILabel(), UITextField("f\($0)")])
      })
    let user = User(root: screen)
    user.settle()
    if let focus { user.tap(focus) }
    user.device.visitedViews = 0
    return (screen, user)
  }
}

/// A controller with fields and no navigator.
@MainActor final class PlainScreen: UIViewController {
  let names: String

  init(_ names: String) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    UITextField.column(names).forEach(view.addSubview)
  }
}

extension User {
  /// The name of the field with focus.
  var name: String {
    (focused as? UIView)?.accessibilityIdentifier ?? "nobody"
  }

  func tap(_ name: String) {
    if let view = window.find(name) { tap(view) }
  }

  func field(_ name: String) -> UITextField {
    window.find(name) as? UITextField ?? UITextField()
  }

  /// The fields that repeated presses of a key visit, such as "a b c".
  func path(
    from first: String, _ press: @MainActor (User) -> Void = { $0.tapReturn() }
  ) -> String {
    tap(first)
    return path(press)
  }

  /// The fields that repeated presses visit, starting at the focused field.
  func path(_ press: @MainActor (User) -> Void) -> String {
    var seen: [String] = []
    while name != "nobody", !seen.contains(name) {
      seen.append(name)
      press(self)
    }
    return seen.joined(separator: " ")
  }

  /// The fields that have begun editing since the last request.
  func begins() -> String {
    calls().filter { $0.hasSuffix(" didBegin") }
      .map { String($0.prefix { $0 != " " }) }.joined(separator: " ")
  }
}

extension FieldNavigator {
  var next: @MainActor (User) -> Void { { _ in self.focusNext() } }
  var previous: @MainActor (User) -> Void { { _ in self.focusPrevious() } }
}

extension User {
  /// The number of views whose subviews are read during a closure.
  func visits(_ act: @MainActor (User) -> Void) -> Int {
    device.visitedViews = 0
    act(self)
    return device.visitedViews
  }

  /// The same number for each call of the run loop's observers. The policies
  /// decide how often UIKit calls them in one turn.
  func visitsPerEnd(_ act: @MainActor (User) -> Void) -> Int {
    device.turnEnds = 0
    return visits(act) / max(1, device.turnEnds)
  }
}
