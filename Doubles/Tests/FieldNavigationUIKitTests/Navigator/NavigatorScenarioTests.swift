import AdapterTesting
import Expectations
import ScenarioScreens
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Plays the scenarios of the engine's tests and the browser's tests. The
/// expected results are the same. A UI test plays these scenarios on a device.
@MainActor @Suite("The engine's scenarios, played on UIKit")
struct NavigatorScenarioTests {
  private static func skipped(_ file: String) -> Set<Int> {
    ScenarioSkip.steps(
      of: file, hidingResigns: Policies.current.hidingResigns)
  }

  @Test(
    "The tests skip five or seven steps, depending on the policy",
    .underPolicyPairs)
  func skips() {
    let skipped = Scenario.files.map { Self.skipped($0).count }
    expect(skipped.reduce(0, +), equals: Policies.current.hidingResigns ? 7 : 5)
    expect(ScenarioSkip.all.allSatisfy { Scenario.files.contains($0.file) })
  }

  @Test(
    "The navigator does what the scenario expects",
    .underPolicyPairs(promising: .refusalKeepsFocus),
    arguments: Scenario.files)
  func play(file: String) throws {
    try Self.play(file, mayClose: false)
  }

  @Test(
    "Under unexpected policies, the worst result is a closed keyboard",
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
    expect(player.play(scenario, skipping: skipped(file)), equals: [])
  }
}
