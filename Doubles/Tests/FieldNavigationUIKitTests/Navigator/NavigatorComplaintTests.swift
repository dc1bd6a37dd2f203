import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app may show an alert for each refusal to end editing. Therefore the
/// navigator asks only once.
@MainActor @Suite("A focused field that refuses to resign")
struct NavigatorComplaintTests {
  /// A form with fields `a` to `e`. Field `c` is filled, and `b` refuses to
  /// resign.
  @MainActor private final class Form {
    let delegate = Delegate()
    let screen: FormScreen
    let user: User
    private(set) var complaints = 0

    init(bar: FieldNavigator.InputBar = .automatic) {
      let delegate = delegate
      let screen = FormScreen(5, filled: ["c"]) { screen in
        for field in screen.fields { field.delegate = delegate }
      }
      self.screen = screen
      user = User(root: screen)
      screen.navigator?.configuration.inputBar = bar
      // With an explicit order, the navigator handles Tab under every policy.
      screen.navigator?.configuration.order = .explicit(screen.fields)
      user.tap(screen.field("b"))
      delegate.ends = { [weak self] field in
        guard field.accessibilityIdentifier == "b" else { return true }
        self?.complaints += 1
        return false
      }
    }
  }

  @Test(
    "A press asks the focused field only once to resign (R10)",
    .underPolicyPairs,
    arguments: Key.allCases)
  func once(_ key: Key) {
    let form = Form(bar: key == .done ? .always : .automatic)
    key.press(form.screen, form.user)
    expect(form.user.sight, equals: "b next")
    expect(form.complaints, equals: 1)
    expect(form.screen.finishes, equals: 0)
    key.press(form.screen, form.user)
    expect(form.complaints, equals: 2)
  }

  enum Key: CaseIterable {
    case tab, shiftTab, next, code, done, commandReturn

    @MainActor func press(_ screen: FormScreen, _ user: User) {
      switch self {
      case .tab: user.press(.tab)
      case .shiftTab: user.press(.tab, .shift)
      case .next: screen.navigator?.focusNext()
      case .code: screen.navigator?.pressReturn(in: screen.field("b"))
      case .done: user.tapBar("Done")
      case .commandReturn: user.press(.enter, .command)
      }
      user.settle()
    }
  }

  @Test(
    "Return asks the focused field only once to resign (R10)",
    .underPolicyPairs, arguments: [false, true])
  func returns(isLast: Bool) {
    let form = Form()
    if isLast {
      for name in "cde" { form.screen.field("\(name)").text = "x" }
      form.user.settle()
    }
    form.user.tapReturn()
    expect(form.user.sight, equals: isLast ? "b done" : "b next")
    expect(form.complaints, equals: 1)
    expect(form.screen.finishes, equals: 0)
  }

  @Test(
    "Return skips a refusing target if the focused field agrees to resign (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func letsGo() {
    let form = Form()
    form.delegate.ends = { _ in true }
    form.delegate.begins = { $0.accessibilityIdentifier != "d" }
    form.user.tapReturn()
    expect(form.user.sight, equals: "e done")
  }

  @Test(
    "Return moves focus after the focused field agrees to resign (R10)",
    .underPolicyPairs)
  func afterwards() {
    let form = Form()
    form.user.tapReturn()
    form.delegate.ends = { _ in true }
    form.user.tapReturn()
    expect(form.user.sight, equals: "d next")
  }
}
