#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// A text field under its label, and below it a message about a mistake. If you
/// hide the row, Return skips the field.
@MainActor struct LabeledField {
  let field: UITextField
  private let message = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 21))
  let row: UIStackView

  /// The heights are UIKit's defaults. On Linux, stack views read these
  /// heights, because UIKit's double has no layout engine.
  init(_ title: String, identifier: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 21))
    label.text = title
    field = UITextField(frame: CGRect(x: 0, y: 0, width: 0, height: 34))
    field.accessibilityIdentifier = identifier
    field.accessibilityLabel = title
    field.applyFieldLook()
    message.isHidden = true
    message.applyMessageLook()
    row = UIStackView(arrangedSubviews: [label, field, message])
    row.frame.size.height = 61
    row.axis = .vertical
    row.spacing = 6
  }

  /// Shows a message below the field; `nil` hides it.
  func show(_ text: String?) {
    message.text = text
    message.isHidden = text == nil
    field.accessibilityHint = text
    row.frame.size.height = text == nil ? 61 : 88
  }
}
#endif
