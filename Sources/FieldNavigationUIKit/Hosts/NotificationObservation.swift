#if canImport(UIKit) && (os(iOS) || os(Linux))
package import Foundation
import UIKit

/// Observes a notification until this object is released.
package final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// - Parameter handler: runs on the main thread, because UIKit posts its
  ///   notifications there.
  package init<Content: Sendable>(
    _ name: Notification.Name, object: AnyObject? = nil,
    reading read: @escaping @Sendable (Notification) -> Content,
    handler: @escaping @MainActor @Sendable (Content) -> Void
  ) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { notification in
      let content = read(notification)
      MainActor.assumeIsolated { handler(content) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  @MainActor static func views(
    _ names: [Notification.Name],
    _ handler: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    names.map { name in
      NotificationObservation(name, reading: { $0.object as? UIView }) {
        if let view = $0 { handler(view) }
      }
    }
  }
}

extension [Notification.Name] {
  @MainActor static var beginningOfEditing: Self {
    [
      UITextField.textDidBeginEditingNotification,
      UITextView.textDidBeginEditingNotification,
    ]
  }

  @MainActor static var endOfEditing: Self {
    [
      UITextField.textDidEndEditingNotification,
      UITextView.textDidEndEditingNotification,
    ]
  }
}
#endif
