import FieldNavigation

/// Labels that promise something else than Return does.
extension Inspection {
  mutating func inspectKeys() {
    // A field whose place is unknown may follow any other.
    guard screen.isOrdered else { return }
    for (place, field) in screen.fields.enumerated()
    where field.state.isReachable && screen.hasReturnKey(field) {
      if let key = screen.missingKey(of: field, at: place) {
        add(
          .noReturnKey, at: field,
          "\(field.name) leaves its Return key to the system; say \(key.title)")
      }
      if promisesTooMuch(field, at: place) {
        add(
          .nextAtEnd, at: field,
          "\(field.name) says Next, but no field follows; say Done")
      }
      if finishesTooEarly(field), let next = screen.follower(of: place),
        // A section of a table may be a setting of its own.
        next.traits.section == field.traits.section,
        let key = field.state.fixedReturnKey
      {
        add(
          .doneInMiddle, at: field,
          "\(field.name) says \(key.title), but \(next.name) follows; say Next")
      }
    }
  }

  /// Whether a key says Next where Return comes to nothing: of a single field
  /// it may lead to the next step, and what code does with it the delegate may
  /// know.
  private func promisesTooMuch(_ field: ScreenField, at place: Int) -> Bool {
    field.traits.returnKey == "next" && field.kind == .textField
      && screen.isWhole && !field.traits.hasDelegate
      && !field.traits.hasReturnAction && screen.follower(of: place) == nil
      && screen.fields[..<place].contains(where: \.state.isReachable)
  }

  private func finishesTooEarly(_ field: ScreenField) -> Bool {
    guard field.destination == .keyboardCloses,
      // Goes on, wherever that is.
      field.state.fixedReturnKey != .continue
    else { return false }
    return !submits(field) && !field.words.say(.choice)
  }

  /// The last password of a form submits it, and one that is typed again; what
  /// follows is not for everybody.
  private func submits(_ field: ScreenField) -> Bool {
    field.id == screen.secrets.lastID
      || field.traits.isSecure && field.words.say(.again)
  }
}

extension Screen {
  /// Whether the file says where all fields are among the others.
  var isOrdered: Bool {
    !fields.contains { $0.state.isReachable && !$0.isPlaced }
  }

  /// The label that a field of an ordered screen lacks, where there is no doubt
  /// about it: texts that are saved in the file may be examples, so that it has
  /// to be the same without them.
  func missingKey(of field: ScreenField, at place: Int) -> ReturnKey? {
    // A form of one field has nowhere to go.
    guard fields.count > 1, field.state.isReachable,
      field.traits.returnKey == nil, hasReturnKey(field),
      let key = field.returnKey
    else { return nil }
    return key == (follower(of: place) == nil ? .done : .next) ? key : nil
  }

  /// The next field that the user can go to. A search bar is no part of a form.
  func follower(of place: Int) -> ScreenField? {
    fields[(place + 1)...].first {
      $0.state.isReachable && $0.kind != .searchBar
    }
  }
}

/// Chains of tags and outlets, and the delegates that follow them.
extension Inspection {
  mutating func inspectChain() {
    let leadsTo = Set(screen.fields.compactMap(\.traits.next))
    for field in screen.fields where !field.state.isReachable {
      guard leadsTo.contains(field.id) else { continue }
      add(
        .unreachableInChain, at: field,
        "\(field.name) is in the chain, but hidden or disabled; lead past it")
    }
    inspectDelegates()
  }

  /// A field that most others are not alike; where one of many has a delegate,
  /// code gives the rest theirs.
  private mutating func inspectDelegates() {
    let fields = screen.fields.filter {
      $0.kind == .textField && $0.state.isReachable
    }
    let without = fields.filter { !$0.traits.hasDelegate }
    guard 2 * without.count < fields.count else { return }
    for field in without
    where !field.traits.hasReturnAction && screen.hasReturnKey(field) {
      add(
        .noDelegate, at: field,
        "\(field.name) has no delegate, as the other fields have; connect it")
    }
  }

  mutating func inspectSegues() {
    var first: [String: Screen.Segue] = [:]
    for segue in screen.segues {
      guard let other = first[segue.identifier] else {
        first[segue.identifier] = segue
        continue
      }
      // Two ways to one screen may have one name.
      guard
        segue.destination != other.destination || segue.kind != other.kind
      else { continue }
      add(
        .duplicateSegue, line: segue.line,
        "The segue identifier \(segue.identifier) stands in line \(other.line) "
          + "already; rename one of the two")
    }
  }
}
