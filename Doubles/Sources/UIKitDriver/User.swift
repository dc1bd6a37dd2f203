package import Foundation
package import UIKit

/// Acts as the user of an app on the double.
@MainActor package struct User {
  package let window: UIWindow
  package var device: Device { Device.current }

  /// Starts a device with an app that has one window.
  package init(
    _ policies: Policies = .current, root: UIViewController,
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(policies, size: size) { root }
  }

  /// Starts a device and makes the root controller on that device.
  package init(
    _ policies: Policies = .current,
    size: CGSize = CGSize(width: 320, height: 480),
    _ root: () -> UIViewController
  ) {
    Self.start(policies, size)
    window = UIWindow(frame: Device.current.screen.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    settle()
  }

  /// Starts an app through its scene delegate, as the system does.
  package init(
    _ policies: Policies = .current,
    size: CGSize = CGSize(width: 320, height: 480),
    app: any UIWindowSceneDelegate
  ) {
    Self.start(policies, size)
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    Device.current.scenes.append(scene)
    app.scene(scene, willConnectTo: session, options: options)
    window = Device.current.windows.last ?? UIWindow()
    settle()
  }

  /// The same user, acting in another window of the same device.
  package init(in window: UIWindow) {
    self.window = window
  }

  private static func start(_ policies: Policies, _ size: CGSize) {
    Runs.add(policies)
    Device.current = Device(policies, size: size)
  }

  package var focused: UIResponder? { window.focused }

  /// The label of the Return key. A hardware keyboard may hide this key.
  package var returnKey: UIReturnKeyType? { device.keyboard.returnKey }

  /// The calls recorded since the last call of this function, in order.
  package func calls() -> [String] {
    defer { device.log.removeAll() }
    return device.log
  }

  @discardableResult
  package func tap(_ view: UIView) -> Bool {
    defer { settle() }
    guard isTouchable(view), view.window != nil, !window.covers(view) else {
      return false
    }
    guard view.tapReachesView() else { return true }
    if let control = view as? UIControl, !control.isEnabled { return false }
    if let field = view as? UIControl, !(view is UITextField) {
      (field as? UISwitch)?.flip()
      field.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    (view as? UIControl)?.sendActions(for: .touchDown)
    // Only a view that takes focus has a recognizer for it. A field isn't asked
    // here, because it would ask its delegate.
    let isField =
      view is UITextField || view is UISearchBar
      || (view as? UITextView)?.isEditable == true
    return (isField || view.canBecomeFirstResponder)
      && view.becomeFirstResponder()
  }

  package func type(_ text: String) {
    (focused as? any UIKeyInput)?.insertText(text)
    settle()
  }

  package func deleteAll() {
    guard let field = focused as? any UIKeyInput else { return }
    while field.hasText { field.deleteBackward() }
    settle()
  }

  /// Ends a turn of the run loop.
  package func settle() {
    device.endTurn()
  }

  /// Turns the device. The window's size and layout change.
  ///
  /// - Parameters:
  ///   - alongside: the changes that the app animates in
  ///   `viewWillTransition(to:with:)`.
  ///   - completion: the app's work after the animation.
  package func rotate(
    alongside: () -> Void = {}, completion: () -> Void = {}
  ) {
    let old = window.bounds.size
    let size = CGSize(width: old.height, height: old.width)
    device.turn()
    window.frame = CGRect(origin: .zero, size: size)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    alongside()
    settle()
    completion()
    settle()
  }

  package func remove(_ view: UIView) {
    view.removeFromSuperview()
    settle()
  }

  private func isTouchable(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let each = current {
      if each.isHidden || each.alpha < 0.01 || !each.isUserInteractionEnabled {
        return false
      }
      current = each.superview
    }
    return true
  }
}
