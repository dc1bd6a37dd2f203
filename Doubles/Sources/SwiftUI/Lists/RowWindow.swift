/// The rows of a list. Only some rows are loaded.
final class RowWindow {
  private(set) var rows: [Child] = []
  private(set) var start = 0
  private var size = 0

  func load(_ rows: [Child], size: Int) -> ArraySlice<Child> {
    self.rows = rows
    self.size = size
    start = max(0, min(start, rows.count - size))
    return rows.dropFirst(start).prefix(size)
  }

  /// Loads the given row and rows around it.
  ///
  /// - Returns: whether the set of loaded rows has changed.
  func show(_ row: Int, anchor: UnitPoint?) -> Bool {
    let old = start
    switch anchor?.y {
    case nil:
      if row < start { start = row }
      if row >= start + size { start = row - size + 1 }
    case .some(let y): start = row - Int(Double(size - 1) * y)
    }
    start = max(0, min(start, rows.count - size))
    return start != old
  }

  func firstRow(with id: AnyHashable) -> Int? {
    rows.firstIndex { $0.key.contains(id) || hasID(id, $0.view) }
  }

  /// Whether a view gets this ID from an `id` modifier.
  private func hasID(_ id: AnyHashable, _ view: Any) -> Bool {
    if let erased = view as? AnyView { return hasID(id, erased.view) }
    guard let modified = view as? any AnyModifiedContent else { return false }
    if let modifier = modified.anyModifier as? any AnyIDModifier,
      modifier.anyID == id
    {
      return true
    }
    return hasID(id, modified.anyContent)
  }
}

extension Node.Key {
  func contains(_ id: AnyHashable) -> Bool {
    guard case .id(let own) = self else { return false }
    if own == id { return true }
    return (own.base as? [Node.Key])?.contains { $0.contains(id) } ?? false
  }
}

/// A view that loads some of its rows.
protocol RowLoading: Primitive {
  nonisolated var anyContent: any View { get }
  nonisolated func loadsAllRows(_ graph: Graph) -> Bool
}

extension RowLoading {
  nonisolated func loadsAllRows(_ graph: Graph) -> Bool { false }

  @MainActor func children(of node: Node) -> [Child] {
    let size = loadsAllRows(node.graph) ? Int.max : node.graph.window
    return node.memory(RowWindow()).load(rows(of: anyContent), size: size)
      .map { Child($0.key, ListRow(view: $0.view)) }
  }
}

/// A loaded row of a list.
nonisolated struct ListRow: View, Primitive {
  let view: any View
  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), view)]
  }
}

extension Graph {
  /// Scrolls the first list that has a row with this ID. Considers only lists
  /// below the node.
  ///
  /// - Returns: whether a list has that row.
  @discardableResult
  package func scroll(
    below node: Node, to id: AnyHashable, anchor: UnitPoint? = nil
  ) -> Bool {
    for list in node.subtree where list.view is any RowLoading {
      guard let window = list.memory as? RowWindow,
        let row = window.firstRow(with: id)
      else { continue }
      log.append("scroll to \(id)")
      if window.show(row, anchor: anchor) { invalidate(list) }
      return true
    }
    return false
  }
}
