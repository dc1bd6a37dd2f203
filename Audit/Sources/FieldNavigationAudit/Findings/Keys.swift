import FieldNavigation

/// Labels that promise something else than Return does.
extension Inspection {
  mutating func inspectKeys() {
    for (place, field) in screen.fields.enumerated()
    where field.state.isReachable {
      switch field.traits.returnKey {
      case nil: inspectMissingKey(of: field)
      case "next"? where isLast(place):
        add(
          .nextAtEnd, at: field,
          "\(field.name) says Next, but no field follows; say Done")
      default: break
      }
      if field.destination == .keyboardCloses, let next = follower(of: place),
        let key = field.state.fixedReturnKey
      {
        add(
          .doneInMiddle, at: field,
          "\(field.name) says \(key.title), "
            + "but \(next.name) follows; say Next")
      }
    }
  }

  private mutating func inspectMissingKey(of field: ScreenField) {
    // A form of one field has nowhere to go.
    guard screen.fields.count > 1, let key = field.returnKey else { return }
    add(
      .noReturnKey, at: field,
      "\(field.name) leaves its Return key to the system; say "
        + "\(key.title)")
  }

  private func isLast(_ place: Int) -> Bool { follower(of: place) == nil }

  private func follower(of place: Int) -> ScreenField? {
    screen.fields[(place + 1)...].first(where: \.state.isReachable)
  }
}

/// Chains of tags and outlets, and the delegates that follow them.
extension Inspection {
  mutating func inspectChain() {
    let leadsTo = Set(screen.fields.compactMap(\.traits.next))
    let isTagged = screen.fields.filter { $0.traits.tag != 0 }.count > 1
    for field in screen.fields where !field.state.isReachable {
      guard leadsTo.contains(field.id) || isTagged && field.traits.tag != 0
      else { continue }
      add(
        .unreachableInChain, at: field,
        "\(field.name) is in the chain, but hidden or disabled; lead past it")
    }
    inspectDelegates()
  }

  private mutating func inspectDelegates() {
    let fields = screen.fields.filter { $0.kind == .textField }
    guard fields.contains(where: \.traits.hasDelegate) else { return }
    for field in fields where !field.traits.hasDelegate {
      add(
        .noDelegate, at: field,
        "\(field.name) has no delegate, as the other fields have; connect it")
    }
  }

  mutating func inspectSegues() {
    var lines: [String: Int] = [:]
    for segue in screen.segues {
      guard let line = lines[segue.identifier] else {
        lines[segue.identifier] = segue.line
        continue
      }
      add(
        .duplicateSegue, line: segue.line,
        "The segue identifier \(segue.identifier) stands in line \(line) "
          + "already; rename one of the two")
    }
  }
}
