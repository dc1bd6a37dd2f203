#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The fields of a hierarchy of views, in order, as of the last scan.
///
/// 1. A scan walks through all views, and makes a record of each field and of
///    each view with fields inside.
/// 2. Fields are sorted only if the records differ from those of the scan
///    before, or if the app has listed fields (R2, R3).
/// 3. A comparison goes through views and records side by side, and collects
///    the fields whose text, label or bar has changed. Nearly every end of a
///    turn needs no scan.
@MainActor struct FieldScan {
  /// A field, or rows without views, at a place of the order.
  struct Entry {
    enum Source {
      case responder(UIResponder, FieldSnapshot)
      case rows(UnloadedRows)
    }

    let source: Source
    let obstacles: Obstacles
    var group = 0
    /// Whether the app has listed this field: then it counts as visible even if
    /// it is transparent (R1).
    var isListed = false
  }

  private let context: NavigatorContext
  private var records: [ViewRecord] = []
  /// The order, by places in the hierarchy; `nil` for the order of the
  /// hierarchy.
  private var order: [Int]?
  private var obstaclesAbove: Obstacles = []
  private var version = -1
  private var hasLists = false
  private var lists: [ObjectIdentifier: KnownRows] = [:]
  /// Whether the last scan found another layout than the scan before it.
  private(set) var hasNewLayout = false

  init(_ context: NavigatorContext) {
    self.context = context
  }

  // MARK: Scan

  /// Walks through all views.
  ///
  /// - Complexity: O(views), and the sort of ``ReadingOrder`` if the layout has
  ///   changed.
  mutating func entries(in root: UIView) -> [Entry] {
    // The app may change roles or the configuration where the walk asks it.
    let current = context.version
    var walk = FieldWalk(context, lists, expecting: records.count)
    obstaclesAbove = Self.obstacles(above: root)
    walk.visit(root, obstaclesAbove, group: 0)
    // The frame of the root does not count: it makes no difference to the order
    // inside, and the root may be moved for the keyboard.
    hasNewLayout =
      version != current
      || !walk.records.dropFirst().elementsEqual(
        records.dropFirst(), by: { $0.hasSameLayout(as: $1) })
      || walk.records.first?.direction != records.first?.direction
    records = walk.records
    lists = walk.lists
    hasLists = records.contains(where: \.kind.isList)
    version = current
    // Another field may have the address of a listed field that is gone.
    if hasNewLayout || context.configuration.listed != nil {
      sort(walk.entries)
    }
    return order.map { $0.map { walk.entries[$0] } } ?? walk.entries
  }

  private static func obstacles(above root: UIView) -> Obstacles {
    let above =
      root.superview.map(Obstacles.init(of:))
      ?? (root.window == nil ? .detached : [])
    return above.subtracting(.disabled)
  }

  /// An explicit list wins, then tags, then reading order (R2).
  private mutating func sort(_ entries: [Entry]) {
    let configuration = context.configuration
    var order = ReadingOrder.sorted(
      records.map(\.layout),
      direction: records.first?.direction ?? .leftToRight)
    if configuration.sortsByTag {
      let tags = records.filter(\.layout.isField).map(\.tag)
      order = SequentialOrder.byTag(order.map { tags[$0] }).map { order[$0] }
    }
    if let listed = configuration.listed?.responders, !listed.isEmpty {
      var places: [ObjectIdentifier: Int32] = [:]
      for (place, responder) in listed.enumerated() {
        places[ObjectIdentifier(responder)] = Int32(place)
      }
      let explicit = order.map { place -> Int32 in
        guard case .responder(let responder, _) = entries[place].source
        else { return -1 }
        return places[ObjectIdentifier(responder)] ?? -1
      }
      order = TabOrder.merge(explicit).map { order[Int($0)] }
    }
    let isSorted = zip(order, order.indices).allSatisfy { $0 == $1 }
    self.order = isSorted ? nil : order
  }

  // MARK: Comparison

  /// A field whose text, label or bar has changed, with its place in the order.
  typealias Change = (place: Int, field: UIView, snapshot: FieldSnapshot)

  /// The changes since the last scan.
  ///
  /// - Returns: the fields whose text, label or bar has changed; `nil` if there
  ///   may be other fields, or another order, so that a scan is necessary.
  /// - Complexity: O(views).
  mutating func changes(in root: UIView) -> [Change]? {
    // Only a scan finds the rows of a list that have come or gone.
    guard version == context.version, !hasLists,
      obstaclesAbove == Self.obstacles(above: root)
    else { return nil }
    guard let found = comparison(with: root) else { return nil }
    if found.isEmpty { return [] }
    let places = order.map { order in
      var places = Array(repeating: 0, count: order.count)
      for (place, number) in order.enumerated() { places[number] = place }
      return places
    }
    return found.map { change in
      records[change.record].snapshot = change.snapshot
      return (
        places?[change.number] ?? change.number, change.field, change.snapshot
      )
    }
  }

  private func comparison(with root: UIView) -> [FieldComparison.Change]? {
    var comparison = FieldComparison(context, records)
    guard comparison.isUnchanged(root), comparison.place == records.count
    else { return nil }
    return comparison.changes
  }
}

// MARK: -

/// The kind of view that a class is to a scan. Subclasses are of the same kind.
private enum ViewKind: UInt8 {
  case plain, stack, cell, scroll, table, collection, picker, textField
  case textView, named

  init(of view: UIView) {
    self =
      switch view {
      case is UITextField: .textField
      case is UITextView: .textView
      case is UIStackView: .stack
      case is UITableView: .table
      case is UICollectionView: .collection
      case is UIScrollView: .scroll
      case is UITableViewCell, is UICollectionViewCell: .cell
      // The wheels of a picker may be text fields of its own.
      case is UIDatePicker, is UIPickerView: .picker
      default: .plain
      }
  }

  var isField: Bool {
    self == .textField || self == .textView || self == .named
  }

  var isList: Bool { self == .table || self == .collection }

  var isScroller: Bool { self == .scroll || isList }
}

/// Remembers the kind of each class: a cast for each kind would cost more than
/// the rest of a comparison.
@MainActor private struct ViewKinds {
  private static var known: [ObjectIdentifier: ViewKind] = [:]
  private let named: WeakSet
  private var last: (type: ObjectIdentifier, kind: ViewKind)?

  init(_ roles: ViewRoles) {
    named = roles.fields
  }

  mutating func kind(of view: UIView) -> ViewKind {
    if !named.isEmpty, named.contains(view) { return .named }
    let type = ObjectIdentifier(Swift.type(of: view))
    if let last, last.type == type { return last.kind }
    let kind = Self.known[type] ?? ViewKind(of: view)
    Self.known[type] = kind
    last = (type, kind)
    return kind
  }
}

/// The properties of a field, or of a view with fields inside, that decide the
/// result of a scan. The records of the views inside follow the record of a
/// view.
private struct ViewRecord {
  let view: ObjectIdentifier
  /// The class, by which the kind is known.
  let type: ObjectIdentifier
  let kind: ViewKind
  /// The view as reading order takes it. Rows without views count as a field.
  private(set) var layout: LayoutRecord
  var tag = 0
  /// The obstacles that a wrapper makes for the views inside, without those of
  /// its ancestors.
  var obstacles: Obstacles = []
  /// Of a wrapper: another wrapper may have the address of a view with a role.
  var isExcluded = false
  var isGroup = false
  /// `nil` for a wrapper.
  var snapshot: FieldSnapshot?

  @MainActor init(field view: UIView, _ kind: ViewKind) {
    self.init(view, kind, LayoutRect(view.frame))
  }

  @MainActor init(rows: UnloadedRows, _ frame: CGRect) {
    self.init(rows, .plain, LayoutRect(frame))
  }

  @MainActor init(wrapper view: UIView, _ kind: ViewKind) {
    self.init(view, kind, LayoutRect(.zero))
  }

  private init(_ view: AnyObject, _ kind: ViewKind, _ frame: LayoutRect) {
    self.view = ObjectIdentifier(view)
    type = ObjectIdentifier(Swift.type(of: view))
    self.kind = kind
    layout = LayoutRecord(frame)
  }

  /// Completes the record of a wrapper, after the records of all views inside.
  @MainActor mutating func close(_ view: UIView, end: Int, isUnit: Bool) {
    layout.frame = Self.frame(of: view, kind, isUnit: isUnit)
    layout.isUnit = isUnit
    layout.end = end
    // The direction of the view around a unit decides the unit's place.
    if isUnit {
      layout.directionInside = view.readingDirection
    } else {
      layout.direction = view.readingDirection
    }
  }

  /// The direction inside a wrapper.
  var direction: ReadingDirection? {
    layout.directionInside ?? layout.direction
  }

  @MainActor private static func frame(
    of view: UIView, _ kind: ViewKind, isUnit: Bool
  ) -> LayoutRect {
    var frame = LayoutRect(view.frame)
    if isUnit, kind.isScroller, let scroller = view as? UIScrollView {
      // Bars cover the edges of a scroll view as far as its insets. The covered
      // edges do not count, or a field in a bar would be in one row with the
      // scroll view.
      let insets = scroller.adjustedContentInset
      frame.y += Double(insets.top)
      frame.height -= Double(insets.top + insets.bottom)
    }
    return frame
  }

  func hasSameLayout(as other: ViewRecord) -> Bool {
    view == other.view && layout == other.layout && tag == other.tag
  }

  /// Whether the wrapper itself has not changed since the scan.
  @MainActor func describes(
    wrapper view: UIView, isUnit: Bool, isRoot: Bool
  ) -> Bool {
    obstacles == Obstacles(inside: view) && isUnit == layout.isUnit
      && direction == view.readingDirection
      && (isRoot || layout.frame == Self.frame(of: view, kind, isUnit: isUnit))
  }
}

extension UIView {
  fileprivate var readingDirection: ReadingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Whether a view is read as a unit, and placed by its own frame (R3).
  fileprivate func isUnit(_ kind: ViewKind, _ roles: ViewRoles) -> Bool {
    switch kind {
    case .stack, .cell: return true
    // A view below a scroll view on the screen comes after all fields of the
    // scroll view, even if the content reaches farther down.
    case .scroll, .table, .collection:
      if let scroller = self as? UIScrollView,
        scroller.contentSize.height > scroller.bounds.height
      {
        return true
      }
    default: break
    }
    // The frames inside a transformed view are in other coordinates than those
    // of the views beside it.
    return shouldGroupAccessibilityChildren || !transform.isIdentity
      || (!roles.units.isEmpty && roles.units.contains(self))
  }
}

// MARK: -

/// One walk through all views.
@MainActor private struct FieldWalk {
  private(set) var entries: [FieldScan.Entry] = []
  private(set) var records: [ViewRecord] = []
  private(set) var lists: [ObjectIdentifier: KnownRows]
  private let context: NavigatorContext
  private let roles: ViewRoles
  private let isEmpty: ((UIResponder) -> Bool)?
  private let sortsByTag: Bool
  private var kinds: ViewKinds
  private var groupCount = 1

  init(
    _ context: NavigatorContext, _ lists: [ObjectIdentifier: KnownRows],
    expecting count: Int
  ) {
    self.context = context
    self.lists = lists.filter { $0.value.view != nil }
    roles = context.roles
    isEmpty = context.configuration.isFieldEmpty
    sortsByTag = context.configuration.sortsByTag
    kinds = ViewKinds(roles)
    records.reserveCapacity(count)
    entries.reserveCapacity(count)
  }

  mutating func visit(_ view: UIView, _ inherited: Obstacles, group: Int) {
    let kind = kinds.kind(of: view)
    if kind.isField { return add(view, kind, inherited, group) }
    if kind == .picker { return }
    let subviews = view.subviews
    if subviews.isEmpty { return }
    let own = Obstacles(inside: view)
    var obstacles = inherited.union(own)
    let isExcluded = roles.isExcluded(view)
    if isExcluded { obstacles.insert(.excluded) }
    let isGroup = roles.isGroup(view)
    var group = group
    if isGroup {
      group = groupCount
      groupCount += 1
    }
    let (place, before) = (records.count, entries.count)
    records.append(ViewRecord(wrapper: view, kind))
    if let list = RowList(view, kind.isList) {
      visit(list, subviews, obstacles, group: group)
    } else {
      for subview in subviews { visit(subview, obstacles, group: group) }
    }
    // A view without fields inside makes no difference to the order.
    if entries.count == before { return records.removeSubrange(place...) }
    records[place].obstacles = own
    records[place].isExcluded = isExcluded
    records[place].isGroup = isGroup
    records[place].close(
      view, end: records.count, isUnit: view.isUnit(kind, roles))
  }

  /// Visits the rows that are loaded, and adds places to the form for rows that
  /// are not (R13).
  private mutating func visit(
    _ list: RowList, _ subviews: [UIView], _ obstacles: Obstacles, group: Int
  ) {
    var rows: [Int: KnownRows.Row] = [:]
    for subview in subviews {
      let start = entries.count
      visit(subview, obstacles, group: group)
      if let row = list.row(of: subview) { rows[row] = found(from: start) }
    }
    let known = knownRows(of: list.view)
    known.update(list, rows)
    for unloaded in known.unloaded where unloaded.mayContain.field {
      guard let frame = list.frame(of: unloaded.rows.lowerBound)
      else { continue }
      records.append(ViewRecord(rows: unloaded, frame))
      entries.append(
        FieldScan.Entry(
          source: .rows(unloaded), obstacles: obstacles, group: group))
    }
  }

  private mutating func knownRows(of view: UIScrollView) -> KnownRows {
    let address = ObjectIdentifier(view)
    if let known = lists[address], known.view === view { return known }
    let new = KnownRows(of: view)
    lists[address] = new
    return new
  }

  /// Whether a row contains fields, by the entries that the walk found in it.
  private func found(from start: Int) -> KnownRows.Row {
    var row = KnownRows.Row()
    for entry in entries[start...] where entry.obstacles.isEmpty {
      row.hasField = true
      if case .responder(_, let snapshot) = entry.source, snapshot.isEmpty {
        row.hasEmptyField = true
      }
    }
    return row
  }

  private mutating func add(
    _ view: UIView, _ kind: ViewKind, _ inherited: Obstacles, _ group: Int
  ) {
    let snapshot = FieldSnapshot(of: view, isEmpty: isEmpty)
    var record = ViewRecord(field: view, kind)
    record.snapshot = snapshot
    if sortsByTag { record.tag = view.tag }
    records.append(record)
    var obstacles = inherited.union(snapshot.obstacles)
    if roles.isExcluded(view) { obstacles.insert(.excluded) }
    entries.append(
      FieldScan.Entry(
        source: .responder(view, snapshot), obstacles: obstacles, group: group)
    )
  }
}

extension ViewRoles {
  fileprivate func isExcluded(_ view: UIView) -> Bool {
    !excluded.isEmpty && excluded.contains(view)
  }

  fileprivate func isGroup(_ view: UIView) -> Bool {
    !groups.isEmpty && groups.contains(view)
  }
}

/// One comparison of the views with the records of the last walk.
@MainActor private struct FieldComparison {
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
  mutating func isUnchanged(_ view: UIView) -> Bool {
    guard place < records.count, records[place].view == ObjectIdentifier(view),
      records[place].type == ObjectIdentifier(type(of: view))
    else { return !leadsToField(view) }
    let own = place
    let kind = records[place].kind
    place += 1
    if kind.isField { return isUnchanged(field: view, own) }
    guard
      records[own].describes(
        wrapper: view, isUnit: view.isUnit(kind, roles), isRoot: own == 0),
      records[own].isExcluded == roles.isExcluded(view),
      records[own].isGroup == roles.isGroup(view)
    else { return false }
    for subview in view.subviews where !isUnchanged(subview) { return false }
    return place == records[own].layout.end
  }

  private mutating func leadsToField(_ view: UIView) -> Bool {
    let kind = kinds.kind(of: view)
    if kind.isField { return true }
    if kind == .picker { return false }
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
