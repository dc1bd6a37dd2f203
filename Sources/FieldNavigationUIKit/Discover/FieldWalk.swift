#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The fields of a view as they are laid out at this moment, in the order of
/// the hierarchy.
@MainActor struct FieldWalk {
  private(set) var fields: [NavigatedForm.Entry] = []
  private(set) var layout: [LayoutRecord] = []
  private var groupCount = 1
  private let roles: ViewRoles
  private let configuration: FieldNavigator.Configuration
  private let memories: RowMemories

  /// - Parameter expected: how many records there were the last time.
  /// - Complexity: O(views).
  init(
    _ root: UIView, _ roles: ViewRoles,
    _ configuration: FieldNavigator.Configuration, _ memories: RowMemories,
    expecting expected: Int = 0
  ) {
    self.roles = roles
    self.configuration = configuration
    self.memories = memories
    layout.reserveCapacity(expected)
    fields.reserveCapacity(expected)
    let obstacles =
      root.superview.map(Obstacles.init(of:))
      ?? (root.window == nil ? .detached : [])
    visit(root, obstacles.subtracting(.disabled), group: 0)
  }

  private mutating func visit(
    _ view: UIView, _ inherited: Obstacles, group: Int
  ) {
    if isField(view) { return add(view, inherited, group) }
    // A picker's wheels may be text fields of its own.
    if view is UIDatePicker || view is UIPickerView { return }
    let subviews = view.subviews
    if subviews.isEmpty { return }
    var obstacles = inherited.union(Obstacles(wrapper: view))
    if isExcluded(view) { obstacles.insert(.excluded) }
    var group = group
    if !roles.groups.isEmpty, roles.groups.contains(view) {
      group = groupCount
      groupCount += 1
    }
    let (place, before) = (layout.count, fields.count)
    layout.append(LayoutRecord(container: view))
    if let list = RowList(view) {
      visit(list, subviews, obstacles, group: group)
    } else {
      for subview in subviews { visit(subview, obstacles, group: group) }
    }
    // What leads to no field has no say in the order.
    if fields.count == before { return layout.removeSubrange(place...) }
    layout[place].close(view, end: layout.count, isUnit: isUnit(view))
  }

  /// The rows that are loaded, and those that are not as places in the form
  /// (R13).
  private mutating func visit(
    _ list: RowList, _ subviews: [UIView], _ obstacles: Obstacles, group: Int
  ) {
    var rows: [Int: RowMemory.Row] = [:]
    for subview in subviews {
      let start = fields.count
      visit(subview, obstacles, group: group)
      if let row = list.row(of: subview) { rows[row] = found(from: start) }
    }
    let memory = memories[list.view]
    memory.update(list, rows)
    for gap in memory.gaps where gap.mayHold.stop {
      guard let frame = list.frame(of: gap.rows.lowerBound) else { continue }
      layout.append(LayoutRecord(gap: gap, frame))
      fields.append(
        NavigatedForm.Entry(
          source: .rows(gap), obstacles: obstacles, group: group))
    }
  }

  /// What a row holds, by the fields that were found in it.
  private func found(from start: Int) -> RowMemory.Row {
    var row = RowMemory.Row()
    for field in fields[start...] where field.obstacles.isEmpty {
      row.hasStop = true
      if case .responder(let responder) = field.source,
        configuration.isEmpty(responder)
      {
        row.hasWish = true
      }
    }
    return row
  }

  private mutating func add(
    _ view: UIView, _ inherited: Obstacles, _ group: Int
  ) {
    var obstacles = inherited.union(Obstacles(ownOf: view))
    if isExcluded(view) { obstacles.insert(.excluded) }
    layout.append(
      LayoutRecord(field: view, tag: configuration.sortsByTag ? view.tag : 0))
    fields.append(
      NavigatedForm.Entry(
        source: .responder(view), obstacles: obstacles, group: group))
  }

  private func isField(_ view: UIView) -> Bool {
    view is UITextField || view is UITextView
      || (!roles.fields.isEmpty && roles.fields.contains(view))
  }

  private func isExcluded(_ view: UIView) -> Bool {
    !roles.excluded.isEmpty && roles.excluded.contains(view)
  }

  /// Read on its own, and placed by its own frame (R3).
  private func isUnit(_ view: UIView) -> Bool {
    view is UIStackView || view is UITableViewCell
      || view is UICollectionViewCell || view.shouldGroupAccessibilityChildren
      || (!roles.units.isEmpty && roles.units.contains(view))
      || (view as? UIScrollView)?.scrolls == true
      // What is inside has other units than what is beside it.
      || !view.transform.isIdentity
  }
}

extension UIScrollView {
  /// What is below it on the screen comes after all that is in it, however far
  /// that reaches.
  fileprivate var scrolls: Bool { contentSize.height > bounds.height }
}
#endif
