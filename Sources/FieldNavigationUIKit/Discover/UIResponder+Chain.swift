#if canImport(UIKit) && (os(iOS) || os(Linux))
package import UIKit

extension UIResponder {
  /// The responder itself, and those that come after it.
  var chain: UnfoldFirstSequence<UIResponder> {
    sequence(first: self, next: \.next)
  }

  /// The view that it is, or that it controls.
  var ownView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The innermost controller around it.
  var controllerAround: UIViewController? {
    (self as? UIWindow)?.rootViewController
      ?? chain.lazy.compactMap { $0 as? UIViewController }.first
  }

  /// The input method's text is not finished (R14).
  package var isComposing: Bool {
    (self as? any UITextInput)?.markedTextRange != nil
  }

  /// What warnings call it.
  var name: String {
    let identifier = (self as? UIView)?.accessibilityIdentifier
    return "\(type(of: self))" + (identifier.map { " '\($0)'" } ?? "")
  }
}
#endif
