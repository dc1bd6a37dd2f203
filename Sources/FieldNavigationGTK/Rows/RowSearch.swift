#if GTK && os(Linux)
import CFieldNavigationGTK

/// Rows of a list view that have no widget when Return is pressed (R13).
///
/// Seen with GTK 4.8: a list has widgets for about 200 rows around those in
/// sight, in the order of the model, and as few as 2 below where the user came
/// there by focus; a grid has them for 30 rows. GTK doesn't report the place of a
/// row, which its action `list.scroll-to-item` takes. Scrolling makes the widgets
/// of the next rows at once, before any layout, and uses those of the first rows
/// again; a row that gets focus scrolls into sight by itself.
@MainActor struct RowSearch {
  /// The most rows of a press (R13).
  private static let most = 200

  let list: Widget
  /// Whether no row follows those that there are widgets of.
  let isAtEnd: Bool
  private let rows: Set<Widget>
  private let adjustment: WeakObject
  private let start: Double

  /// Reveals the rows behind those of a list; `nil` where there are none.
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
    // To where the last row is at the top, which GTK keeps there.
    var value = min(bottom, start + sizes.toLast)
    gtk_adjustment_set_value(adjustment, value)
    var found = list.rows(behind: last)
    // Farther, as long as the last row is kept: how many GTK keeps above those
    // in sight swings by one in sight. Rows that came since the layout have no
    // height yet. Where rows are uneven, GTK no longer knows where they are.
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

  /// Whether a field is in a row that was revealed.
  func contains(_ field: FoundField) -> Bool {
    field.list == list
      && field.widget.ancestor { $0.parent == list }.map(rows.contains) == true
  }

  /// The list as it was, for a press that goes elsewhere.
  func scrollBack() {
    guard let adjustment = adjustment.adjustment else { return }
    gtk_adjustment_set_value(adjustment, start)
  }
}

/// The heights of rows, as GTK measures those out of sight.
@MainActor private struct RowSizes {
  /// From the top of the list to that of the last row.
  private(set) var toLast: Double
  /// The height of a row of a list view where all have the same.
  private(set) var evenHeight: Double?
  /// How many are in sight, at least 1.
  let inSight: Int

  init(of rows: [Widget], in list: Widget) {
    let inSight = rows.filter { gtk_widget_get_mapped($0) != 0 }
    self.inSight = max(1, inSight.count)
    toLast = Double(gtk_widget_get_height(list))
    guard let first = inSight.first, let place = rows.firstIndex(of: first)
    else { return }
    let top = first.frameInParent
    // A row of a grid has several items, and the height of its highest.
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
  /// The rows that have widgets, in the order of the model.
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
