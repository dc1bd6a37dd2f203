import FieldNavigation
import Foundation

/// A scenario as a world and acts, and back.
extension Scenario {
  /// A file's fields, with the fields of groups inside them.
  struct Tree: Decodable {
    var fields: [World.Field] = []
    private var groups = 0

    init(from decoder: any Decoder) throws {
      try collect(try decoder.unkeyedContainer(), into: 0)
    }

    /// Groups are numbered in the order in which they begin.
    private mutating func collect(
      _ list: any UnkeyedDecodingContainer, into group: Int
    ) throws {
      var list = list
      while !list.isAtEnd {
        var copy = list
        let entry = try copy.nestedContainer(keyedBy: Act.Name.self)
        if entry.contains("fields") {
          groups += 1
          let group = groups
          try collect(
            try entry.nestedUnkeyedContainer(forKey: "fields"), into: group)
          list = copy
        } else {
          var field = try list.decode(World.Field.self)
          if field.group == 0 { field.group = group }
          fields.append(field)
        }
      }
    }
  }

  /// The act of a step. `nil` if the step only states what is expected.
  struct Acting: Decodable {
    let act: Act?

    init(from decoder: any Decoder) throws {
      let step = try decoder.container(keyedBy: Act.Name.self)
      let states: Set = [
        "key", "keys", "rule", "moves", "finishes", "stays", "resigns",
      ]
      let isStatement = step.allKeys.allSatisfy {
        states.contains($0.stringValue)
      }
      act = isStatement ? nil : try Act(from: decoder)
    }
  }

  /// The files that a host with these capabilities can play. What the host
  /// leaves out is printed at the end of the run.
  package static func files(
    for host: String, having capabilities: Set<Capability>
  ) -> [String] {
    allFiles.filter { file in
      guard let scenario = try? Scenario(file: file) else { return true }
      let missing = Set(scenario.needs).subtracting(capabilities)
      for need in missing.sorted(by: { $0.rawValue < $1.rawValue }) {
        LeftOuts.all.add(
          file, of: host, because: LeftOut("it needs \(need.rawValue)"))
      }
      return missing.isEmpty
    }
  }

  // MARK: Play

  /// Plays the scenario on a host. The world has to agree with the file, and
  /// the host with both.
  ///
  /// A step that this host's world ends otherwise, such as Return in a field
  /// that lost focus when it was hidden, is left out.
  /// - Returns: the differences, and how many steps were left out.
  @MainActor package func play<Host: FormHost>(
    on make: (World) -> Host
  ) -> (problems: [String], leftOut: Int) {
    var play = Play(world, on: make(world))
    var problems: [String] = []
    var leftOut = 0
    for (number, (step, act)) in zip(1..., zip(steps, acts)) {
      let before = play.world
      if let act, let problem = play.perform(act) {
        problems.append("step \(number): \(problem)")
        break
      }
      let sight = play.host.sight(of: play.world)
      let expectations = Expectations(
        step: step, isPress: act?.isPress == true)
      guard
        let problem = expectations.problem(
          before, play.world, sight, play.host.traits)
      else { continue }
      if play.host.traits.isUsual {
        problems.append("step \(number): \(problem)")
      } else {
        leftOut += 1
        LeftOuts.all.add(
          "\(name).json, step \(number)", of: String(describing: Host.self),
          because: LeftOut("its rules end it otherwise: \(problem)"))
      }
    }
    return (problems, leftOut)
  }

  /// What a step of a file expects.
  private struct Expectations {
    let step: Step
    let isPress: Bool

    func problem(
      _ before: World, _ after: World, _ sight: Sight, _ traits: Traits
    ) -> String? {
      if isPress {
        let isTab =
          step.press != "return" && step.press?.hasPrefix("first") != true
        let actual = after.outcome(since: before, isTab: isTab)
        if actual != step.outcome {
          return "\(actual), expected \(step.outcome)"
        }
      }
      if let rule = step.rule, let actual = sight.rule,
        "R\(actual.rawValue)" != rule
      {
        return "R\(actual.rawValue), expected \(rule)"
      }
      guard traits.hasLabels else { return nil }
      var keys = step.keys ?? [:]
      if let key = step.key, let id = after.focused { keys[id] = key }
      let rules = after.rules
      for (id, key) in keys.sorted(by: { $0.key < $1.key }) {
        let shown = rules.position(of: id).flatMap(rules.key)
        if shown != ReturnKey(name: key) {
          return "the key of \(id) is \(shown.map { "\($0)" } ?? "none"), "
            + "expected \(key)"
        }
      }
      return nil
    }
  }

  // MARK: Write

  /// A scenario file whose last step fails.
  static func json(
    _ world: World, _ acts: [Act], worlds: [World], problem: String
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        ?? "{}"
    }
    var before = world
    var steps: [String] = []
    for (number, act) in acts.enumerated() {
      let after = worlds.indices.contains(number) ? worlds[number] : nil
      var step = String(line(act).dropLast())
      if act.isPress, let after {
        let isTab = !(act.name.contains("return"))
        switch after.outcome(since: before, isTab: isTab) {
        case "finishes": step += ",\"finishes\":true"
        case "nobody": step += ",\"resigns\":true"
        case "stays": step += ",\"stays\":true"
        case let id: step += ",\"moves\":\(line(id))"
        }
      }
      if let after { before = after }
      steps.append(step + "}")
    }
    let needs = acts.reduce(into: Set<Capability>()) {
      $0.formUnion($1.needs)
    }.union(world.fields.flatMap(\.needs))
    let order = world.order.map { "\n  \"order\": \(line($0))," } ?? ""
    return """
      {
        "name": "failure",
        "about": \(line(problem)),
        "needs": \(line(needs.map(\.rawValue).sorted())),
        "options": \(line(Options(world.policy))),\(order)
        "fields": [
          \(world.fields.map(line).joined(separator: ",\n    "))
        ],
        "steps": [
          \(steps.joined(separator: ",\n    "))
        ]
      }
      """
  }
}

extension World {
  /// What a press has come to: `finishes`, `stays`, `leaves`, `nobody` or a
  /// field.
  func outcome(since before: World, isTab: Bool) -> String {
    if finishes != before.finishes { return "finishes" }
    if focused == before.focused { return isTab ? "leaves" : "stays" }
    return focused ?? "nobody"
  }
}

extension Scenario.Options {
  init(_ policy: ReturnPolicy) {
    destination = "\(policy.destination)"
    ending = "\(policy.ending)"
    finishKey = "\(policy.finishKey)"
    stopsAtInvalid = policy.stopsAtInvalid ? true : nil
  }
}

extension Traits {
  /// Whether the host does nothing by itself that could change a result.
  var isUsual: Bool {
    var usual = Traits()
    usual.has = has
    usual.asksAgain = asksAgain
    usual.rowsInSight = rowsInSight
    usual.hearsEveryLetter = hearsEveryLetter
    usual.scrollsJustFarEnough = scrollsJustFarEnough
    return self == usual
  }
}
