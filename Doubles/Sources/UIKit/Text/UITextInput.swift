public import Foundation

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
  case emergencyCall, `continue`
}

@MainActor open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

@MainActor open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition

  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
    super.init()
  }

  open var isEmpty: Bool { start.offset == end.offset }
}

/// In UIKit all requirements of this protocol are optional. The double declares
/// them in the conforming types.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
}

/// The text and the selection of a field.
struct TextStorage {
  var text = "" {
    didSet {
      selection = text.count..<text.count
      marked = nil
    }
  }
  var selection = 0..<0
  /// The range of an input method's unfinished text.
  var marked: Range<Int>?

  mutating func replace(_ range: Range<Int>, with new: String) {
    var characters = Array(text)
    let place = range.clamped(to: 0..<characters.count)
    characters.replaceSubrange(place, with: Array(new))
    text = String(characters)
    let caret = place.lowerBound + new.count
    selection = caret..<caret
  }
}
