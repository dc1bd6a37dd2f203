public import Foundation

@MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    responderWindow?.giveUp(self)
    return true
  }

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  open func reloadInputViews() {
    guard isFirstResponder else { return }
    Device.current.note(self, "reloadInputViews")
    Device.current.keyboard.reload(for: self)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  open var undoManager: UndoManager? { next?.undoManager }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func canPerformAction(_ action: Selector, withSender sender: Any?)
    -> Bool
  {
    #if canImport(ObjectiveC)
    false
    #else
    Selector.methods[action] != nil
    #endif
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any?
  {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Whether the responder may become first responder. A field may ask its
  /// delegate.
  func mayBegin() -> Bool { canBecomeFirstResponder }

  /// Whether the responder may resign. A field may ask its delegate.
  func mayEnd() -> Bool { true }

  func didBegin() {}

  func didEnd() {}

  var responderWindow: UIWindow? {
    next?.responderWindow
  }
}

extension UIResponder {
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name
  { NSNotification.Name("UIKeyboardWillShowNotification") }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name
  { NSNotification.Name("UIKeyboardDidShowNotification") }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name
  { NSNotification.Name("UIKeyboardWillHideNotification") }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name
  { NSNotification.Name("UIKeyboardDidHideNotification") }
  public nonisolated class var keyboardWillChangeFrameNotification:
    NSNotification.Name
  { NSNotification.Name("UIKeyboardWillChangeFrameNotification") }
  public nonisolated class var keyboardDidChangeFrameNotification:
    NSNotification.Name
  { NSNotification.Name("UIKeyboardDidChangeFrameNotification") }
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
