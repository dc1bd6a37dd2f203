public import Foundation

@MainActor open class UITextView: UIScrollView, UITextInput {
  open weak var delegate: (any UITextViewDelegate)?
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var isEditable = true
  var storage = TextStorage()
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  private let ownUndoManager = UndoManager()

  // UIKit's own spelling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
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

  open override var canBecomeFirstResponder: Bool {
    isEditable && window != nil
      && (delegate.map { delegate in
        Device.current.ask(self, "shouldBegin") {
          delegate.textViewShouldBeginEditing(self)
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
        delegate.textViewShouldEndEditing(self)
      }
    } ?? true
  }

  override func didBegin() {
    if let delegate {
      Device.current.ask(self, "didBegin") {
        delegate.textViewDidBeginEditing(self)
      }
    }
    NotificationCenter.default.post(
      name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didEnd() {
    storage.marked = nil
    if let delegate {
      Device.current.ask(self, "didEnd") {
        delegate.textViewDidEndEditing(self)
      }
    }
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Text

  open var hasText: Bool { !storage.text.isEmpty }

  open func insertText(_ text: String) {
    change(storage.selection, to: text)
  }

  open func deleteBackward() {
    let selection = storage.selection
    change(
      selection.isEmpty
        ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection,
      to: "")
  }

  private func change(_ range: Range<Int>, to new: String) {
    let allowed =
      delegate?.textView(
        self,
        shouldChangeTextIn: NSRange(
          location: range.lowerBound, length: range.count),
        replacementText: new) ?? true
    guard allowed else { return }
    let place = range.clamped(to: 0..<storage.text.count)
    let before = String(Array(storage.text)[place])
    let now = place.lowerBound..<place.lowerBound + new.count
    storage.replace(range, with: new)
    undoManager?.registerUndo(withTarget: self) { $0.change(now, to: before) }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(
      name: Self.textDidChangeNotification, object: self)
  }

  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(storage.selection.lowerBound, storage.selection.upperBound)
    }
    set {
      guard let newValue else { return }
      storage.selection = newValue.start.offset..<newValue.end.offset
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

  /// The content's height is that of all lines.
  open override var contentSize: CGSize {
    get {
      let lines = 1 + storage.text.count { $0 == "\n" }
      return CGSize(width: bounds.width, height: 20 * CGFloat(lines))
    }
    set {}
  }

  /// Each line is 20 points high. Only line breaks end lines.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let before = storage.text.prefix(position.offset)
    let line = before.count { $0 == "\n" }
    return CGRect(x: 0, y: 20 * line, width: 2, height: 20)
  }
}

extension UITextView {
  public nonisolated class var textDidBeginEditingNotification:
    NSNotification.Name
  { NSNotification.Name("UITextViewTextDidBeginEditingNotification") }
  public nonisolated class var textDidEndEditingNotification:
    NSNotification.Name
  { NSNotification.Name("UITextViewTextDidEndEditingNotification") }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
}
