import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

/// The navigator calls the app's `isEmpty` closure during a check. The closure
/// may call UIKit or the navigator.
@MainActor @Suite("Calling the navigator while it checks the views")
struct NavigatorReentrancyTests {
  /// A form whose `isEmpty` closure runs `act` once. The next call of the
  /// closure runs `act`.
  @MainActor private final class Form {
    let screen: FormScreen
    let user: User
    var act: (() -> Void)?

    init(_ views: [UIView] = UITextField.column("a b c")) {
      screen = FormScreen(views)
      user = User(root: screen)
      screen.navigator?.configuration.isEmpty = { [weak self] field in
        if let act = self?.act {
          self?.act = nil
          act()
        }
        return !((field as? any UIKeyInput)?.hasText ?? false)
      }
      user.tap("a")
    }

    /// Changes the configuration. The navigator then scans all views in its
    /// next check.
    func makeScanDue() {
      screen.navigator?.configuration.tapOutsideHidesKeyboard.toggle()
    }
  }

  @Test(
    "The `isEmpty` closure may move focus during a check",
    .underPolicyPairs)
  func movesFocus() {
    let form = Form()
    form.act = { form.user.field("b").becomeFirstResponder() }
    form.user.settle()
    form.user.settle()
    expect(form.user.sight, equals: "b next")
    form.user.tapReturn()
    expect(form.user.sight, equals: "c done")
  }

  @Test(
    "The `isEmpty` closure may move focus during a scan",
    .underPolicyPairs)
  func movesFocusInScan() {
    let form = Form()
    form.screen.view.addSubview(UITextField("d", 0, 120))
    form.makeScanDue()
    form.act = { form.user.field("b").becomeFirstResponder() }
    form.user.settle()
    form.user.settle()
    expect(form.user.sight, equals: "b next")
    expect(form.user.path(from: "b"), equals: "b c d")
  }

  @Test("A call to move focus does nothing inside the `isEmpty` closure")
  func presses() {
    let form = Form()
    var results: [Bool] = []
    form.act = {
      results.append(form.screen.navigator?.focusNext() == true)
      results.append(
        form.screen.navigator?.pressReturn(in: form.user.field("a")) == true)
    }
    form.user.settle()
    expect(results, equals: [false, false])
    expect(form.user.sight, equals: "a next")
    form.user.tapReturn()
    expect(form.user.sight, equals: "b next")
  }

  @Test(
    "invalidate() inside the `isEmpty` closure restores everything (R14)",
    .underPolicyPairs)
  func invalidates() {
    for isScanDue in [false, true] {
      let form = Form()
      form.user.field("b").text = "x"
      if isScanDue { form.makeScanDue() }
      form.act = { form.screen.navigator?.invalidate() }
      form.user.settle()
      for name in ["a", "b", "c"] {
        let field = form.user.field(name)
        expect(field.returnKeyType, equals: .default)
        expect(field.actionCount, equals: 0)
        expectNil(FieldRegistry.field(of: field))
      }
    }
  }

  @Test("A role takes effect if the `isEmpty` closure sets it (R1)")
  func setsRole() {
    let form = Form()
    form.makeScanDue()
    form.act = {
      form.screen.navigator?.setRole(.excluded, of: form.user.field("a"))
      form.screen.navigator?.setRole(.excluded, of: form.user.field("b"))
    }
    form.user.settle()
    form.user.settle()
    form.user.tapReturn()
    expect(form.user.sight, equals: "c done")
  }

  @Test(
    "invalidate() inside shouldBeginEditing removes all actions from controls (R10)",
    .underPolicyPairs)
  func invalidatesInPress() {
    let delegate = Delegate()
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 80, height: 30))
    let screen = FormScreen(UITextField.column("a b") + [button])
    let user = User(root: screen)
    user.tap("a")
    user.field("b").delegate = delegate
    delegate.begins = { _ in
      screen.navigator?.invalidate()
      return false
    }
    screen.navigator?.pressReturn(in: user.field("a"))
    user.settle()
    expect(button.actionCount, equals: 0)
    expect(user.field("a").actionCount, equals: 0)
  }

  @Test(
    "invalidate() inside `isEmpty` during a press keeps focus where it is (R14)",
    .underPolicyPairs)
  func invalidatesInCheck() {
    let form = Form()
    form.act = { form.screen.navigator?.invalidate() }
    form.screen.navigator?.pressReturn(in: form.user.field("a"))
    form.user.settle()
    expect(form.user.sight, equals: "a default")
    expect(form.user.field("b").actionCount, equals: 0)
  }

  /// The navigator sets labels and bars in one update.
  @Test(
    "invalidate() inside the setter of a label or a bar restores everything (R14)",
    .underPolicyPairs, arguments: [false, true])
  func invalidatesInSetter(setsBar: Bool) {
    let b = HookField("b", 0, 40)
    let screen = FormScreen([UITextField("a"), b, UITextField("c", 0, 80)])
    let user = User(root: screen)
    user.settle()
    user.tap("a")
    b.act = { screen.navigator?.invalidate() }
    if setsBar {
      screen.navigator?.configuration.inputBar = .always
    } else {
      user.field("c").text = "x"
    }
    user.settle()
    user.settle()
    expectNil(b.act, "it was set")
    for name in ["a", "b", "c"] {
      let field = user.field(name)
      expect(field.returnKeyType, equals: .default)
      expectNil(field.inputAccessoryView)
      expect(field.actionCount, equals: 0)
    }
  }

  @Test(
    "`invalidate()` is safe while the navigator restores a label (R14)"
  )
  func invalidatesInDrop() {
    let b = HookField("b", 0, 40)
    let low = UIView().at(0, 200, 300, 200, [UITextField("x")])
    let top = UIView().at(0, 0, 300, 200, [UITextField("a"), b])
    b.text = "x"
    let c = UITextField("c", 0, 80)
    top.addSubview(c)
    let screen = FormScreen([top, low])
    let user = User(root: screen)
    screen.navigator?.invalidate()
    let first = FieldNavigator(in: top)
    first.configuration.policy.destination = .next
    let second = FieldNavigator(in: low)
    user.settle()
    expect(b.returnKeyType, equals: .next)
    b.act = { first.invalidate() }
    low.addSubview(b)
    user.tap("x")
    expectNil(b.act, "its label went back")
    expectNil(FieldRegistry.field(of: user.field("a")))
    second.invalidate()
  }

  @Test("All objects are released after `invalidate()` in a nested press")
  func endsInNestedPress() {
    weak var navigation: Navigation?
    weak var field: UITextField?
    let user: User
    let delegate = Delegate()
    do {
      let screen = FormScreen(UITextField.column("a b c"))
      user = User(root: screen)
      user.tap("a")
      user.field("b").delegate = delegate
      var depth = 0
      delegate.begins = { [weak screen] _ in
        depth += 1
        if depth == 1 {
          screen?.navigator?.focusNext()
        } else {
          screen?.navigator?.invalidate()
        }
        return false
      }
      screen.navigator?.focusNext()
      expect(depth, equals: 2)
      (navigation, field) = (screen.navigator?.navigation, user.field("a"))
    }
    user.window.rootViewController = nil
    user.settle()
    user.settle()
    expectNil(navigation)
    expectNil(field)
  }

  /// A popover leaves the form behind it usable.
  @Test(
    "Return does nothing else if the app presents over a popover (R14)",
    .underPolicyPairs)
  func presentsOverPopover() {
    let delegate = Delegate()
    let screen = FormScreen(2) { $0.fields[0].delegate = delegate }
    let user = User(root: screen)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    user.tap(screen.field("a"))
    screen.present(popover, animated: false)
    user.settle()
    screen.field("a").becomeFirstResponder()
    user.settle()
    delegate.returns = { [weak popover] _ in
      popover?.present(UIViewController(), animated: false)
      return true
    }
    user.tapReturn()
    expect(!screen.field("b").isFirstResponder)
    expect(screen.finishes, equals: 0)
  }

  /// Setting the selection would close a menu, and move the caret of a field
  /// that formats its text.
  @Test(
    "A press without a target doesn't touch the selection (R10)",
    .underPolicyPairs(where: { $0.order != .resignsOldFirst }))
  func selection() {
    final class Selected: UITextField {
      var changes = 0

      override var selectedTextRange: UITextRange? {
        didSet { changes += 1 }
      }
    }
    let delegate = Delegate()
    delegate.begins = { _ in false }
    let (origin, other) = (Selected("a", 0, 0), UITextField("b", 0, 40))
    other.delegate = delegate
    let screen = FormScreen([origin, other])
    let user = User(root: screen)
    user.tap(origin)
    origin.changes = 0
    user.tapReturn()
    expect(user.focused, identicalTo: origin)
    expect(origin.changes, equals: 0)
  }
}
