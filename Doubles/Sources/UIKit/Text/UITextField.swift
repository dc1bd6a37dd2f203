public import Foundation

@MainActor open class UITextField: UIControl, UITextInput {
  open weak var delegate: (any UITextFieldDelegate)?
  open var placeholder: String?
  package var textColor: UIColor?
  package var font: UIFont?
  package var adjustsFontForContentSizeCategory = false
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  /// Whether an iPad without a hardware keyboard shows a number pad in a popover.
  @available(iOS 26.0, *)
  open var allowsNumberPadPopover: Bool {
    get { mayPopUp }
    set { mayPopUp = newValue }
  }
  private(set) var mayPopUp = true
  open var clearsOnBeginEditing = false
  /// Whether the next change clears the text. A secure field does so after it
  /// regains focus.
  private var isClearedByChange = false
  /// Text fields and text views have their own undo manager, of a private class.
  private let ownUndoManager = UndoManager()
  open private(set) var isEditing = false
  var storage = TextStorage()
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Setting the text by code sends no action and no notification.
  open var text: String? {
    get { storage.text }
    set { storage.text = newValue ?? "" }
  }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool {
    isEnabled && window != nil
      && (delegate.map { delegate in
        Device.current.ask(self, "shouldBegin") {
          delegate.textFieldShouldBeginEditing(self)
        }
      } ?? true)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder, mayEnd() else {
      return false
    }
    window?.giveUp(self)
    return true
  }

  override func mayEnd() -> Bool {
    delegate.map { delegate in
      Device.current.ask(self, "shouldEnd") {
        delegate.textFieldShouldEndEditing(self)
      }
    } ?? true
  }

  override func didBegin() {
    isEditing = true
    if clearsOnBeginEditing {
      storage.replace(0..<storage.text.count, with: "")
    }
    isClearedByChange = isSecureTextEntry && hasText
    announce(.editingDidBegin, Self.textDidBeginEditingNotification) {
      delegate in
      Device.current.ask(self, "didBegin") {
        delegate.textFieldDidBeginEditing(self)
      }
    }
  }

  override func didEnd() {
    isEditing = false
    storage.selection = storage.text.count..<storage.text.count
    storage.marked = nil
    announce(.editingDidEnd, Self.textDidEndEditingNotification) { delegate in
      Device.current.ask(self, "didEnd") {
        delegate.textFieldDidEndEditing(self, reason: .committed)
      }
    }
  }

  /// Tells the delegate, the control's actions and the observers that editing
  /// begins or ends.
  private func announce(
    _ event: UIControl.Event, _ name: NSNotification.Name,
    _ call: (any UITextFieldDelegate) -> Void
  ) {
    let place = Device.current.policies.editingEvent
    if place == .beforeDelegate { sendActions(for: event) }
    if let delegate { call(delegate) }
    if place == .betweenDelegateAndNotification { sendActions(for: event) }
    NotificationCenter.default.post(name: name, object: self)
    if place == .afterNotification { sendActions(for: event) }
  }

  /// What UIKit itself does after Return in a search bar or an alert.
  func lineBroke() {}

  // MARK: Text

  open var hasText: Bool { !storage.text.isEmpty }

  open func insertText(_ text: String) {
    change(storage.selection, to: text)
  }

  /// In an empty field, only a subclass that overrides this method hears the
  /// Delete key.
  open func deleteBackward() {
    guard hasText else { return }
    let selection = storage.selection
    change(
      selection.isEmpty
        ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection,
      to: "")
  }

  func change(_ range: Range<Int>, to new: String) {
    let range = isClearedByChange ? 0..<storage.text.count : range
    guard mayChange(range, to: new) else { return }
    isClearedByChange = false
    let old = storage.text
    storage.replace(range, with: new)
    registerUndo(replacing: range, old, with: new)
    announceChange()
  }

  /// The range may be outside the text if the app has set another text
  /// meanwhile. UIKit raises an exception if the delegate doesn't refuse then.
  private func registerUndo(
    replacing range: Range<Int>, _ old: String, with new: String
  ) {
    let range = range.clamped(to: 0..<old.count)
    let before = String(Array(old)[range])
    let now = range.lowerBound..<range.lowerBound + new.count
    undoManager?.registerUndo(withTarget: self) { $0.change(now, to: before) }
  }

  func announceChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(
      name: Self.textDidChangeNotification, object: self)
  }

  func mayChange(_ range: Range<Int>, to new: String) -> Bool {
    let range = NSRange(location: range.lowerBound, length: range.count)
    return delegate?.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: range)],
      replacementString: new) ?? true
  }

  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(storage.selection.lowerBound, storage.selection.upperBound)
    }
    set {
      guard let newValue else { return }
      storage.selection = newValue.start.offset..<newValue.end.offset
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  open var markedTextRange: UITextRange? {
    storage.marked.map { UITextRange($0.lowerBound, $0.upperBound) }
  }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open var endOfDocument: UITextPosition {
    UITextPosition(storage.text.count)
  }

  open func position(from position: UITextPosition, offset: Int)
    -> UITextPosition?
  {
    let place = position.offset + offset
    return 0...storage.text.count ~= place ? UITextPosition(place) : nil
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(fromPosition.offset, toPosition.offset)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 8 * position.offset, y: 0, width: 2, height: Int(bounds.height))
  }
}

extension UITextField {
  #if canImport(ObjectiveC)
  @objc
  #endif
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  public nonisolated class var textDidBeginEditingNotification:
    NSNotification.Name
  { NSNotification.Name("UITextFieldTextDidBeginEditingNotification") }
  public nonisolated class var textDidEndEditingNotification:
    NSNotification.Name
  { NSNotification.Name("UITextFieldTextDidEndEditingNotification") }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}
