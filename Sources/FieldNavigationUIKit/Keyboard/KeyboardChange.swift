#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

struct KeyboardChange: Sendable {
  /// The keyboard's new frame in screen coordinates; `nil` if it hides.
  let frame: CGRect?
  let duration: Double
  let curve: UInt
  /// The keyboard's screen, which the system reports from iOS 16.1 on.
  let screen: UIScreen?

  /// A keyboard that hides covers nothing, although its notification may still
  /// report a frame, as on iOS 26 with an accessory view.
  private init(_ notification: Notification, isHiding: Bool) {
    func number(_ key: String) -> NSNumber? {
      notification.userInfo?[key] as? NSNumber
    }
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let value = notification.userInfo?[key] as? NSValue
    frame = isHiding ? nil : value?.cgRectValue
    duration =
      number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue
      ?? 0.25
    curve =
      number(UIResponder.keyboardAnimationCurveUserInfoKey)?.uintValue ?? 7
    screen = notification.object as? UIScreen
  }

  /// Calls the handler for every change until the result is released.
  @MainActor static func observe(
    _ handler: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) -> [NotificationObservation] {
    [
      (UIResponder.keyboardWillShowNotification, false),
      (UIResponder.keyboardWillChangeFrameNotification, false),
      (UIResponder.keyboardWillHideNotification, true),
    ].map { name, isHiding in
      NotificationObservation(
        name, reading: { KeyboardChange($0, isHiding: isHiding) },
        handler: handler)
    }
  }
}

/// Remembers the last change of the keyboard for forms that the navigator finds
/// later.
@MainActor final class KeyboardWatch {
  private(set) var change: KeyboardChange?
  /// The width of the last keyboard whose width wasn't 0. An iPad's keyboard
  /// that is narrower than the screen floats, and keeps floating when focus
  /// moves to another field.
  private(set) var width: CGFloat?
  private var observations: [NotificationObservation] = []

  init() {
    observations = KeyboardChange.observe { [weak self] in self?.take($0) }
  }

  private func take(_ change: KeyboardChange) {
    self.change = change
    if let width = change.frame?.width, width > 0 { self.width = width }
  }
}
#endif
