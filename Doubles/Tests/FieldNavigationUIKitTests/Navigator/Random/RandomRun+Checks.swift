import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

extension RandomRun {
  /// Checks what holds at the end of every turn.
  func check() -> String? {
    guard isCurrent else { return nil }
    if let left = dismissed.lazy.compactMap(\.trace).first {
      return "a sheet is gone: \(left)"
    }
    dismissed = []
    if let memory, !memory.holds(focused) { self.memory = nil }
    for each in [screen, sheet].compactMap({ $0 }) {
      if let problem = checkKeys(of: each) ?? checkLabels(of: each) {
        return problem
      }
    }
    return nil
  }

  /// Checks that only the focused field's screen has key commands.
  private func checkKeys(of screen: CellScreen) -> String? {
    let isHere = focused.map(screen.fields.contains) ?? false
    let commands = screen.keyCommands?.count ?? 0
    // A sheet has no finish action. It has no key commands if Tab can't move
    // focus.
    if isHere, screen === sheet { return nil }
    return isHere == (commands > 0) ? nil : "\(commands) key commands"
  }

  /// Checks R6 and R7 while a field has focus.
  private func checkLabels(of screen: CellScreen) -> String? {
    guard let focused else { return nil }
    let model = RandomModel(screen, policy, isByTag: isByTag, memory)
    for field in model.fields {
      if field === focused, memory != nil, memory?.refused == nil { continue }
      let label = model.label(of: field)
      if field.returnKeyType != label {
        return "\(field.name) says \(field.returnKeyType), not \(label)"
      }
      let wantsBar =
        bar == .always
        || (bar == .automatic && field.keyboardType == .numberPad)
      if (field.inputAccessoryView != nil) != wantsBar {
        return "\(field.name) has \(wantsBar ? "no" : "a") bar"
      }
      if field === focused, field.keyboardType != .numberPad,
        user.returnKey != label
      {
        return "the keyboard does not say \(label)"
      }
    }
    return nil
  }

  /// Checks that UIKit asks only the origin and the target. It must not ask
  /// them more often than necessary.
  func extraQuestions(
    _ origin: CellField, _ outcome: RandomOutcome
  ) -> String? {
    let times = policies.order == .asksNewTwice ? 2 : 1
    var allowed = ["\(origin.name) shouldReturn": 1]
    allowed["\(origin.name) shouldEnd"] = 1
    switch outcome {
    case .focus(let target): allowed["\(target) shouldBegin"] = times
    case .stay: allowed["\(origin.name) shouldBegin"] = times
    default: break
    }
    for question in questions() {
      allowed[question, default: 0] -= 1
      if allowed[question] == -1 { return "asked: \(question)" }
    }
    return nil
  }
}

extension CellScreen {
  /// The first change by a navigator that remains on this screen, or `nil`.
  var trace: String? {
    if keyCommands?.isEmpty == false { return "key commands" }
    if view.frame.minY != 0 { return "the view is at \(view.frame.minY)" }
    for view in [view].compactMap({ $0 }) + wrappers + fields + removed
    where !view.interactions.isEmpty {
      return "an interaction on \(view)"
    }
    for field in fields + removed {
      if field.returnKeyType != field.ownLabel {
        return "label of \(field.name)"
      }
      if field.inputAccessoryView != nil { return "bar of \(field.name)" }
      if field.actionCount > 0 { return "action of \(field.name)" }
    }
    return nil
  }
}
