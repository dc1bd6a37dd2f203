import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A form for a six-digit code. Each digit has its own field. The app moves
/// focus after each digit. After the last digit, it sends the code.
final class CodeApp: AppScreen, UITextFieldDelegate {
  let digits = (0..<6).map {
    UITextField.named("\($0)", x: 20 + 45 * CGFloat($0), y: 60, width: 40)
  }
  private let keyboard: UIKeyboardType
  private(set) var changes = 0

  init(navigated: Bool = true, keyboard: UIKeyboardType = .numberPad) {
    self.keyboard = keyboard
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for digit in digits {
      digit.keyboardType = keyboard
      digit.delegate = self
      let action = UIAction { [weak self, weak digit] _ in
        digit.map { self?.changed($0) }
      }
      digit.addAction(action, for: .editingChanged)
    }
    show(digits)
    navigate()
    finish { [weak self] in self?.send() }
  }

  private func changed(_ digit: UITextField) {
    changes += 1
    guard let place = digits.firstIndex(where: { $0 === digit }) else { return }
    if digit.hasText {
      guard place < 5 else {
        digit.resignFirstResponder()
        return send()
      }
      digits[place + 1].becomeFirstResponder()
    } else if place > 0 {
      digits[place - 1].becomeFirstResponder()
    }
  }

  private func send() {
    done.append(digits.compactMap(\.text).joined())
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.isEmpty || string == "\n"
      || string.count == 1 && !textField.hasText
  }
}

@MainActor @Suite("App: a six-digit code") struct CodeAppTests {
  private func type(_ code: String, _ user: User) {
    for digit in code { user.type("\(digit)") }
  }

  @Test(
    "Typing six digits fills all fields and sends the code once",
    .underPolicyPairs)
  func fill() {
    let app = CodeApp()
    let user = User(root: app)
    user.tap(app.digits[0])
    type("123456", user)
    expect(app.done, equals: ["123456"])
    expect(app.changes, equals: 6)
    expect(user.place, equals: "nowhere")
    expectNil(user.device.keyboard.frame)
  }

  @Test(
    "Delegates get the same calls with and without the navigator",
    .underPolicyPairs)
  func calls() {
    let heard = [false, true].map { navigated in
      let app = CodeApp(navigated: navigated)
      let user = User(root: app)
      user.tap(app.digits[0])
      type("123", user)
      user.deleteAll()
      type("9456", user)
      return user.heard() + app.done
    }
    expect(heard[0], equals: heard[1])
  }

  @Test(
    "Deleting a digit moves focus to the previous field"
  )
  func back() {
    let app = CodeApp()
    let user = User(root: app)
    user.tap(app.digits[0])
    type("12", user)
    expect(user.place, equals: "2")
    user.tap(app.digits[1])
    type("9", user)
    expect(app.digits[1].text, equals: "2")
    expect(user.place, equals: "1")
    user.deleteAll()
    expect(user.place, equals: "0")
  }

  @Test(
    "Return moves to the next empty digit field (R4)",
    .underPolicyPairs)
  func returns() {
    let app = CodeApp(keyboard: .default)
    let user = User(root: app)
    user.tap(app.digits[0])
    type("1", user)
    expect(user.place, equals: "1")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "2")
    user.tap(app.digits[5])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.done, equals: ["1"])
  }

  @Test(
    "The input bar moves focus between digits and sends the code"
  )
  func bar() {
    let app = CodeApp()
    let user = User(root: app)
    user.tap(app.digits[0])
    expect(user.bar != nil)
    user.tapBar("Next Field")
    expect(user.place, equals: "1")
    user.tapBar("Previous Field")
    expect(user.place, equals: "0")
    user.tap(app.digits[5])
    user.tapBar("Done")
    expect(app.done, equals: [""])
    expect(user.place, equals: "nowhere")
  }

  @Test(
    "An invalidated navigator leaves no trace in any view", .underPolicyPairs)
  func traces() {
    let plain = User(root: CodeApp(navigated: false)).traces()
    let app = CodeApp()
    let user = User(root: app)
    user.tap(app.digits[0])
    type("123456", user)
    app.navigator?.invalidate()
    user.settle()
    expect(user.traces(), equals: plain)
  }
}
