import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Apps that check a field when its editing ends, and then move focus.

/// The delegate focuses a wrong mail again.
private final class StrangerMailAgainApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail", "phone"] }

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    complaints += 1
    textField.becomeFirstResponder()
  }
}

@MainActor @Suite("A wrong mail gets focus back", .underUsualAndPairs)
struct StrangerMailAgainTests {
  private func typing(_ texts: [String: String] = [:]) -> (
    StrangerMailAgainApp, User
  ) {
    let app = StrangerMailAgainApp()
    let user = User(root: app)
    app.fill(texts)
    user.tap(app["mail"])
    user.spell("ada")
    return (app, user)
  }

  @Test("In the middle each key keeps focus", arguments: StrangerWay.allCases)
  func middle(_ way: StrangerWay) {
    let (app, user) = typing()
    way.act(user, app)
    expect(user.place, equals: "mail")
    expect(app.text("mail"), equals: "ada")
    expect(app.finishes, equals: 0)
    expect(app.complaints, equals: 1)
    expect(user.device.keyboard.frame != nil)
  }

  @Test("At the end no key submits", arguments: StrangerWay.ends)
  func end(_ way: StrangerWay) {
    let (app, user) = typing(["name": "Ada", "phone": "1"])
    expect(user.returnKey, equals: .done)
    way.act(user, app)
    expect(user.place, equals: "mail")
    expect(app.text("mail"), equals: "ada")
    expect(app.finishes, equals: 0)
    expect(app.complaints, equals: 1)
    expect(user.device.keyboard.frame != nil)
  }

  @Test(
    "After the correction each key ends the form", arguments: StrangerWay.ends)
  func mended(_ way: StrangerWay) {
    let (app, user) = typing(["name": "Ada", "phone": "1"])
    way.act(user, app)
    user.spell("@example.com")
    way.act(user, app)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
    expect(app.text("mail"), equals: "ada@example.com")
    expect(app.complaints, equals: 1)
  }

  @Test("After the correction Return goes to the phone as its key promises")
  func goesOn() {
    let (app, user) = typing()
    user.tapReturn()
    expect(user.returnKey, equals: .next)
    user.spell("@example.com")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "phone")
    expect(app.complaints, equals: 1)
  }

  @Test("The bar's buttons and Tab still work where focus came back")
  func buttons() {
    let (app, user) = typing()
    user.tapReturn()
    expect(app.navigator?.canFocusNext, equals: true)
    expect(app.navigator?.canFocusPrevious, equals: true)
    user.deleteAll()
    user.spell("ada@example.com")
    user.tapBar("Previous Field")
    expect(user.place, equals: "name")
  }
}

/// The last field's action finds the number too short and focuses it
/// again. A wrong mail sends the user to the name.
private final class StrangerShortPhoneApp: StrangerForm {
  override class var names: [String] { ["name", "mail", "phone"] }

  override func setUp() {
    self["mail"].on(.editingDidEnd) { [weak self] in self?.checkMail() }
    self["phone"].on(.editingDidEnd) { [weak self] in self?.checkPhone() }
  }

  override func configure() { navigator?.configuration.inputBar = .always }

  private func checkMail() {
    guard !text("mail").contains("@") else { return }
    complaints += 1
    self["name"].becomeFirstResponder()
  }

  private func checkPhone() {
    guard text("phone").count < 3 else { return }
    complaints += 1
    self["phone"].becomeFirstResponder()
  }
}

@MainActor
@Suite("Stranger 10: .editingDidEnd moves focus", .underUsualAndPairs)
struct StrangerShortPhoneTests {
  @Test("A short number is never submitted", arguments: StrangerWay.ends)
  func phone(_ way: StrangerWay) {
    let app = StrangerShortPhoneApp()
    let user = User(root: app)
    app.fill(["name": "Ada", "mail": "a@b"])
    user.tap(app["phone"])
    user.spell("1")
    expect(user.returnKey, equals: .done)
    way.act(user, app)
    expect(user.place, equals: "phone")
    expect(app.text("phone"), equals: "1")
    expect(app.finishes, equals: 0)
    expect(app.complaints, equals: 1)
    expect(user.returnKey, equals: .done)
    user.spell("23")
    way.act(user, app)
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("A wrong mail leads to the name", arguments: StrangerWay.allCases)
  func mail(_ way: StrangerWay) {
    let app = StrangerShortPhoneApp()
    let user = User(root: app)
    user.tap(app["mail"])
    user.spell("ada")
    way.act(user, app)
    expect(user.place, equals: "name")
    expect(app.text("mail"), equals: "ada")
    expect(app.finishes, equals: 0)
    expect(app.complaints, equals: 1)
  }

  @Test("In the name the key and the buttons are those of the name")
  func afterwards() {
    let app = StrangerShortPhoneApp()
    let user = User(root: app)
    user.tap(app["mail"])
    user.spell("ada")
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(user.returnKey, equals: .next)
    expect(app.navigator?.canFocusPrevious, equals: false)
    expect(!user.tapBar("Previous Field"))
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "phone", "the mail has text")
  }
}

/// The delegate doesn't let a wrong mail go, and counts its messages.
private final class StrangerStubbornApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "phone", "mail"] }

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return true
    }
    complaints += 1
    return false
  }
}

@MainActor @Suite("A mail that doesn't let go", .underUsualAndPairs)
struct StrangerStubbornTests {
  private func typing(_ texts: [String: String] = [:]) -> (
    StrangerStubbornApp, User
  ) {
    let app = StrangerStubbornApp()
    let user = User(root: app)
    app.fill(texts)
    user.tap(app["mail"])
    user.spell("ada")
    return (app, user)
  }

  @Test(
    "Each key gives one message and submits nothing",
    arguments: StrangerWay.ends)
  func end(_ way: StrangerWay) {
    let (app, user) = typing(["name": "Ada", "phone": "1"])
    way.act(user, app)
    expect(user.place, equals: "mail")
    expect(app.text("mail"), equals: "ada")
    expect(app.finishes, equals: 0)
    expect(app.complaints, equals: 1)
    user.spell("@example.com")
    way.act(user, app)
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("Previous and focusPrevious give one message each")
  func back() {
    let (app, user) = typing()
    user.tapBar("Previous Field")
    expect(user.place, equals: "mail")
    expect(app.complaints, equals: 1)
    expect(app.navigator?.focusPrevious(), equals: false)
    expect(user.place, equals: "mail")
    expect(app.complaints, equals: 2)
  }

  @Test("After a refusal the key still promises what it will do")
  func label() {
    let (app, user) = typing()
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(user.returnKey, equals: .done)
    user.spell("@example.com")
    user.tapReturn()
    expect(app.finishes, equals: 1)
  }
}

/// The end of the last field looks for the first required field without
/// text and focuses it.
private final class StrangerRequiredApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail", "town"] }

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["town"] else { return }
    fields.first { !$0.hasText }?.becomeFirstResponder()
  }
}

@MainActor @Suite("The last end goes back to a gap", .underUsualAndPairs)
struct StrangerRequiredTests {
  @Test("No key submits a form with a gap", arguments: StrangerWay.ends)
  func gap(_ way: StrangerWay) {
    let app = StrangerRequiredApp()
    let user = User(root: app)
    app.fill(["mail": "a@b"])
    user.tap(app["town"])
    user.type("London")
    expect(user.returnKey, equals: .done)
    way.act(user, app)
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
    expect(user.returnKey, equals: .done, "mail and town are filled")
    user.type("Ada")
    way.act(user, app)
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("The number of steps back is one, also with the keyboard's avoider")
  func small() {
    let app = StrangerRequiredApp()
    let user = User(root: app, size: CGSize(width: 320, height: 300))
    app.fill(["mail": "a@b"])
    user.tap(app["town"])
    user.type("London")
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(user.covered(app["name"]), equals: 0)
  }
}

/// The check waits for the main queue, as many answers on the Web advise.
private final class StrangerLaterApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail", "phone"] }
  let queue = LaterQueue()

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    queue.async { [weak self] in
      self?.complaints += 1
      self?["mail"].becomeFirstResponder()
    }
  }
}

@MainActor @Suite("A check that waits for the main queue", .underUsualAndPairs)
struct StrangerLaterTests {
  @Test(
    "Each key goes on from where the app sent the user",
    arguments: StrangerWay.moves + [.returnKey])
  func later(_ way: StrangerWay) {
    let app = StrangerLaterApp()
    let user = User(root: app)
    user.tap(app["mail"])
    user.spell("ada")
    way.act(user, app)
    expect(user.place, equals: "phone")
    app.queue.run(user)
    expect(user.place, equals: "mail")
    expect(app.text("mail"), equals: "ada")
    expect(user.returnKey, equals: .next)
    expect(app.complaints, equals: 1)
    user.spell("@example.com")
    way.act(user, app)
    expect(user.place, equals: "phone")
    expect(app.complaints, equals: 1)
    expect(user.returnKey, equals: .done)
    expect(app.finishes, equals: 0)
  }
}
