import Expectations
import Testing
import UIKit
import UIKitDriver

/// A screen with a user who taps a field and presses Return.
@MainActor struct AdvancingRun {
  let screen: AdvancingScreen
  let user: User
  /// The state after each action. The state is the focused field's name,
  /// `nobody` without focus, or "welcome" after the segue.
  private(set) var sights: [String] = []
  private(set) var log: [String] = []

  /// - Parameter presses: the number of presses of Return after the tap.
  init(_ screen: AdvancingScreen, tap name: String, presses: Int) {
    self.screen = screen
    user = User(root: screen)
    act { $0.tap(screen.item(name)) }
    for _ in 0..<presses { pressReturn() }
  }

  var sight: String {
    if screen.presentedViewController != nil { return "welcome" }
    return (user.focused as? UIView)?.accessibilityIdentifier ?? "nobody"
  }

  /// - Returns: the calls that the action caused.
  @discardableResult
  mutating func act(_ act: (User) -> Void) -> [String] {
    _ = user.calls()
    act(user)
    let calls = user.calls()
    log += calls
    sights.append(sight)
    return calls
  }

  @discardableResult
  mutating func pressReturn() -> [String] {
    let hadFocus = user.focused is UITextField
    let calls = act { $0.tapReturn() }
    if hadFocus {
      let presses = calls.count { $0.hasSuffix(" shouldReturn") }
      expect(presses, equals: 1, "one press is asked about once")
    }
    return calls
  }
}
