#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
package import UIKit

extension UIResponder {
  /// The responder itself, followed by the rest of its responder chain.
  var chain: UnfoldFirstSequence<UIResponder> {
    sequence(first: self, next: \.next)
  }

  /// The responder itself if it's a view, or a controller's view.
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

  /// The name used in warnings.
  var name: String {
    let identifier = (self as? UIView)?.accessibilityIdentifier
    return "\(type(of: self))" + (identifier.map { " '\($0)'" } ?? "")
  }
}

extension UIView {
  /// The name of a view with its controller, to distinguish it from other views
  /// of the same class.
  var placeName: String {
    guard let controller = controllerAround else { return name }
    let owner = "\(type(of: controller))"
    if controller.viewIfLoaded === self { return "\(name) of \(owner)" }
    let frame = convert(bounds, to: controller.viewIfLoaded)
    return "\(name) at (\(Int(frame.minX)), \(Int(frame.minY))) in \(owner)"
  }
}

extension UIViewController {
  /// Whether a container shows another controller in place of this one.
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
  /// The text fields and text views inside, in hierarchy order.
  ///
  /// - Complexity: O(views).
  package var textInputs: [UIView] {
    if self is UITextField || self is UITextView { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// This view, or the view inside it, that has focus.
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
