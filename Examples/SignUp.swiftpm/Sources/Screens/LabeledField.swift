#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// A text field under its label. If you hide the row, Return skips the field.
@MainActor struct LabeledField {
  let field: UITextField
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
    row = UIStackView(arrangedSubviews: [label, field])
    row.frame.size.height = 61
    row.axis = .vertical
    row.spacing = 6
  }
}
#endif
