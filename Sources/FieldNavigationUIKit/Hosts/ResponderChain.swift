#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
package import UIKit

extension UIResponder {
  /// The responder itself, followed by the rest of its responder chain.
  var chain: UnfoldFirstSequence<UIResponder> {
    sequence(first: self, next: \.next)
  }

  /// The responder itself if it's a view; its view if it's a controller.
  var ownView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The innermost controller around the responder.
  var controllerAround: UIViewController? {
    for responder in chain {
      if let controller = responder as? UIViewController { return controller }
      if let window = responder as? UIWindow {
        return window.rootViewController
      }
    }
    return nil
  }

  /// Identifies the object in warnings: its class and the name that the app
  /// gave it. If a view has no name, the view's place replaces the name.
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
  /// accessibility identifier. Text that the user has typed isn't a name, and
  /// never appears in a warning.
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
  /// The view's name together with its place and its controller, to distinguish
  /// the view from other views of the same class.
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
  /// The number in whole points. The app's layout may contain NaN.
  fileprivate var shown: String {
    Int(exactly: rounded()).map(String.init) ?? "\(self)"
  }
}

extension UIViewController {
  /// Whether a container controller shows another controller in place of this
  /// one.
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
  /// The text fields and text views in this view, in hierarchy order. The view
  /// itself may be the only one.
  ///
  /// - Complexity: O(views).
  package var textInputs: [UIView] {
    if self is UITextField || self is UITextView { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// The view that has focus: this view, or a view inside it.
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
