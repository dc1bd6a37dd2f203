#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// The state that all parts of a navigator share.
@MainActor final class NavigatorContext {
  let scope: Scope
  var configuration: FieldNavigator.Configuration {
    didSet {
      version += 1
      watchKeyboard()
    }
  }
  var roles = WeakTable<UIResponder, FieldNavigator.Role>() {
    didSet { version += 1 }
  }
  /// Increases with each change of the configuration or roles, because either
  /// may affect the order.
  private(set) var version = 0
  let bar = KeyboardToolbar()
  /// Called for Return in a text field after the app's delegate agreed.
  var didPressReturn: (UIResponder) -> Void = { _ in }
  /// Called for Delete in a field that hears it; returns whether a code has
  /// handled the key (R15).
  var didPressDelete: (UITextField) -> Bool = { _ in false }
  var distances = KeyboardDistances()
  /// The last keyboard, observed if the navigator avoids keyboards, and on
  /// every iPad: a number pad that floats there has no Return key and needs an
  /// input bar.
  private(set) var keyboard: KeyboardWatch?
  /// Other navigators that claimed fields of this navigator.
  private var conflicting = WeakTable<NavigatorContext, Bool>()

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    self.scope = scope
    self.configuration = configuration
    watchKeyboard()
  }

  private func watchKeyboard() {
    let isNeeded = avoidsKeyboard || scope.isOnPad
    keyboard = isNeeded ? keyboard ?? KeyboardWatch() : nil
  }

  /// A text view takes Tab as text by default, and a Mac and the focus system
  /// of an iPad move focus in their own order, unless the app has set one.
  func takesTab(in responder: UIResponder?) -> Bool {
    if responder is UITextView, !configuration.textViewKeys.contains(.tab) {
      return false
    }
    let isOrdered =
      scope.isListed || configuration.sortsByTag
      || configuration.listed?.isEmpty == false
    guard !isOrdered, let view = responder as? UIView else { return true }
    return !ProcessInfo.processInfo.isMacCatalystApp
      && UIFocusSystem.focusSystem(for: view) == nil
  }

  /// On a Mac no keyboard covers anything.
  var avoidsKeyboard: Bool {
    configuration.avoidsKeyboard && !ProcessInfo.processInfo.isMacCatalystApp
  }

  func keyboardDistance(of field: UIView) -> Double {
    Double(distances.distance(of: field) ?? configuration.keyboardDistance)
  }

  var fieldSettings: FieldSettings {
    FieldSettings(
      configuration: configuration, roles: roles,
      keyboardWidth: keyboard?.width)
  }

  var hasConflict: Bool { !conflicting.isEmpty }

  func warnOfConflict(_ other: NavigatorContext, of responder: UIResponder) {
    guard conflicting[other] == nil else { return }
    conflicting[other] = true
    Warning.say(
      "\(other.scope.name) and \(scope.name) share \(responder.name). It stays "
        + "with the first. Call invalidate() on one of them, or set the role "
        + ".excluded of the view.")
  }
}
#endif
