import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A card payment form that formats the card number. The delegate sets the
/// formatted text and refuses UIKit's change. The form moves focus when the
/// card number is complete.
final class CardApp: AppScreen, UITextFieldDelegate {
  let number = UITextField.named("number", y: 40)
  let expiry = UITextField.named("expiry", y: 90)
  let code = UITextField.named("code", y: 140)
  let holder = UITextField.named("holder", y: 190)

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [number, expiry, code, holder] {
      field.keyboardType = .numbersAndPunctuation
      field.delegate = self
    }
    show([number, expiry, code, holder])
    navigate()
    finish { [weak self] in self?.done.append("paid") }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField !== holder, string != "\n" else { return true }
    var digits = (textField.text ?? "").filter(\.isNumber)
    if string.isEmpty { _ = digits.popLast() } else { digits += string }
    textField.text = formatted(digits, for: textField)
    if textField === number, digits.count == 16 {
      expiry.becomeFirstResponder()
    }
    return false
  }

  private func formatted(_ digits: String, for field: UITextField) -> String {
    let size = field === number ? 4 : 2
    let mark = field === number ? " " : "/"
    guard field !== code else { return String(digits.prefix(3)) }
    let all = Array(digits)
    return stride(from: 0, to: all.count, by: size)
      .map { String(all[$0..<min($0 + size, all.count)]) }
      .joined(separator: mark)
  }
}

@MainActor @Suite("App: a card payment form that formats its text")
struct CardAppTests {
  private func type(_ text: String, _ user: User) {
    for each in text { user.type("\(each)") }
  }

  @Test(
    "Return continues from the field that the formatter focused (R14)",
    .underPolicyPairs)
  func walk() {
    let app = CardApp()
    let user = User(root: app)
    user.tap(app.number)
    type("4242424242424242", user)
    expect(app.number.text, equals: "4242 4242 4242 4242")
    expect(user.place, equals: "expiry")
    expect(user.returnKey, equals: .next)
    type("1228", user)
    user.tapReturn()
    type("123", user)
    user.tapReturn()
    type("Ada", user)
    expect(user.place, equals: "holder")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.done, equals: ["paid"])
    expect(app.expiry.text, equals: "12/28")
    expect(app.code.text, equals: "123")
  }

  @Test(
    "The Return key's label is correct after code sets a text (R7)"
  )
  func labels() {
    let app = CardApp()
    let user = User(root: app)
    for field in [app.expiry, app.holder] { field.text = "1" }
    user.tap(app.code)
    expect(user.returnKey, equals: .done)
    user.tap(app.number)
    expect(user.returnKey, equals: .next)
    user.tap(app.code)
    type("1", user)
    user.tap(app.number)
    expect(user.returnKey, equals: .done)
    user.tap(app.code)
    user.deleteAll()
    user.tap(app.number)
    expect(app.code.text?.isEmpty, equals: true)
    expect(user.returnKey, equals: .next)
  }

  @Test(
    "Delegates get the same calls with and without the navigator",
    .underPolicyPairs
  )
  func calls() {
    let heard = [false, true].map { navigated in
      let app = CardApp(navigated: navigated)
      let user = User(root: app)
      user.tap(app.number)
      type("4242424242424242", user)
      type("1228", user)
      user.tapOutside()
      return user.heard()
    }
    expect(heard[0], equals: heard[1])
  }
}
