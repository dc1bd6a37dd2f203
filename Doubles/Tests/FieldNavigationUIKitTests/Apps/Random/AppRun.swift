import FieldNavigationUIKit
import Foundation
import TestSupport
import UIKit
import UIKitDriver

/// Runs an app with a navigator. Then repeats each change of focus by hand in
/// an app without a navigator. A difference is a fault if users or delegates
/// can notice it.
@MainActor final class AppRun {
  struct Problem {
    let step: Int
    let text: String
    /// The steps that led to the problem.
    let story: [String]
  }

  private let kind: PlayedApp.Kind
  private let policies: Policies
  private let inStack: Bool
  private var records: [AppRecord] = []
  private var ending: AppEnding?
  /// Whether the navigator has processed all changes.
  private var isCurrent = true
  /// Whether the previous step was a press of Return without effect.
  private var wasDead = false
  /// The largest keyboard height since the keyboard last hid.
  private var highest: CGFloat = 0

  /// Picks an app and policies at random. If a test has planted a fault, the
  /// run uses the current policies.
  init(_ seed: UInt64) {
    var random = Seeded(seed)
    kind = PlayedApp.all.randomElement(using: &random) ?? PlayedApp.all[0]
    let drawn = Policies.product.randomElement(using: &random)
    let current = Policies.current
    policies = current.fault == nil ? drawn ?? current : current
    inStack = random.next() % 4 == 0
  }

  var setting: String {
    "\(kind.name)\(inStack ? ", in a navigation stack" : ""), \(policies)"
  }

  /// - Returns: the first problem.
  func play(_ steps: [AppStep]) -> Problem? {
    defer { AppScreen.areNavigated = true }
    return navigated(steps) ?? byHand()
  }

  private func problem(_ text: String?, at step: Int) -> Problem? {
    text.map {
      Problem(
        step: step, text: $0,
        story: records.prefix(step + 1).map(\.description))
    }
  }

  // MARK: With the navigator

  private func navigated(_ steps: [AppStep]) -> Problem? {
    let stage = AppStage(kind, policies, inStack: inStack, isNavigated: true)
    for (place, step) in steps.enumerated() {
      if let found = problem(play(step, on: stage), at: place) { return found }
    }
    stage.app.invalidate()
    ending = stage.end()
    return nil
  }

  private func play(_ step: AppStep, on stage: AppStage) -> String? {
    _ = stage.user.calls()
    let press = AppPress(on: stage)
    var record = AppRecord(
      step: step, name: stage.name(of: step.action), origin: stage.place)
    record.isComposing = press?.isComposing ?? false
    stage.perform(record)
    record.log = stage.user.calls()
    record.finished = press?.finished(on: stage)
    record.hasRefused = press?.hasRefused(record.log, on: stage) ?? false
    record.read(stage)
    records.append(record)
    return check(record, press, stage)
  }

  private func check(
    _ record: AppRecord, _ press: AppPress?, _ stage: AppStage
  ) -> String? {
    let wasCurrent = isCurrent
    isCurrent = !record.step.staysInTurn
    guard isCurrent else { return nil }
    let height = stage.user.device.keyboard.frame?.height
    highest = height.map { max(highest, $0) } ?? 0
    if let wrong = stage.wrongInset(below: highest) { return wrong }
    guard let press, record.step.action.isPress else {
      wasDead = false
      return nil
    }
    let problem = press.problem(record, on: stage, wasCurrent, wasDead)
    // The navigator forgets refusals after a run loop turn with a change.
    wasDead =
      wasCurrent && record.step.action == .key(.return)
      && press.isDead(on: stage)
    return problem
  }

  // MARK: By hand

  private func byHand() -> Problem? {
    let stage = AppStage(kind, policies, inStack: inStack, isNavigated: false)
    for (place, record) in records.enumerated() {
      if record.isLedBack { return nil }
      _ = stage.user.calls()
      let log = stage.follow(record)
      var byHand = record
      byHand.log = log
      byHand.read(stage)
      if let found = problem(
        difference(record, byHand, habits: stage.app.habits), at: place)
      {
        return found
      }
    }
    return problem(
      ending?.difference(from: stage.end()), at: records.count - 1)
  }

  private func difference(
    _ record: AppRecord, _ byHand: AppRecord, habits: PlayedApp.Habits
  ) -> String? {
    if record.place != byHand.place {
      return "focus is in \(record.place), by hand in \(byHand.place)"
    }
    if record.texts != byHand.texts {
      return "the texts are \(record.texts), by hand \(byHand.texts)"
    }
    if record.done != byHand.done {
      return "the app has done \(record.done), by hand \(byHand.done)"
    }
    if let here = record.geometry, let there = byHand.geometry, here != there {
      return "without a keyboard \(here), by hand \(there)"
    }
    guard record.isComparable, !habits.contains(.hasRows) else { return nil }
    return record.heard == byHand.heard
      ? nil : "delegates hear \(record.heard), by hand \(byHand.heard)"
  }
}

/// The state of an app after its navigators have stopped.
struct AppEnding: Equatable {
  var traces: [String] = []
  var geometry: [String] = []
  var observers = 0

  func difference(from other: AppEnding) -> String? {
    for (mine, others) in [
      (traces, other.traces), (geometry, other.geometry),
      (["\(observers) observers"], ["\(other.observers) observers"]),
    ] where mine != others {
      let left = mine.filter { !others.contains($0) }
      let lost = others.filter { !mine.contains($0) }
      return "left behind: \(left), in place of \(lost)"
    }
    return nil
  }
}
