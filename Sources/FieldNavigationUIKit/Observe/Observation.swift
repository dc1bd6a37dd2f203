package import Foundation

/// Listens to a notification for as long as it lives.
package final class Observation {
  private let token: any NSObjectProtocol

  /// - Parameter notice: called on the main thread, where UIKit posts.
  package init<News: Sendable>(
    _ name: Notification.Name, object: AnyObject? = nil,
    reading read: @escaping @Sendable (Notification) -> News,
    notice: @escaping @MainActor @Sendable (News) -> Void
  ) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { notification in
      let news = read(notification)
      MainActor.assumeIsolated { notice(news) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
