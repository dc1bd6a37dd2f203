#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationWords
import Foundation
import UIKit

/// The input bar above the keyboard, with Previous, Next, Done and the field's
/// placeholder. One bar serves all fields of a navigator.
@MainActor final class KeyboardToolbar {
  var didPress: ((NavigationKey) -> Void)?
  private lazy var title = UILabel()
  private lazy var titleItem = UIBarButtonItem(customView: title)
  private lazy var previous = item(.previous, symbol: "chevron.up")
  private lazy var next = item(.next, symbol: "chevron.down")
  private lazy var done = item(.done)

  /// `nil` until a field first needs the input bar.
  private(set) var viewIfLoaded: UIToolbar?

  var view: UIToolbar {
    if let viewIfLoaded { return viewIfLoaded }
    let view = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    view.items = items
    view.sizeToFit()
    viewIfLoaded = view
    return view
  }

  /// An empty title is left out, because iOS 26 draws an empty item as a
  /// capsule of glass.
  private var items: [UIBarButtonItem] {
    let middle: [UIBarButtonItem] =
      (title.text ?? "").isEmpty ? [] : [.flexibleSpace(), titleItem]
    return [previous, next] + middle + [.flexibleSpace(), done]
  }

  /// - Parameter targets: which of Next and Previous have a field to go to.
  /// - Returns: whether anything in the bar changed.
  func show(_ responder: UIResponder?, _ targets: [NavigationKey]) -> Bool {
    guard let viewIfLoaded, let responder,
      responder.inputAccessoryView === viewIfLoaded
    else { return false }
    var hasChanged = false
    for (key, item) in [(NavigationKey.next, next), (.previous, previous)]
    where item.isEnabled != targets.contains(key) {
      item.isEnabled.toggle()
      hasChanged = true
    }
    let text =
      (responder as? UITextField)?.placeholder
      ?? (responder as? UIView)?.accessibilityLabel
    if title.text != text {
      title.text = text
      title.sizeToFit()
      viewIfLoaded.items = items
      hasChanged = true
    }
    let isMirrored =
      (responder as? UIView)?.effectiveUserInterfaceLayoutDirection
      == .rightToLeft
    viewIfLoaded.semanticContentAttribute =
      isMirrored ? .forceRightToLeft : .unspecified
    return hasChanged
  }

  private func item(
    _ key: NavigationKey, symbol: String? = nil
  ) -> UIBarButtonItem {
    let action = UIAction(
      title: symbol == nil ? key.title : "",
      image: symbol.flatMap { UIImage(systemName: $0) }
    ) { [weak self] _ in self?.didPress?(key) }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = key.title
    return item
  }
}
#endif
