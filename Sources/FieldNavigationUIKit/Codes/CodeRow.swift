#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// Hears the input in the fields of a code, and writes what the engine decides.
/// Since `.editingChanged` comes for the user's input only, text that the app
/// sets is never input.
@MainActor final class CodeRow {
  /// A move that waits for the end of the turn, because UIKit may fill further
  /// letters in the same turn.
  struct Move {
    var place: CodePlace
    var next: CodeChange.Next
    /// The first responder before the input, because no move follows if the app
    /// has moved focus since.
    weak var focusHolder: UITextField?
  }

  private struct Box {
    weak var field: UITextField?
  }

  private var entry: CodeEntry
  var canReach: (UITextField) -> Bool = { _ in false }
  private let boxes: [Box]
  /// The texts before the next input.
  private var texts: [String]
  private var move: Move?
  private var isWriting = false

  init(
    _ fields: [UITextField], lengths: [Int], finishesWhenFull: Bool,
    advances: Bool
  ) {
    boxes = fields.map(Box.init)
    texts = fields.map { $0.text ?? "" }
    entry = CodeEntry(lengths: lengths)
    entry.advances = advances
    entry.finishesWhenFull = finishesWhenFull
  }

  private static let action = UIAction.Identifier("FieldNavigation.code")

  func setListening(_ listens: Bool) {
    readTexts()
    for (number, box) in boxes.enumerated() {
      guard listens else {
        box.field?.removeAction(identifiedBy: Self.action, for: .editingChanged)
        continue
      }
      box.field?.addAction(
        UIAction(identifier: Self.action) { [weak self] _ in
          self?.changed(number)
        }, for: .editingChanged)
    }
  }

  /// The app may set texts at any time without a report, and letters that an
  /// input method still composes aren't the text yet.
  private func readTexts() {
    texts = zip(boxes, texts).map { box, old in
      box.field.map { $0.isComposing ? old : $0.text ?? "" } ?? ""
    }
  }

  func number(of field: UITextField) -> Int? {
    boxes.firstIndex { $0.field === field }
  }

  private func isReachable(_ number: Int) -> Bool {
    boxes[number].field.map { $0.isEnabled && canReach($0) } ?? false
  }

  var lastReachable: UITextField? {
    boxes.indices.last(where: isReachable).flatMap { boxes[$0].field }
  }

  func field(_ place: CodePlace) -> UITextField? { boxes[place.field].field }

  private var focusHolder: UITextField? {
    boxes.lazy.compactMap(\.field).first(where: \.isFirstResponder)
  }

  // MARK: Input

  private func changed(_ number: Int) {
    guard !isWriting, let field = boxes[number].field else { return }
    // Undo and redo change this field alone.
    if let undo = field.undoManager, undo.isUndoing || undo.isRedoing {
      move = nil
      return readTexts()
    }
    let text = field.text ?? ""
    for (other, box) in boxes.enumerated() where other != number {
      texts[other] = box.field?.text ?? ""
    }
    let here = CodePlace(field: number, caret: field.caret)
    let focusHolder = focusHolder
    // If the app has moved focus since the last letter, its wish is the focus.
    if move?.focusHolder !== focusHolder { move = nil }
    let focus = focusHolder.flatMap { focusHolder in
      move?.place
        ?? self.number(of: focusHolder).map {
          CodePlace(field: $0, caret: focusHolder.caret)
        }
    }
    let isComposing = field.isComposing
    let change = entry.input(
      text, in: here, focus: focus, isComposing: isComposing, over: texts,
      isReachable: isReachable)
    guard let change else {
      if !isComposing { texts[number] = text }
      return
    }
    // A fill may come a second time, letter by letter, and the code still ends.
    let hasFilled = move?.next == .finish
    write(change, focusHolder, next: hasFilled ? .finish : change.next)
  }

  /// - Returns: whether the row handled Delete.
  func deleteBackward(in field: UITextField) -> Bool {
    guard let number = number(of: field), field.isFirstResponder
    else { return false }
    readTexts()
    let change = entry.deleteBackward(
      in: move?.place.field ?? number, of: texts, isReachable: isReachable)
    guard let change else { return false }
    write(change, field, next: change.next)
    return true
  }

  private func write(
    _ change: CodeChange, _ focusHolder: UITextField?, next: CodeChange.Next
  ) {
    isWriting = true
    defer { isWriting = false }
    for (box, text) in zip(boxes, change.texts) {
      guard let field = box.field, field.text ?? "" != text else { continue }
      guard field.delegateAllowsText(text) else {
        warnOfOneLetter(text, in: field)
        continue
      }
      field.text = text
      field.sendActions(for: .editingChanged)
    }
    // What a delegate has refused or a handler has rewritten stays so.
    texts = boxes.map { $0.field?.text ?? "" }
    guard texts == change.texts, let place = change.place else {
      move = nil
      return
    }
    if let caret = place.caret { self.field(place)?.caret = caret }
    move = Move(place: place, next: next, focusHolder: focusHolder)
  }

  /// Warns if the delegate has refused several letters, but takes one. A fill
  /// that it refuses in the text field itself isn't reported.
  private func warnOfOneLetter(_ text: String, in field: UITextField) {
    guard let delegate = field.delegate, text.count > 1,
      field.delegateAllowsText(String(text.prefix(1)))
    else { return }
    let name = "\(type(of: delegate))"
    Warning.say(
      "\(name) allows one letter in \(field.name), a field of a code, so it refuses fills and pastes. Return true for several letters in textField(_:shouldChangeCharactersIn:replacementString:). The code cuts them to its length.",
      once: "one letter \(name)")
  }

  /// The move that is due at the end of the turn, unless the app has moved
  /// focus or rewritten the texts. No text is read while no field of the code
  /// has focus, because this runs in each turn.
  func takeMove() -> Move? {
    guard move != nil || focusHolder != nil else { return nil }
    let (due, written) = (move, texts)
    move = nil
    readTexts()
    guard let due, due.focusHolder?.isFirstResponder == true, texts == written
    else { return nil }
    guard due.next == .finish, !isFull else { return due }
    entry.reopen()
    return Move(place: due.place, next: .nothing, focusHolder: due.focusHolder)
  }

  private var isFull: Bool {
    boxes.indices.allSatisfy {
      !isReachable($0) || texts[$0].unicodeScalars.count >= entry.lengths[$0]
    }
  }
}

extension UITextField {
  /// Without a caret, selects the whole text.
  func select(_ caret: Int?) {
    if let caret {
      self.caret = caret
    } else {
      selectedTextRange = textRange(
        from: beginningOfDocument, to: endOfDocument)
    }
  }

  fileprivate func delegateAllowsText(_ new: String) -> Bool {
    let range = NSRange(location: 0, length: (text ?? "").utf16.count)
    #if canImport(ObjectiveC)
    return delegate?.textField?(
      self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    #else
    return delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    #endif
  }

  /// In Unicode scalars, as the engine counts.
  fileprivate var caret: Int? {
    get {
      guard let start = selectedTextRange?.start else { return nil }
      let text = text ?? ""
      let offset = offset(from: beginningOfDocument, to: start)
      return String(text.utf16.prefix(offset))?.unicodeScalars.count
    }
    set {
      let text = text ?? ""
      let prefix = String(text.unicodeScalars.prefix(newValue ?? 0))
      let place = position(
        from: beginningOfDocument, offset: prefix.utf16.count)
      selectedTextRange = place.flatMap { textRange(from: $0, to: $0) }
    }
  }
}
#endif
