import FieldNavigation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// What the app has said of views that are walked through.
@MainActor struct Wishes {
  var added = WeakSet()
  var excluded = WeakSet()
  var units = WeakSet()
  var groups = WeakSet()
  var explicitOrder = WeakSet()
  var sortsByTag = false
}

/// The fields of a view as they are laid out at this moment, in order (R1-R3).
@MainActor struct FieldWalk {
  struct Found {
    /// A view, or the gap of a list.
    let responder: UIResponder
    let obstacles: Obstacles
    /// The group that it belongs to: 0 is what is outside of all (R12).
    let group: Int
  }

  private(set) var fields: [Found] = []
  private(set) var groupCount = 1
  private let wishes: Wishes
  private let memories: RowMemories
  private let isEmpty: (UIResponder) -> Bool

  /// - Parameter isEmpty: whether a field still wants input.
  /// - Complexity: O(views), and the sort of ``ReadingOrder`` for the fields.
  init(
    _ root: UIView, _ wishes: Wishes, _ memories: RowMemories,
    isEmpty: @escaping (UIResponder) -> Bool
  ) {
    self.wishes = wishes
    self.memories = memories
    self.isEmpty = isEmpty
    let obstacles =
      root.superview.map(Obstacles.init(of:))
      ?? (root.window == nil ? .detached : [])
    let node = visit(root, obstacles.subtracting(.disabled), group: 0)
    sort(node, direction(of: root))
  }

  private mutating func visit(
    _ view: UIView, _ inherited: Obstacles, group: Int
  ) -> LayoutNode<Int>? {
    if isField(view) {
      var obstacles = inherited.union(Obstacles(ownOf: view))
      if isExcluded(view) { obstacles.insert(.excluded) }
      fields.append(Found(responder: view, obstacles: obstacles, group: group))
      return .field(fields.count - 1, Rectangle(view.frame))
    }
    // A picker's wheels may be text fields of its own.
    if view is UIDatePicker || view is UIPickerView { return nil }
    let subviews = view.subviews
    if subviews.isEmpty { return nil }
    var obstacles = inherited.union(Obstacles(wrapper: view))
    if isExcluded(view) { obstacles.insert(.excluded) }
    var group = group
    if !wishes.groups.isEmpty, wishes.groups.contains(view) {
      group = groupCount
      groupCount += 1
    }
    let list = RowList(view)
    var rows: [Int: RowMemory.Row] = [:]
    var nodes: [LayoutNode<Int>] = []
    for subview in subviews {
      let start = fields.count
      if let node = visit(subview, obstacles, group: group) {
        nodes.append(node)
      }
      if let row = list?.row(of: subview) { rows[row] = found(from: start) }
    }
    if let list { nodes += gaps(of: list, rows, obstacles, group: group) }
    if nodes.isEmpty { return nil }
    return .container(
      Rectangle(view.frame), nodes, direction: direction(of: view),
      isUnit: isUnit(view))
  }

  /// What a row holds, by the fields that were found in it.
  private func found(from start: Int) -> RowMemory.Row {
    var row = RowMemory.Row()
    for field in fields[start...] where field.obstacles.isEmpty {
      row.hasStop = true
      if isEmpty(field.responder) { row.hasWish = true }
    }
    return row
  }

  /// The rows without views, as places in the form (R13).
  private mutating func gaps(
    of list: RowList, _ rows: [Int: RowMemory.Row], _ obstacles: Obstacles,
    group: Int
  ) -> [LayoutNode<Int>] {
    let memory = memories[list.view]
    memory.update(list, rows)
    var nodes: [LayoutNode<Int>] = []
    for gap in memory.gaps where gap.mayHold.stop {
      guard let frame = list.frame(of: gap.rows.lowerBound) else { continue }
      fields.append(
        Found(responder: gap, obstacles: obstacles, group: group))
      nodes.append(.field(fields.count - 1, Rectangle(frame)))
    }
    return nodes
  }

  private func isField(_ view: UIView) -> Bool {
    view is UITextField || view is UITextView
      || (!wishes.added.isEmpty && wishes.added.contains(view))
  }

  private func isExcluded(_ view: UIView) -> Bool {
    !wishes.excluded.isEmpty && wishes.excluded.contains(view)
  }

  /// Read on its own, and placed by its own frame (R3).
  private func isUnit(_ view: UIView) -> Bool {
    view is UIStackView || view is UITableViewCell
      || view is UICollectionViewCell || view.shouldGroupAccessibilityChildren
      || (!wishes.units.isEmpty && wishes.units.contains(view))
  }

  private func direction(of view: UIView) -> LayoutDirection {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// An explicit list wins, then tags, then reading order (R2).
  private mutating func sort(
    _ node: LayoutNode<Int>?, _ direction: LayoutDirection
  ) {
    guard let node else { return }
    var order = ReadingOrder.sorted([node], direction: direction)
    if wishes.sortsByTag {
      let tags = order.map { (fields[$0].responder as? UIView)?.tag ?? 0 }
      order = SequentialOrder.byTag(tags).map { order[$0] }
    }
    let listed = wishes.explicitOrder.responders
    if !listed.isEmpty {
      var places: [ObjectIdentifier: Int32] = [:]
      for (place, responder) in listed.enumerated() {
        places[ObjectIdentifier(responder)] = Int32(place)
      }
      let explicit = order.map {
        places[ObjectIdentifier(fields[$0].responder)] ?? -1
      }
      order = TabOrder.merge(explicit).map { order[Int($0)] }
    }
    fields = order.map { fields[$0] }
  }
}
