import FieldNavigation
import Foundation

/// Plays acts in a world and on a host, and compares the two after each act.
///
/// Where the rules leave something open, several worlds may follow an act. The
/// host has to agree with one of them.
@MainActor package struct Play<Host: FormHost> {
  package let host: Host
  /// The worlds that agree with everything that the host has shown so far.
  package private(set) var worlds: [World]
  /// The acts played so far, without those that weren't possible.
  package private(set) var acts: [Act] = []
  private let traits: Traits
  private let name: String

  package init(_ world: World, on host: Host) {
    self.host = host
    traits = host.traits
    name = String(describing: Host.self)
    var world = world
    world.knowsAllRows = traits.knowsAllRows
    world.remembersRows = traits.remembersRows
    world.display(host.sight(of: world).displayed)
    worlds = [world]
  }

  package var world: World { worlds[0] }

  /// Performs an act. Returns the first difference from the rules, or `nil`.
  /// An act that isn't possible now, or that the host leaves out, does nothing.
  package mutating func perform(_ act: Act) -> String? {
    guard world.allows(act, traits) else { return nil }
    let missing = act.needs.subtracting(traits.has)
    if let missing = missing.min(by: { $0.rawValue < $1.rawValue }) {
      return leaveOut(act, LeftOut("this host has no \(missing.rawValue)"))
    }
    if let leftOut = host.perform(act, in: world) {
      return leaveOut(act, leftOut)
    }
    acts.append(act)
    let sight = host.sight(of: world)
    var next: [World] = []
    var problem: String?
    for world in worlds.flatMap({ after(act, in: $0, sight) }) {
      var world = world
      if case .turn = act { world.recover(sight.asked ?? []) }
      world.revealed = []
      world.display(sight.displayed, known: sight.known)
      guard !next.contains(world) else { continue }
      if let difference = world.difference(from: sight, after: act, traits)
        ?? host.difference(from: world)
      {
        problem = problem ?? difference
      } else {
        next.append(world)
      }
    }
    if let problem = sight.problem { return problem }
    if next.isEmpty { return problem ?? "no world follows" }
    worlds = next
    return nil
  }

  /// The worlds that may follow. A list that reveals a row may display several,
  /// and only the host knows which.
  private func after(_ act: Act, in world: World, _ sight: Sight) -> [World] {
    let worlds = world.after(act, traits)
    guard act.isPress, !sight.known.isEmpty else { return worlds }
    var knowing = world
    knowing.upcoming = sight.known
    return knowing.after(act, traits).map { world in
      var world = world
      world.upcoming = []
      return world
    } + worlds
  }

  private func leaveOut(_ act: Act, _ leftOut: LeftOut) -> String? {
    LeftOuts.all.add(act.name, of: name, because: leftOut)
    return nil
  }
}

extension World {
  /// The first difference between this world and what is in sight. A problem
  /// of the same kind begins with the same words.
  func difference(
    from sight: Sight, after act: Act, _ traits: Traits
  ) -> String? {
    let moved = act.isPress ? "press" : "change"
    if sight.focused != focused {
      return "focus after a \(moved): \(sight.focused ?? "nobody"), "
        + "expected \(focused ?? "nobody")"
    }
    let count = finishes.values.reduce(0, +)
    if let found = sight.finishes, found.filter({ $0.value > 0 }) != finishes {
      return "finishes: \(found), expected \(finishes)"
    }
    if let found = sight.finishCount, found != count {
      return "finishes: \(found), expected \(count)"
    }
    if let problem = questions(sight.asked, act) { return problem }
    for (id, text) in sight.texts.sorted(by: { $0.key < $1.key }) {
      if let field = self[id], field.text != text {
        return "text of \(id): \"\(text)\", expected \"\(field.text)\""
      }
    }
    return sight.labels.isEmpty ? nil : labels(sight.labels)
  }

  /// R10: a press asks each field at most once and only those that the rules
  /// name; nothing else asks.
  private func questions(_ found: [String]?, _ act: Act) -> String? {
    guard let found else { return nil }
    if Set(found).count < found.count { return "asked twice: \(found)" }
    if case .turn = act { return nil }
    if found != asked { return "asked \(found), expected \(asked)" }
    return nil
  }

  private func labels(_ found: [String: ReturnKey?]) -> String? {
    let rules = rules
    for (position, field) in rules.fields.enumerated() {
      guard let label = found[field.id] else { continue }
      if let refusals, refusals.origin == field.id, refusals.refused == nil {
        continue
      }
      let key = rules.key(at: position)
      if label != key {
        return "label of \(field.id): \(label.map { "\($0)" } ?? "none"), "
          + "expected \(key.map { "\($0)" } ?? "none")"
      }
    }
    return nil
  }
}

/// A run that a host didn't play as the rules say, shortened.
package struct Failure: CustomStringConvertible, Sendable {
  package let problem: String
  package let acts: [Act]
  package let start: World
  private let scenario: String

  init(_ problem: String, _ acts: [Act], _ start: World, _ scenario: String) {
    self.problem = problem
    self.acts = acts
    self.start = start
    self.scenario = scenario
  }

  package var description: String { "\(problem)\n\(scenario)" }
}

/// Plays acts in a world on a new host.
///
/// - Returns: the first difference, with the fewest acts that still lead to a
///   difference of the same kind. The description is a scenario file. The
///   environment variable `SCENARIO` names a file to write it to.
@MainActor package func play<Host: FormHost>(
  _ acts: [Act], in world: World, on make: (World) -> Host
) -> Failure? {
  var rest = acts[...]
  return play(in: world, on: make) { _ in rest.popFirst() }
}

/// Plays the acts that a closure chooses, until it returns `nil`. The closure
/// receives the current world.
@MainActor package func play<Host: FormHost>(
  in world: World, on make: (World) -> Host, next: (World) -> Act?
) -> Failure? {
  var play = Play(world, on: make(world))
  while let act = next(play.world) {
    guard let problem = play.perform(act) else { continue }
    let fewest = shrink(play.acts, to: problem) {
      replay($0, in: world, on: make)?.problem
    }
    let last = replay(fewest, in: world, on: make)
    let text = Scenario.json(
      world, fewest, worlds: last?.worlds ?? [], problem: problem)
    if let path = ProcessInfo.processInfo.environment["SCENARIO"] {
      try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return Failure(last?.problem ?? problem, fewest, world, text)
  }
  return nil
}

/// Plays acts until the first difference. Returns it with the world after each
/// act.
@MainActor private func replay<Host: FormHost>(
  _ acts: [Act], in world: World, on make: (World) -> Host
) -> (problem: String, worlds: [World])? {
  var play = Play(world, on: make(world))
  var worlds: [World] = []
  for act in acts {
    let traits = play.host.traits
    let expected = play.world.after(act, traits).first
    if let problem = play.perform(act) {
      return (problem, worlds + [expected ?? play.world])
    }
    worlds.append(play.world)
  }
  return nil
}
