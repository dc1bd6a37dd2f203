#if GTK && os(Linux)
import CFieldNavigationGTK

/// The rows of list views that a press of Return has revealed (R13).
struct RevealedRows {
  /// GTK creates widgets for this many rows at a time, so that the press walks
  /// the form only a few times. The engine still learns of single rows, and
  /// stops at the first empty field and at the limit.
  private static let batch = 50

  /// For each row that had a widget before the press, and may have lost it
  /// since, whether it has reachable fields.
  private var displayed: [ListRow: Bool] = [:]
  private var revealed: Set<ListRow> = []
  /// Before the press.
  private var listsWithGaps: Set<Widget> = []
  /// The revealed rows with reachable fields, which the engine calls by their
  /// index.
  private var places: [ListRow] = []
  /// The lists that the press has scrolled, and their first visible rows.
  private var scrolled: [(list: WeakObject, first: Int)] = []
  /// The rows that GTK didn't show although the press scrolled to them.
  private var missing: Set<ListRow> = []

  @MainActor mutating func start(
    with fields: [FoundField], isReachable: (FoundField) -> Bool
  ) {
    for gap in fields.compactMap({ $0.gap })
    where !listsWithGaps.contains(gap.rows.list) {
      let list = gap.rows.list
      listsWithGaps.insert(list)
      for position in gap.rows.positions {
        displayed[ListRow(list: list, position: position)] = false
      }
    }
    if listsWithGaps.isEmpty { return }
    for field in fields {
      if let row = field.row, displayed[row] == false, isReachable(field) {
        displayed[row] = true
      }
    }
  }

  /// Whether the press has to reveal a row before it focuses or reads a field.
  func isUnrevealed(_ field: FoundField) -> Bool {
    guard let row = field.row else { return field.gap != nil }
    return listsWithGaps.contains(row.list) && !isKnown(row)
  }

  private func isKnown(_ row: ListRow) -> Bool {
    displayed[row] != nil || revealed.contains(row)
  }

  /// Whether a gap has no row left to reveal.
  @MainActor func isExhausted(_ field: FoundField) -> Bool {
    field.gap.map { next(in: $0) == nil } ?? false
  }

  /// The first row of a gap that has never had a widget; `nil` if there is
  /// none, or if such rows probably have no fields. A row never displayed is
  /// like the nearest row before it that was displayed before the press, so
  /// that a heading among the revealed rows doesn't end the search.
  @MainActor func next(in gap: RowGap) -> ListRow? {
    let list = gap.rows.list
    let row = gap.positions.lazy
      .map { ListRow(list: list, position: $0) }.first { !isKnown($0) }
    guard let row, !missing.contains(row) else { return nil }
    let hasFields =
      (0..<row.position).lazy.reversed()
      .compactMap { displayed[ListRow(list: list, position: $0)] }.first
    let first = gap.rows.positions.first.map {
      displayed[ListRow(list: list, position: $0)] ?? true
    }
    return hasFields ?? first ?? false ? row : nil
  }

  /// Notes that the first unrevealed row up to this one is revealed, because
  /// rows without fields count, too.
  ///
  /// - Returns: the row that is revealed now.
  mutating func reveal(upTo row: ListRow) -> ListRow {
    var first = row
    while first.position > 0 {
      let before = ListRow(list: row.list, position: first.position - 1)
      if isKnown(before) { break }
      first = before
    }
    revealed.insert(first)
    return first
  }

  mutating func addPlace(of row: ListRow) -> Int {
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

  @MainActor func scrollBack(unlessAround focus: Widget?) {
    for (list, first) in scrolled {
      guard let list = list.widget, focus.map(list.contains) != true
      else { continue }
      ListRows.scroll(list, to: first)
    }
  }
}
#endif
