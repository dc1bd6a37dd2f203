import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Submit buttons, checks in onFinish, and the app's own keys.

/// A sign-up button that the end of editing enables or disables.
private final class StrangerSignUpButtonApp: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
  private(set) var presses = 0

  override func setUp() {
    show([button])
    button.isEnabled = false
    button.on(.touchUpInside) { [weak self] in self?.presses += 1 }
    for field in fields {
      field.on(.editingDidEnd) { [weak self] in self?.check() }
    }
  }

  override func configure() {
    navigator?.configuration.inputBar = .always
    navigator?.setFinishAction(.control(button))
  }

  private func check() {
    button.isEnabled = self["name"].hasText && text("mail").contains("@")
  }
}

@MainActor @Suite("A button that waits for the check", .underUsualAndPairs)
struct StrangerSignUpButtonTests {
  @Test(
    "The button is pressed once its end of editing has enabled it",
    arguments: StrangerWay.ends)
  func enabled(_ way: StrangerWay) {
    let app = StrangerSignUpButtonApp()
    let user = User(root: app)
    app.fill(["name": "Ada"])
    user.tap(app["mail"])
    user.type("a@b")
    way.act(user, app)
    expect(app.presses, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test(
    "A button that is disabled is never pressed", arguments: StrangerWay.ends)
  func disabled(_ way: StrangerWay) {
    let app = StrangerSignUpButtonApp()
    let user = User(root: app)
    app.fill(["name": "Ada"])
    user.tap(app["mail"])
    user.type("ada")
    way.act(user, app)
    expect(app.presses, equals: 0)
    expect(app.text("mail"), equals: "ada")
    app.button.isEnabled = true
    user.tap(app["mail"])
    way.act(user, app)
    expect(app.presses, equals: 0, "the end of editing disables it in time")
  }
}

/// The action at the end focuses the first wrong value.
private final class StrangerFirstWrongApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail", "age"] }

  override func configure() { navigator?.configuration.inputBar = .always }

  override func submit() {
    let wrong = fields.first { field in
      field === self["mail"]
        ? !text("mail").contains("@") : field.text?.isEmpty != false
    }
    guard let wrong else { return done.append("submitted") }
    complaints += 1
    wrong.becomeFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== self["age"]
      || string == "\n" || string.allSatisfy(\.isNumber)
  }
}

@MainActor @Suite("OnFinish goes to the first wrong value", .underUsualAndPairs)
struct StrangerFirstWrongTests {
  @Test(
    "Every end leads to the wrong mail and back", arguments: StrangerWay.ends)
  func wrong(_ way: StrangerWay) {
    let app = StrangerFirstWrongApp()
    let user = User(root: app)
    app.fill(["name": "Ada", "mail": "ada"])
    user.tap(app["age"])
    user.spell("3x6")
    expect(app.text("age"), equals: "36")
    expect(user.returnKey, equals: .done)
    way.act(user, app)
    expect(user.place, equals: "mail")
    expect(app.text("mail"), equals: "ada")
    expect(app.complaints, equals: 1)
    expect(app.done.isEmpty)
    expect(user.returnKey, equals: .done, "no later field is empty")
    user.type("@b")
    way.act(user, app)
    expect(app.done, equals: ["submitted"])
    expect(user.place, equals: "nowhere")
  }
}

/// The terms must be accepted. Otherwise the end shows an alert.
private final class StrangerTermsApp: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
  let terms = UISwitch(frame: CGRect(x: 20, y: 100, width: 60, height: 30))

  override func setUp() { show([terms]) }

  override func submit() {
    if terms.isOn { done.append("submitted") } else { showAlert() }
  }
}

@MainActor @Suite("Terms that must be accepted", .underUsualAndPairs)
struct StrangerTermsTests {
  @Test("One Return shows one alert, and the next one submits")
  func terms() {
    let app = StrangerTermsApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    user.type("a@b")
    user.tapReturn()
    user.settle()
    expect(app.shown.count, equals: 1)
    expect(app.done.isEmpty)
    expect(user.place, equals: "nowhere")
    app.dismiss(animated: true)
    user.tap(app.terms)
    user.tap(app["mail"])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.done, equals: ["submitted"])
    expect(app.shown.count, equals: 1)
  }
}

/// 21 and 22: The app's own bar. Its buttons are enabled as editing begins, by
/// the delegate or by an action.
private class StrangerOwnBarApp: StrangerForm {
  override class var names: [String] { ["first", "second", "third"] }
  private(set) lazy var back = item("Back") { [weak self] in
    self?.navigator?.focusPrevious()
  }
  private(set) lazy var forth = item("Forth") { [weak self] in
    self?.navigator?.focusNext()
  }

  private func item(
    _ title: String, _ act: @escaping @MainActor () -> Bool?
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, primaryAction: UIAction(title: title) { _ in _ = act() })
  }

  override func setUp() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [back, forth]
    for field in fields { field.inputAccessoryView = bar }
  }

  func enable() {
    back.isEnabled = navigator?.canFocusPrevious == true
    forth.isEnabled = navigator?.canFocusNext == true
  }

  var enabled: [Bool] { [back.isEnabled, forth.isEnabled] }
}

private final class StrangerDelegateBarApp: StrangerOwnBarApp,
  UITextFieldDelegate
{
  func textFieldDidBeginEditing(_ textField: UITextField) { enable() }
}

private final class StrangerActionBarApp: StrangerOwnBarApp {
  override func setUp() {
    super.setUp()
    for field in fields {
      field.on(.editingDidBegin) { [weak self] in self?.enable() }
    }
  }
}

@MainActor @Suite("Stranger 21 and 22: the app's own bar", .underUsualAndPairs)
struct StrangerOwnBarTests {
  private func app(_ isByAction: Bool) -> StrangerOwnBarApp {
    isByAction ? StrangerActionBarApp() : StrangerDelegateBarApp()
  }

  @Test(
    "The buttons are right as soon as editing begins", arguments: [false, true])
  func enabled(_ isByAction: Bool) {
    let app = app(isByAction)
    let user = User(root: app)
    user.tap(app["first"])
    expect(app.enabled, equals: [false, true])
    user.tapBar("Forth")
    expect(user.place, equals: "second")
    expect(app.enabled, equals: [true, true])
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "third")
    expect(app.enabled, equals: [true, false])
    user.tapBar("Back")
    expect(user.place, equals: "second")
    expect(app.enabled, equals: [true, true])
  }

  @Test(
    "The buttons know fields that the app hides and shows",
    arguments: [false, true])
  func hidden(_ isByAction: Bool) {
    let app = app(isByAction)
    let user = User(root: app)
    app["third"].isHidden = true
    user.tap(app["first"])
    user.tap(app["second"])
    expect(app.enabled, equals: [true, false])
    app["third"].isHidden = false
    user.tap(app["first"])
    user.tap(app["second"])
    expect(app.enabled, equals: [true, true])
  }

  @Test(
    "A field that the app adds as another begins counts at once",
    arguments: [false, true])
  func added(_ isByAction: Bool) {
    let app = app(isByAction)
    let user = User(root: app)
    user.tap(app["third"])
    expect(app.enabled, equals: [true, false])
    app.show([UITextField.named("fourth", y: 140)])
    user.tap(app["second"])
    user.tap(app["third"])
    expect(app.enabled, equals: [true, true])
    user.tapBar("Forth")
    expect(user.place, equals: "fourth")
  }

  @Test("The navigator leaves the app's bar alone", arguments: [false, true])
  func bar(_ isByAction: Bool) {
    let app = app(isByAction)
    let user = User(root: app)
    let own = app["first"].inputAccessoryView
    user.tap(app["first"])
    expect(user.bar, identicalTo: own)
    app.navigator?.invalidate()
    expect(app["first"].inputAccessoryView, identicalTo: own)
    expect(app.navigator?.canFocusNext, equals: false)
  }
}

/// The total is computed. As soon as its editing begins, the app goes on.
private final class StrangerSkippingApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["price", "total", "note"] }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard textField === self["total"] else { return }
    textField.text = "12"
    navigator?.focusNext()
  }
}

@MainActor @Suite("FocusNext() as editing begins", .underUsualAndPairs)
struct StrangerSkippingTests {
  @Test("Return passes the total, and the note has the right key")
  func skip() {
    let app = StrangerSkippingApp()
    let user = User(root: app)
    user.tap(app["price"])
    user.type("10")
    user.tapReturn()
    expect(user.place, equals: "note")
    expect(user.returnKey, equals: .done)
    expect(app.text("price"), equals: "10")
    expect(app.text("total"), equals: "12")
    expect(app.navigator?.canFocusNext, equals: false)
    user.type("x")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("A tap on the total leads to the note")
  func tap() {
    let app = StrangerSkippingApp()
    let user = User(root: app)
    user.tap(app["total"])
    expect(user.place, equals: "note")
    expect(app.finishes, equals: 0)
  }
}

/// Storyboard actions: Did End On Exit of each field shows the next step
/// as a sheet or focuses a field.
private final class StrangerExitApp: StrangerForm {
  override class var names: [String] { ["name", "mail", "phone"] }

  override func setUp() {
    self["name"].on(.editingDidEndOnExit) { [weak self] in
      self?["phone"].becomeFirstResponder()
    }
    self["phone"].on(.editingDidEndOnExit) { [weak self] in
      self?.present(UIViewController(), animated: true)
    }
  }
}

@MainActor @Suite("Did End On Exit actions", .underUsualAndPairs)
struct StrangerExitTests {
  @Test("The action's focus wins over the next empty field")
  func focus() {
    let app = StrangerExitApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "phone")
    expect(app.finishes, equals: 0)
  }

  @Test("The action's sheet replaces the form's end")
  func sheet() {
    let app = StrangerExitApp()
    let user = User(root: app)
    user.tap(app["phone"])
    user.type("1")
    user.tapReturn()
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 0)
    app.dismiss(animated: true)
    user.settle()
    expect(app.finishes, equals: 0)
    expect(app.text("phone"), equals: "1")
  }
}

/// A PIN of dots, which is the app's own responder.
private final class StrangerDotsView: UIView, UIKeyInput {
  var digits = ""
  var onReturn: () -> Bool = { false }

  override var canBecomeFirstResponder: Bool { window != nil }
  var hasText: Bool { !digits.isEmpty }

  func insertText(_ text: String) {
    guard text != "\n" else {
      _ = onReturn()
      return
    }
    digits += text.filter(\.isNumber)
  }

  func deleteBackward() { _ = digits.popLast() }
}

private final class StrangerDotsApp: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
  let dots = StrangerDotsView(
    frame: CGRect(x: 20, y: 100, width: 280, height: 34))

  override func setUp() {
    dots.accessibilityIdentifier = "dots"
    show([dots])
    dots.onReturn = { [weak self] in
      guard let self else { return false }
      return navigator?.pressReturn(in: dots) ?? false
    }
  }

  override func configure() {
    navigator?.setRole(.field, of: dots)
    navigator?.configuration.isEmpty = { [weak dots] field in
      field === dots ? dots?.hasText == false : nil
    }
  }
}

@MainActor @Suite("A responder of the app's own", .underUsualAndPairs)
struct StrangerDotsTests {
  @Test("Return reaches the dots, and the dots end the form")
  func walk() {
    let app = StrangerDotsApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    user.type("a@b")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "dots")
    user.spell("12x")
    expect(app.dots.digits, equals: "12")
    expect(app.finishes, equals: 0)
    expect(app.navigator?.canFocusNext, equals: false)
    user.type("\n")
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
    user.tap(app["mail"])
    expect(user.returnKey, equals: .done)
  }

  @Test("Dots without focus don't answer Return")
  func elsewhere() {
    let app = StrangerDotsApp()
    let user = User(root: app)
    user.tap(app["name"])
    expect(app.navigator?.pressReturn(in: app["mail"]), equals: false)
    user.settle()
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
  }
}
