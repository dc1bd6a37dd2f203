#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// What all parts of one navigator share: where its fields are, and what the
/// app has said of them.
@MainActor final class NavigatorContext {
  let scope: Scope
  var configuration: FieldNavigator.Configuration { didSet { version += 1 } }
  var roles = ViewRoles() { didSet { version += 1 } }
  /// Grows with each change of the two above: the order may be another one.
  private(set) var version = 0
  let bar = KeyboardToolbar()
  /// Is told of Return in a text field, after the app has agreed.
  var didPressReturn: (UIResponder) -> Void = { _ in }
  let lostViews = LostViews()
  /// The navigators that claim fields of this one.
  private(set) var rivals: Set<ObjectIdentifier> = []

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    self.scope = scope
    self.configuration = configuration
  }

  /// Whether the app has chosen an order, which Tab follows on an iPad too.
  var hasOwnOrder: Bool {
    scope.isListed || configuration.sortsByTag
      || configuration.listed?.isEmpty == false
  }

  func warnOfRival(_ other: NavigatorContext, of responder: UIResponder) {
    guard rivals.insert(ObjectIdentifier(other)).inserted else { return }
    Warning.say(
      "\(other.scope.name) and \(scope.name) share \(responder.name). It stays "
        + "with the first; invalidate() one of them, or set the role .excluded "
        + "of the view.")
  }
}

/// Counts the text fields that are gone. Another view may have the address of
/// such a field, so that addresses are compared only while the count is the same.
///
/// Each text field holds a token of its own, in the action that tells of Return:
/// weak references would cost more than all else that a look reads of a field.
final class LostViews: Sendable {
  /// Views go on the main thread; a count that comes late costs nothing.
  nonisolated(unsafe) fileprivate(set) var count = 0

  func token() -> Token { Token(self) }

  final class Token: Sendable {
    private let views: LostViews

    fileprivate init(_ views: LostViews) {
      self.views = views
    }

    deinit { views.count += 1 }
  }
}
#endif
