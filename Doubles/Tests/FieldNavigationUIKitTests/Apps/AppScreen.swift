import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

// Code that the apps in this folder share. The apps use only what the README
// and UIKit's documentation explain. The apps resemble tutorials and shop apps.

/// A screen of an app, with or without a navigator.
class AppScreen: UIViewController {
  /// Whether screens create a navigator. The random tests also run each app
  /// without a navigator.
  static var areNavigated = true
  private let isNavigated: Bool
  private(set) var navigator: FieldNavigator?
  private var end: (@MainActor () -> Void)?
  /// How often the navigator has finished the form.
  private(set) var finishes = 0
  /// The app's actions so far, in order.
  var done: [String] = []

  init(navigated: Bool = true) {
    isNavigated = navigated
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ views: [UIView]) {
    for each in views { view.addSubview(each) }
  }

  /// Creates the navigator as the README does.
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

  /// Runs the form's final action.
  func finishByHand() { end?() }

  /// Replaces the navigator with a new navigator.
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

/// Observes the keyboard's notifications the way tutorial code does.
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

/// On Linux, `NotificationCenter` notifies observers in random order. Each of
/// the eight rounds keeps a different number of observers alive. The order of
/// the observers therefore usually differs between rounds. A fault that depends
/// on this order doesn't fail every time.
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
  /// Returns the delegate calls since the previous call of this method.
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

  /// Closes the keyboard. Many apps do this when the user taps outside all
  /// fields.
  func tapOutside() {
    window.endEditing(true)
    settle()
  }

  /// The height that the keyboard covers in this view.
  func covered(_ view: UIView) -> CGFloat {
    guard let keyboard = device.keyboard.frame else { return 0 }
    return max(0, view.convert(view.bounds, to: nil).maxY - keyboard.minY)
  }

  /// Lists every property that a navigator could leave changed. Each view has
  /// one line.
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
