import Foundation

/// The keyboard of a responder. A keyboard has an input view or the system's
/// keys. Some keyboards have an accessory view.
@MainActor struct InputViews {
  /// The view that replaces the system's keys.
  private let inputView: UIView?
  let accessoryView: UIView?
  /// The label of the Return key. `nil` means that the keyboard has no Return
  /// key.
  let returnKey: UIReturnKeyType?
  /// The height of the input view; `nil` for the system's keys.
  let height: CGFloat?
  /// Whether the keys are in a popover beside the field.
  let isPopover: Bool

  /// Returns `nil` for a responder without a keyboard.
  init?(of responder: UIResponder) {
    inputView = Self.first(from: responder) { $0.inputView }
    accessoryView = Self.first(from: responder) { $0.inputAccessoryView }
    let takesKeys = responder is any UIKeyInput
    guard takesKeys || inputView != nil || accessoryView != nil else {
      return nil
    }
    isPopover = inputView == nil && responder.popsUpNumberPad
    returnKey =
      inputView == nil && !isPopover ? Self.returnKey(of: responder) : nil
    height = inputView?.bounds.height ?? (takesKeys ? nil : 0)
  }

  /// Returns the view of the nearest responder that has one.
  private static func first(
    from responder: UIResponder, _ view: (UIResponder) -> UIView?
  ) -> UIView? {
    sequence(first: responder, next: \.next).lazy.compactMap(view).first
  }

  private static func returnKey(of responder: UIResponder) -> UIReturnKeyType? {
    switch responder {
    case let field as UITextField:
      field.keyboardType.hasReturnKey ? field.returnKeyType : nil
    case let text as UITextView:
      text.keyboardType.hasReturnKey ? text.returnKeyType : nil
    default: nil
    }
  }
}

extension UIResponder {
  /// Since iPadOS 26, number pads are in a popover, unless a hardware keyboard is
  /// connected. The popover has no Return key, according to a report.
  fileprivate var popsUpNumberPad: Bool {
    let device = Device.current
    guard let field = self as? UITextField, field.mayPopUp,
      device.popsUpNumberPads, device.idiom == .pad,
      device.policies.hardwareKeyboard == .none
    else { return false }
    return field.keyboardType.isNumberPad
  }
}
