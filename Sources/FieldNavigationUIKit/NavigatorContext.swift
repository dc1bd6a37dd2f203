#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// The state that all parts of one navigator share: where its fields are, and
/// the options and roles that the app has set.
@MainActor final class NavigatorContext {
  let scope: Scope
  var configuration: FieldNavigator.Configuration { didSet { version += 1 } }
  var roles = ViewRoles() { didSet { version += 1 } }
  /// Grows with each change of configuration or roles, after which the order
  /// may be another.
  private(set) var version = 0
  let bar = KeyboardToolbar()
  /// Called for Return in a text field, after the app's delegate has agreed.
  var didPressReturn: (UIResponder) -> Void = { _ in }
  let deallocatedFields = DeallocatedFields()
  var distances = KeyboardDistances()
  let keyboard = KeyboardWatch()
  /// Other navigators that claim fields of this navigator.
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

  /// On a Mac no keyboard covers anything.
  var avoidsKeyboard: Bool {
    configuration.avoidsKeyboard && !ProcessInfo.processInfo.isMacCatalystApp
  }

  /// - Parameter find: returns the field with focus.
  func makeAvoider(
    for container: UIView, find: @escaping () -> UIView?
  ) -> KeyboardAvoider {
    KeyboardAvoider(for: container, keyboard: keyboard.change) {
      [weak self] in
      FieldRegistry.field(of: $0)?.form.map { $0.context === self } ?? true
    } distance: { [weak self] field in
      guard let self else { return KeyboardAvoidance.gap }
      let form = configuration.keyboardDistance
      return Double(distances.distance(of: field) ?? form)
    } find: { _ in
      find()
    }
  }

  func warnOfRival(_ other: NavigatorContext, of responder: UIResponder) {
    guard rivals.insert(ObjectIdentifier(other)).inserted else { return }
    Warning.say(
      "\(other.scope.name) and \(scope.name) share \(responder.name). It stays "
        + "with the first; invalidate() one of them, or set the role .excluded "
        + "of the view.")
  }
}

/// Counts the text fields that were deallocated. Another view may get the
/// address of such a field, so addresses identify views only while the count is
/// the same.
///
/// Each text field keeps a token alive, in its action for Return. Weak
/// references to the fields would cost more than all properties that are read
/// at the end of a turn.
final class DeallocatedFields: Sendable {
  /// UIKit deallocates views on the main thread, where the count is read. A hop
  /// to the main actor would count too late for the end of the same turn.
  nonisolated(unsafe) fileprivate(set) var count = 0

  func token() -> Token { Token(self) }

  final class Token: Sendable {
    private let fields: DeallocatedFields

    fileprivate init(_ fields: DeallocatedFields) {
      self.fields = fields
    }

    deinit { fields.count += 1 }
  }
}
#endif
