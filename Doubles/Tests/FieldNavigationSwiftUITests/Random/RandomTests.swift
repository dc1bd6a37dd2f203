import Foundation
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

/// Plays random actions of users and apps on generated forms. Compares each
/// result with a model that is based only on the rules. The test shrinks a
/// failure to the fewest steps that still fail. To run this suite in `Doubles`:
///
///     SWIFTUI_STEPS=200000 swift test --filter SwiftUIRandomTests
///     SEED=17 swift test --filter SwiftUIRandomTests
@MainActor @Suite("Random steps in generated SwiftUI forms")
struct SwiftUIRandomTests {
  private static let stepsOfRun = 40
  private static let steps =
    ProcessInfo.processInfo.environment["SWIFTUI_STEPS"].flatMap(Int.init)
    ?? 20_000

  private struct Problem {
    let step: Int
    let text: String
    let state: String
  }

  private func play(_ seed: UInt64, _ steps: [RandomStep]) -> Problem? {
    var play = RandomPlay(RandomSetting(seed))
    for (number, step) in steps.enumerated() {
      play.perform(step)
      if let text = play.problem() {
        let fields = play.model.ordered.map { field in
          "\(field.title) \(field.kind) \"\(field.text)\""
            + (play.model.isReachable(field) ? "" : " unreachable")
            + (field.refuses ? " refuses" : "")
            + (field.key.map { " says \($0)" } ?? "")
        }
        return Problem(
          step: number, text: text,
          state: "focus \(play.model.focus.map { "F\($0)" } ?? "nil"); "
            + fields.joined(separator: ", "))
      }
    }
    return nil
  }

  /// - Returns: whether the screen and the model agree after every step.
  private func check(_ seed: UInt64) -> Bool {
    var random = Seeded(seed ^ 0x5F1)
    let steps = (0..<Self.stepsOfRun).map { _ in RandomStep.random(&random) }
    guard let problem = play(seed, steps) else { return true }
    let fewest = shrink(Array(steps[...problem.step]), to: problem.text) {
      play(seed, $0)?.text
    }
    let last = play(seed, fewest) ?? problem
    Issue.record(
      """
      seed \(seed): \(last.text)
      \(fewest.map { "  \($0)" }.joined(separator: "\n").replacingOccurrences(
          of: "FieldNavigationSwiftUITests.RandomField.Kind", with: ""))
        \(last.state)
      \(RandomSetting(seed).text)
      """)
    return false
  }

  @Test("Random steps on generated forms follow the rules (R4-R14)")
  func random() {
    var failures = 0
    let seeds = Seeds(0..<UInt64(max(1, Self.steps / Self.stepsOfRun)))
    for seed in seeds where !check(seed) {
      failures += 1
      if failures == 5 { break }
    }
  }
}
