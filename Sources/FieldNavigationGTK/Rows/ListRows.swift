#if GTK && os(Linux)
import CFieldNavigationGTK

struct ListRow: Hashable {
  let list: Widget
  let position: Int
}

/// The rows of a list view that have widgets, in the order of the model (R13).
///
/// Observed with GTK 4.8: a list has widgets for about 200 rows around the
/// visible ones and for the row with focus, so that there can be gaps. The
/// action `list.scroll-to-item` creates the widgets of the next rows at once,
/// before any layout, and as often as it's called. Scrolling by the adjustment
/// works only once: rows created since the last layout have no height yet, so
/// that GTK loses its position.
@MainActor struct ListRows {
  let list: Widget
  let count: Int
  let widgets: [Widget]
  /// In the model, one for each of `widgets`.
  let positions: [Int]
  /// Whether GTK tells the positions. If not, the rows count as the whole list.
  let knowsPositions: Bool

  init(of list: Widget) {
    self.list = list
    var rows: [Widget] = []
    var next = list.firstChild
    while let row = next {
      rows.append(row)
      next = row.nextSibling
    }
    widgets = rows
    let items = Int(field_navigation_item_count(list))
    let found =
      items == rows.count
      ? Array(rows.indices) : Self.positions(of: rows)
    count = found == nil ? rows.count : items
    positions = found ?? Array(rows.indices)
    knowsPositions = found != nil
  }

  /// The ranges of positions without widgets.
  var gaps: [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for position in positions + [count] {
      if position > next { gaps.append(next..<position) }
      next = position + 1
    }
    return gaps
  }

  var firstInSight: Int? {
    zip(widgets, positions).first { gtk_widget_get_mapped($0.0) != 0 }?.1
  }

  /// GTK moves the scroll bar only at the next layout.
  static func scroll(_ list: Widget, to position: Int) {
    field_navigation_scroll_to(list, UInt32(clamping: position))
  }

  /// Asks as few rows as possible for their positions, because each answer
  /// takes 40 microseconds. Between two rows whose positions differ by as much
  /// as their numbers, no row is missing.
  private static func positions(of rows: [Widget]) -> [Int]? {
    guard let first = rows.first?.position, let last = rows.last?.position
    else { return nil }
    var positions = Array(repeating: first, count: rows.count)
    var open = [(start: 0, end: rows.count - 1, last: last)]
    while let (start, end, last) = open.popLast() {
      let first = positions[start]
      if last - first == end - start {
        for row in start...end { positions[row] = first + row - start }
      } else if end - start > 1 {
        let middle = (start + end) / 2
        guard let position = rows[middle].position else { return nil }
        positions[middle] = position
        open.append((start, middle, position))
        open.append((middle, end, last))
      }
      positions[end] = last
    }
    return positions
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// `nil` if GTK doesn't tell the position.
  fileprivate var position: Int? {
    let position = field_navigation_row_position(self)
    return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
  }
}
#endif
