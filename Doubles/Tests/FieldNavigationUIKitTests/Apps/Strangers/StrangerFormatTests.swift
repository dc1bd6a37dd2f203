import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Delegates and actions that rewrite the text while the user types.

/// A phone number. The delegate sets the formatted text and returns false.
private final class StrangerPhoneApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "phone", "mail"] }

  override func setUp() { self["phone"].keyboardType = .phonePad }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === self["phone"] else { return true }
    let digits = textField.text(replacing: range, with: string)
      .filter(\.isNumber).prefix(10)
    var text = ""
    for (place, digit) in digits.enumerated() {
      text += [0: "(", 3: ") ", 6: "-"][place] ?? ""
      text.append(digit)
    }
    textField.text = text
    return false
  }
}

@MainActor @Suite("A phone number with brackets", .underUsualAndPairs)
struct StrangerPhoneTests {
  private func typed() -> (StrangerPhoneApp, User) {
    let app = StrangerPhoneApp()
    app.loadViewIfNeeded()
    app.fill(["mail": "ada@example.com"])
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    user.spell("555123")
    return (app, user)
  }

  @Test("The formatted number survives the hardware Return key")
  func hardware() {
    let (app, user) = typed()
    expect(user.place, equals: "phone")
    expect(app.text("phone"), equals: "(555) 123")
    user.press(.enter)
    expect(user.place, equals: "phone")
    expect(app.text("phone"), equals: "(555) 123")
    expect(app.finishes, equals: 0)
  }

  @Test("Done on the phone pad submits, because the mail is filled")
  func done() {
    let (app, user) = typed()
    user.tapBar("Done")
    expect(app.finishes, equals: 1)
    expect(app.text("phone"), equals: "(555) 123")
  }

  @Test("The name's key knows the number that the delegate has typed")
  func label() {
    let (app, user) = typed()
    user.tap(app["name"])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
  }
}

/// A credit card. Full fields jump to the next one.
private final class StrangerCreditCardApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["number", "expiry", "cvc"] }
  private let lengths = ["number": 16, "expiry": 4, "cvc": 3]

  override func setUp() {
    for field in fields {
      field.keyboardType = .numberPad
      field.on(.editingChanged) { [weak self, weak field] in
        field.map { self?.format($0) }
      }
    }
  }

  private func format(_ field: UITextField) {
    let name = field.accessibilityIdentifier ?? ""
    let digits = Array((field.text ?? "").filter(\.isNumber))
    let (step, separator) = name == "number" ? (4, " ") : (2, "/")
    if name != "cvc" {
      field.text = stride(from: 0, to: digits.count, by: step)
        .map { String(digits[$0..<min($0 + step, digits.count)]) }
        .joined(separator: separator)
    }
    guard digits.count == lengths[name] else { return }
    switch name {
    case "number": self["expiry"].becomeFirstResponder()
    case "expiry": self["cvc"].becomeFirstResponder()
    default: view.endEditing(true)
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }
}

@MainActor @Suite("A credit card that jumps", .underUsualAndPairs)
struct StrangerCreditCardTests {
  @Test("Typing fills the card and doesn't submit it")
  func typing() {
    let app = StrangerCreditCardApp()
    let user = User(root: app)
    user.tap(app["number"])
    user.spell("4242424242424242")
    expect(user.place, equals: "expiry")
    user.spell("1227")
    expect(user.place, equals: "cvc")
    user.spell("123")
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    expect(app.text("number"), equals: "4242 4242 4242 4242")
    expect(app.text("expiry"), equals: "12/27")
    expect(app.text("cvc"), equals: "123")
    user.tap(app["cvc"])
    app.navigator?.focusPrevious()
    expect(user.place, equals: "expiry")
    user.tapBar("Done")
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("The bar's buttons are right after each jump")
  func buttons() {
    let app = StrangerCreditCardApp()
    let user = User(root: app)
    user.tap(app["number"])
    expect(app.navigator?.canFocusPrevious, equals: false)
    user.spell("4242424242424242")
    expect(app.navigator?.canFocusPrevious, equals: true)
    user.spell("1227")
    expect(app.navigator?.canFocusNext, equals: false)
    expect(!user.tapBar("Next Field"))
    expect(user.place, equals: "cvc")
    expect(user.tapBar("Previous Field"))
    expect(user.place, equals: "expiry")
  }
}

/// An IBAN in groups of four, rewritten after each change.
private final class StrangerIBANApp: StrangerForm {
  override class var names: [String] { ["holder", "iban", "bic"] }

  override func setUp() {
    for name in ["iban", "bic"] {
      self[name].on(.editingChanged) { [weak self] in self?.format(name) }
    }
  }

  private func format(_ name: String) {
    let letters = Array(text(name).uppercased().filter { $0 != " " })
    self[name].text = stride(from: 0, to: letters.count, by: 4)
      .map { String(letters[$0..<min($0 + 4, letters.count)]) }
      .joined(separator: name == "iban" ? " " : "")
  }
}

@MainActor @Suite("An IBAN in groups", .underUsualAndPairs)
struct StrangerIBANTests {
  @Test("Return moves on and leaves the groups alone")
  func walk() {
    let app = StrangerIBANApp()
    let user = User(root: app)
    user.tap(app["holder"])
    user.type("Ada")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    user.spell("de0212030")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "bic")
    expect(app.text("iban"), equals: "DE02 1203 0")
    user.spell("byladem1")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.text("bic"), equals: "BYLADEM1")
  }
}

/// A date mask. The mask's dashes are text, so the form says what is empty.
private final class StrangerDateMaskApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "born", "town"] }

  override func setUp() { self["born"].text = "__/__/____" }

  override func configure() {
    navigator?.configuration.isEmpty = { [weak self] field in
      guard let born = self?["born"], field === born else { return nil }
      return born.text?.contains("_") == true
    }
    navigator?.configuration.inputBar = .always
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === self["born"] else { return true }
    guard let digit = string.first, digit.isNumber, string.count == 1,
      let dash = textField.text?.firstIndex(of: "_")
    else { return false }
    textField.text?.replaceSubrange(dash...dash, with: string)
    return false
  }
}

@MainActor @Suite("A date mask", .underUsualAndPairs)
struct StrangerDateMaskTests {
  @Test("Return goes to the mask until the date is complete")
  func walk() {
    let app = StrangerDateMaskApp()
    let user = User(root: app)
    app.fill(["town": "London"])
    user.tap(app["name"])
    user.type("Ada")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "born")
    user.spell("1012")
    user.tapReturn()
    expect(user.place, equals: "born")
    expect(app.text("born"), equals: "10/12/____")
    user.tap(app["name"])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    user.spell("1815")
    user.tap(app["name"])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.text("born"), equals: "10/12/1815")
  }

  @Test("The other keys leave a half date", arguments: StrangerWay.moves)
  func moves(_ way: StrangerWay) {
    let app = StrangerDateMaskApp()
    let user = User(root: app)
    user.tap(app["born"])
    user.spell("1")
    way.act(user, app)
    expect(user.place, equals: "town")
    expect(app.text("born"), equals: "1_/__/____")
  }
}
