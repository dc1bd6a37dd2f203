#if GTK && os(Linux)
import CFieldNavigationGTK

/// When the user presses Return, finds list rows that have no widget (R13).
///
/// Observed with GTK 4.8: a list has widgets for about 200 rows around the
/// visible rows. The widgets are in the order of the model. If focus scrolls
/// the list, perhaps only 2 rows below the visible rows have widgets. A grid
/// has widgets for 30 rows. The action `list.scroll-to-item` needs the position
/// of a row, but GTK doesn't report it. A list that scrolls creates the widgets
/// of the next rows immediately, before any layout. It reuses the widgets of
/// the first rows. A row that gets focus scrolls into view.
@MainActor struct RowSearch {
  /// The maximum number of rows that one press scrolls through (R13).
  private static let most = 200

  let list: Widget
  /// Whether the last row of the model has a widget.
  let isAtEnd: Bool
  private let rows: Set<Widget>
  private let adjustment: WeakObject
  private let start: Double

  /// Reveals rows after the last row with a widget. `nil` if no such row
  /// exists.
  init?(in list: Widget) {
    let known = list.rows
    guard let adjustment = gtk_scrollable_get_vadjustment(list.opaque),
      let last = known.last, known.count < field_navigation_item_count(list)
    else { return nil }
    g_object_ref(last.raw)
    defer { g_object_unref(last.raw) }
    start = gtk_adjustment_get_value(adjustment)
    let bottom =
      gtk_adjustment_get_upper(adjustment)
      - gtk_adjustment_get_page_size(adjustment)
    let sizes = RowSizes(of: known, in: list)
    // Scroll the last row to the top. GTK keeps the widget of the top row.
    var value = min(bottom, start + sizes.toLast)
    gtk_adjustment_set_value(adjustment, value)
    var found = list.rows(behind: last)
    // Scroll further, but stop before GTK reuses the last row's widget. Leave a
    // margin: GTK keeps a varying number of widgets above the visible rows. If
    // rows have different heights, don't scroll further. GTK would lose its
    // position in the list: rows created since the layout have no height yet.
    let margin = 2 * (sizes.inSight + known.count / sizes.inSight)
    let more = list.rows.count - 2 * found.count - margin
    if let height = sizes.evenHeight, value < bottom, more > 0 {
      value = min(bottom, value + Double(more) * height)
      gtk_adjustment_set_value(adjustment, value)
      found = list.rows(behind: last)
    }
    if found.isEmpty {
      gtk_adjustment_set_value(adjustment, start)
      return nil
    }
    self.list = list
    self.adjustment = WeakObject(UnsafeMutableRawPointer(adjustment))
    rows = Set(found.prefix(Self.most))
    isAtEnd = value >= bottom
  }

  /// Whether a field is in a revealed row.
  func contains(_ field: FoundField) -> Bool {
    field.list == list
      && field.widget.ancestor { $0.parent == list }.map(rows.contains) == true
  }

  /// Scrolls the list back if the press leaves the list.
  func scrollBack() {
    guard let adjustment = adjustment.adjustment else { return }
    gtk_adjustment_set_value(adjustment, start)
  }
}

/// The heights of rows. GTK measures these heights even for invisible rows.
@MainActor private struct RowSizes {
  /// The distance from the top of the list to the top of the last row.
  private(set) var toLast: Double
  /// The common height of all rows. `nil` in a grid, or if heights differ.
  private(set) var evenHeight: Double?
  /// The number of visible rows, at least 1.
  let inSight: Int

  init(of rows: [Widget], in list: Widget) {
    let inSight = rows.filter { gtk_widget_get_mapped($0) != 0 }
    self.inSight = max(1, inSight.count)
    toLast = Double(gtk_widget_get_height(list))
    guard let first = inSight.first, let place = rows.firstIndex(of: first)
    else { return }
    let top = first.frameInParent
    // A grid's row has several items, and is as tall as the tallest.
    let columns = inSight.prefix { $0.frameInParent.y == top.y }.count
    let heights = rows[place...].map { row in
      var height: Int32 = 0
      gtk_widget_measure(
        row, GTK_ORIENTATION_VERTICAL, Int32(top.width), &height, nil, nil, nil)
      return Double(height)
    }
    let distance = stride(from: 0, to: heights.count - 1, by: columns)
      .reduce(top.y) {
        $0 + (heights[$1..<min($1 + columns, heights.count)].max() ?? 0)
      }
    toLast = max(distance, toLast)
    let isGrid = list.isA(gtk_grid_view_get_type())
    if !isGrid, heights.allSatisfy({ $0 == heights.first }) {
      evenHeight = heights.first
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The rows with widgets, in the order of the model.
  fileprivate var rows: [Widget] {
    var rows: [Widget] = []
    var next = firstChild
    while let row = next {
      rows.append(row)
      next = row.nextSibling
    }
    return rows
  }

  fileprivate func rows(behind last: Widget) -> ArraySlice<Widget> {
    let rows = rows
    return rows.firstIndex(of: last).map { rows[($0 + 1)...] } ?? []
  }
}
#endif
