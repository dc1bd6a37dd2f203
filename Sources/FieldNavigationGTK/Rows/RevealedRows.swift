#if GTK && os(Linux)
import CFieldNavigationGTK

/// The rows of list views that a press of Return has revealed (R13).
struct RevealedRows {
  /// GTK creates widgets for this many rows at a time, so that the press walks
  /// the form only a few times. The engine still hears of one row after the
  /// other, and stops at the first empty field and at the limit.
  private static let batch = 50

  /// For each row that had a widget before the press or was revealed since,
  /// whether it has fields. A row may have lost its widget again.
  private var known: [ListRow: Bool] = [:]
  /// The lists that had gaps before the press.
  private var lists: Set<Widget> = []
  /// The revealed rows with reachable fields. The engine calls them by their
  /// index.
  private var places: [ListRow] = []
  /// The lists that the press has scrolled, and their first visible rows.
  private var scrolled: [(list: WeakObject, first: Int)] = []
  /// The rows that GTK didn't show although the press scrolled to them.
  private var missing: Set<ListRow> = []

  /// Notes the rows that have widgets before the press.
  @MainActor mutating func start(with fields: [FoundField]) {
    for gap in fields.compactMap(\.gap) where !lists.contains(gap.rows.list) {
      let list = gap.rows.list
      lists.insert(list)
      for position in gap.rows.positions {
        known[ListRow(list: list, position: position)] = false
      }
    }
    if lists.isEmpty { return }
    for row in fields.compactMap(\.row) where known[row] != nil {
      known[row] = true
    }
  }

  /// Whether the press has to reveal a row before it focuses or reads a field.
  func isUnrevealed(_ field: FoundField) -> Bool {
    guard let row = field.row else { return field.gap != nil }
    return lists.contains(row.list) && known[row] == nil
  }

  /// Whether a field stands for rows of which none is left to reveal. A row
  /// never displayed is like its nearest displayed neighbor before it.
  @MainActor func isOver(_ field: FoundField) -> Bool {
    field.gap.map { next(in: $0) == nil } ?? false
  }

  /// The first row of a gap that has never had a widget; `nil` if there is
  /// none, or if such rows probably have no fields.
  @MainActor func next(in gap: RowGap) -> ListRow? {
    let list = gap.rows.list
    let row = gap.positions.lazy
      .map { ListRow(list: list, position: $0) }
      .first { known[$0] == nil }
    guard let row, !missing.contains(row) else { return nil }
    let neighbor =
      row.position > 0 ? row.position - 1 : gap.rows.positions.first ?? 0
    return known[ListRow(list: list, position: neighbor)] == true ? row : nil
  }

  /// Notes that a row is revealed, and the rows without fields before it.
  ///
  /// - Returns: the number of these rows.
  @discardableResult
  mutating func reveal(_ row: ListRow, in fields: [FoundField]) -> Int {
    known[row] = fields.contains { $0.row == row }
    var first = row
    while first.position > 0 {
      let before = ListRow(list: row.list, position: first.position - 1)
      if known[before] != nil { break }
      known[before] = false
      first = before
    }
    return row.position - first.position + 1
  }

  mutating func place(of row: ListRow) -> Int {
    places.append(row)
    return places.count - 1
  }

  subscript(place: Int) -> ListRow { places[place] }

  // MARK: Scroll

  /// Scrolls so that a row and the rows behind it get widgets.
  @MainActor mutating func scroll(to row: ListRow) {
    let list = row.list
    let rows = ListRows(of: list)
    if !scrolled.contains(where: { $0.list.widget == list }) {
      scrolled.append((WeakObject(list), rows.firstInSight ?? 0))
    }
    let last = min(row.position + Self.batch, rows.count) - 1
    for position in [last, row.position] {
      ListRows.scroll(list, to: position)
      if ListRows(of: list).positions.contains(row.position) { return }
    }
    missing.insert(row)
  }

  /// Scrolls the lists back, except a list around the focus of the window.
  @MainActor func scrollBack(unlessAround focus: Widget?) {
    for (list, first) in scrolled {
      guard let list = list.widget, focus.map(list.contains) != true
      else { continue }
      ListRows.scroll(list, to: first)
    }
  }
}
#endif
