import UIKit
import UIKitDriver

extension User {
  /// Types the text into the focused field and presses Return. Returns the
  /// label before the press and the focused field's name after the press.
  func goOn(typing text: String = "x") -> String {
    if !text.isEmpty { type(text) }
    let key = returnKey.map { "\($0)" } ?? "no key"
    tapReturn()
    return "\(key) \(place)"
  }

  /// Taps a field. Then types and presses Return several times.
  func walk(
    from field: UIView, _ presses: Int = 3, typing text: String = "x"
  ) -> [String] {
    tap(field)
    return (0..<presses).map { _ in goOn(typing: text) }
  }

  var isKeyboardOpen: Bool { focused != nil }
}

extension ContactApp {
  /// Creates a user who presses Return through all fields.
  func walked(
    _ presses: Int = 3, typing text: String = "x"
  ) -> [String] {
    User(root: self).walk(from: fields[0], presses, typing: text)
  }

  var texts: [String] { fields.map { $0.text ?? "" } }
}

/// Each entry has the label before a press and the focused field after it. The
/// form has three empty fields.
let straight = ["next mail", "next password", "done nowhere"]

/// Stands in for the main queue of an app. The queued work runs after the run
/// loop turn of the press.
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
