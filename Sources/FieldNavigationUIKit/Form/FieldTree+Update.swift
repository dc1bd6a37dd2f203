#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// What a scan has found goes into the forms. It runs at every end of a turn
/// while the user edits: what is as it was must cost next to nothing.
extension FieldTree {
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
    _ entries: [Entry], groups: Int, _ options: Options,
    make: (UIResponder) -> NavigatedField?, drop: (NavigatedField) -> Void,
    bar: () -> UIView
  ) -> Bool {
    var isRight = isComplete && members.count == entries.count
    var seen = Look()
    if isRight { isRight = look(at: entries, options, bar, &seen) }
    if !isRight {
      take(entries, groups: groups, make, drop)
      _ = look(at: entries, options, bar, &seen)
    }
    for group in returns.indices
    where !returns[group].setPolicy(options.policy).isEmpty {
      hasOutdatedLabels = true
    }
    var isLate = seen.hasNewBar
    if hasOutdatedLabels || seen.hasWrongLabel, showLabels(of: entries) {
      isLate = true
    }
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
    at entries: [Entry], _ options: Options, _ bar: () -> UIView,
    _ seen: inout Look
  ) -> Bool {
    let focused = focused
    for (field, entry) in zip(members, entries) {
      guard let field else { continue }
      let responder = entry.responder
      guard field.responder === responder, field.group == entry.group,
        field.isListed == entry.isListed
      else { return false }
      let state = field.state(of: responder, entry.obstacles, options)
      if state != field.state { set(state, of: field) }
      if !field.showsWanted, field !== focused { seen.hasWrongLabel = true }
      if field.showBar(options.bar, bar, on: responder),
        responder.isFirstResponder
      {
        seen.hasNewBar = true
      }
    }
    return true
  }

  private func take(
    _ entries: [Entry], groups: Int,
    _ make: (UIResponder) -> NavigatedField?, _ drop: (NavigatedField) -> Void
  ) {
    var orders = Array(repeating: [ObjectIdentifier](), count: groups)
    var order: [ObjectIdentifier] = []
    order.reserveCapacity(entries.count)
    var seen = Set<ObjectIdentifier>(minimumCapacity: entries.count)
    members = entries.map { entry in
      let id = ObjectIdentifier(entry.responder)
      guard seen.insert(id).inserted,
        let field = field(of: entry.responder, make)
      else {
        seen.remove(id)
        return nil
      }
      field.group = entry.group
      field.isListed = entry.isListed
      field.state = nil
      orders[entry.group].append(id)
      order.append(id)
      return field
    }
    for (id, field) in fields where !seen.contains(id) {
      field.release()
      fields[id] = nil
      drop(field)
    }
    while returns.count < groups { returns.append(Form()) }
    for group in returns.indices {
      returns[group].reorder(group < groups ? orders[group] : [])
    }
    tabs.reorder(order)
    isComplete = order.count == members.count
    hasOutdatedLabels = true
  }

  private func field(
    of responder: UIResponder, _ make: (UIResponder) -> NavigatedField?
  ) -> NavigatedField? {
    let id = ObjectIdentifier(responder)
    if let known = fields[id], known.responder === responder { return known }
    fields[id] = make(responder)
    return fields[id]
  }

  /// Tells the forms what a field is like now.
  func set(_ state: FieldState, of field: NavigatedField) {
    field.state = state
    if !returns[field.group].update(field.id, state).isEmpty {
      hasOutdatedLabels = true
    }
    tabs.update(field.id, state.tabStop)
    field.listen(!state.keepsReturn)
  }

  /// Sets the label of every field but the focused one, whose keyboard is on
  /// the screen already.
  ///
  /// - Returns: whether one that is not known to have focus has it, and had
  ///   another label.
  private func showLabels(of entries: [Entry]) -> Bool {
    var isLate = false
    for (field, entry) in zip(members, entries) {
      guard let field else { continue }
      if hasOutdatedLabels {
        field.wanted = returns[field.group].key(of: field.id)
      }
      if field !== focused, field.showWanted(on: entry.responder),
        entry.responder.isFirstResponder
      {
        isLate = true
      }
    }
    hasOutdatedLabels = false
    return isLate
  }
}
#endif
