#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// What a scan has found goes into the form. It runs at every end of a turn
/// while the user edits: what is as it was must cost next to nothing.
extension NavigatedForm {
  /// Takes the fields as they are now; those that it lacks are let go.
  ///
  /// - Parameters:
  ///   - entries: in order.
  ///   - make: a field that is new here; `nil` where it is another's.
  ///   - drop: is told of each that is let go.
  ///   - bar: is asked for where one is wanted.
  /// - Returns: whether the keyboard on the screen shows what is not so any
  ///   more: it may have come before we knew of its field.
  func update(
    _ entries: [Entry], _ configuration: FieldNavigator.Configuration,
    make: (UIResponder) -> NavigatedField?, drop: (FieldID) -> Void,
    bar: () -> UIView
  ) -> Bool {
    var isRight = isComplete && scanned.count == entries.count
    var seen = Look()
    if isRight { isRight = look(at: entries, configuration, bar, &seen) }
    if !isRight {
      take(entries, make, drop)
      _ = look(at: entries, configuration, bar, &seen)
    }
    noteLabels(form.setPolicy(configuration.policy))
    reviewRefusals()
    var isLate = seen.hasNewBar
    if hasOutdatedLabels || seen.hasWrongLabel, showLabels() { isLate = true }
    return isLate
  }

  private struct Look {
    var hasWrongLabel = false
    /// The field whose keyboard is on the screen has another bar now.
    var hasNewBar = false
  }

  /// - Returns: whether the fields, their order and their groups are those of
  ///   the last scan; if not, it stops there. The address of a view that is gone
  ///   may be another's by now.
  private func look(
    at entries: [Entry], _ configuration: FieldNavigator.Configuration,
    _ bar: () -> UIView, _ seen: inout Look
  ) -> Bool {
    let focused = focused
    for (member, entry) in zip(scanned, entries) {
      guard let member else { continue }
      guard member.group == entry.group, member.isListed == entry.isListed
      else { return false }
      switch entry.source {
      case .rows(let gap):
        guard gap === member else { return false }
        let state = gap.state(entry.obstacles)
        if state != gap.state { set(state, of: gap) }
      case .responder(let responder):
        guard let field = member as? NavigatedField,
          field.responder === responder
        else { return false }
        let state = field.state(of: responder, entry.obstacles, configuration)
        if state != field.state { set(state, of: field) }
        if !field.showsWanted, field !== focused { seen.hasWrongLabel = true }
        if field.showBar(configuration.inputBar, bar, on: responder),
          responder.isFirstResponder
        {
          seen.hasNewBar = true
        }
      }
    }
    return true
  }

  private func take(
    _ entries: [Entry], _ make: (UIResponder) -> NavigatedField?,
    _ drop: (FieldID) -> Void
  ) {
    var order: [FieldID] = []
    order.reserveCapacity(entries.count)
    var seen = Set<FieldID>(minimumCapacity: entries.count)
    scanned = entries.map { entry in
      guard let member = member(entry.source, make),
        seen.insert(member.id).inserted
      else { return nil }
      member.group = entry.group
      member.isListed = entry.isListed
      member.state = nil
      order.append(member.id)
      return member
    }
    for (id, member) in members where !seen.contains(id) {
      members[id] = nil
      guard let field = member as? NavigatedField else { continue }
      field.release()
      drop(id)
    }
    // Most forms have one group, and cost less if they say so.
    let hasGroups = entries.contains { $0.group > 0 }
    form.reorder(
      order,
      group: hasGroups ? { [members] in members[$0]?.group ?? 0 } : nil)
    isComplete = order.count == scanned.count
    hasOutdatedLabels = true
  }

  private func member(
    _ source: Entry.Source, _ make: (UIResponder) -> NavigatedField?
  ) -> FormMember? {
    switch source {
    case .rows(let gap):
      members[gap.id] = gap
      return gap
    case .responder(let responder):
      let id = FieldID.responder(ObjectIdentifier(responder))
      if let known = field(id), known.responder === responder { return known }
      members[id] = make(responder)
      return members[id]
    }
  }

  /// Sets the label of every field but the focused one, whose keyboard is on
  /// the screen already.
  ///
  /// - Returns: whether one that is not known to have focus has it, and had
  ///   another label.
  private func showLabels() -> Bool {
    var isLate = false
    let focused = focused
    for case let field as NavigatedField in scanned {
      guard let responder = field.responder else { continue }
      if hasOutdatedLabels { field.wanted = form.returnKey(of: field.id) }
      if field !== focused, field.showWanted(on: responder),
        responder.isFirstResponder
      {
        isLate = true
      }
    }
    hasOutdatedLabels = false
    return isLate
  }

  /// Whether the label of the focused field was another one.
  func showFocusedLabel() -> Bool {
    guard let focused, let responder = focused.responder else { return false }
    return focused.showWanted(on: responder)
  }
}
#endif
