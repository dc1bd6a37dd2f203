import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// What the outsiders' apps share: a server that answers when the test says so,
// a field that counts how often it is asked to take focus, a cancelled back
// swipe.

/// A server. The test gives each answer by hand, as late as it likes.
@MainActor final class NewcomerServer {
  private(set) var requests: [[String: String]] = []
  private var waiting: [@MainActor ([String: String]) -> Void] = []

  func send(
    _ values: [String: String],
    then use: @escaping @MainActor (_ mistakes: [String: String]) -> Void
  ) {
    requests.append(values)
    waiting.append(use)
  }

  /// The server's mistakes, by the field's name. No mistake means success.
  func answer(_ mistakes: [String: String], _ user: User) {
    guard !waiting.isEmpty else {
      Issue.record("the app has sent nothing")
      return
    }
    waiting.removeFirst()(mistakes)
    user.settle()
  }
}

/// Counts the calls of `becomeFirstResponder()`: an app that asks twice lets
/// the keyboard flicker.
final class NewcomerField: UITextField {
  private(set) var calls = 0

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    calls += 1
    return super.becomeFirstResponder()
  }

  static func named(_ name: String, at place: Int, below top: CGFloat = 20)
    -> NewcomerField
  {
    let field = NewcomerField(
      frame: CGRect(
        x: 20, y: top + 50 * CGFloat(place), width: 280, height: 34))
    field.accessibilityIdentifier = name
    return field
  }
}

extension User {
  /// Whether the keyboard is open, if the device shows one.
  var seesKeyboard: Bool {
    device.keyboard.frame != nil || Policies.current.hardwareKeyboard != .none
  }
}

extension UINavigationController {
  /// The user begins a back swipe and lets go before the middle. UIKit calls
  /// `viewWillDisappear` and `viewWillAppear` of the top controller, then
  /// `viewDidAppear`, and never `viewDidDisappear`. The view stays in its
  /// window.
  @MainActor func cancelBackSwipe(_ user: User) {
    guard viewControllers.count > 1, let top = topViewController else {
      Issue.record("there is nothing to go back to")
      return
    }
    let below = viewControllers[viewControllers.count - 2]
    top.viewWillDisappear(true)
    below.viewWillAppear(true)
    user.settle()
    below.viewWillDisappear(true)
    below.viewDidDisappear(true)
    top.viewWillAppear(true)
    top.viewDidAppear(true)
    user.settle()
  }
}

extension UIScrollView {
  /// Whether a field inside is wholly in the part that the scroll view shows.
  func shows(_ field: UIView) -> Bool {
    bounds.contains(field.convert(field.bounds, to: self))
  }
}

/// Tabs. Like `UITabBarController`, it tells the tab's controller each time that
/// its view appears and disappears, and loads a tab when it is first chosen.
final class NewcomerTabs: UIViewController {
  private let tabs: [UIViewController]
  private var chosen = 0

  init(_ tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs { addChild(tab) }
    show()
  }

  func choose(_ tab: Int) {
    let old = tabs[chosen]
    old.viewWillDisappear(false)
    old.view.removeFromSuperview()
    old.viewDidDisappear(false)
    chosen = tab
    show()
  }

  private func show() {
    let tab = tabs[chosen]
    tab.loadViewIfNeeded()
    tab.viewWillAppear(false)
    tab.view.frame = view.bounds
    view.addSubview(tab.view)
    tab.viewDidAppear(false)
  }
}
