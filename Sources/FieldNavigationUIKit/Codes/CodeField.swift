#if canImport(UIKit) && (os(iOS) || os(Linux))
public import UIKit

extension FieldNavigator {
  /// Handles Delete in an empty field of a code: moves focus back and deletes
  /// the last letter there (R15). Call it from your text field's
  /// `deleteBackward()`, unless the field is a ``CodeField``.
  ///
  /// ```swift
  /// override func deleteBackward() {
  ///   if navigator?.deleteBackward(in: self) != true { super.deleteBackward() }
  /// }
  /// ```
  /// - Returns: whether the navigator handled Delete; if not, the field should.
  @discardableResult
  public func deleteBackward(in field: UITextField) -> Bool {
    navigation.context.didPressDelete(field)
  }
}

/// A text field that hears Delete while it is empty, for the fields of a
/// ``FieldNavigator/Code``. In another form it is a plain text field.
open class CodeField: UITextField {
  /// Deletes the letter before the caret, or in an empty field of a code the
  /// letter before the field, and moves focus there.
  open override func deleteBackward() {
    let context = FieldRegistry.field(of: self)?.form?.context
    if context?.didPressDelete(self) != true { super.deleteBackward() }
  }
}
#endif
