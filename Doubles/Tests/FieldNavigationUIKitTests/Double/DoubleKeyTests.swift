import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: keys")
struct DoubleKeyTests {
  @Test(
    "If a focus system exists, only a key command with priority gets Tab",
    .underEach(\.hasFocusSystem) { $0.fieldChange = .none })
  func commands() {
    var pressed = 0
    Selector.methods["testTab:"] = { _, _ in pressed += 1 }
    defer { Selector.methods["testTab:"] = nil }
    for priority in [true, false] {
      let (form, user) = DoubleForm.started()
      let taken = priority || !Policies.current.hasFocusSystem
      let command = UIKeyCommand(
        input: "\t", modifierFlags: [], action: "testTab:")
      command.wantsPriorityOverSystemBehavior = priority
      form.addKeyCommand(command)
      pressed = 0
      user.press(.tab)
      expect(pressed, equals: taken ? 1 : 0)
      expect(
        user.calls(),
        equals: taken ? ["a command testTab:"] : user.handover("a", "b"))
      form.removeKeyCommand(command)
      user.press(.tab)
      expect(pressed, equals: taken ? 1 : 0)
    }
  }

  @Test("Key presses without a command go up the responder chain")
  func presses() {
    let form = PressForm()
    let user = User(root: form)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    form.view.addSubview(field)
    user.tap(field)
    user.press(.tab)
    user.press(.tab, .shift)
    user.press(.escape)
    user.press(.enter, .command)
    expect(
      form.keys.map(\.keyCode),
      equals: [
        .keyboardTab, .keyboardTab, .keyboardEscape, .keyboardReturnOrEnter,
      ])
    expect(form.keys.map(\.modifierFlags), equals: [[], .shift, [], .command])
  }

  @Test(
    "The policy decides whether a focus system exists",
    .underEach(\.hasFocusSystem))
  func focusSystem() {
    let has = Policies.current.hasFocusSystem
    let (form, _) = DoubleForm.started()
    expect(UIFocusSystem.focusSystem(for: form) != nil, equals: has)
    expect(UIFocusSystem.focusSystem(for: form.a) != nil, equals: has)
  }
}

@MainActor private final class PressForm: UIViewController {
  var keys: [UIKey] = []

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    keys += presses.compactMap(\.key)
    super.pressesBegan(presses, with: event)
  }
}
