import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app that connects its actions before or after the navigator finds the
/// fields.
@MainActor protocol LateApp: ContactApp {
  var isLate: Bool { get set }
  func connect()
}

/// An app whose Did End On Exit actions focus the next field. The app connects
/// the actions before or after the navigator finds the fields.
final class ExitChainApp: ContactApp, LateApp {
  var isLate = false
  private(set) var exits = 0

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    for field in [person, mail] {
      let action = UIAction { [weak self] _ in
        self?.exits += 1
        self?.following(field)?.becomeFirstResponder()
      }
      field.addAction(action, for: .editingDidEndOnExit)
    }
  }
}

/// An app in which only the last field has a Did End On Exit action. The empty
/// action closes the keyboard.
final class LastExitApp: ContactApp {
  override func prepare() {
    password.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }
}

/// An app whose last field acts on Did End On Exit. The field presents an alert
/// or moves focus back.
final class ExitAnswerApp: ContactApp, LateApp {
  enum Answer: CaseIterable {
    case alert, back
  }

  private let answer: Answer
  var isLate = false

  init(_ answer: Answer) {
    self.answer = answer
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    let action = UIAction { [weak self] _ in self?.exited() }
    password.addAction(action, for: .editingDidEndOnExit)
  }

  private func exited() {
    done.append("\(answer)")
    switch answer {
    case .alert:
      let alert = UIAlertController(nibName: nil, bundle: nil)
      present(alert, animated: true)
    case .back: mail.becomeFirstResponder()
    }
  }
}

/// An app whose delegate moves focus. Each field's Did End On Exit action
/// records the field's name.
final class ExitBesideDelegateApp: ContactApp, UITextFieldDelegate {
  private(set) var exits: [String] = []

  override func prepare() {
    for field in fields {
      field.delegate = self
      let name = field.accessibilityIdentifier ?? ""
      let action = UIAction { [weak self] _ in self?.exits.append(name) }
      field.addAction(action, for: .editingDidEndOnExit)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let target = following(textField) else { return true }
    target.becomeFirstResponder()
    return false
  }
}

@MainActor @Suite("Apps: Return with Did End On Exit actions")
struct ExitReturnAppTests {
  private func walk(_ app: some LateApp, late isLate: Bool) -> [String] {
    app.isLate = isLate
    let user = User(root: app)
    if isLate { app.connect() }
    return user.walk(from: app.person)
  }

  @Test(
    "Return runs each Did End On Exit action once (R14)",
    .underPolicyPairs, arguments: [false, true])
  func chain(isLate: Bool) {
    let app = ExitChainApp()
    #expect(walk(app, late: isLate) == straight)
    #expect(app.exits == 2 && app.done == ["finished"])
    #expect(app.texts == ["x", "x", "x"])
  }

  @Test(
    "A Did End On Exit action can focus a filled field (R14)",
    .underPolicyPairs,
    arguments: [false, true])
  func chainToFilled(isLate: Bool) {
    let app = ExitChainApp()
    app.isLate = isLate
    let user = User(root: app)
    if isLate { app.connect() }
    app.mail.text = "ada@example.com"
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "mail")
  }

  @Test(
    "A Did End On Exit action on the last field closes the keyboard",
    .underPolicyPairs)
  func last() {
    let app = LastExitApp()
    #expect(app.walked() == straight)
    #expect(app.finishes <= 1)
  }

  @Test(
    "The form finishes after an empty Did End On Exit action (R5)",
    .underPolicyPairs(promising: .exitLeavesReturn))
  func lastEnds() {
    let app = LastExitApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
  }

  @Test(
    "The form doesn't finish if a Did End On Exit action presents an alert (R14)",
    .underPolicyPairs, arguments: [false, true])
  func alert(isLate: Bool) {
    let app = ExitAnswerApp(.alert)
    app.isLate = isLate
    let user = User(root: app)
    if isLate { app.connect() }
    #expect(user.walk(from: app.person).prefix(2) == straight.prefix(2))
    user.settle()
    #expect(app.done == ["alert"])
    app.dismiss(animated: true)
    user.settle()
    #expect(app.done == ["alert"])
  }

  @Test(
    "The form doesn't finish if a Did End On Exit action moves focus back (R14)",
    .underPolicyPairs,
    arguments: [false, true])
  func back(isLate: Bool) {
    let app = ExitAnswerApp(.back)
    #expect(
      walk(app, late: isLate) == ["next mail", "next password", "done mail"])
    #expect(app.done == ["back"])
  }

  @Test(
    "A Did End On Exit action runs only if the delegate returns true (R14)",
    .underPolicyPairs)
  func besideDelegate() {
    let app = ExitBesideDelegateApp()
    #expect(app.walked() == straight)
    #expect(app.exits == ["password"] && app.finishes <= 1)
    #expect(app.texts == ["x", "x", "x"])
  }
}
