import FieldNavigation

/// Reports Return keys whose label doesn't match what the key does.
extension Inspection<StoryboardScreen> {
  mutating func inspectKeys() {
    // A field in an unknown place may follow any other field.
    guard screen.isOrdered else { return }
    let ends = FormEnds(of: screen)
    for (place, field) in screen.fields.enumerated()
    where field.state.isReachable && screen.hasReturnKey(field) {
      if let key = screen.missingKey(of: field, at: place) {
        add(
          .noReturnKey, at: field,
          "\(field.name) has the default Return key; set it to \(key.title)")
      }
      let doesNothing = doesNothing(field, at: place)
      if doesNothing || hasCode && screen.isWhole,
        promisesTooMuch(field, at: place)
      {
        add(
          .nextAtEnd, at: field, isCertain: doesNothing,
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

  /// Whether a key shows Next although no field follows. The audit accepts Next
  /// in the only field of a form, because the key may lead to the next step,
  /// and in a field with an action.
  private func promisesTooMuch(_ field: ScreenField, at place: Int) -> Bool {
    field.traits.returnKey == "next" && field.kind == .textField
      && !field.traits.hasReturnAction && screen.follower(of: place) == nil
      && !field.words.say(.choice)
      && screen.fields[..<place].contains(where: \.isTypedInto)
  }

  /// Whether Return in the last field does nothing, judging by the file alone.
  /// The app may handle Return in a field with a delegate, and code may set all
  /// delegates if an earlier field has none in the file.
  private func doesNothing(_ field: ScreenField, at place: Int) -> Bool {
    !field.traits.hasDelegate && screen.isWhole
      && screen.fields[..<place].filter(\.isTypedInto).allSatisfy {
        $0.traits.hasDelegate || $0.traits.hasReturnAction
      }
  }

  private func finishesTooEarly(_ field: ScreenField) -> Bool {
    guard field.destination == .keyboardCloses,
      // A Continue key may lead to any screen.
      field.state.fixedReturnKey != .continue
    else { return false }
    // A Done key in a search field ends the search. Fields may follow the
    // search field.
    return !submits(field) && !field.words.say(.choice)
      && !field.words.say(.search)
  }

  /// Whether Return in a field probably submits the form. Fields after the last
  /// password are often optional. Fields after a repeated password are often
  /// optional, too.
  private func submits(_ field: ScreenField) -> Bool {
    field.id == screen.secrets.lastID
      || field.traits.isSecure && field.words.say(.again)
  }
}

extension ScreenField {
  fileprivate var isTypedInto: Bool {
    state.isReachable && kind == .textField
  }
}

extension StoryboardScreen {
  /// Whether the file shows where every reachable field is.
  var isOrdered: Bool {
    !fields.contains { $0.state.isReachable && !$0.isPlaced }
  }

  /// The label to add to a field. `nil` if the label isn't certain, or if a
  /// navigator in the file sets it. Text that
  /// the file saves in a field may be an example. The label must be the same if
  /// all fields are empty.
  func missingKey(of field: ScreenField, at place: Int) -> ReturnKey? {
    // A form with a single field needs no label.
    guard !hasNavigator, fields.count > 1, field.state.isReachable,
      field.traits.returnKey == nil, hasReturnKey(field),
      let key = field.returnKey
    else { return nil }
    return key == (follower(of: place) == nil ? .done : .next) ? key : nil
  }

  /// The next reachable field after this index. Search bars aren't part of a
  /// form.
  func follower(of place: Int) -> ScreenField? {
    fields[(place + 1)...].first {
      $0.state.isReachable && $0.kind != .searchBar
    }
  }
}

/// Reports problems with delegates, with segues, and with outlets between
/// fields.
extension Inspection<StoryboardScreen> {
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

  /// Reports fields without a delegate if most other fields have a delegate. If
  /// most fields have no delegate, code probably sets all delegates.
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
    var first: [String: StoryboardScreen.Segue] = [:]
    for segue in screen.segues {
      guard let other = first[segue.identifier] else {
        first[segue.identifier] = segue
        continue
      }
      // Two segues of the same kind to the same screen may share an identifier.
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
