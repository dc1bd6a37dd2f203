import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A checkout screen with code from Apple's keyboard guide. The code sets the
/// inset after the keyboard appears. It resets the inset to zero when the
/// keyboard hides.
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

@MainActor @Suite("App: checkout with the keyboard code from Apple's guide")
struct AppleKeyboardAppTests {
  @Test(
    "The app and the navigator never add the keyboard's inset twice (A4)"
  )
  func all() {
    inSeveralRounds { KeyboardCodeChecks(AppleKeyboardApp()).all() }
  }

  @Test(
    "The keyboard's inset is correct under every policy (A4)",
    .underPolicyPairs)
  func policies() {
    inSeveralRounds { KeyboardCodeChecks(AppleKeyboardApp()).all() }
  }

  @Test(
    "The inset is correct after the navigator stops during editing",
    .underPolicyPairs)
  func invalidated() {
    inSeveralRounds {
      KeyboardCodeChecks(AppleKeyboardApp()).invalidated()
    }
  }

  @Test(
    "The navigator doesn't add an inset that the app has already added (A4)")
  func ownInset() {
    inSeveralRounds {
      KeyboardCodeChecks(AppleKeyboardApp()).ownInset()
    }
  }

  @Test(
    "A layout pass changes neither the insets nor the scroll offset (A4)",
    .underPolicyPairs)
  func layout() {
    let checks = KeyboardCodeChecks(AppleKeyboardApp())
    checks.user.tap(checks.app.fields[9])
    let offset = checks.app.scroll.contentOffset
    checks.user.window.setNeedsLayout()
    checks.user.settle()
    checks.insets()
    expect(checks.app.scroll.contentOffset, equals: offset)
    expect(checks.user.covered(checks.app.fields[9]), equals: 0)
  }
}
