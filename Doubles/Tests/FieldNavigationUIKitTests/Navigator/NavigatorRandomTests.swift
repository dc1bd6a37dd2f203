import AdapterTesting
import FieldNavigation
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Plays random actions of users and apps. The test shrinks a failure to the
/// fewest steps that still fail.
@MainActor @Suite("The navigator in 100,000 random steps")
struct NavigatorRandomTests {
  private static let stepsOfRun = 50

  private static func steps(_ seed: UInt64) -> [RandomStep] {
    var random = Seeded(seed ^ 0xF1E1D)
    return (0..<stepsOfRun).map { _ in RandomStep.random(&random) }
  }

  /// - Returns: the first failure with its step's index, or `nil`.
  private func problem(
    _ steps: [RandomStep], _ seed: UInt64
  ) -> (step: Int, text: String)? {
    let run = RandomRun(seed)
    for (index, step) in steps.enumerated() {
      if let text = run.play(step) { return (index, text) }
    }
    return run.finish().map { (steps.count - 1, "at the end: \($0)") }
  }

  /// - Returns: whether all steps of the run succeed.
  func check(_ seed: UInt64) -> Bool {
    mayWarn("seems to resign it", "was deallocated immediately") { play(seed) }
  }

  private func play(_ seed: UInt64) -> Bool {
    let steps = Self.steps(seed)
    guard let (index, text) = problem(steps, seed) else {
      return true
    }
    let fewest = shrink(Array(steps[...index]), to: text) {
      problem($0, seed)?.text
    }
    let run = RandomRun(seed)
    let now = problem(fewest, seed)?.text ?? text
    Issue.record(
      """
      seed \(seed): \(now)
      \(fewest.map { "  \($0)" }.joined(separator: "\n"))
      \(run.policy), bar \(run.bar), by tag \(run.isByTag), avoids the keyboard \(run.avoidsKeyboard)
      cells \(run.screen.fields.map(\.cell)), \(run.policies)
      """)
    return false
  }

  @Test(
    "Rules R1 to R14 hold in random steps",
    arguments: Seeds.runs(2000, parts: 20))
  func random(seeds: Seeds) { _ = seeds.allSatisfy(check) }

  @Test("Shrinking keeps only the steps that cause the failure")
  func shrinking() {
    let fewest = shrink(Array(0..<100)) { $0.contains(17) && $0.contains(71) }
    #expect(fewest == [17, 71])
  }
}
