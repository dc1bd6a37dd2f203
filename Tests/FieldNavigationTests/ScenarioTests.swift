import FieldNavigation
import TestSupport
import Testing

/// The scenarios that the adapters run as well, on the engine.
@Suite struct ScenarioTests {
  @Test("There are scenarios") func folderIsNotEmpty() {
    #expect(!Scenario.files.isEmpty, "no files in \(Scenario.folder)")
  }

  @Test("The engine does what the scenario says", arguments: Scenario.files)
  func play(file: String) throws {
    let scenario = try Scenario(file: file)
    #expect("\(scenario.name).json" == file)
    var player = Player(scenario)
    for (index, step) in scenario.steps.enumerated() {
      for problem in player.play(step) {
        Issue.record("\(file), step \(index + 1): \(problem)")
      }
    }
  }
}

/// A page without a page: the fields, their forms, and where focus is.
private struct Player {
  var fields: [String: Scenario.Field] = [:]
  /// Each nested form is one of its own (R12).
  var forms: [Form<String>]
  /// Every stop, for Tab.
  var stops: Form<String>
  var focused: String?

  init(_ scenario: Scenario) {
    let elements = scenario.fields.map(\.element)
    let policy = Policy(scenario.options)
    forms = FieldGroup.forms(elements).map { Form($0, policy: policy) }
    stops = Form(FieldGroup.tabOrder(elements))
    for field in scenario.fields.flatMap(\.leaves) {
      if let id = field.id { change(id) { $0 = field } }
    }
  }

  /// Plays a step and says what is not as the scenario has it.
  mutating func play(_ step: Scenario.Step) -> [String] {
    var problems: [String] = []
    if let id = step.focus { focus(id) }
    if let id = step.type { change(id) { $0.text = step.text } }
    if let id = step.hide { change(id) { $0.hidden = true } }
    if let id = step.show { change(id) { $0.hidden = false } }
    if let id = step.disable { change(id) { $0.disabled = true } }
    if let id = step.enable { change(id) { $0.disabled = false } }
    if let id = step.remove {
      for index in forms.indices { forms[index].remove(id) }
      stops.remove(id)
    }
    if let field = step.insert, let id = field.id, let after = step.after {
      insert(field, id, after: after)
    }
    if let press = step.press { problems += self.press(press, step) }
    if let key = step.key, let focused {
      problems += check(key, of: focused)
    }
    for (id, key) in step.keys ?? [:] { problems += check(key, of: id) }
    return problems
  }

  mutating func press(_ press: String, _ step: Scenario.Step) -> [String] {
    let (actual, rule) = press == "return" ? pressReturn() : pressTab(press)
    let expected =
      step.moves ?? (step.finishes == true ? "finishes" : "stays")
    var problems: [String] = []
    if actual != expected {
      problems.append("\(press): \(actual), expected \(expected)")
    }
    if let expectedRule = step.rule, "R\(rule.rawValue)" != expectedRule {
      problems.append("R\(rule.rawValue), expected \(expectedRule)")
    }
    return problems
  }

  /// R4 to R6; R10 where a field refuses.
  mutating func pressReturn() -> (String, Rule) {
    guard let focused, let form = forms.first(where: { has($0, focused) }),
      let slot = form.slot(of: focused)
    else { return ("stays", .unknownField) }
    var decision = form.core.decision(from: slot)
    for _ in 0...form.count {
      switch decision.move {
      case .finish: return ("finishes", decision.rule)
      case .none: return ("stays", decision.rule)
      case .focus(let target):
        let id = form.id(of: target) ?? "?"
        if fields[id]?.refuses != true {
          focus(id)
          return (id, decision.rule)
        }
        decision = form.core.decision(from: slot, after: target)
      }
    }
    return ("asks for ever", decision.rule)
  }

  mutating func pressTab(_ press: String) -> (String, Rule) {
    guard let focused else { return ("stays", .unknownField) }
    let move = stops.tabMove(from: focused, forward: press == "tab")
    guard case .focus(let id) = move else { return ("leaves", .tab) }
    focus(id)
    return (id, .tab)
  }

  mutating func focus(_ id: String) {
    focused = id
    stops.focus(id)
    for index in forms.indices {
      forms[index].focus(has(forms[index], id) ? id : nil)
    }
  }

  mutating func change(_ id: String, _ body: (inout Scenario.Field) -> Void) {
    var field = fields[id] ?? Scenario.Field()
    body(&field)
    fields[id] = field
    for index in forms.indices { forms[index].update(id, field.state) }
    stops.update(id, FieldState(obstacles: field.tabObstacles))
  }

  mutating func insert(
    _ field: Scenario.Field, _ id: String, after: String
  ) {
    fields[id] = field
    for index in forms.indices {
      guard let place = forms[index].position(of: after) else { continue }
      forms[index].insert(id, field.state, at: place + 1)
    }
    let place = stops.position(of: after).map { $0 + 1 } ?? stops.count
    let state = FieldState(obstacles: field.tabObstacles)
    stops.insert(id, state, at: place)
  }

  func has(_ form: Form<String>, _ id: String) -> Bool {
    form.position(of: id) != nil
  }

  func check(_ key: String, of id: String) -> [String] {
    let actual = forms.compactMap { $0.key(of: id) }.first
    return actual == ReturnKey(name: key)
      ? []
      : ["the key of \(id) is \(actual.map { "\($0)" } ?? "none"), not \(key)"]
  }
}
