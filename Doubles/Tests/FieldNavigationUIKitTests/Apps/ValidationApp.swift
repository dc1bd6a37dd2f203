import AdapterTesting
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A registration form that keeps focus in an invalid field. The coupon field
/// refuses focus until the name has text. The form counts the messages that it
/// would show.
final class ValidationApp: AppScreen, UITextFieldDelegate {
  let name = UITextField.named("name", y: 20)
  let mail = UITextField.named("mail", y: 70)
  let coupon = UITextField.named("coupon", y: 120)
  let town = UITextField.named("town", y: 170)
  let country = UITextField.named("country", y: 220)
  private(set) var complaints = 0
  private(set) var hints = 0

  var fields: [UITextField] { [name, mail, coupon, town, country] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { field.delegate = self }
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("registered") }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    let text = textField.text ?? ""
    guard textField === mail, !text.isEmpty, !text.contains("@") else {
      return true
    }
    complaints += 1
    return false
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard textField === coupon, name.text == "" else { return true }
    hints += 1
    return false
  }
}

@MainActor @Suite("App: a registration form that refuses invalid input")
struct ValidationAppTests {
  private func wrongMail() -> (ValidationApp, User) {
    let app = ValidationApp()
    let user = User(root: app)
    user.tap(app.mail)
    user.type("ada")
    return (app, user)
  }

  @Test(
    "One press of Return shows one validation message (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func oneReturn() {
    let (app, user) = wrongMail()
    user.tapReturn()
    expect(app.complaints, equals: 1)
    expect(user.place, equals: "mail")
    expect(app.mail.text, equals: "ada")
  }

  @Test("One press of Tab shows one validation message (R10)")
  func oneTab() {
    let (app, user) = wrongMail()
    user.press(.tab)
    expect(app.complaints, equals: 1)
    expect(user.place, equals: "mail")
    expect(app.mail.text, equals: "ada")
  }

  @Test("An attempt to finish the form shows one validation message (R10)")
  func oneFinish() {
    let (app, user) = wrongMail()
    for field in app.fields where field !== app.mail { field.text = "x" }
    user.tapReturn()
    expect(app.complaints, equals: 1)
    expect(app.done.isEmpty)
    expect(user.place, equals: "mail")
    expect(app.mail.text, equals: "ada")
  }

  @Test(
    "Command+Return shows one message and doesn't finish the form (R10)"
  )
  func oneCommand() {
    let (app, user) = wrongMail()
    user.press(.enter, .command)
    expect(app.complaints, equals: 1)
    expect(app.done.isEmpty)
    expect(user.place, equals: "mail")
  }

  @Test(
    "Return moves to the next field after the user corrects the text",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func mended() {
    let (_, user) = wrongMail()
    user.tapReturn()
    user.type("@example.com")
    user.tapReturn()
    expect(user.place, equals: "town", "the coupon refuses without a name")
  }

  @Test(
    "Return asks a refusing field only once to begin editing (R10)",
    .underPolicyPairs(where: { $0.order == .asksNewFirst }))
  func begin() {
    let app = ValidationApp()
    let user = User(root: app)
    user.tap(app.mail)
    user.type("ada@example.com")
    user.tapReturn()
    withKnownIssue(KnownIssue.hintPerReturn.reason, isIntermittent: true) {
      expect(app.hints, equals: 1)
    }
    expect(user.place, equals: "town")
    expect(user.returnKey, equals: .next)
    user.tap(app.name)
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "coupon", "with a name it is asked again")
  }

  @Test(
    "The navigator doesn't change the calls to a refusing delegate"
  )
  func heard() {
    let heard = [false, true].map { navigated in
      let app = ValidationApp(navigated: navigated)
      let user = User(root: app)
      user.tap(app.mail)
      user.type("ada")
      user.tap(app.town)
      return user.heard() + ["\(app.complaints)", user.place]
    }
    expect(heard[0], equals: heard[1])
  }
}
