package import FieldNavigation

/// Every small world, for tests that try all of them.
extension World {
  /// Changes that make a field's state.
  package typealias State = @Sendable (inout Field) -> Void

  /// Empty, filled, hidden, and two ways to refuse focus.
  package static let states: [State] = [
    { _ in }, { $0.text = "x" }, { $0.isHidden = true },
    { $0.refuses = .always }, { $0.refuses = .once },
  ]

  /// All worlds with this number of fields under a policy.
  package static func every(
    _ count: Int, _ policy: ReturnPolicy = ReturnPolicy(),
    states: [State] = states
  ) -> some Sequence<World> {
    let all = (0..<count).reduce(1) { total, _ in total * states.count }
    return (0..<all).lazy.map { number in
      var (world, rest) = (World(policy: policy), number)
      for place in 0..<count {
        var field = Field("f\(place)")
        states[rest % states.count](&field)
        rest /= states.count
        world.fields.append(field)
      }
      return world
    }
  }

  /// Focuses each field and presses keys in it. The second press of Return
  /// shows whether refusals are remembered (R10).
  package func sweep(_ keys: [Act.Key] = [.return, .return]) -> [Act] {
    fields.flatMap { field in
      [.focus(field.id)] + keys.map(Act.press)
    }
  }
}
