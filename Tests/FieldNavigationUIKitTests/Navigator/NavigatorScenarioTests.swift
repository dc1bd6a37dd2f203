import TestSupport
import Testing
import UIKit
import UIKitDriver

/// The scenarios that the engine and the browser adapter run as well, with the
/// same expected values.
@MainActor @Suite("The scenarios on UIKit")
struct NavigatorScenarioTests {
  /// Steps that cannot be on UIKit.
  private struct Skip {
    let file: String
    /// The steps, counted from 1.
    let steps: Set<Int>
    let reason: String
    var isRight: (Policies) -> Bool = { _ in true }
  }

  private static let skips = [
    Skip(
      file: "focused-hidden.json", steps: [3, 4],
      reason: "hiding resigns: nobody is left to press Return",
      isRight: \.hidingResigns),
    Skip(
      file: "focused-removed.json", steps: [3],
      reason: "a view that leaves the window resigns"),
    Skip(
      file: "focused-removed-wrap.json", steps: [3, 4],
      reason: "a view that leaves the window resigns"),
    Skip(
      file: "page-keys-finish.json", steps: [2, 4],
      reason: "search and send stay the app's own on UIKit (R6)"),
  ]

  private static func skipped(_ file: String) -> Set<Int> {
    skips.filter { $0.file == file && $0.isRight(.current) }
      .reduce(into: []) { $0.formUnion($1.steps) }
  }

  @Test(
    "All but five steps are played; where hiding resigns, all but seven",
    .underPolicyPairs)
  func skips() {
    let skipped = Scenario.files.map { Self.skipped($0).count }
    #expect(skipped.reduce(0, +) == (Policies.current.hidingResigns ? 7 : 5))
    #expect(Self.skips.allSatisfy { Scenario.files.contains($0.file) })
  }

  @Test(
    "The navigator does what the scenario says",
    .underPolicyPairs(promising: .returnMoves, .refusalKeepsFocus),
    arguments: Scenario.files)
  func play(file: String) throws {
    try Self.play(file, mayClose: false)
  }

  @Test(
    "Where less is promised the keyboard may close, and nothing goes wrong",
    .underPolicyPairs(where: { !$0.keeps(Promise.allCases) }),
    arguments: Scenario.files)
  func playWhereKeyboardMayClose(file: String) throws {
    try Self.play(file, mayClose: true)
  }

  private static func play(_ file: String, mayClose: Bool) throws {
    let scenario = try Scenario(file: file)
    let skipped = skipped(file)
    let player = ScenarioPlayer(scenario, mayClose: mayClose)
    for (index, step) in scenario.steps.enumerated()
    where !skipped.contains(index + 1) {
      for problem in player.play(step) {
        Issue.record("\(file), step \(index + 1): \(problem)")
      }
    }
  }
}
