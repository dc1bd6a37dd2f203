import FieldNavigation

/// Findings on keys whose label doesn't match what Return does.
extension Inspection {
  mutating func inspectKeys() {
    // A field without a known place may follow any other.
    guard screen.isOrdered else { return }
    let ends = FormEnds(of: screen)
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
          "\(field.name) has a Next key, but no field follows; use Done")
      }
      if finishesTooEarly(field), let next = screen.follower(of: place),
        !ends.mayEnd(at: place, before: next),
        let key = field.state.fixedReturnKey
      {
        add(
          .doneInMiddle, at: field,
          "\(field.name) has a \(key.title) key, but \(next.name) follows; use "
            + "Next")
      }
    }
  }

  /// Whether a key shows Next although Return does nothing. In a form of one
  /// field it may lead to the next step, and only the code shows what a delegate
  /// does with it. If another field has no delegate in the file, code may set
  /// them.
  private func promisesTooMuch(_ field: ScreenField, at place: Int) -> Bool {
    guard field.traits.returnKey == "next", field.kind == .textField,
      !field.traits.hasDelegate, !field.traits.hasReturnAction,
      screen.isWhole, screen.follower(of: place) == nil,
      !field.words.say(.choice)
    else { return false }
    let earlier = screen.fields[..<place].filter {
      $0.state.isReachable && $0.kind == .textField
    }
    return !earlier.isEmpty
      && earlier.allSatisfy {
        $0.traits.hasDelegate || $0.traits.hasReturnAction
      }
  }

  private func finishesTooEarly(_ field: ScreenField) -> Bool {
    guard field.destination == .keyboardCloses,
      // A Continue key may lead to any screen.
      field.state.fixedReturnKey != .continue
    else { return false }
    // A Done key in a search field ends the search. Fields below it don't
    // matter.
    return !submits(field) && !field.words.say(.choice)
      && !field.words.say(.search)
  }

  /// Return in the last or the repeated password often submits the form,
  /// because the fields after it are optional.
  private func submits(_ field: ScreenField) -> Bool {
    field.id == screen.secrets.lastID
      || field.traits.isSecure && field.words.say(.again)
  }
}

extension Screen {
  /// Whether the file gives the place of every field.
  var isOrdered: Bool {
    !fields.contains { $0.state.isReachable && !$0.isPlaced }
  }

  /// The label to add to a field, if the label is certain. Texts saved in the
  /// file may be examples, so the label has to be the same without them.
  func missingKey(of field: ScreenField, at place: Int) -> ReturnKey? {
    // A form with a single field has no next field.
    guard fields.count > 1, field.state.isReachable,
      field.traits.returnKey == nil, hasReturnKey(field),
      let key = field.returnKey
    else { return nil }
    return key == (follower(of: place) == nil ? .done : .next) ? key : nil
  }

  /// The next reachable field. A search bar isn't part of a form.
  func follower(of place: Int) -> ScreenField? {
    fields[(place + 1)...].first {
      $0.state.isReachable && $0.kind != .searchBar
    }
  }
}

/// Findings on chains of outlets, and on delegates.
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

  /// Fields without a delegate on a screen where most fields have one. If only
  /// one of many fields has a delegate, code probably sets the other delegates.
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
      // Two segues to the same screen may share an identifier.
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
