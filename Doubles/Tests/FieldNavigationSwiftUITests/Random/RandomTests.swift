import Foundation
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

/// Random users and programmers of generated forms, against a model that is
/// written from the rules alone. What fails is told as the fewest steps that fail
/// still, with its seed. In `Doubles`:
///
///     SWIFTUI_STEPS=200000 swift test --filter SwiftUIRandomTests
///     SWIFTUI_SEED=17 swift test --filter SwiftUIRandomTests
@MainActor @Suite("Generated forms under random steps")
struct SwiftUIRandomTests {
  private static let stepsOfRun = 40
  private static let environment = ProcessInfo.processInfo.environment
  private static let runs =
    (environment["SWIFTUI_STEPS"].flatMap(Int.init) ?? 20_000) / stepsOfRun
  private static let seeds: ClosedRange<UInt64> = {
    if let seed = environment["SWIFTUI_SEED"].flatMap(UInt64.init) {
      return seed...seed
    }
    return 0...UInt64(max(0, runs - 1))
  }()

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

  /// - Returns: whether nothing is wrong.
  private func check(_ seed: UInt64) -> Bool {
    var random = Seeded(seed ^ 0x5F1)
    let steps = (0..<Self.stepsOfRun).map { _ in RandomStep.random(&random) }
    guard let problem = play(seed, steps) else { return true }
    let fewest = shrink(Array(steps[...problem.step])) {
      play(seed, $0)?.text.prefix(8) == problem.text.prefix(8)
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

  @Test("Focus, labels, texts and handlers are what the rules say (R4 to R14)")
  func random() {
    var failures = 0
    for seed in Self.seeds where !check(seed) {
      failures += 1
      if failures == 5 { break }
    }
    print(
      "Generated forms: seeds \(Self.seeds), \(Self.stepsOfRun) steps each")
  }

  /// Leaves out what a failure does not need: parts of half the list, of a
  /// quarter, ..., of one, until nothing more can be left out.
  private func shrink(
    _ steps: [RandomStep], fails: ([RandomStep]) -> Bool
  ) -> [RandomStep] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      var wasCut = false
      while start < steps.count {
        let end = min(start + size, steps.count)
        let rest = Array(steps[..<start] + steps[end...])
        if fails(rest) {
          steps = rest
          wasCut = true
        } else {
          start = end
        }
      }
      if size > 1 { size /= 2 } else if !wasCut { return steps }
    }
  }
}
