#if canImport(UIKit) && (os(iOS) || os(Linux))
package import Foundation
package import UIKit

/// What a notification tells of the keyboard.
package struct KeyboardNews: Sendable {
  /// Where it will be, in screen coordinates; `nil` is hidden.
  package let frame: CGRect?
  package let duration: Double
  package let curve: UInt
  /// The screen it is on, where the system says so (iOS 16.1).
  package let screen: UIScreen?

  /// A keyboard that hides covers nothing, whatever its frame says.
  fileprivate init(_ notification: Notification, isHiding: Bool) {
    let info = notification.userInfo ?? [:]
    let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    frame = isHiding ? nil : value?.cgRectValue
    duration =
      number(info, UIResponder.keyboardAnimationDurationUserInfoKey)
      .map(\.doubleValue) ?? 0.25
    curve =
      number(info, UIResponder.keyboardAnimationCurveUserInfoKey)
      .map(\.uintValue) ?? 7
    screen = notification.object as? UIScreen
  }

  /// Tells of every change until the result is let go.
  @MainActor package static func observe(
    _ notice: @escaping @MainActor @Sendable (KeyboardNews) -> Void
  ) -> [Observation] {
    [
      (UIResponder.keyboardWillShowNotification, false),
      (UIResponder.keyboardWillChangeFrameNotification, false),
      (UIResponder.keyboardWillHideNotification, true),
    ].map { name, isHiding in
      Observation(
        name, reading: { KeyboardNews($0, isHiding: isHiding) },
        notice: notice)
    }
  }
}

private func number(_ info: [AnyHashable: Any], _ key: String) -> NSNumber? {
  info[key] as? NSNumber
}
#endif
