import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Questions that appear one after another: a question's Return shows the next
/// one.
private final class QuizViewController: UIViewController, UITextFieldDelegate {
  let name = UITextField(), nick = UITextField(), age = UITextField()
  let pet = UITextField()
  let email = UITextField()
  let hint = UILabel()
  /// Whether the delegate presses Return for the navigator, as the article on
  /// filters says.
  var pressesReturn = false
  private(set) var finished = 0
  private(set) var returns = 0
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let all = [
      (name, "Name"), (nick, "Nickname"), (age, "Age"), (pet, "Pet"),
      (email, "Email"),
    ]
    for (row, (field, text)) in all.enumerated() {
      field.frame = CGRect(
        x: 20, y: 80 + 50 * CGFloat(row), width: 280, height: 40)
      field.placeholder = text
      field.delegate = self
      view.addSubview(field)
    }
    nick.isHidden = true
    pet.isHidden = true
    hint.frame = CGRect(x: 20, y: 330, width: 280, height: 30)
    view.addSubview(hint)
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finished += 1 }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    switch textField {
    case name where name.hasText: nick.isHidden = false
    case age:
      // A pet only for children; for others the question goes away again.
      pet.isHidden = (Int(age.text ?? "") ?? 99) >= 18
    default: break
    }
    guard pressesReturn, let navigator else { return true }
    return !navigator.pressReturn(in: textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    // The old filter of the age: digits only. It refuses "\n", hence
    // `pressesReturn`.
    guard textField === age else { return true }
    if string == "\n" { return !pressesReturn }
    return string.allSatisfy(\.isNumber)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard textField === email, textField.hasText else { return true }
    let isRight = textField.text?.contains("@") == true
    hint.text = isRight ? nil : "An email has an @"
    return isRight
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // The last field's end looks at the whole form.
    guard textField === email, email.hasText else { return }
    guard name.text?.isEmpty != false else { return }
    hint.text = "Who are you?"
    name.becomeFirstResponder()
  }
}

@MainActor
@Suite(
  "A delegate that shows the next field on Return",
  .underUsualAndPairs(.refusalKeepsFocus))
final class ShapeRevealTests {
  private var screen = QuizViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(root: screen)
    opened = user
    return user
  }

  private var app: QuizViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = QuizViewController()
  }

  @Test("A field that Return shows is next (R1)", arguments: [false, true])
  func shows(pressesReturn: Bool) {
    defer { close() }
    app.pressesReturn = pressesReturn
    user.tap(app.name)
    expect(user.returnKey, equals: .next)
    user.enter("Ann")
    expect(app.returns, equals: 1)
    expect(app.finished, equals: 0)
    expect(app.name.text, equals: "Ann")
    expect(user.returnKey, equals: .next)
    expect(!app.nick.isHidden)
    expect(user.focused, identicalTo: app.nick)
  }

  @Test("A field that Return hides is passed (R1)", arguments: [false, true])
  func hides(pressesReturn: Bool) {
    defer { close() }
    app.pressesReturn = pressesReturn
    user.tap(app.age)
    user.enter("30")
    expect(user.focused, identicalTo: app.email)
    expect(user.returnKey, equals: .done)
    expect(app.returns, equals: 1)
    expect(app.age.text, equals: "30")
    app.pet.isHidden = false
    user.tap(app.age)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(app.pet.isHidden)
    expect(user.focused, identicalTo: app.email)
  }

  @Test("The form ends once", arguments: [false, true])
  func ends(pressesReturn: Bool) {
    defer { close() }
    app.pressesReturn = pressesReturn
    app.name.text = "Ann"
    user.tap(app.email)
    user.enter("a@b")
    expect(app.finished, equals: 1)
    expectNil(user.focused)
    expect(app.returns, equals: 1)
  }

  @Test("A field that refuses to end keeps focus", arguments: [false, true])
  func refuses(pressesReturn: Bool) {
    defer { close() }
    app.pressesReturn = pressesReturn
    app.name.text = "Ann"
    user.tap(app.email)
    user.enter("ab")
    expect(user.focused, identicalTo: app.email)
    expect(app.finished, equals: 0)
    expect(app.hint.text, equals: "An email has an @")
    expect(user.returnKey, equals: .done)
    user.tap(app.name)
    expect(user.focused, identicalTo: app.email)
    user.enter("@c")
    expectNil(app.hint.text)
    expect(app.finished, equals: 1)
    expectNil(user.focused)
  }

  @Test(
    "The end that focuses a field doesn't finish", arguments: [false, true])
  func sendsBack(pressesReturn: Bool) {
    defer { close() }
    app.pressesReturn = pressesReturn
    user.tap(app.email)
    user.enter("a@b")
    expect(user.focused, identicalTo: app.name)
    expect(app.finished, equals: 0)
    expect(app.hint.text, equals: "Who are you?")
    expect(user.returnKey, equals: .next)
  }
}
