import Expectations
import Testing
import UIKit
import UIKitDriver

/// A step of the user or the app's code.
enum NextStep {
  case tap(String)
  case type(String)
  case pressReturn
  /// Code sets the text of a field.
  case set(String, String)
  /// Code calls `setupReturnKeyType(for:)` for a field again.
  case showKey(String)
  case hide(String)
  case hideWrapper(String)
  case disable(String)
}

/// A screen on which a user carries out steps.
@MainActor struct NextRun {
  let screen: NextScreen
  let user: User
  /// The focused field and its label after each step. Without focus, the entry
  /// is `nobody`.
  private(set) var sights: [String] = []
  private(set) var log: [String] = []

  init(_ screen: NextScreen, _ steps: [NextStep] = []) {
    self.screen = screen
    user = User(root: screen)
    steps.forEach { play($0) }
  }

  var sight: String {
    guard let view = user.focused as? UIView else { return "nobody" }
    let name = view.accessibilityIdentifier ?? "?"
    return "\(name) \(user.returnKey.map { "\($0)" } ?? "none")"
  }

  /// - Returns: the calls that the step caused.
  @discardableResult
  mutating func play(_ step: NextStep) -> [String] {
    _ = user.calls()
    let hadFocus = user.focused is UITextField
    switch step {
    case .tap(let name): user.tap(screen.field(name))
    case .type(let text): user.type(text)
    case .pressReturn: user.tapReturn()
    case .set(let name, let text): screen.field(name).text = text
    case .showKey(let name): screen.showKey(of: screen.field(name))
    case .hide(let name): screen.field(name).isHidden = true
    case .hideWrapper(let name):
      screen.field(name).superview?.isHidden = true
    case .disable(let name): screen.field(name).isEnabled = false
    }
    let calls = user.calls()
    if case .pressReturn = step, hadFocus {
      let presses = calls.count { $0.hasSuffix(" shouldReturn") }
      expect(presses, equals: 1, "one press is asked about once")
    }
    log += calls
    sights.append(sight)
    return calls
  }
}
