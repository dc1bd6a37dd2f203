#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationWords
public import UIKit

extension FieldNavigator {
  /// A one-time code or serial number, in one field or in a list of fields
  /// (R15). Focus moves when a field is full, and letters go on into the next
  /// fields, however they come: typed, pasted or filled by the system.
  ///
  /// Prefer one field with a length and draw the boxes over it, because the
  /// system fills it and VoiceOver reads it as a whole.
  ///
  /// ```swift
  /// navigator.configuration.codes = [.init(code, length: 6)]
  /// navigator.configuration.codes = [
  ///   .init([first, second], lengths: [4, 4], finishesWhenFull: true)
  /// ]
  /// ```
  ///
  /// Text that your app sets moves nothing. What your delegate refuses changes
  /// nothing, and a delegate that allows one letter only also refuses fills. If
  /// your app moves focus or rewrites the text, the navigator doesn't move it.
  ///
  /// The navigator moves focus at the end of the turn, because moving during a
  /// fill may abort it. Only ``CodeField`` hears the on-screen Delete key in an
  /// empty field, or your own subclass with
  /// ``FieldNavigator/deleteBackward(in:)``.
  @MainActor public struct Code {
    let row: CodeRow

    /// Declares a list of fields as a code, in this order in every language.
    /// The navigator doesn't keep the fields alive.
    ///
    /// - Parameters:
    ///   - fields: the fields of the code.
    ///   - lengths: how many letters each field takes. If a length is missing
    ///     or less than 1, the code only logs a warning.
    ///   - finishesWhenFull: whether filling the last empty field does what
    ///     Return does in the last field, including the end of the form. It
    ///     does so once, and again only after all fields were empty.
    ///   - advances: whether focus moves when a field is full, and back when
    ///     Delete finds no letter. Letters go on into the next fields either
    ///     way.
    public init(
      _ fields: [UITextField], lengths: [Int], finishesWhenFull: Bool = false,
      advances: Bool = true
    ) {
      let isValid =
        lengths.count == fields.count && lengths.allSatisfy { $0 > 0 }
      if !isValid {
        Warning.say(
          "A code has \(fields.count) fields and the lengths \(lengths), and "
            + "does nothing. Give each field a length of 1 or more.")
      }
      row = CodeRow(
        isValid ? fields : [], lengths: isValid ? lengths : [],
        finishesWhenFull: finishesWhenFull, advances: advances)
    }

    /// Declares a field as a code of this many letters.
    public init(
      _ field: UITextField, length: Int, finishesWhenFull: Bool = false,
      advances: Bool = true
    ) {
      self.init(
        [field], lengths: [length], finishesWhenFull: finishesWhenFull,
        advances: advances)
    }
  }
}
#endif
