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
          "\(field.name) has the default Return key; set it to \(key.title)")
      }
      if promisesTooMuch(field, at: place) {
        add(
          .nextAtEnd, at: field,
          "\(field.name) says Next, but no field follows; say Done")
      }
      if finishesTooEarly(field), let next = screen.follower(of: place),
        !endsPart(field, at: place, before: next),
        let key = field.state.fixedReturnKey
      {
        add(
          .doneInMiddle, at: field,
          "\(field.name) says \(key.title), but \(next.name) follows; say Next")
      }
    }
  }

  /// Whether a key says Next where Return comes to nothing: of a single field
  /// it may lead to the next step, and what a delegate does with it only the
  /// code shows. Where no field of the screen has a delegate in the file, code
  /// may set all of them.
  private func promisesTooMuch(_ field: ScreenField, at place: Int) -> Bool {
    field.traits.returnKey == "next" && field.kind == .textField
      && screen.isWhole && !field.traits.hasDelegate
      && !field.traits.hasReturnAction && screen.follower(of: place) == nil
      && screen.fields[..<place].contains {
        $0.state.isReachable
          && ($0.traits.hasDelegate || $0.traits.hasReturnAction)
      }
  }

  private func finishesTooEarly(_ field: ScreenField) -> Bool {
    guard field.destination == .keyboardCloses,
      // Goes on, wherever that is.
      field.state.fixedReturnKey != .continue
    else { return false }
    // Done ends a search, whatever form stands below it.
    return !submits(field) && !field.words.say(.choice)
      && !field.words.say(.search)
  }

  /// Whether a form may end at a field although another field follows.
  private func endsPart(
    _ field: ScreenField, at place: Int, before next: ScreenField
  ) -> Bool {
    // A section of a table may be a setting of its own.
    next.traits.section != field.traits.section
      || screen.hasButton(between: field, and: next)
      || field.traits.isSecure && screen.beginsLogin(after: place)
      || screen.isRestOptional(after: place)
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

  /// Whether a button with a title stands below one field and above another:
  /// what it does, it does with the fields above.
  func hasButton(between field: ScreenField, and next: ScreenField) -> Bool {
    guard let upper = field.frame, let lower = next.frame else { return false }
    return buttons.contains {
      $0.y >= upper.y + upper.height && $0.y + $0.height <= lower.y
    }
  }

  /// Whether a name and its own password follow, as where one screen has a form
  /// for new users and, in the same place, one for the others.
  func beginsLogin(after place: Int) -> Bool {
    let rest = fields[(place + 1)...].filter {
      $0.state.isReachable && $0.kind == .textField
    }
    guard rest.count > 1, !rest[0].traits.isSecure, rest[1].traits.isSecure
    else { return false }
    return (rest[0].words.say(.user) || rest[0].words.say(.email))
      && !rest[1].words.say(.again)
  }

  /// Whether the file calls all fields that follow optional.
  func isRestOptional(after place: Int) -> Bool {
    fields[(place + 1)...].allSatisfy {
      !$0.state.isReachable || $0.kind == .searchBar || $0.words.say(.optional)
    }
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
        "The chain leads to \(field.name), which is hidden or disabled; skip it"
      )
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
        "\(field.name) has no delegate, unlike the other fields; connect it")
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
        "The segue in line \(other.line) has the identifier "
          + "\(segue.identifier) too; rename one of them")
    }
  }
}
