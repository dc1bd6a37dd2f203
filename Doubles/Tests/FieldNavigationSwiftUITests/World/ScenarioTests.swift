import Expectations
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

@MainActor @Suite("The engine's scenarios, played on SwiftUI")
struct SwiftUIScenarioTests {
  @Test("The form follows every scenario", .underPolicyPairs)
  func scenarios() throws {
    let files = Scenario.files(
      for: "SwiftUIHost", having: Traits(.current).has)
    expect(files.count >= 40)
    var leftOut = 0
    for file in files {
      let result = try Scenario(file: file).play { SwiftUIHost($0) }
      expect(result.problems, equals: [], "\(file)")
      leftOut += result.leftOut
    }
    let policies = Policies.current
    let reasons = [
      policies.disablingResigns, policies.setApplies == .nextTurn,
    ]
    expect(leftOut, equals: 4 + reasons.count { $0 })
  }
}
