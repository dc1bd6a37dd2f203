import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The double: keys, segues and life cycle")
struct DoubleKeyTests {
  @Test("An unknown segue raises") func segue() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "none", sender: nil)
      }
    }
  }

  @Test("A known segue is prepared, then shown") func knownSegue() {
    let (form, user) = DoubleForm.started()
    let next = UIViewController()
    form.segues["next"] = { next }
    form.performSegue(withIdentifier: "next", sender: nil)
    #expect(
      user.calls() == [
        "DoubleForm segue next", "DoubleForm presents UIViewController",
      ])
    #expect(form.presentedViewController === next)
    #expect(next.view.window === user.window)
    form.dismiss(animated: true)
    #expect(next.view.window == nil)
  }

  @Test(
    "Tab: with a focus system only a command with priority comes first",
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
      #expect(pressed == (taken ? 1 : 0))
      #expect(
        user.calls()
          == (taken ? ["a command testTab:"] : user.handover("a", "b")))
      form.removeKeyCommand(command)
      user.press(.tab)
      #expect(pressed == (taken ? 1 : 0))
    }
  }

  @Test("Without a command the presses go up the chain")
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
    #expect(
      form.keys.map(\.keyCode) == [
        .keyboardTab, .keyboardTab, .keyboardEscape, .keyboardReturnOrEnter,
      ])
    #expect(form.keys.map(\.modifierFlags) == [[], .shift, [], .command])
  }

  @Test("Life cycle: loaded once, will and did in order")
  func lifeCycle() {
    let form = PressForm()
    let user = User(root: form)
    user.window.rootViewController = UIViewController()
    #expect(
      form.life == [
        "load", "will appear", "did appear", "will disappear",
        "did disappear",
      ])
  }
}

@MainActor private final class PressForm: UIViewController {
  var keys: [UIKey] = []
  var life: [String] = []

  override func viewDidLoad() { life.append("load") }
  override func viewWillAppear(_ animated: Bool) { life.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { life.append("did appear") }

  override func viewWillDisappear(_ animated: Bool) {
    life.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    life.append("did disappear")
  }

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    keys += presses.compactMap(\.key)
    super.pressesBegan(presses, with: event)
  }
}
