#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Previous, next and done above the keyboard, with the field's placeholder
/// between them. One bar serves all fields of a navigator.
@MainActor final class AccessoryBar {
  var press: ((NavigationKey) -> Void)?
  private lazy var title = UILabel()
  private lazy var previous = item(.previousField, .previous, "chevron.up")
  private lazy var next = item(.nextField, .next, "chevron.down")
  private lazy var done = item(.done, .done, nil)

  private(set) var made: UIToolbar?

  /// Made for the first field that wants one.
  var view: UIToolbar {
    if let made { return made }
    let view = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    view.items = [
      previous, next, .flexibleSpace(), UIBarButtonItem(customView: title),
      .flexibleSpace(), done,
    ]
    view.sizeToFit()
    made = view
    return view
  }

  /// Shows what is true of the focused field.
  func show(
    _ responder: UIResponder?, ends: (hasNext: Bool, hasPrevious: Bool)
  ) {
    guard let made, let responder, responder.inputAccessoryView === made
    else { return }
    next.isEnabled = ends.hasNext
    previous.isEnabled = ends.hasPrevious
    let text =
      (responder as? UITextField)?.placeholder
      ?? (responder as? UIView)?.accessibilityLabel
    if title.text != text {
      title.text = text
      title.sizeToFit()
    }
    let isMirrored =
      (responder as? UIView)?.effectiveUserInterfaceLayoutDirection
      == .rightToLeft
    made.semanticContentAttribute =
      isMirrored ? .forceRightToLeft : .unspecified
  }

  private func item(
    _ text: BarText, _ key: NavigationKey, _ symbol: String?
  ) -> UIBarButtonItem {
    // An item takes title and image from its action.
    let action = UIAction(
      title: symbol == nil ? text.text : "",
      image: symbol.flatMap { UIImage(systemName: $0) }
    ) { [weak self] _ in self?.press?(key) }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = text.text
    return item
  }
}
#endif
