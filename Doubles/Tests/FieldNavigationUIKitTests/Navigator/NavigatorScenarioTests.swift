import AdapterTesting
import ScenarioScreens
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// The scenarios that the engine and the browser adapter run as well, with the
/// same expected values. A UI test plays them on a device.
@MainActor @Suite("The scenarios on UIKit")
struct NavigatorScenarioTests {
  private static func skipped(_ file: String) -> Set<Int> {
    ScenarioSkip.steps(
      of: file, hidingResigns: Policies.current.hidingResigns)
  }

  @Test(
    "All but five steps are played; where hiding resigns, all but seven",
    .underPolicyPairs)
  func skips() {
    let skipped = Scenario.files.map { Self.skipped($0).count }
    #expect(skipped.reduce(0, +) == (Policies.current.hidingResigns ? 7 : 5))
    #expect(ScenarioSkip.all.allSatisfy { Scenario.files.contains($0.file) })
  }

  @Test(
    "The navigator follows the scenario",
    .underPolicyPairs(promising: .refusalKeepsFocus),
    arguments: Scenario.files)
  func play(file: String) throws {
    try Self.play(file, mayClose: false)
  }

  @Test(
    "If less is promised, the keyboard may close, but nothing goes wrong",
    .underPolicyPairs(where: { !$0.keeps(Promise.allCases) }),
    arguments: Scenario.files)
  func playWhereKeyboardMayClose(file: String) throws {
    try mayWarn("seems to resign it") {
      try Self.play(file, mayClose: true)
    }
  }

  private static func play(_ file: String, mayClose: Bool) throws {
    let scenario = try Scenario(file: file)
    let player = ScenarioPlayer(
      DoubleScenarioDriver(scenario), mayClose: mayClose)
    #expect(player.play(scenario, skipping: skipped(file)) == [])
  }
}
