import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

/// The steps of a scenario that a SwiftUI screen can't play. In a skipped step,
/// the tests carry out only the app's part.
private struct Skip {
  let file: String
  /// The numbers of the steps, beginning with 1.
  let steps: Set<Int>
  let reason: String
  var isWhere: @Sendable (Policies) -> Bool = { _ in true }

  static let all = [
    Skip(
      file: "focused-removed.json", steps: [3],
      reason: "a view that goes takes focus along: nobody presses Return"),
    Skip(
      file: "focused-removed-wrap.json", steps: [3, 4],
      reason: "a view that goes takes focus along: nobody presses Return"),
    Skip(
      file: "focused-disabled.json", steps: [3],
      reason: "a field that is disabled loses focus",
      isWhere: { $0.disablingResigns }),
    Skip(
      file: "tab.json", steps: [7, 9],
      reason: "Tab is the system's own: where it leaves to is not the form's"),
    Skip(
      file: "nested-containers.json", steps: [11],
      reason: "Tab is the system's own: where it leaves to is not the form's"),
  ]

  static func steps(of file: String) -> Set<Int> {
    all.filter { $0.file == file && $0.isWhere(.current) }
      .reduce(into: []) { $0.formUnion($1.steps) }
  }
}

@MainActor @Suite("The engine's scenarios, played on SwiftUI")
struct SwiftUIScenarioTests {
  @Test(
    "The tests skip at most seven steps",
    .underPolicyPairs)
  func skips() {
    let skipped = Scenario.files.map { Skip.steps(of: $0).count }
    #expect(
      skipped.reduce(0, +) == (Policies.current.disablingResigns ? 7 : 6))
    #expect(Skip.all.allSatisfy { Scenario.files.contains($0.file) })
    #expect(Skip.all.allSatisfy { !$0.reason.isEmpty })
    #expect(Scenario.files.count >= 40)
  }

  @Test(
    "The form follows the scenario", .underPolicyPairs,
    arguments: Scenario.files)
  func play(file: String) throws {
    let scenario = try Scenario(file: file)
    let screen = Screen { ScenarioForm(scenario) }
    for (number, step) in zip(1..., scenario.steps) {
      if Skip.steps(of: file).contains(number) {
        screen.tap("app.next")
        continue
      }
      let problems = play(step, on: screen)
      #expect(problems == [], "step \(number)")
    }
  }

  private func play(_ step: Scenario.Step, on screen: Screen) -> [String] {
    if let id = step.focus { screen.tap(id) }
    if let id = step.type, screen.focused == id {
      screen.clear()
      screen.type(step.text ?? "")
    }
    screen.tap("app.next")
    var problems: [String] = []
    if let press = step.press {
      let actual = result(of: press, on: screen)
      if actual != step.outcome { problems.append("\(press): \(actual)") }
    }
    if let key = step.key, screen.returnKey != key {
      problems.append("the key says \(screen.returnKey ?? "nothing")")
    }
    for (id, key) in step.keys ?? [:] where screen.label(of: id) != key {
      problems.append("the key of \(id) says \(screen.label(of: id))")
    }
    return problems
  }

  private func result(of press: String, on screen: Screen) -> String {
    let focused = screen.focused
    let before = finishes(screen)
    switch press {
    case "return": screen.pressReturn()
    case "tab": screen.pressTab()
    default: screen.pressTab(backward: true)
    }
    if finishes(screen) > before {
      return screen.focused == nil ? "finishes" : "finishes and stays"
    }
    if screen.focused == focused { return "stays" }
    return screen.focused ?? "nobody"
  }

  private func finishes(_ screen: Screen) -> Int {
    screen.texts.compactMap { text in
      text.hasPrefix("finishes: ") ? Int(text.dropFirst(10)) : nil
    }.first ?? -1
  }
}
