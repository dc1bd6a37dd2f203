import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A login form that keeps focus in the password field after a wrong password.
final class LoginApp: AppScreen, UITextFieldDelegate {
  let email = UITextField.named("email", y: 60)
  let password = UITextField.named("password", y: 110)
  let button = UIButton(frame: CGRect(x: 20, y: 160, width: 280, height: 40))
  let message = UILabel(frame: CGRect(x: 20, y: 10, width: 280, height: 40))
  var clearsPassword = false
  var showsAlert = false

  override func viewDidLoad() {
    super.viewDidLoad()
    password.isSecureTextEntry = true
    email.delegate = self
    password.delegate = self
    button.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    show([message, email, password, button])
    navigate()
    finish { [weak self] in self?.logIn() }
  }

  private func logIn() {
    done.append("log in with \(password.text ?? "")")
    guard password.text == "open" else { return refuse() }
    present(UIViewController(), animated: true)
  }

  private func refuse() {
    message.text = "The password is wrong."
    if showsAlert {
      let alert = UIAlertController(nibName: nil, bundle: nil)
      return present(alert, animated: true)
    }
    if clearsPassword { password.text = "" }
    password.becomeFirstResponder()
  }
}

@MainActor @Suite("App: login") struct LoginAppTests {
  private func fill(_ app: LoginApp, _ password: String) -> User {
    let user = User(root: app)
    user.tap(app.email)
    user.type("ada@example.com")
    user.tap(app.password)
    user.type(password)
    _ = user.heard()
    return user
  }

  @Test(
    "Return moves to the password field and then logs in (R4, R5)",
    .underPolicyPairs)
  func walk() {
    let app = LoginApp()
    let user = User(root: app)
    user.tap(app.email)
    expect(user.returnKey, equals: .next)
    user.type("ada@example.com")
    user.tapReturn()
    expect(user.place, equals: "password")
    expect(user.returnKey, equals: .done)
    user.type("open")
    user.tapReturn()
    expect(app.done, equals: ["log in with open"])
    expect(app.presentedViewController != nil)
  }

  @Test("A wrong password changes neither focus, keyboard nor text (R14)")
  func wrong() {
    let app = LoginApp()
    let user = fill(app, "guess")
    user.tapReturn()
    expect(app.done, equals: ["log in with guess"])
    expect(app.message.text, equals: "The password is wrong.")
    expect(app.password.text, equals: "guess")
    expect(user.place, equals: "password")
    expect(user.device.keyboard.frame != nil)
    expect(user.returnKey, equals: .done)
  }

  @Test("The user can log in after the app clears the password (R14)")
  func again() {
    let app = LoginApp()
    app.clearsPassword = true
    let user = fill(app, "guess")
    user.tapReturn()
    expect(user.place, equals: "password")
    user.type("open")
    user.tapReturn()
    expect(app.done, equals: ["log in with guess", "log in with open"])
  }

  @Test(
    "A tap on the button causes the same calls with and without the navigator"
  )
  func button() {
    let heard = [false, true].map { navigated in
      let app = LoginApp(navigated: navigated)
      let user = fill(app, "guess")
      user.tap(app.button)
      expect(app.done.count, equals: 1)
      expect(user.place, equals: "password")
      return user.heard()
    }
    expect(heard[0], equals: heard[1])
  }

  @Test(
    "A wrong password shows an alert only once",
    .underPolicyPairs
  )
  func alert() {
    let app = LoginApp()
    app.showsAlert = true
    let user = fill(app, "guess")
    user.tapReturn()
    user.settle()
    expect(app.done, equals: ["log in with guess"])
    app.dismiss(animated: true)
    user.tap(app.password)
    expect(user.place, equals: "password")
    expect(user.returnKey, equals: .done)
  }

  @Test(
    "An invalidated navigator leaves no trace in any view", .underPolicyPairs)
  func traces() {
    let before = fill(LoginApp(navigated: false), "guess")
    before.tapOutside()
    let plain = before.traces()
    let app = LoginApp()
    let user = fill(app, "guess")
    user.tapReturn()
    user.tapOutside()
    app.navigator?.invalidate()
    user.settle()
    expect(user.traces(), equals: plain)
  }
}
