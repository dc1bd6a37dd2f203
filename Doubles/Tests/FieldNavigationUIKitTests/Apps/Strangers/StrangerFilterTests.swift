import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Delegates that accept only their alphabet, and so refuse the line break.

/// Two PINs of digits.
private final class StrangerPinApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["pin", "again", "owner"] }

  override func setUp() {
    for name in ["pin", "again"] {
      self[name].keyboardType = .numbersAndPunctuation
    }
  }

  override func configure() { navigator?.configuration.inputBar = .always }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField === self["owner"] || string.allSatisfy(\.isNumber)
  }
}

@MainActor @Suite("PINs of digits", .underUsualAndPairs)
struct StrangerPinTests {
  private func typing(_ name: String) -> (StrangerPinApp, User) {
    let app = StrangerPinApp()
    let user = User(root: app)
    user.tap(app[name])
    user.spell("1a2")
    return (app, user)
  }

  @Test("A refused line break changes nothing")
  func refused() {
    let (app, user) = typing("pin")
    user.tapReturn()
    expect(user.place, equals: "pin")
    expect(app.text("pin"), equals: "12")
    user.press(.enter)
    expect(user.place, equals: "pin")
    expect(app.text("pin"), equals: "12")
    expect(app.finishes, equals: 0)
  }

  @Test("A key that has just done nothing doesn't promise Next")
  func label() {
    let (_, user) = typing("pin")
    user.tapReturn()
    expect(user.place, equals: "pin")
    withKnownIssue(KnownIssue.refusedLineBreak.reason) {
      expect(user.returnKey != .next)
    }
  }

  @Test("The bar, Tab and focusNext move on", arguments: StrangerWay.moves)
  func moves(_ way: StrangerWay) {
    let (app, user) = typing("pin")
    expect(app.navigator?.canFocusNext, equals: true)
    expect(app.navigator?.canFocusPrevious, equals: false)
    way.act(user, app)
    expect(user.place, equals: "again")
    expect(app.text("pin"), equals: "12")
    app.navigator?.focusPrevious()
    expect(user.place, equals: "pin")
  }

  @Test("pressReturn(in:) moves on although the filter refuses line breaks")
  func pressReturn() {
    let (app, user) = typing("pin")
    expect(app.navigator?.pressReturn(in: app["pin"]), equals: true)
    user.settle()
    expect(user.place, equals: "again")
    expect(app.text("pin"), equals: "12")
  }

  @Test("Done hides the keyboard, and ends a form without empty fields")
  func done() {
    let (app, user) = typing("pin")
    user.tapBar("Done")
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    app.fill(["again": "12", "owner": "Ada"])
    user.tap(app["pin"])
    user.tapBar("Done")
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }

  @Test("Command+Return ends the form from a filtered field")
  func command() {
    let (app, user) = typing("again")
    user.press(.enter, .command)
    expect(app.finishes, equals: 1)
    expect(app.text("again"), equals: "12")
  }
}

/// A number plate. The delegate types the upper-case letters itself.
private final class StrangerPlateApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["town", "plate"] }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === self["plate"] else { return true }
    guard string.allSatisfy(\.isLetter) else { return false }
    textField.text = textField.text(
      replacing: range, with: string.uppercased())
    return false
  }
}

@MainActor @Suite("A number plate", .underUsualAndPairs)
struct StrangerPlateTests {
  private func typing() -> (StrangerPlateApp, User) {
    let app = StrangerPlateApp()
    let user = User(root: app)
    user.tap(app["town"])
    user.type("Bonn")
    user.tapReturn()
    user.spell("b1n")
    return (app, user)
  }

  @Test("Return goes to the plate, and the plate is in upper case")
  func walk() {
    let (app, user) = typing()
    expect(user.place, equals: "plate")
    expect(app.text("plate"), equals: "BN")
  }

  @Test("A refused Return neither submits nor closes the keyboard")
  func refused() {
    let (app, user) = typing()
    user.tapReturn()
    expect(user.place, equals: "plate")
    expect(app.text("plate"), equals: "BN")
    expect(app.finishes, equals: 0)
  }

  @Test("The town's key knows that code has filled the plate")
  func label() {
    let (app, user) = typing()
    user.tap(app["town"])
    expect(user.returnKey, equals: .done)
    user.tap(app["plate"])
    user.deleteAll()
    user.tap(app["town"])
    expect(user.returnKey, equals: .next)
  }

  @Test("Command+Return submits the plate")
  func command() {
    let (app, user) = typing()
    user.press(.enter, .command)
    expect(app.finishes, equals: 1)
    expect(app.text("plate"), equals: "BN")
  }
}

/// A nickname of at most eight letters.
private final class StrangerNicknameApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["nickname", "motto", "city"] }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField === self["city"]
      || textField.text(replacing: range, with: string).count <= 8
  }
}

@MainActor @Suite("A nickname with a length limit", .underUsualAndPairs)
struct StrangerNicknameTests {
  @Test("Return moves from a short name and not from a full one")
  func limit() {
    let app = StrangerNicknameApp()
    let user = User(root: app)
    user.tap(app["nickname"])
    user.spell("ada")
    user.tapReturn()
    expect(user.place, equals: "motto")
    expect(app.text("nickname"), equals: "ada")
    user.spell("onwards!?")
    expect(app.text("motto"), equals: "onwards!")
    user.tapReturn()
    expect(user.place, equals: "motto")
    expect(app.text("motto"), equals: "onwards!")
    expect(app.finishes, equals: 0)
    user.deleteOnce()
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "city")
    expect(app.text("motto"), equals: "onwards")
  }

  @Test("The other keys leave a full name", arguments: StrangerWay.moves)
  func moves(_ way: StrangerWay) {
    let app = StrangerNicknameApp()
    let user = User(root: app)
    app.navigator?.configuration.inputBar = .always
    user.tap(app["nickname"])
    user.spell("adalovel")
    way.act(user, app)
    expect(user.place, equals: "motto")
    expect(app.text("nickname"), equals: "adalovel")
  }

  @Test("A paste that is too long leaves text, focus and key as they were")
  func paste() {
    let app = StrangerNicknameApp()
    let user = User(root: app)
    user.tap(app["nickname"])
    user.spell("ada")
    user.type("countess of Lovelace")
    expect(user.place, equals: "nickname")
    expect(app.text("nickname"), equals: "ada")
    expect(user.returnKey, equals: .next)
  }
}

/// A bank transfer on number pads.
private final class StrangerTransferApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["amount", "account", "note"] }

  override func setUp() {
    self["amount"].keyboardType = .decimalPad
    self["account"].keyboardType = .numberPad
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    switch textField {
    case self["amount"]:
      string.allSatisfy { $0.isNumber || $0 == "," }
        && textField.text(replacing: range, with: string)
          .count { $0 == "," } <= 1
    case self["account"]: string.allSatisfy(\.isNumber)
    default: true
    }
  }
}

@MainActor @Suite("A transfer on number pads", .underUsualAndPairs)
struct StrangerTransferTests {
  @Test("The bar leads over the number pads to the note")
  func walk() {
    let app = StrangerTransferApp()
    let user = User(root: app)
    user.tap(app["amount"])
    user.spell("12,5,0x")
    expect(app.text("amount"), equals: "12,50")
    expect(user.bar != nil)
    user.tapBar("Next Field")
    user.spell("4711")
    expect(user.place, equals: "account")
    expect(app.text("account"), equals: "4711")
    user.press(.enter)
    expect(user.place, equals: "account")
    expect(app.text("account"), equals: "4711")
    user.tapBar("Next Field")
    expect(user.place, equals: "note")
    expectNil(user.bar)
    user.type("rent")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("Done on a pad ends the form only if no later field is empty")
  func done() {
    let app = StrangerTransferApp()
    let user = User(root: app)
    user.tap(app["account"])
    user.spell("4711")
    user.tapBar("Done")
    expect(app.finishes, equals: 0)
    expect(user.place, equals: "nowhere")
    app.fill(["note": "rent"])
    user.tap(app["account"])
    user.tapBar("Done")
    expect(app.finishes, equals: 1)
    expect(app.text("account"), equals: "4711")
  }
}
