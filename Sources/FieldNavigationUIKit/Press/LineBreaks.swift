#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Detects Return in a text view, where UIKit reports it only as a change of
/// text: a single line break.
@MainActor struct LineBreaks {
  private var count = 0

  mutating func noteLength(of responder: UIResponder?) {
    count = (responder as? UITextView)?.length ?? 0
  }

  /// Whether the user typed a line break before the caret. One that replaced a
  /// selection doesn't count, because deleting it wouldn't restore the selected
  /// text, nor does one that Undo or Redo inserted.
  mutating func wasTyped(in view: UITextView) -> Bool {
    let old = count
    count = view.length
    guard count == old + 1, view.markedTextRange == nil, !view.isUndoing,
      let content = view.text, let caret = view.selectedTextRange?.start
    else { return false }
    let place = view.offset(from: view.beginningOfDocument, to: caret)
    let units = content.utf16
    guard place > 0, place <= units.count else { return false }
    return units[units.index(units.startIndex, offsetBy: place - 1)] == 10
  }
}

extension UITextView {
  fileprivate var isUndoing: Bool {
    undoManager.map { $0.isUndoing || $0.isRedoing } ?? false
  }

  /// The number of UTF-16 units, taken from positions, because `text` would
  /// copy a long text in every turn.
  fileprivate var length: Int {
    offset(from: beginningOfDocument, to: endOfDocument)
  }
}
#endif
