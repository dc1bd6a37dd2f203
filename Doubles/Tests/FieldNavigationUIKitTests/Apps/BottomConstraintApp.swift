import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A sign-in screen whose fields and button are pinned to the bottom edge. The
/// app animates the bottom constraint with the keyboard.
final class BottomConstraintApp: AppScreen {
  let fields = ["name", "mail", "word"].map { UITextField.named($0, y: 0) }
  let button = UIButton(frame: .zero)
  private let listener = KeyboardListener()
  /// Stands in for the constant of a layout constraint.
  private(set) var bottom: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    show(fields + [button])
    listenToKeyboard()
    navigate()
  }

  private func listenToKeyboard() {
    listener.listen([
      UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]) { [weak self] _, frame in self?.follow(frame) }
    listener.listen([UIResponder.keyboardWillHideNotification]) {
      [weak self] _, _ in self?.follow(nil)
    }
  }

  private func follow(_ frame: CGRect?) {
    bottom = frame.map { max(0, view.bounds.maxY - $0.minY) } ?? 0
    UIView.animate(withDuration: 0.25) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let end = view.bounds.height - bottom
    button.frame = CGRect(x: 20, y: end - 50, width: 280, height: 40)
    for (place, field) in fields.enumerated() {
      let y = end - 200 + 45 * CGFloat(place)
      field.frame = CGRect(x: 20, y: y, width: 280, height: 34)
    }
  }
}

@MainActor @Suite("App: a bottom constraint that follows the keyboard")
struct BottomConstraintAppTests {
  @Test(
    "The navigator doesn't shift a view that the app itself adjusts (A5)",
    .underPolicyPairs)
  func once() {
    inSeveralRounds {
      let app = BottomConstraintApp()
      let user = User(root: app)
      user.tap(app.fields[0])
      for place in 1...2 {
        expect(app.view.frame.origin, equals: .zero)
        expect(app.button.frame.maxY, equals: 470 - app.bottom)
        expect(user.covered(app.fields[place - 1]), equals: 0)
        user.tapReturn()
        expect(user.focused, identicalTo: app.fields[place])
      }
      expect(app.view.frame.origin, equals: .zero)
    }
  }

  @Test("Every frame is restored when the keyboard hides", .underPolicyPairs)
  func after() {
    inSeveralRounds {
      let app = BottomConstraintApp()
      let user = User(root: app)
      let plain = app.fields.map(\.frame)
      user.tap(app.fields[2])
      user.tapOutside()
      expect(app.fields.map(\.frame), equals: plain)
      expect(app.view.frame.origin, equals: .zero)
      user.tap(app.fields[2])
      app.navigator?.invalidate()
      user.settle()
      expect(app.view.frame.origin, equals: .zero)
      user.tapOutside()
      expect(app.fields.map(\.frame), equals: plain)
    }
  }

  @Test(
    "Every field has the same frame with and without the navigator"
  )
  func frames() {
    let frames = [false, true].map { navigated in
      let app = BottomConstraintApp(navigated: navigated)
      let user = User(root: app)
      return app.fields.map { field in
        user.tap(field)
        return app.fields.map { $0.convert($0.bounds, to: nil) }
      }
    }
    expect(frames[0], equals: frames[1])
  }
}
