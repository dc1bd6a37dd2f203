import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// Checks the effect of a key or a bar button. Creating the value records the
/// state before the press.
@MainActor struct AppPress {
  let origin: UIView
  let name: String
  let label: UIReturnKeyType?
  let isComposing: Bool
  private let ownLabel: UIReturnKeyType
  private let text: String
  private let frontmost: UIViewController?
  private let finishes: [Int]

  init?(on stage: AppStage) {
    guard let origin = stage.user.focused as? UIView else { return nil }
    self.origin = origin
    name = stage.name(origin)
    label = stage.label
    ownLabel = (origin as? UITextField)?.returnKeyType ?? .default
    text = Self.text(of: origin)
    isComposing = (origin as? any UITextInput)?.markedTextRange != nil
    frontmost = stage.frontmost
    finishes = stage.app.screens.map(\.finishes)
  }

  private static func text(of view: UIView) -> String {
    (view as? UITextView)?.text ?? (view as? UITextField)?.text ?? ""
  }

  /// The index of the form that the press finished, if any.
  func finished(on stage: AppStage) -> Int? {
    zip(finishes, stage.app.screens).enumerated().first {
      $0.element.0 != $0.element.1.finishes
    }?.offset
  }

  // MARK: Problems

  /// - Parameters:
  ///   - isCurrent: whether the navigator had processed all changes.
  ///   - wasDead: whether the previous step was a press of Return without
  ///     effect.
  func problem(
    _ record: AppRecord, on stage: AppStage, _ isCurrent: Bool, _ wasDead: Bool
  ) -> String? {
    let isReturn = record.step.action == .key(.return)
    // If UIKit handles Tab itself, it asks every field to begin editing.
    if isReturn || record.isNavigators,
      let problem = complaints(stage, record.log)
    {
      return problem
    }
    guard isReturn else { return nil }
    if isDead(on: stage), !mayBeDead(stage, record.log, isCurrent, wasDead) {
      return "a dead Return in \(name), whose key shows \(said)"
    }
    return isCurrent ? broken(stage, record.log) : nil
  }

  private var said: String { label.map { "\($0)" } ?? "nothing" }

  /// Checks R10. A press asks the focused field only once to end editing. It
  /// asks each target only once to begin editing. A target that doesn't begin
  /// editing may be asked once more. The focused field may have refused instead
  /// of the target.
  private func complaints(_ stage: AppStage, _ log: [String]) -> String? {
    let policies = stage.user.device.policies
    let count = Dictionary(grouping: log) { $0 }.mapValues(\.count)
    let isStill = !log.contains("\(name) didEnd")
    let ends = count["\(name) shouldEnd"] ?? 0
    // Under `resignsOldFirst`, each refusal makes UIKit ask the focused field
    // again.
    let refusals =
      policies.order == .resignsOldFirst
      ? count.keys.count { isRefusal($0, log) } : 0
    if isStill, ends > 1 + refusals {
      return "\(name) was asked \(ends) times to end"
    }
    let times = policies.order == .asksNewTwice ? 2 : 1
    for (call, number) in count where call.hasSuffix(" shouldBegin") {
      let other = call.dropLast(" shouldBegin".count)
      let hasBegun = log.contains("\(other) didBegin")
      let limit = hasBegun ? times : times + 1
      if other != name, number > limit {
        return "\(other) was asked \(number) times to begin"
      }
    }
    return nil
  }

  /// Whether the press had no effect.
  func isDead(on stage: AppStage) -> Bool {
    stage.place == name && Self.text(of: origin) == text
      && stage.frontmost === frontmost && finished(on: stage) == nil
  }

  /// Whether a press of Return may have no effect. The app or an input method
  /// may handle Return. The focused field may refuse to end editing. The app
  /// may move focus back. A candidate may refuse. After a refusal, the next
  /// press must have an effect.
  private func mayBeDead(
    _ stage: AppStage, _ log: [String], _ isCurrent: Bool, _ wasDead: Bool
  ) -> Bool {
    // The app may present or close a screen in the turn of a press. The
    // navigator then assumes that the app handled Return.
    if !isCurrent { return true }
    if isComposing || origin is UISearchTextField || isLeftToTheApp
      || !stage.isNavigated || stage.app.habits.contains(.answersReturn)
      || isHeld(log) || log.contains("\(name) didBegin")
    {
      return true
    }
    return !wasDead
      && (hasRefused(log, on: stage) || stage.app.habits.contains(.hasRows))
  }

  private func isHeld(_ log: [String]) -> Bool {
    log.contains("\(name) shouldEnd") && !log.contains("\(name) didEnd")
  }

  private var isLeftToTheApp: Bool {
    switch ownLabel {
    case .default, .next, .done, .go, .join, .continue: false
    default: true
    }
  }

  /// Whether a field refused to begin or end editing.
  func hasRefused(_ log: [String], on stage: AppStage) -> Bool {
    stage.app.habits.contains(.hasUnfocusable) || isHeld(log)
      || log.contains { isRefusal($0, log) }
  }

  private func isRefusal(_ call: String, _ log: [String]) -> Bool {
    let question = " shouldBegin"
    guard call.hasSuffix(question) else { return false }
    return !log.contains(call.dropLast(question.count) + " didBegin")
  }

  /// Checks that Return did what the Return key's label showed (R6).
  private func broken(_ stage: AppStage, _ log: [String]) -> String? {
    let policies = stage.user.device.policies
    let end = finished(on: stage)
    if label == .next, end != nil {
      return "a key that shows next has finished in \(name)"
    }
    let movers: PlayedApp.Habits = [.answersReturn, .movesFocus]
    guard stage.isNavigated,
      stage.app.habits.isDisjoint(with: movers), let label
    else { return nil }
    // R10: focus stays in the field if Return has no other effect.
    if label == .next, stage.place == "nowhere", origin.canBeSeen,
      (origin as? UIControl)?.isEnabled == true,
      Promise.refusalKeepsFocus.holds(under: policies)
    {
      return "next leads from \(name) to nowhere"
    }
    let isExcused =
      isComposing || hasRefused(log, on: stage) || origin is UITextView
      || stage.app.habits.contains(.hasRows)
    guard !isExcused else { return nil }
    let isElsewhere = stage.place != name && stage.place != "nowhere"
    switch label {
    case .next where !isElsewhere:
      return "next leads from \(name) to \(stage.place)"
    case .done where isElsewhere && end == nil:
      return "done leads from \(name) to \(stage.place)"
    default: return nil
    }
  }
}
