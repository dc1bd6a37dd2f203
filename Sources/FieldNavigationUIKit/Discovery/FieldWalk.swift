#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The fields that one walk found in a view hierarchy.
///
/// While the user edits, a walk runs at the end of almost every turn, and must
/// be cheap: two trees are compared as values, and only the differences are
/// examined.
struct FieldTree: Equatable {
  /// The fields, and the views with fields inside. A view's record precedes
  /// those of the fields inside it.
  fileprivate(set) var layout: [LayoutRecord] = []
  /// The fields and the rows, in hierarchy order.
  var fields: [FieldEntry] = []

  /// The numbers of the fields, in order (R2): an explicit list takes
  /// precedence over tags, and tags over reading order. Listed fields outside
  /// the walked views come last.
  @MainActor func order(
    _ configuration: FieldNavigator.Configuration,
    responder: (Int) -> UIResponder?
  ) -> [Int] {
    var order = ReadingOrder.sorted(
      layout, direction: layout.first?.direction ?? .leftToRight)
    order += order.count..<fields.count
    if configuration.sortsByTag {
      let tags = order.map { fields[$0].tag }
      order = SequentialOrder.byTag(tags).map { order[$0] }
    }
    guard let listed = configuration.listed, !listed.isEmpty else {
      return order
    }
    let places = order.map { responder($0).flatMap { listed[$0] } ?? -1 }
    return TabOrder.merge(places).map { order[Int($0)] }
  }

  /// Clears the tree for another walk, because in a form with thousands of
  /// fields a new tree would cost more than the walk.
  fileprivate mutating func clear() {
    layout.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
  }

  func hasSameFields(as other: FieldTree) -> Bool {
    fields.elementsEqual(other.fields) {
      $0.rows == nil && $1.rows == nil
        ? $0.address == $1.address && $0.group == $1.group : $0 == $1
    }
  }

  /// The layout and the tags determine the order.
  func isArrangedLike(_ other: FieldTree) -> Bool {
    layout == other.layout
      && fields.elementsEqual(other.fields) { $0.tag == $1.tag }
  }
}

@MainActor struct FieldWalk {
  private(set) var tree = FieldTree()
  /// Whether all fields so far are those of the last walk. Addresses don't show
  /// this, because a new view may have a deallocated field's address.
  private(set) var hasSameObjects = true
  private let last: (count: Int, responder: (Int) -> UIResponder?)
  /// Empty while the fields are the same as in the last walk, because retaining
  /// them would cost as much as reading them.
  private var found: [UIResponder?] = []
  private(set) var lists: WeakTable<UIScrollView, KnownRows>
  private let settings: FieldSettings
  private var kinds = ViewKinds()
  private var groupCount = 1

  /// - Parameter last: the fields of the last walk, by number; `nil` for rows.
  init(
    _ settings: FieldSettings, _ lists: WeakTable<UIScrollView, KnownRows>,
    after last: (count: Int, responder: (Int) -> UIResponder?),
    in tree: consuming FieldTree
  ) {
    self.lists = lists
    self.last = last
    self.settings = settings
    self.tree = tree
    self.tree.clear()
  }

  /// - Complexity: O(views).
  mutating func visit(root: UIView) {
    visit(
      root, FieldState.Obstacles(around: root, needsArea: true), group: 0,
      page: nil)
    // The root's frame doesn't affect the order of the fields inside, and the
    // keyboard avoider may change it.
    if var record = tree.layout.first, !record.isField {
      record.frame = LayoutRect(.zero)
      tree.layout[0] = record
    }
  }

  /// Adds a responder that the app listed, or one outside the root with the
  /// role `.field`.
  mutating func add(listed responder: UIResponder) {
    let around = (responder as? UIView).map {
      FieldState.Obstacles(around: $0, needsArea: false)
    }
    add(
      FieldEntry(
        responder, ViewKind(named: responder), settings.roles[responder] ?? [],
        around: around ?? [], isListed: true, settings),
      responder)
  }

  /// The tree's fields, by number; `nil` for rows.
  var responders: [UIResponder?] {
    hasSameObjects ? tree.fields.indices.map(last.responder) : found
  }

  private mutating func visit(
    _ view: UIView, _ inherited: FieldState.Obstacles, group: Int,
    page: CGFloat?
  ) {
    let role = settings.roles.isEmpty ? [] : settings.roles[view] ?? []
    let kind = kinds.kind(of: view)
    if kind.isField || role.contains(.field) {
      return add(view, kind.isField ? kind : .named, role, inherited, group)
    }
    if kind == .closed { return }
    let subviews = view.subviews
    if subviews.isEmpty { return }
    var obstacles = inherited.union(FieldState.Obstacles(inside: view))
    if role.contains(.excluded) { obstacles.insert(.excluded) }
    var group = group
    if role.contains(.group) {
      group = groupCount
      groupCount += 1
    }
    let (place, before) = (tree.layout.count, tree.fields.count)
    tree.layout.append(LayoutRecord(LayoutRect(.zero)))
    if kind.isList, let list = RowList(view) {
      visit(list, kind, subviews, obstacles, group: group)
    } else {
      let inner = view.pageWidth(inside: page, kind)
      let pager = kind == .scroll ? (view as? UIScrollView)?.pager : nil
      for subview in subviews {
        let isHidden = pager?.shows(subview) == false
        visit(
          subview, isHidden ? obstacles.union(.hidden) : obstacles,
          group: group, page: inner)
      }
    }
    // A view without fields inside doesn't affect the order.
    if tree.fields.count == before {
      return tree.layout.removeSubrange(place...)
    }
    tree.layout[place] = LayoutRecord(
      wrapper: view, kind, end: tree.layout.count,
      isUnit: view.isUnit(kind, role, page: page))
  }

  private mutating func add(
    _ view: UIView, _ kind: ViewKind, _ role: FieldNavigator.Role,
    _ inherited: FieldState.Obstacles, _ group: Int
  ) {
    var record = FieldEntry(view, kind, role, around: inherited, settings)
    record.group = group
    if settings.configuration.sortsByTag { record.tag = view.tag }
    tree.layout.append(LayoutRecord(LayoutRect(view.frame)))
    add(record, view)
  }

  /// - Parameter responder: `nil` for rows.
  private mutating func add(_ entry: FieldEntry, _ responder: UIResponder?) {
    let number = tree.fields.count
    tree.fields.append(entry)
    if hasSameObjects {
      if number < last.count, last.responder(number) === responder { return }
      hasSameObjects = false
      found = (0..<number).map(last.responder)
    }
    found.append(responder)
  }

  // MARK: Rows

  /// Visits the displayed rows. Each range of other rows becomes an entry
  /// (R13), because the list may reuse a cell that isn't displayed.
  private mutating func visit(
    _ list: RowList, _ kind: ViewKind, _ subviews: [UIView],
    _ obstacles: FieldState.Obstacles, group: Int
  ) {
    var known = lists[list.view] ?? KnownRows()
    known.setCount(list.count)
    var loaded: [Int] = []
    for subview in subviews {
      let row = list.row(of: subview)
      let isUsable =
        row == nil || list.displays(subview) || subview.firstResponder != nil
      let start = tree.fields.count
      visit(
        subview, isUsable ? obstacles : obstacles.union(.hidden), group: group,
        page: nil)
      guard let row, isUsable else { continue }
      loaded.append(row)
      known.note(contents(from: start, in: obstacles), at: row)
    }
    for rows in known.ranges(without: loaded) {
      guard known.first(in: rows, onlyEmpty: false) != nil,
        let frame = list.frame(of: rows.lowerBound)
      else { continue }
      tree.layout.append(LayoutRecord(LayoutRect(frame)))
      add(
        FieldEntry(
          rows: rows, of: list.view, kind, group: group, around: obstacles,
          mayHaveEmptyField: known.first(in: rows, onlyEmpty: true) != nil),
        nil)
    }
    lists[list.view] = known
  }

  /// Leaves out the obstacles of the whole list, which may be temporary.
  private func contents(
    from start: Int, in around: FieldState.Obstacles
  ) -> KnownRows.Row {
    let fields = tree.fields[start...].filter {
      $0.state.obstacles.isSubset(of: around)
    }
    if fields.isEmpty { return .plain }
    return fields.contains(where: \.state.isEmpty) ? .empty : .filled
  }
}
#endif
