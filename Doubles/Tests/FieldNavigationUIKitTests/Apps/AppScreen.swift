import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

// What the apps of this folder share. The apps are written from the README and
// UIKit's documentation alone, with the manners of tutorials and of shops.

/// A screen of an app, with the navigator, or as it was before.
class AppScreen: UIViewController {
  /// Whether any screen gets a navigator: the random driver plays each app
  /// without, too.
  static var areNavigated = true
  private let isNavigated: Bool
  private(set) var navigator: FieldNavigator?
  private var end: (@MainActor () -> Void)?
  /// How often the navigator has ended the form.
  private(set) var finishes = 0
  /// What the app has done, in order.
  var done: [String] = []

  init(navigated: Bool = true) {
    isNavigated = navigated
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ views: [UIView]) {
    for each in views { view.addSubview(each) }
  }

  /// The line that the README asks for.
  func navigate() {
    guard isNavigated, Self.areNavigated else { return }
    navigator = FieldNavigator(in: view)
  }

  func finish(_ action: @escaping @MainActor () -> Void) {
    end = action
    navigator?.onFinish = { [weak self] in
      self?.finishes += 1
      action()
    }
  }

  /// What the app does at the end of its form, without a navigator.
  func finishByHand() { end?() }

  /// Another navigator in the place of this one.
  func navigateAgain() {
    navigator?.invalidate()
    navigate()
    end.map(finish)
  }
}

extension UITextField {
  static func named(
    _ name: String, x: CGFloat = 20, y: CGFloat, width: CGFloat = 280
  ) -> UITextField {
    let field = UITextField(
      frame: CGRect(x: x, y: y, width: width, height: 34))
    field.accessibilityIdentifier = name
    return field
  }
}

/// The keyboard's notifications, for code as found in tutorials.
@MainActor final class KeyboardListener {
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  func listen(
    _ names: [NSNotification.Name],
    _ handler: @escaping @MainActor (NSNotification.Name, CGRect) -> Void
  ) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) { notification in
          let end = notification.userInfo?[
            UIResponder.keyboardFrameEndUserInfoKey]
          let frame = (end as? NSValue)?.cgRectValue ?? .zero
          MainActor.assumeIsolated { handler(name, frame) }
        })
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// On Linux the order in which observers are notified is random, not that of
/// registration. Rounds that keep observers alive usually meet both orders, so
/// whatever depends on the order is an intermittent issue.
@MainActor func inSeveralRounds(_ body: () -> Void) {
  let kept = KeyboardListener()
  for round in 1...8 {
    for _ in 0..<round {
      kept.listen([NSNotification.Name("none")]) { _, _ in }
    }
    body()
  }
}

extension User {
  /// The calls of the delegates since the last reading.
  func heard() -> [String] {
    let words = ["shouldBegin", "didBegin", "shouldEnd", "didEnd"]
    return calls().filter { call in
      (words + ["shouldReturn"]).contains { call.hasSuffix(" " + $0) }
    }
  }

  /// The name of the first responder.
  var place: String {
    (focused as? UIView)?.accessibilityIdentifier ?? "nowhere"
  }

  /// Closes the keyboard, as a tap beside all fields does in many apps.
  func tapOutside() {
    window.endEditing(true)
    settle()
  }

  /// How far a view reaches below the top of the keyboard.
  func covered(_ view: UIView) -> CGFloat {
    guard let keyboard = device.keyboard.frame else { return 0 }
    return max(0, view.convert(view.bounds, to: nil).maxY - keyboard.minY)
  }

  /// Whatever a navigator could leave in the window, view by view.
  func traces() -> [String] {
    traces(of: window)
  }

  private func traces(of view: UIView) -> [String] {
    var line = "\(device.name(of: view)) \(view.frame)"
    if let field = view as? UITextField {
      line += " \(field.returnKeyType) \(field.inputAccessoryView != nil)"
    }
    if let text = view as? UITextView {
      line += " \(text.returnKeyType) \(text.inputAccessoryView != nil)"
    }
    if let control = view as? UIControl { line += " \(control.actionCount)" }
    if let scroll = view as? UIScrollView {
      line += " \(scroll.contentInset) \(scroll.verticalScrollIndicatorInsets)"
    }
    if let controller = view.next as? UIViewController {
      line += " \(controller.keyCommands?.count ?? 0) commands"
    }
    return [line] + view.subviews.flatMap { traces(of: $0) }
  }
}
