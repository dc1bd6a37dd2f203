import Foundation

/// What a responder has the user write on.
@MainActor struct InputViews {
  /// Instead of the system's keys.
  private let inputView: UIView?
  let accessoryView: UIView?
  /// What the Return key says; `nil` where there is none.
  let returnKey: UIReturnKeyType?
  /// `nil` is the height of the system's keys.
  let height: CGFloat?

  /// `nil` where nothing is to be shown.
  init?(of responder: UIResponder) {
    inputView = Self.first(from: responder) { $0.inputView }
    accessoryView = Self.first(from: responder) { $0.inputAccessoryView }
    let takesKeys = responder is any UIKeyInput
    guard takesKeys || inputView != nil || accessoryView != nil else {
      return nil
    }
    returnKey = inputView == nil ? Self.returnKey(of: responder) : nil
    height = inputView?.bounds.height ?? (takesKeys ? nil : 0)
  }

  /// Those of a controller serve the fields in it that have none.
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
