import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A checkout with the code of Apple's guide on managing the keyboard: it
/// assigns the inset when the keyboard was shown, and zero when it hides.
final class AppleKeyboardApp: CheckoutScreen {
  override func listenToKeyboard() {
    listener.listen([UIResponder.keyboardDidShowNotification]) {
      [weak self] _, frame in self?.keyboardWasShown(frame)
    }
    listener.listen([UIResponder.keyboardWillHideNotification]) {
      [weak self] _, _ in self?.keyboardWillBeHidden()
    }
  }

  private func keyboardWasShown(_ frame: CGRect) {
    let insets = UIEdgeInsets(
      top: 0, left: 0, bottom: frame.height, right: 0)
    scroll.contentInset = insets
    scroll.verticalScrollIndicatorInsets = insets
    guard let active = fields.first(where: \.isFirstResponder) else { return }
    scroll.scrollRectToVisible(active.frame, animated: true)
  }

  private func keyboardWillBeHidden() {
    scroll.contentInset = .zero
    scroll.verticalScrollIndicatorInsets = .zero
  }
}

@MainActor @Suite("App: checkout with the keyboard code of Apple's guide")
struct AppleKeyboardAppTests {
  @Test(
    "The inset is never negative or doubled, and zero afterwards (A4)")
  func all() {
    inSeveralRounds { KeyboardCodeChecks(AppleKeyboardApp()).all() }
  }

  @Test(
    "The same under each answer to what the keyboard posts (A4)",
    .underPolicyPairs)
  func policies() {
    inSeveralRounds { KeyboardCodeChecks(AppleKeyboardApp()).all() }
  }

  @Test(
    "Releasing the navigator under a keyboard keeps the app's inset",
    .underPolicyPairs)
  func invalidated() {
    inSeveralRounds {
      KeyboardCodeChecks(AppleKeyboardApp()).invalidated()
    }
  }

  @Test("An inset that the app added is not added again (A4)")
  func ownInset() {
    inSeveralRounds {
      KeyboardCodeChecks(AppleKeyboardApp()).ownInset()
    }
  }

  @Test("A layout pass of the window undoes nothing (A4)", .underPolicyPairs)
  func layout() {
    let checks = KeyboardCodeChecks(AppleKeyboardApp())
    checks.user.tap(checks.app.fields[9])
    let offset = checks.app.scroll.contentOffset
    checks.user.window.setNeedsLayout()
    checks.user.settle()
    checks.insets()
    #expect(checks.app.scroll.contentOffset == offset)
    #expect(checks.user.covered(checks.app.fields[9]) == 0)
  }
}
