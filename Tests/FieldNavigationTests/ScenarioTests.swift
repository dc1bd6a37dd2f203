import FieldNavigation
import Foundation
import TestSupport
import Testing

/// Plays the scenarios that all adapters run. The toy window uses the adapter
/// from the article "Writing an adapter".
@Suite struct ScenarioTests {
  @Test("The folder contains scenarios") func folderIsNotEmpty() {
    #expect(!Scenario.files.isEmpty, "no files in \(Scenario.folder)")
  }

  @Test(
    "The toy adapter follows the scenario", arguments: Scenario.files)
  func play(file: String) throws {
    let scenario = try Scenario(file: file)
    #expect("\(scenario.name).json" == file)
    let player = Player(scenario)
    for (index, step) in scenario.steps.enumerated() {
      for problem in player.play(step) {
        Issue.record("\(file), step \(index + 1): \(problem)")
      }
    }
  }

  @Test("The article's code and the compiled toy adapter are the same")
  func article() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/FieldNavigation/FieldNavigation.docc")
    let article = try String(
      contentsOf: sources.appendingPathComponent("WritingAnAdapter.md"),
      encoding: .utf8)
    for file in ["ToyWindow", "ToyAdapter"] {
      let code = try String(
        contentsOf: tests.appendingPathComponent("Toy/\(file).swift"),
        encoding: .utf8)
      #expect(article.contains("```swift\n\(code)```"), "\(file)")
    }
  }
}

/// Acts as the user of a toy window.
private struct Player {
  let window = ToyWindow()
  let adapter: ToyAdapter
  let finishes = Counter()

  final class Counter { var count = 0 }

  init(_ scenario: Scenario) {
    window.fields = scenario.members.map { described, group in
      let field = ToyWindow.Field(described.id ?? "")
      field.set(described)
      field.group = group
      return field
    }
    adapter = ToyAdapter(window, policy: ReturnPolicy(scenario.options))
    adapter.onFinish = { [finishes] in finishes.count += 1 }
  }

  /// Plays a step. Returns the differences from the scenario.
  func play(_ step: Scenario.Step) -> [String] {
    var problems: [String] = []
    if let field = field(step.focus) {
      _ = window.focus(field)
      adapter.focusMoved()
    }
    field(step.type)?.text = step.text ?? ""
    field(step.hide)?.isHidden = true
    field(step.show)?.isHidden = false
    field(step.disable)?.isEnabled = false
    field(step.enable)?.isEnabled = true
    if let id = step.remove { window.fields.removeAll { $0.name == id } }
    if let new = step.insert, let after = field(step.after),
      let place = window.fields.firstIndex(where: { $0 === after })
    {
      let field = ToyWindow.Field(new.id ?? "")
      field.set(new)
      field.group = after.group
      window.fields.insert(field, at: place + 1)
    }
    if step.press == nil { window.didChange() }
    if let press = step.press { problems += self.press(press, step) }
    if let key = step.key, let focused = window.focused {
      problems += check(key, of: focused)
    }
    for (id, key) in step.keys ?? [:] {
      problems += field(id).map { check(key, of: $0) } ?? ["no field \(id)"]
    }
    return problems
  }

  private func press(_ press: String, _ step: Scenario.Step) -> [String] {
    let focused = window.focused
    let count = finishes.count
    let rule =
      press == "return"
      ? adapter.pressReturn() : adapter.pressTab(tabDirection(press == "tab"))
    let stays = press == "return" ? "stays" : "leaves"
    let actual =
      finishes.count > count
      ? "finishes"
      : window.focused === focused ? stays : window.focused?.name ?? "nobody"
    let expected = step.outcome
    var problems: [String] = []
    if actual != expected {
      problems.append("\(press): \(actual), expected \(expected)")
    }
    if let expectedRule = step.rule, "R\(rule.rawValue)" != expectedRule {
      problems.append("R\(rule.rawValue), expected \(expectedRule)")
    }
    return problems
  }

  private func field(_ id: String?) -> ToyWindow.Field? {
    window.fields.first { $0.name == id }
  }

  private func check(_ key: String, of field: ToyWindow.Field) -> [String] {
    let shown = field.returnKey
    return shown == ReturnKey(name: key)
      ? []
      : [
        "the key of \(field.name) is \(shown.map { "\($0)" } ?? "none"), "
          + "not \(key)"
      ]
  }
}

extension ToyWindow.Field {
  fileprivate func set(_ field: Scenario.Field) {
    text = field.text ?? ""
    isHidden = field.hidden == true
    isEnabled = field.disabled != true
    isReadOnly = field.readonly == true
    isExcluded = field.excluded == true
    refusesFocus = field.refuses == true
    ownReturnKey = field.key.flatMap(ReturnKey.init(name:))
  }
}
