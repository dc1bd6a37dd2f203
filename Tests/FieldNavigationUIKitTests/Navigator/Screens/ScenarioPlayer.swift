import FieldNavigation
import Foundation
import TestSupport
import UIKit
import UIKitDriver

/// Plays the steps of a scenario as a user of its screen would.
@MainActor struct ScenarioPlayer {
  private let screen: ScenarioScreen
  private let user: User
  private let mayClose: Bool

  /// - Parameter mayClose: whether a press of Return may close the keyboard. Then
  ///   the user taps the field that the press was to lead to.
  init(_ scenario: Scenario, mayClose: Bool = false) {
    self.mayClose = mayClose
    let screen = ScenarioScreen(scenario)
    self.screen = screen
    user = User { screen }
    user.settle()
  }

  /// Plays a step and says what is not as the scenario has it.
  func play(_ step: Scenario.Step) -> [String] {
    var problems: [String] = []
    if let view = view(step.focus), !user.tap(view) {
      problems.append("\(step.focus ?? "") does not take focus")
    }
    if let view = view(step.type) { set(step.text ?? "", of: view) }
    view(step.hide)?.isHidden = true
    view(step.show)?.isHidden = false
    (view(step.disable) as? UIControl)?.isEnabled = false
    (view(step.enable) as? UIControl)?.isEnabled = true
    view(step.remove)?.removeFromSuperview()
    if let field = step.insert, let after = step.after {
      screen.insert(field, after: after)
    }
    user.settle()
    if let press = step.press { problems += self.press(press, step) }
    if let key = step.key, let focused = user.focused as? UIView {
      let id = focused.accessibilityIdentifier ?? ""
      problems += check(key, of: id)
    }
    for (id, key) in step.keys ?? [:] { problems += check(key, of: id) }
    return problems
  }

  private func view(_ id: String?) -> UIView? {
    id.flatMap { screen.views[$0] }
  }

  /// The user types into the focused field, code sets the others.
  private func set(_ text: String, of view: UIView) {
    guard view.isFirstResponder else {
      (view as? UITextField)?.text = text
      return
    }
    user.deleteAll()
    user.type(text)
  }

  private func press(_ press: String, _ step: Scenario.Step) -> [String] {
    let expected = step.moves ?? (step.finishes == true ? "finishes" : "stays")
    let origin = user.focused as? UIView
    let actual = press == "return" ? pressReturn() : pressTab(press)
    if mayClose, press == "return", actual == "nobody" {
      let target = step.moves.flatMap { view($0) } ?? origin
      if let target, step.finishes != true { user.tap(target) }
      return []
    }
    return actual == expected
      ? [] : ["\(press): \(actual), expected \(expected)"]
  }

  private func pressReturn() -> String {
    let focused = user.focused
    let finishes = screen.finishes
    user.tapReturn()
    if screen.finishes > finishes, user.focused == nil { return "finishes" }
    return user.focused === focused ? "stays" : name(of: user.focused)
  }

  /// At the ends the key is left to the toolkit, whatever that makes of it.
  private func pressTab(_ press: String) -> String {
    let flags: UIKeyModifierFlags = press == "tab" ? [] : .shift
    guard
      screen.keyCommands?.contains(where: {
        $0.input == "\t" && $0.modifierFlags == flags
      }) == true
    else { return "leaves" }
    user.press(.tab, flags)
    return name(of: user.focused)
  }

  private func name(of responder: UIResponder?) -> String {
    (responder as? UIView)?.accessibilityIdentifier ?? "nobody"
  }

  /// The key of the focused field is what the keyboard shows.
  private func check(_ key: String, of id: String) -> [String] {
    guard let field = view(id) as? UITextField else {
      return ["\(id) is no text field"]
    }
    let shown = field.isFirstResponder ? user.returnKey : field.returnKeyType
    return shown == UIReturnKeyType(name: key)
      ? []
      : ["the key of \(id) is \(shown.map { "\($0)" } ?? "none"), not \(key)"]
  }
}
