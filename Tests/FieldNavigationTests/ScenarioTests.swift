import FieldNavigation
import Foundation
import TestSupport
import Testing

/// Plays the scenarios that all adapters run. The toy window uses the adapter
/// from the article "Writing an adapter".
@MainActor @Suite struct ScenarioTests {
  @Test("The folder contains scenarios") func folderIsNotEmpty() {
    #expect(!Scenario.files.isEmpty, "no files in \(Scenario.folder)")
  }

  @Test(
    "The toy adapter follows the scenario", arguments: Scenario.files)
  func play(file: String) throws {
    let scenario = try Scenario(file: file)
    let (problems, leftOut) = scenario.play(on: ToyHost.init)
    #expect(problems == [])
    #expect(leftOut == 0)
  }

  @Test("R4-R12: the toy adapter follows the rules", arguments: Seeds(0..<40))
  func random(seed: UInt64) {
    let traits = ToyHost(World()).traits
    var generator = Generator(seed: seed, traits: traits)
    generator.groups = [0, 0, 1]
    var steps = 0
    let failure = TestSupport.play(
      in: generator.world(), on: ToyHost.init
    ) { world in
      steps += 1
      return steps > 100 ? nil : generator.act(in: world)
    }
    if let failure { Issue.record("seed \(seed): \(failure)") }
  }

  @Test("The article's code and the compiled toy adapter are the same")
  func article() throws {
    // Doubles compiles this file through a symbolic link.
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/FieldNavigation/FieldNavigation.docc")
    let article = try String(
      contentsOf: sources.appendingPathComponent("WritingAnAdapter.md"),
      encoding: .utf8)
    let code = try String(
      contentsOf: tests.appendingPathComponent("Toy/ToyAdapter.swift"),
      encoding: .utf8)
    #expect(article.contains("```swift\n\(code)```"))
  }
}
