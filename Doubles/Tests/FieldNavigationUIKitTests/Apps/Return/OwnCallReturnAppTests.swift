import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app whose own code for Return calls `pressReturn(in:)`.
final class OwnCallApp: ContactApp, UITextFieldDelegate {
  enum Place: CaseIterable {
    case delegate, primaryAction, exit, later
  }

  let queue = LaterQueue()
  private let place: Place
  private let agrees: Bool

  init(_ place: Place, agrees: Bool = true) {
    self.place = place
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields {
      let action = UIAction { [weak self] _ in
        self?.navigator?.pressReturn(in: field)
      }
      switch place {
      case .delegate, .later: field.delegate = self
      case .primaryAction:
        field.addAction(action, for: .primaryActionTriggered)
      case .exit: field.addAction(action, for: .editingDidEndOnExit)
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let press = { [weak self] in
      guard let self else { return }
      navigator?.pressReturn(in: textField)
    }
    if place == .later {
      queue.async(press)
    } else {
      press()
    }
    return agrees
  }
}

/// An app in which Return moves to the next tab stop. Return in the last field
/// finishes the form.
final class TabOnReturnApp: ContactApp, UITextFieldDelegate {
  private let agrees: Bool

  init(agrees: Bool) {
    self.agrees = agrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let navigator, navigator.canFocusNext else { return true }
    navigator.focusNext()
    return agrees
  }
}

@MainActor @Suite("Apps: Return in apps that call the navigator")
struct OwnCallReturnAppTests {
  @Test(
    "Return moves focus once if the app calls `pressReturn` (R14)",
    .underPolicyPairs, arguments: [OwnCallApp.Place.delegate, .primaryAction])
  func once(place: OwnCallApp.Place) {
    let app = OwnCallApp(place)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "Return moves focus once if a Did End On Exit action calls `pressReturn` (R14)",
    .underPolicyPairs(promising: .exitLeavesReturn))
  func exit() {
    let app = OwnCallApp(.exit)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
  }

  @Test(
    "The form finishes at most once if an action calls `pressReturn` (R14)",
    .underPolicyPairs)
  func exitAlways() {
    let app = OwnCallApp(.exit)
    #expect(app.walked() == straight)
    #expect(app.finishes <= 1 && app.texts == ["x", "x", "x"])
  }

  @Test(
    "The form finishes if the delegate calls `pressReturn` (R4, R5)",
    .underPolicyPairs)
  func instead() {
    let app = OwnCallApp(.delegate, agrees: false)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
  }

  @Test(
    "The delegate can call `pressReturn` in the next turn (R4, R5)",
    .underPolicyPairs)
  func later() {
    let app = OwnCallApp(.later, agrees: false)
    let user = User(root: app)
    user.tap(app.person)
    for place in ["mail", "password", "nowhere"] {
      user.type("x")
      user.tapReturn()
      app.queue.run(user)
      #expect(user.place == place)
    }
    #expect(app.done == ["finished"])
  }

  @Test(
    "`pressReturn` does nothing for a field without focus (R14)",
    .underPolicyPairs)
  func tooLate() {
    let app = OwnCallApp(.later, agrees: true)
    let user = User(root: app)
    user.tap(app.person)
    for place in ["mail", "password", "nowhere"] {
      user.type("x")
      user.tapReturn()
      app.queue.run(user)
      #expect(user.place == place)
    }
    #expect(app.done == ["finished"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "Return visits filled fields if the app calls `focusNext` (R8, R14)",
    .underPolicyPairs, arguments: [false, true])
  func tab(agrees: Bool) {
    let app = TabOnReturnApp(agrees: agrees)
    let user = User(root: app)
    app.mail.text = "ada@example.com"
    user.tap(app.person)
    for place in ["mail", "password", "nowhere"] {
      user.tapReturn()
      #expect(user.place == place)
    }
    #expect(app.done == ["finished"])
  }
}
