import Foundation
import UIKit
import UIKitDriver

@testable import SignUpExample

/// Acts as the user of the example app and records the results.
@MainActor struct Recorder {
  private let app = SignUpApp()
  private let user: User
  private(set) var steps: [Step] = []

  init(size: CGSize, keyboardHeight: CGFloat) {
    user = User(size: size, app: app)
    user.device.keyboard.height = keyboardHeight
    note(Step(after: Snapshot(user)))
  }

  mutating func play(_ step: Scenario.Step) throws {
    if let name = step.focus {
      guard let field = field(name), user.tap(field) else {
        throw Failure(what: "\(name) cannot be tapped")
      }
      let after = Snapshot(user)
      note(Step(focus: name, key: after.keyboard?.returnKey, after: after))
    } else if let name = step.type, let text = step.text {
      guard field(name)?.isFirstResponder == true else {
        throw Failure(what: "\(name) has no focus to type into")
      }
      for letter in text { user.type(String(letter)) }
      let after = Snapshot(user)
      note(
        Step(
          type: name, text: text, key: after.keyboard?.returnKey,
          after: after))
    } else if step.press == "return" {
      pressReturn()
    }
  }

  private mutating func pressReturn() {
    let before = Snapshot(user)
    user.tapReturn()
    let after = Snapshot(user)
    note(
      Step(
        press: "Return", from: before.focused?.name, to: after.focused?.name,
        key: before.keyboard?.returnKey, shows: after.keyboard?.returnKey,
        finish: user.window.rootViewController?.presentedViewController?.title,
        after: after))
  }

  private mutating func note(_ step: Step) {
    var step = step
    step.calls = user.calls()
    steps.append(step)
  }

  private func field(_ name: String) -> UITextField? {
    user.window.textFields.first { $0.accessibilityIdentifier == name }
  }
}

/// The example app with the sign-up form as its only screen.
private final class SignUpApp: SceneDelegate {
  override func makeRoot() -> UIViewController { SignUpViewController() }
}

struct Failure: Error, CustomStringConvertible {
  let what: String
  var description: String { what }
}
