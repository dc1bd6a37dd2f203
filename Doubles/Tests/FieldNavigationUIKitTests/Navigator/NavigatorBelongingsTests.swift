import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Checks the tables in the article "What it does to your app".
@MainActor @Suite("What the navigator adds to an app and later removes")
struct NavigatorBelongingsTests {
  private final class Form: UIViewController {
    let name = UITextField.named("name", y: 20)
    let phone = UITextField.named("phone", y: 70)
    let message = UITextField.named("message", y: 120)
    let search = UISearchTextField(
      frame: CGRect(x: 20, y: 170, width: 280, height: 34))
    let letter = UITextView(
      frame: CGRect(x: 20, y: 220, width: 280, height: 80))

    override func viewDidLoad() {
      super.viewDidLoad()
      phone.keyboardType = .phonePad
      message.returnKeyType = .send
      for each in [name, phone, message, search, letter] as [UIView] {
        view.addSubview(each)
      }
    }
  }

  private func user(_ form: Form) -> User {
    let user = User(root: form)
    user.settle()
    return user
  }

  @Test(
    "The navigator adds an action, a label and sometimes a bar"
  )
  func fields() {
    let form = Form()
    let user = user(form)
    let navigator = FieldNavigator(in: form.view)
    user.settle()
    for field in [form.name, form.phone] {
      expect(field.actionEvents, equals: [.primaryActionTriggered])
      expect(field.returnKeyType, equals: .next)
    }
    expectNil(form.name.inputAccessoryView)
    expect(form.phone.inputAccessoryView is UIToolbar)
    for field in [form.message, form.search] as [UITextField] {
      expect(field.actionEvents, equals: [])
      expectNil(field.inputAccessoryView)
    }
    expect(form.message.returnKeyType, equals: .send)
    expect(form.letter.returnKeyType, equals: .default)
    expect(form.letter.inputAccessoryView is UIToolbar)
    navigator.invalidate()
    for field in [form.name, form.phone, form.message, form.search] {
      expect(field.actionEvents, equals: [])
      expectNil(field.inputAccessoryView)
    }
    expectNil(form.letter.inputAccessoryView)
    expect(form.name.returnKeyType, equals: .default)
    expect(form.message.returnKeyType, equals: .send)
  }

  @Test(
    "The controller has key commands only while a field has focus"
  )
  func controller() {
    let form = Form()
    let user = user(form)
    let navigator = FieldNavigator(in: form.view)
    navigator.onFinish = {}
    user.settle()
    expect(form.keyCommands?.isEmpty, equals: true)
    expect(form.view.interactions.isEmpty)
    user.tap(form.phone)
    expect(form.keyCommands?.compactMap(\.input), equals: ["\t", "\t", "\r"])
    expect(form.view.interactions.count, equals: 1)
    user.tapOutside()
    expect(form.keyCommands?.isEmpty, equals: true)
    expect(form.view.interactions.isEmpty)
    user.tap(form.phone)
    navigator.invalidate()
    expect(form.keyCommands?.isEmpty, equals: true)
    expect(form.view.interactions.isEmpty)
  }

  @Test(
    "The navigator adds one more run loop observer while a keyboard is visible"
  )
  func runLoop() {
    let form = Form()
    let user = user(form)
    let before = Device.runLoopObservers
    let navigator = FieldNavigator(in: form.view)
    user.settle()
    expect(Device.runLoopObservers, equals: before + 1)
    user.tap(form.name)
    expect(Device.runLoopObservers, equals: before + 2)
    user.tapOutside()
    expect(Device.runLoopObservers, equals: before + 1)
    user.tap(form.name)
    navigator.invalidate()
    expect(Device.runLoopObservers, equals: before)
  }

  @Test(
    "The navigator adds no further actions to controls after a refusal (R10)")
  func refusal() {
    let form = Form()
    let user = user(form)
    let refusing = NoBeginning()
    for each in [form.message, form.search] { each.isHidden = true }
    form.letter.isHidden = true
    form.phone.delegate = refusing
    let button = UIButton(frame: CGRect(x: 20, y: 320, width: 280, height: 40))
    form.view.addSubview(button)
    let navigator = FieldNavigator(in: form.view)
    user.tap(form.name)
    user.tapReturn()
    expect(user.focused, identicalTo: form.name)
    expect(form.name.actionEvents, equals: [.primaryActionTriggered])
    expect(button.actionEvents, equals: [])
    navigator.invalidate()
    expect(form.name.actionEvents, equals: [])
  }
}

private final class NoBeginning: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}
