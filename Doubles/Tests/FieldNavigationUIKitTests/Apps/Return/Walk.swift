import UIKit
import UIKitDriver

extension User {
  /// Types into the field with focus, if anything, and presses Return. Records
  /// the label before, and where the user is then.
  func goOn(typing text: String = "x") -> String {
    if !text.isEmpty { type(text) }
    let key = returnKey.map { "\($0)" } ?? "no key"
    tapReturn()
    return "\(key) \(place)"
  }

  /// The same, several times, from a field on.
  func walk(
    from field: UIView, _ presses: Int = 3, typing text: String = "x"
  ) -> [String] {
    tap(field)
    return (0..<presses).map { _ in goOn(typing: text) }
  }

  var isKeyboardOpen: Bool { focused != nil }
}

extension ContactApp {
  /// A user who goes through all fields by Return.
  func walked(
    _ presses: Int = 3, typing text: String = "x"
  ) -> [String] {
    User(root: self).walk(from: fields[0], presses, typing: text)
  }

  var texts: [String] { fields.map { $0.text ?? "" } }
}

/// What a form of three fields shows where each Return leads on.
let straight = ["next mail", "next password", "done nowhere"]

/// The main queue, as far as an app of a test has one: the test runs what waits
/// in it, after the turn of the press.
@MainActor final class LaterQueue {
  private var waiting: [() -> Void] = []

  func async(_ work: @escaping () -> Void) {
    waiting.append(work)
  }

  func run(_ user: User) {
    let due = waiting
    waiting = []
    for work in due { work() }
    user.settle()
  }
}
