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
    let obstacles: FieldState.Obstacles
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
  private var obstaclesAbove: FieldState.Obstacles = []
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
    walk.visit(root, obstaclesAbove, group: 0, page: nil)
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

  private static func obstacles(above root: UIView) -> FieldState.Obstacles {
    let above =
      root.superview.map { FieldState.Obstacles(of: $0, needsArea: true) }
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

  /// What the cell of a row contains.
  static func contents(
    of cell: UIView, _ context: NavigatorContext
  ) -> KnownRows.Row {
    var walk = FieldWalk(context, [:], expecting: 0)
    walk.visit(cell, [], group: 0, page: nil)
    return walk.contents(from: 0)
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

  /// - Parameter page: the width of a page, in a view whose pages lie side by
  ///   side.
  mutating func visit(
    _ view: UIView, _ inherited: FieldState.Obstacles, group: Int,
    page: CGFloat?
  ) {
    let kind = kinds.kind(of: view)
    if kind.isField { return add(view, kind, inherited, group) }
    if kind == .closed { return }
    let subviews = view.subviews
    if subviews.isEmpty { return }
    let own = FieldState.Obstacles(inside: view)
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
      let inner = view.pageWidth(inside: page, kind)
      for subview in subviews {
        visit(subview, obstacles, group: group, page: inner)
      }
    }
    // A view without fields inside makes no difference to the order.
    if entries.count == before { return records.removeSubrange(place...) }
    records[place].obstacles = own
    records[place].isExcluded = isExcluded
    records[place].isGroup = isGroup
    records[place].close(
      view, end: records.count, isUnit: view.isUnit(kind, roles, page: page))
  }

  /// Visits the rows that are displayed, and adds places to the form for other
  /// rows (R13). The list may use the cell of such a row for any row.
  private mutating func visit(
    _ list: RowList, _ subviews: [UIView], _ obstacles: FieldState.Obstacles,
    group: Int
  ) {
    var rows: [Int: KnownRows.Row?] = [:]
    for subview in subviews {
      let row = list.row(of: subview)
      let isDisplayed = row == nil || list.displays(subview)
      let isKept = !isDisplayed && subview.firstResponder != nil
      let isUsable = isDisplayed || isKept
      let start = entries.count
      visit(
        subview, isUsable ? obstacles : obstacles.union(.hidden), group: group,
        page: nil)
      guard let row, isUsable else { continue }
      rows.updateValue(isKept ? nil : contents(from: start), forKey: row)
    }
    let known = knownRows(of: list.view)
    known.update(list, rows)
    for unloaded in known.unloaded where unloaded.contents.mayHaveField {
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
  fileprivate func contents(from start: Int) -> KnownRows.Row {
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
    _ view: UIView, _ kind: ViewKind, _ inherited: FieldState.Obstacles,
    _ group: Int
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

#endif
