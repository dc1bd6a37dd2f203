#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import Foundation
package import UIKit

// MARK: Text fields and text views

/// A text field or a text view, with the properties that the navigator reads or
/// sets.
@MainActor protocol TextEntry: UIView, UIKeyInput {
  var returnKeyType: UIReturnKeyType { get set }
  var keyboardType: UIKeyboardType { get set }
  var inputView: UIView? { get }
  var inputAccessoryView: UIView? { get set }
  var currentText: String { get }
  /// Whether the user can type there. A text view that is not editable counts
  /// as disabled, so Tab passes over it.
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
  /// Whether the keyboard has no Return key: number pads have none, except on
  /// an iPad, whose keyboard has all keys unless it floats. Input views of the
  /// app's own have none either.
  var lacksReturnKey: Bool {
    if inputView != nil { return true }
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      return traitCollection.userInterfaceIdiom != .pad || isBelowFloatingKeys
    default: return false
    }
  }

  /// Whether the last keyboard was narrower than the screen. Nothing tells of
  /// that before a keyboard has shown: so the end of that turn corrects it.
  private var isBelowFloatingKeys: Bool {
    guard let form = FieldRegistry.field(of: self)?.form,
      let width = form.context.keyboard.width, let window
    else { return false }
    return width < window.screen.bounds.width
  }
}

extension UIResponder {
  /// The responder as a text field or a text view; `nil` for other responders.
  var textEntry: (any TextEntry)? {
    if let field = self as? UITextField { return field }
    return self as? UITextView
  }

  /// Whether a responder has no text, which is the default meaning of empty.
  package var lacksText: Bool {
    if let field = self as? UITextField { return !field.hasText }
    return !((self as? any UIKeyInput)?.hasText ?? false)
  }

  /// Whether the app may be asked to let the responder end editing, and may
  /// refuse.
  var mayRefuseToEnd: Bool {
    #if canImport(ObjectiveC)
    if let field = self as? UITextField {
      return field.delegate?.responds(
        to: #selector((any UITextFieldDelegate).textFieldShouldEndEditing(_:)))
        ?? false
    }
    return (self as? UITextView)?.delegate?.responds(
      to: #selector((any UITextViewDelegate).textViewShouldEndEditing(_:)))
      ?? false
    #else
    // Without Objective-C a delegate has every method.
    return (self as? UITextField)?.delegate != nil
      || (self as? UITextView)?.delegate != nil
    #endif
  }

  /// Whether an input method has unfinished text in the responder (R14).
  package var isComposing: Bool {
    (self as? any UITextInput)?.markedTextRange != nil
  }
}

extension ReturnKey {
  package init?(_ type: UIReturnKeyType) {
    self.init(rawValue: UInt8(type.rawValue))
  }

  /// The same key as a type of UIKit.
  package var type: UIReturnKeyType? {
    UIReturnKeyType(rawValue: Int(rawValue))
  }

  /// Whether the key searches, sends or calls: then Return stays the app's own,
  /// whatever field follows.
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
  /// - Parameter needsArea: whether a view without area hides what is inside:
  ///   on the screen it does, in a list of the app's it may be there for its
  ///   keyboard only.
  /// - Complexity: O(ancestors).
  @MainActor package init(of view: UIView, needsArea: Bool = false) {
    self.init(ownOf: view, needsArea: needsArea)
    if view.window == nil { insert(.detached) }
    var current = view.superview
    while let ancestor = current {
      formUnion(Obstacles(inside: ancestor, needsArea: needsArea))
      current = ancestor.superview
    }
  }

  /// The obstacles of a field, without those of its ancestors.
  @MainActor init(ownOf view: UIView, needsArea: Bool) {
    self.init(inside: view, needsArea: needsArea)
    if let entry = view.textEntry {
      if !entry.isUsable { insert(.disabled) }
    } else if let control = view as? UIControl, !control.isEnabled {
      insert(.disabled)
    }
  }

  /// The obstacles that a view makes for all views inside of it.
  @MainActor init(inside view: UIView, needsArea: Bool = true) {
    self = .alpha(Double(view.alpha))
    if view.isHidden || needsArea && !view.hasArea { insert(.hidden) }
    if !view.isUserInteractionEnabled { insert(.noInteraction) }
  }
}

extension UIView {
  fileprivate var hasArea: Bool {
    let size = bounds.size
    return size.width > 0 && size.height > 0
  }
}

extension FieldState {
  /// The state of a text field, a text view, or any other responder.
  @MainActor package init(of responder: UIResponder) {
    self.init(
      obstacles: (responder as? UIView).map { Obstacles(of: $0) } ?? [],
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
  /// The responder itself, and the responders after it in the chain.
  var chain: UnfoldFirstSequence<UIResponder> {
    sequence(first: self, next: \.next)
  }

  /// The responder itself if it is a view, or the view of a controller.
  var ownView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The innermost controller around the responder.
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
  /// The name of a view with its controller, which tells it from other views of
  /// the same class.
  var placeName: String {
    guard let controller = controllerAround else { return name }
    let owner = "\(type(of: controller))"
    if controller.viewIfLoaded === self { return "\(name) of \(owner)" }
    let frame = convert(bounds, to: controller.viewIfLoaded)
    return "\(name) at (\(Int(frame.minX)), \(Int(frame.minY))) in \(owner)"
  }
}

extension UIViewController {
  /// Whether a container shows another controller in the place of this one.
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
  /// The text fields and text views inside, in the order of the hierarchy.
  ///
  /// - Complexity: O(views).
  package var textInputs: [UIView] {
    if self is UITextField || self is UITextView { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// This view or the view inside that has focus.
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
