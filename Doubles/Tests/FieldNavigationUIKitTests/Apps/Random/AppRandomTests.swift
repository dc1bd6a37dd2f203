import AdapterTesting
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Runs random actions in whole apps with and without a navigator. The test
/// compares the results. The test shrinks a failure to the fewest steps that
/// still fail. Run the test in `Doubles`:
///
///     APP_STEPS=20000 swift test --filter AppRandomTests
///     SEED=17 swift test --filter AppRandomTests
@MainActor @Suite("Whole apps under random steps") struct AppRandomTests {
  nonisolated private static let stepsOfRun = 50
  nonisolated private static let steps =
    ProcessInfo.processInfo.environment["APP_STEPS"].flatMap(Int.init)
    ?? 10_000 * Seeds.factor

  private static func steps(_ seed: UInt64) -> [AppStep] {
    var random = Seeded(seed ^ 0xA9905)
    return (0..<stepsOfRun).map { _ in AppStep.random(&random) }
  }

  /// - Returns: whether this seed revealed no problem.
  private func check(_ seed: UInt64) -> Bool {
    mayWarn("seems to resign it", "overrides keyCommands") { play(seed) }
  }

  private func play(_ seed: UInt64) -> Bool {
    let steps = Self.steps(seed)
    let run = AppRun(seed)
    guard let problem = run.play(steps) else { return true }
    let fewest = shrink(Array(steps[...problem.step]), to: problem.text) {
      AppRun(seed).play($0)?.text
    }
    let last = AppRun(seed).play(fewest) ?? problem
    Issue.record(
      """
      seed \(seed): \(last.text)
      \(last.story.map { "  \($0)" }.joined(separator: "\n"))
      \(run.setting)
      """)
    return false
  }

  @Test(
    "Users and delegates notice only differences that the rules promise",
    arguments: Seeds.runs(steps / stepsOfRun, parts: 20))
  func random(seeds: Seeds) { _ = seeds.allSatisfy(check) }
}
