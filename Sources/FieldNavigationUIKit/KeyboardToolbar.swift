#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Whether Tab and Shift+Tab lead anywhere from a field.
struct TabEnds {
  let hasNext: Bool
  let hasPrevious: Bool
}

/// Previous, next and done above the keyboard, with the field's placeholder
/// between them. One bar serves all fields of a navigator.
@MainActor final class KeyboardToolbar {
  var press: ((NavigationKey) -> Void)?
  private lazy var title = UILabel()
  private lazy var previous = item(.previous, symbol: "chevron.up")
  private lazy var next = item(.next, symbol: "chevron.down")
  private lazy var done = item(.done)

  /// `nil` until the first field wants the bar.
  private(set) var made: UIToolbar?

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
  func show(_ responder: UIResponder?, _ ends: TabEnds) {
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
    _ key: NavigationKey, symbol: String? = nil
  ) -> UIBarButtonItem {
    // An item takes title and image from its action.
    let action = UIAction(
      title: symbol == nil ? key.title : "",
      image: symbol.flatMap { UIImage(systemName: $0) }
    ) { [weak self] _ in self?.press?(key) }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = key.title
    return item
  }
}
#endif
