import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A checkout whose end asks for a login in an alert with two fields.
private final class ShapeCheckoutApp: UIViewController,
  UITextFieldDelegate
{
  let name = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
  let city = UITextField(frame: CGRect(x: 20, y: 180, width: 280, height: 40))
  let voucher = UITextField(
    frame: CGRect(x: 20, y: 240, width: 280, height: 40))
  let help = UIButton()
  private(set) var finished = 0
  private(set) var logins: [String] = []
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    for (field, text) in [
      (name, "Name"), (city, "City"), (voucher, "Voucher"),
    ] {
      field.placeholder = text
      view.addSubview(field)
    }
    voucher.delegate = self
    help.frame = CGRect(x: 20, y: 300, width: 280, height: 40)
    help.on(.touchUpInside) { [weak self] in self?.logIn() }
    view.addSubview(help)
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in
      self?.finished += 1
      self?.logIn()
    }
  }

  func logIn() {
    let alert = UIAlertController(
      title: "Log in", message: nil, preferredStyle: .alert)
    let ok = UIAlertAction(title: "Log In", style: .default) {
      [weak self, weak alert] _ in
      guard let self, let fields = alert?.textFields else { return }
      didLogIn(fields[0].text ?? "")
    }
    ok.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "User"
    }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
      field.addAction(
        UIAction { [weak ok, weak alert] _ in
          ok?.isEnabled = alert?.textFields?.allSatisfy { $0.hasText } == true
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(ok)
    alert.preferredAction = ok
    present(alert, animated: true)
  }

  private func didLogIn(_ user: String) {
    logins.append(user)
    title = "Hello \(user)"
    if name.text?.isEmpty != false {
      name.text = user
      city.becomeFirstResponder()
    }
  }

  /// A wrong voucher is reported as soon as the user leaves it.
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === voucher, let code = voucher.text, !code.isEmpty,
      code.count != 4
    else { return }
    let alert = UIAlertController(
      title: "Voucher", message: "A voucher has four letters.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.voucher.becomeFirstResponder()
      })
    present(alert, animated: true)
  }
}

@MainActor
@Suite("An alert with two fields over a form", .underUsualAndPairs)
final class ShapeAlertTests {
  private var screen = ShapeCheckoutApp()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: UINavigationController(rootViewController: screen))
    opened = user
    return user
  }

  private var app: ShapeCheckoutApp {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = ShapeCheckoutApp()
  }

  private func logIn(as name: String) {
    user.enter(name)
    user.type("x")
    user.tapAlert("Log In")
  }

  @Test("The form's end presents the login, which is UIKit's")
  func end() {
    defer { close() }
    let before = app.view.frame
    user.tap(app.name)
    user.enter("Ann")
    expect(user.focused, identicalTo: app.city)
    user.tapReturn()
    expect(user.focused, identicalTo: app.voucher)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expect(user.alert?.title, equals: "Log in")
    let fields = user.alert?.textFields ?? []
    expect(user.focused, identicalTo: fields.first)
    expect(fields.count, equals: 2)
    expect(fields.allSatisfy { $0.returnKeyType == .default })
    expect(fields.allSatisfy { $0.inputAccessoryView == nil })
    expect(fields.first?.actionCount, equals: 0)
    expect(app.view.frame, equals: before)
    user.press(.enter, .command)
    expect(app.finished, equals: 1)
    user.enter("ann")
    expect(user.focused, identicalTo: fields.last)
    expect(app.finished, equals: 1)
    user.type("x")
    user.tapReturn()
    expectNil(user.alert)
    expect(app.title, equals: "Hello ann")
    expect(app.finished, equals: 1)
    expect(app.logins, equals: ["ann"])
  }

  @Test(
    "An alert over a focused field leaves the form as it was",
    arguments: [false, true])
  func button(returnsFocus: Bool) {
    defer { close() }
    user.device.alertsReturnFocus = returnsFocus
    user.tap(app.city)
    user.type("Bo")
    expect(user.returnKey, equals: .next)
    user.tap(app.help)
    expect(user.focused, identicalTo: user.alert?.textFields?.first)
    expect(app.finished, equals: 0)
    user.tapAlert("Cancel")
    expect(user.focused === app.city, equals: returnsFocus)
    user.tap(app.city)
    expect(user.returnKey, equals: .next)
    expect(app.city.text, equals: "Bo")
    user.tapReturn()
    expect(user.focused, identicalTo: app.voucher)
    user.tap(app.help)
    logIn(as: "ann")
    expect(app.name.text, equals: "ann")
    expect(user.focused, identicalTo: app.city)
    expect(user.returnKey, equals: .next)
    expect(app.finished, equals: 0)
  }

  @Test("A mistake at the end presents one alert, and the form doesn't finish")
  func mistake() {
    defer { close() }
    user.tap(app.voucher)
    user.enter("AB")
    expect(app.finished, equals: 0)
    expect(user.alert?.title, equals: "Voucher")
    user.tapAlert("OK")
    expect(user.focused, identicalTo: app.voucher)
    expect(user.returnKey, equals: .done)
    user.enter("CD")
    expect(app.finished, equals: 1)
    expect(user.alert?.title, equals: "Log in")
  }

  @Test("A mistake of a field that the user leaves finishes nothing")
  func mistakeAtTap() {
    defer { close() }
    user.tap(app.voucher)
    user.type("AB")
    user.tap(app.city)
    expect(app.finished, equals: 0)
    expect(user.alert?.title, equals: "Voucher")
  }
}
