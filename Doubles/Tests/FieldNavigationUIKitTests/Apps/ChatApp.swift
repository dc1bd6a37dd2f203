import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A chat app whose own code moves the message bar with the keyboard. Return
/// sends the message, and the delegate keeps the keyboard open.
final class ChatApp: AppScreen, UITextFieldDelegate {
  let history = UIScrollView(frame: .zero)
  let bar = UIView(frame: .zero)
  let message = UITextField.named("message", x: 8, y: 5, width: 250)
  private let listener = KeyboardListener()
  private var bottom: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    message.returnKeyType = .send
    message.delegate = self
    bar.addSubview(message)
    show([history, bar])
    listener.listen([
      UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]) { [weak self] _, frame in self?.place(frame) }
    listener.listen([UIResponder.keyboardWillHideNotification]) {
      [weak self] _, _ in self?.place(nil)
    }
    navigate()
  }

  private func place(_ keyboard: CGRect?) {
    bottom = keyboard.map { max(0, view.bounds.maxY - $0.minY) } ?? 0
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let end = view.bounds.height - bottom
    bar.frame = CGRect(x: 0, y: end - 44, width: 320, height: 44)
    history.frame = CGRect(x: 0, y: 0, width: 320, height: end - 44)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    done.append(textField.text ?? "")
    textField.text = ""
    return false
  }
}

/// A letter with a subject field above a text view.
final class LetterApp: AppScreen {
  let subject = UITextField.named("subject", y: 20)
  let letter = UITextView(frame: CGRect(x: 20, y: 70, width: 280, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    letter.accessibilityIdentifier = "letter"
    show([subject, letter])
    navigate()
  }
}

@MainActor @Suite("App: a chat with a message bar") struct ChatAppTests {
  @Test(
    "Return sends the message and keeps the keyboard open (R6, R14)",
    .underPolicyPairs)
  func send() {
    let app = ChatApp()
    let user = User(root: app)
    user.tap(app.message)
    for text in ["hello", "are you there?"] {
      expect(user.returnKey, equals: .send)
      user.type(text)
      user.tapReturn()
      expect(user.place, equals: "message")
    }
    expect(app.done, equals: ["hello", "are you there?"])
  }

  @Test(
    "The navigator doesn't move the app's message bar (A5)",
    .underPolicyPairs(where: { $0.hardwareKeyboard == .none }))
  func bar() {
    let app = ChatApp()
    let user = User(root: app)
    user.tap(app.message)
    user.settle()
    let bar = app.bar.convert(app.bar.bounds, to: nil)
    expect(app.view.frame.minY, equals: 0)
    expect(bar.maxY, equals: user.device.keyboard.frame?.minY)
    user.tapOutside()
    expect(app.bar.frame.maxY, equals: 480)
    expect(app.view.frame.minY, equals: 0)
  }

  @Test(
    "Delegates get the same calls with and without the navigator")
  func calls() {
    let heard = [false, true].map { navigated in
      let app = ChatApp(navigated: navigated)
      let user = User(root: app)
      user.tap(app.message)
      user.type("hello")
      user.tapReturn()
      user.tapOutside()
      return user.heard()
    }
    expect(heard[0], equals: heard[1])
  }

  @Test(
    "Return moves to a text view and then inserts a line break (R14)",
    .underPolicyPairs)
  func letter() {
    let app = LetterApp()
    let user = User(root: app)
    user.tap(app.subject)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "letter")
    expect(user.returnKey, equals: .default)
    user.type("Dear Ada,")
    user.tapReturn()
    user.type("hello")
    expect(app.letter.text, equals: "Dear Ada,\nhello")
    user.tap(app.subject)
    expect(
      user.returnKey, equals: .done, "the letter is not empty any more (R7)")
  }
}
