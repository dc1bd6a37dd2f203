#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import Foundation
package import UIKit

// MARK: Text fields and text views

/// A text field or a text view: all that the navigator reads or sets of them.
@MainActor protocol TextEntry: UIView, UIKeyInput {
  var returnKeyType: UIReturnKeyType { get set }
  var keyboardType: UIKeyboardType { get }
  var inputView: UIView? { get }
  var inputAccessoryView: UIView? { get set }
  var currentText: String { get }
  /// Whether the user can type there. Tab passes over a text view that shows text
  /// only.
  var isUsable: Bool { get }
}

extension UITextField: TextEntry {
  var currentText: String { text ?? "" }
  var isUsable: Bool { isEnabled }
}

extension UITextView: TextEntry {
  var currentText: String { text ?? "" }
  var isUsable: Bool { isEditable }
}

extension TextEntry {
  /// A number pad has no Return key, except on an iPad, whose keyboard has all
  /// keys. Neither has an input view of the app's own.
  var lacksReturnKey: Bool {
    if inputView != nil { return true }
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      return traitCollection.userInterfaceIdiom != .pad
    default: return false
    }
  }
}

extension UIResponder {
  /// `nil` for every other responder.
  var textEntry: (any TextEntry)? {
    if let field = self as? UITextField { return field }
    return self as? UITextView
  }

  /// Whether a responder has no text: the default for an empty field.
  package var lacksText: Bool {
    if let field = self as? UITextField { return !field.hasText }
    return !((self as? any UIKeyInput)?.hasText ?? false)
  }

  /// The input method's text is not finished (R14).
  package var isComposing: Bool {
    (self as? any UITextInput)?.markedTextRange != nil
  }
}

extension ReturnKey {
  package init?(_ type: UIReturnKeyType) {
    self.init(rawValue: UInt8(type.rawValue))
  }

  /// The same in UIKit's words.
  package var type: UIReturnKeyType? {
    UIReturnKeyType(rawValue: Int(rawValue))
  }

  /// Return searches, sends or calls: it stays the app's own, whatever follows.
  var isLeftToTheApp: Bool {
    switch self {
    case .next, .done, .continue, .join, .go: false
    default: true
    }
  }
}

// MARK: Obstacles

extension Obstacles {
  /// Why focus may not go to a view now, its ancestors included (R1).
  ///
  /// - Complexity: O(ancestors).
  @MainActor package init(of view: UIView) {
    self.init(ownOf: view)
    if view.window == nil { insert(.detached) }
    var current = view.superview
    while let ancestor = current {
      formUnion(Obstacles(inside: ancestor))
      current = ancestor.superview
    }
  }

  /// The obstacles of a field, without those of its ancestors.
  @MainActor init(ownOf view: UIView) {
    self.init(inside: view)
    if let entry = view.textEntry {
      if !entry.isUsable { insert(.disabled) }
    } else if let control = view as? UIControl, !control.isEnabled {
      insert(.disabled)
    }
  }

  /// The obstacles that a view makes for all views inside of it.
  @MainActor init(inside view: UIView) {
    self = .alpha(Double(view.alpha))
    if view.isHidden { insert(.hidden) }
    if !view.isUserInteractionEnabled { insert(.noInteraction) }
  }
}

extension FieldState {
  /// The state of a text field, a text view, or any other responder.
  @MainActor package init(of responder: UIResponder) {
    self.init(
      obstacles: (responder as? UIView).map(Obstacles.init(of:)) ?? [],
      isEmpty: responder.lacksText)
  }
}

extension LayoutRect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

// MARK: Responder chain

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

  /// The name that warnings use.
  var name: String {
    let identifier = (self as? UIView)?.accessibilityIdentifier
    return "\(type(of: self))" + (identifier.map { " '\($0)'" } ?? "")
  }
}

extension UIView {
  /// The text fields and text views inside, in the order of the hierarchy.
  ///
  /// - Complexity: O(views).
  package var textInputs: [UIView] {
    if self is UITextField || self is UITextView { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// The view inside, or this view, that has focus.
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
