import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Controllers that keep fields above the keyboard")
struct KeyboardControllerTests {
  @Test(
    "A1-A4: a field's position is correct if a navigation bar exists",
    .underEveryPolicy)
  func product() {
    let form = SubclassedForm()
    let user = User(root: UINavigationController(rootViewController: form))
    user.tap(form.fields[2])
    let covered: CGFloat =
      switch Policies.current.hardwareKeyboard {
      case .none: 264
      case .belowScreen: 425
      case .silentWithoutAccessory: 480
      }
    expect(form.fields[2].place.maxY, equals: min(454, covered - 20))
    expect(form.activeTextField, identicalTo: form.fields[2])
    user.tap(form.fields[0])
    expect(form.view.frame.minY, equals: 64)
    expect(form.activeTextField, identicalTo: form.fields[0])
    user.tap(form.fields[2])
    expect(form.fields[2].place.maxY, equals: min(454, covered - 20))
    form.fields[2].resignFirstResponder()
    expect(form.view.frame.minY, equals: 64)
    expectNil(form.activeTextField)
  }

  @Test(
    "Editing ends and the shift is removed when the view disappears"
  )
  func pushed() {
    let form = SubclassedForm()
    let navigation = UINavigationController(rootViewController: form)
    let user = User(root: navigation)
    user.tap(form.fields[2])
    navigation.pushViewController(UIViewController(), animated: false)
    expectNil(user.focused)
    expectNil(user.device.keyboard.frame)
    expect(form.view.interactions.isEmpty)
    navigation.popViewController(animated: false)
    expect(form.view.frame.minY, equals: 64)
    user.settle()
    user.tap(form.fields[2])
    expect(form.fields[2].place.maxY, equals: 244)
  }

  @Test("Editing ends before the view leaves the window")
  func goes() {
    let form = SubclassedForm()
    let user = User(root: form)
    user.tap(form.fields[2])
    form.viewWillDisappear(false)
    expectNil(user.focused)
    expect(form.view.window != nil)
  }

  @Test("A4: the view shifts again after a layout pass resets it")
  func layout() {
    let form = SubclassedForm()
    let user = User(root: form)
    user.tap(form.fields[2])
    form.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    form.view.setNeedsLayout()
    user.settle()
    expect(form.fields[2].place.maxY, equals: 244)
  }

  @Test(
    "A controller that never deactivates is released along with its observers")
  func lifetime() throws {
    weak var form: KeyboardForm?
    let user = User { UIViewController() }
    do {
      let made = KeyboardForm()
      form = made
      user.window.rootViewController = made
      made.activateKeyboardResponsiveTextFields()
      user.tap(made.fields[2])
      user.window.rootViewController = UIViewController()
    }
    expectNil(form)
    _ = user.calls()
    user.device.keyboard.show(CGRect(x: 0, y: 200, width: 320, height: 280))
    expect(!user.calls().contains { $0.hasPrefix("animate") })
  }

  @Test(
    "A second activation has no effect"
  )
  func activation() {
    let form = KeyboardForm()
    let user = User(root: form)
    form.deactivateKeyboardResponsiveTextFields()
    form.activateKeyboardResponsiveTextFields()
    form.activateKeyboardResponsiveTextFields()
    expect(form.view.interactions.count, equals: 1)
    user.tap(form.fields[2])
    expect(form.view.frame.minY, equals: -146)
    form.deactivateKeyboardResponsiveTextFields()
    expect(form.view.frame.minY, equals: .zero)
    expect(form.view.interactions.isEmpty)
  }

  @Test(
    "activeTextField(within:) finds only a focused text field inside the view")
  func activeField() {
    let form = KeyboardForm()
    let user = User(root: form)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    form.view.addSubview(text)
    expectNil(form.activeTextField(within: nil))
    expectNil(form.activeTextField(within: form.view))
    user.tap(form.fields[1])
    expect(form.activeTextField(within: form.view), identicalTo: form.fields[1])
    expect(
      form.activeTextField(within: form.fields[1]), identicalTo: form.fields[1])
    expectNil(form.activeTextField(within: form.fields[0]))
    user.tap(text)
    expectNil(form.activeTextField(within: form.view))
  }

  @Test(
    "`activeTextField` is never a field of another controller",
    .under { $0.fieldChange = .none })
  func elsewhere() {
    let outer = UIViewController()
    let user = User(root: outer)
    let forms = [SubclassedForm(), SubclassedForm()]
    for form in forms {
      outer.addChild(form)
      outer.view.addSubview(form.view)
      form.viewDidAppear(false)
    }
    user.tap(forms[0].fields[0])
    expect(forms[0].activeTextField, identicalTo: forms[0].fields[0])
    user.tap(forms[1].fields[0])
    expectNil(forms[0].activeTextField)
    expect(forms[1].activeTextField, identicalTo: forms[1].fields[0])
  }

  @Test("The view moves with the keyboard's duration and curve")
  func animation() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.device.keyboard.duration = 0.4
    user.tap(form.fields[2])
    expect(user.calls().contains("animate 0.4 s, curve 7"))
  }
}
