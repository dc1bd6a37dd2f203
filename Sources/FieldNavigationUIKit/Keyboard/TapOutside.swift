#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Hides the keyboard after a tap beside the fields of a form. The recognizer
/// only watches: it neither cancels nor delays a touch, and recognizes together
/// with all others.
@MainActor final class TapOutside: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UITapGestureRecognizer(target: nil, action: nil)
  private weak var view: UIView?
  private let focused: () -> UIResponder?

  init(on view: UIView, focused: @escaping () -> UIResponder?) {
    self.view = view
    self.focused = focused
    super.init()
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: tapAction)
    view.addGestureRecognizer(recognizer)
  }

  /// The app may have moved the form to another view.
  func isOn(_ view: UIView?) -> Bool { self.view === view }

  func stop() { view?.removeGestureRecognizer(recognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard focused() != nil, !UIAccessibility.isVoiceOverRunning,
      let view, let touched = touch.view
    else { return false }
    return sequence(first: touched, next: \.superview)
      .prefix { $0 !== view }.allSatisfy { !$0.usesTaps }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  #if canImport(ObjectiveC)
  @objc(fieldNavigation_tap:)
  #endif
  fileprivate func tapped(_ recognizer: UIGestureRecognizer) {
    focused()?.resignFirstResponder()
  }
}

@MainActor private let tapAction: Selector = {
  #if canImport(ObjectiveC)
  return #selector(TapOutside.tapped(_:))
  #else
  let action: Selector = "fieldNavigation_tap:"
  Selector.objectMethods[action] = { target, sender in
    guard let sender = sender as? UIGestureRecognizer else { return }
    (target as? TapOutside)?.tapped(sender)
  }
  return action
  #endif
}()

extension UIView {
  /// Whether a tap in this view may be meant for it.
  fileprivate var usesTaps: Bool {
    switch self {
    case is UIControl, is UITextView, is UITableViewCell,
      is UICollectionViewCell, is UIToolbar, is UISearchBar, is UIPickerView:
      true
    // UIKit's own recognizers make a scroll view scroll, so only a tap
    // recognizer is likely to be the app's.
    case is UIScrollView:
      hasRecognizer { type(of: $0) == UITapGestureRecognizer.self }
    default: usesTapsByName || hasRecognizer { _ in true }
    }
  }

  private func hasRecognizer(_ isOfTheApp: (UIGestureRecognizer) -> Bool)
    -> Bool
  {
    gestureRecognizers?.contains {
      $0.isEnabled && !($0.delegate is TapOutside) && isOfTheApp($0)
    } ?? false
  }

  /// WebKit and MapKit aren't linked, so the class's name decides; other maps
  /// and bars end in the same words.
  private var usesTapsByName: Bool {
    let name = String(describing: type(of: self))
    return ["WebView", "MapView", "NavigationBar", "TabBar"]
      .contains(where: name.hasSuffix)
  }
}
#endif
