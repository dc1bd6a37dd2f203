#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
package import UIKit

extension UIResponder {
  var chain: UnfoldFirstSequence<UIResponder> {
    sequence(first: self, next: \.next)
  }

  var ownView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  var controllerAround: UIViewController? {
    for responder in chain {
      if let controller = responder as? UIViewController { return controller }
      if let window = responder as? UIWindow {
        return window.rootViewController
      }
    }
    return nil
  }

  /// Identifies the object in warnings, by its class and the name that the app
  /// chose or, for a view without a name, its place.
  var name: String {
    guard givenName == nil, let view = self as? UIView else {
      return nameWithoutPlace
    }
    return view.placeName
  }

  fileprivate var nameWithoutPlace: String {
    "\(type(of: self))" + (givenName.map { " '\($0)'" } ?? "")
  }

  /// The first name that the developer gave this object, for example its
  /// accessibility identifier. Text that the user typed isn't a name, because
  /// it must never get into a warning.
  private var givenName: String? {
    let names =
      if let view = self as? UIView {
        [
          view.accessibilityIdentifier, (view as? UITextField)?.placeholder,
          view.accessibilityLabel,
        ]
      } else {
        [(self as? UIViewController)?.title, ownView?.accessibilityIdentifier]
      }
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension UIView {
  /// The view's name, place and controller, which tell it from others of its
  /// class.
  var placeName: String {
    let name = nameWithoutPlace
    let controller = controllerAround
    let owner = controller?.name ?? "no view controller"
    if controller?.viewIfLoaded === self { return "\(name) of \(owner)" }
    let origin =
      (controller?.viewIfLoaded.map { convert(bounds, to: $0) } ?? frame).origin
    let place = "(\(origin.x.shown), \(origin.y.shown))"
    return "\(name) at \(place) in \(owner)"
  }
}

extension CGFloat {
  /// The app's layout may contain NaN.
  fileprivate var shown: String {
    Int(exactly: rounded()).map(String.init) ?? "\(self)"
  }
}

extension UIViewController {
  /// Whether a container shows another controller instead of this controller.
  var isBehindAnother: Bool {
    guard let parent else { return false }
    if let stack = parent as? UINavigationController,
      stack.topViewController !== self
    {
      return true
    }
    let isHidden =
      viewIfLoaded?.window == nil && parent.viewIfLoaded?.window != nil
    return isHidden || parent.isBehindAnother
  }
}

extension UIView {
  /// The text fields and text views in this view, or the view itself, in
  /// hierarchy order.
  ///
  /// - Complexity: O(views).
  package var textInputs: [UIView] {
    if self is UITextField || self is UITextView { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// The view or the descendant that has focus.
  ///
  /// - Complexity: O(views).
  package var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponder { return found }
    }
    return nil
  }
}
#endif
