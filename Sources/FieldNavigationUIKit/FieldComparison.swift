#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// One comparison of the views with the records of the last walk.
@MainActor struct FieldComparison {
  /// A changed field, by its record and by its number among the fields.
  typealias Change = (
    record: Int, number: Int, field: UIView, snapshot: FieldSnapshot
  )

  /// The next record.
  private(set) var place = 0
  private(set) var changes: [Change] = []
  private var fieldCount = 0
  private let records: [ViewRecord]
  private let roles: ViewRoles
  private let isEmpty: ((UIResponder) -> Bool)?
  private let sortsByTag: Bool
  private let configuration: FieldNavigator.Configuration
  private var kinds: ViewKinds

  init(_ context: NavigatorContext, _ records: [ViewRecord]) {
    configuration = context.configuration
    self.records = records
    roles = context.roles
    isEmpty = context.configuration.isFieldEmpty
    sortsByTag = context.configuration.sortsByTag
    kinds = ViewKinds(roles)
  }

  /// Whether the view has the same fields inside as before, in the same layout.
  mutating func isUnchanged(_ view: UIView, page: CGFloat? = nil) -> Bool {
    guard place < records.count, records[place].view == ObjectIdentifier(view),
      records[place].type == ObjectIdentifier(type(of: view))
    else { return !leadsToField(view) }
    let own = place
    let kind = records[place].kind
    place += 1
    if kind.isField { return isUnchanged(field: view, own) }
    guard
      records[own].describes(
        wrapper: view, isUnit: view.isUnit(kind, roles, page: page),
        isRoot: own == 0),
      records[own].isExcluded == roles.isExcluded(view),
      records[own].isGroup == roles.isGroup(view)
    else { return false }
    let inner = view.pageWidth(inside: page, kind)
    for subview in view.subviews where !isUnchanged(subview, page: inner) {
      return false
    }
    return place == records[own].layout.end
  }

  private mutating func leadsToField(_ view: UIView) -> Bool {
    let kind = kinds.kind(of: view)
    if kind.isField { return true }
    if kind == .closed { return false }
    for subview in view.subviews where leadsToField(subview) { return true }
    return false
  }

  private mutating func isUnchanged(
    field: UIView, _ place: Int
  ) -> Bool {
    defer { fieldCount += 1 }
    let snapshot = FieldSnapshot(of: field, isEmpty: isEmpty)
    guard snapshot.obstacles == records[place].snapshot?.obstacles,
      records[place].layout.frame == LayoutRect(field.frame),
      !sortsByTag || records[place].tag == field.tag
    else { return false }
    if snapshot != records[place].snapshot || isMissingBar(snapshot) {
      changes.append((place, fieldCount, field, snapshot))
    }
    return true
  }

  /// An accessory view of the controller may have taken the place of the bar,
  /// and be gone by now.
  private func isMissingBar(_ snapshot: FieldSnapshot) -> Bool {
    !snapshot.hasAccessory && snapshot.wantsBar(configuration)
  }
}
#endif
