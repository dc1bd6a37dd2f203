import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A checkout screen with the popular tutorial function `adjustForKeyboard`.
/// The function handles the hide notification and the change notification. It
/// subtracts the safe area from the inset.
final class AdjustForKeyboardApp: CheckoutScreen {
  override func listenToKeyboard() {
    scroll.barInsets.bottom = view.safeAreaInsets.bottom
    let names = [
      UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    listener.listen(names) { [weak self] name, frame in
      self?.adjustForKeyboard(name, frame)
    }
  }

  private func adjustForKeyboard(_ name: NSNotification.Name, _ frame: CGRect) {
    let end = view.convert(frame, from: view.window)
    if name == UIResponder.keyboardWillHideNotification {
      scroll.contentInset = .zero
    } else {
      scroll.contentInset = UIEdgeInsets(
        top: 0, left: 0, bottom: end.height - view.safeAreaInsets.bottom,
        right: 0)
    }
    scroll.verticalScrollIndicatorInsets = scroll.contentInset
  }
}

@MainActor @Suite("App: checkout with adjustForKeyboard")
struct AdjustForKeyboardAppTests {
  private static func checks(
    safeArea: CGFloat = 34
  ) -> KeyboardCodeChecks {
    let app = AdjustForKeyboardApp()
    app.additionalSafeAreaInsets.bottom = safeArea
    return KeyboardCodeChecks(app, own: 216 - safeArea)
  }

  @Test(
    "The app and the navigator never add the keyboard's inset twice (A4)",
    arguments: [0, 34] as [CGFloat])
  func all(safeArea: CGFloat) {
    inSeveralRounds { Self.checks(safeArea: safeArea).all() }
  }

  @Test(
    "The keyboard's inset is correct under every policy (A4)",
    .underPolicyPairs)
  func policies() {
    inSeveralRounds { Self.checks(safeArea: 0).all() }
  }

  @Test(
    "The inset is correct after the navigator stops during editing",
    .underPolicyPairs)
  func invalidated() {
    inSeveralRounds { Self.checks(safeArea: 0).invalidated() }
  }

  @Test(
    "The navigator doesn't add an inset that the app has already added (A4)")
  func ownInset() {
    inSeveralRounds {
      Self.checks().ownInset()
      Self.checks(safeArea: 0).ownInset()
    }
  }
}
