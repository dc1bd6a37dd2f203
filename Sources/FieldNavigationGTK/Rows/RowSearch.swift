#if GTK && os(Linux)
import CFieldNavigationGTK

/// Rows of a list view that have no widget when Return is pressed (R13).
///
/// Seen with GTK 4.8: a list has widgets for about 200 rows around those in
/// sight, in the order of the model, and as few as 2 below where the user came
/// there by focus. Nobody tells the place of a row. Scrolling makes the widgets
/// of the next rows at once, before any layout; a row that gets focus scrolls
/// into sight by itself.
@MainActor struct RowSearch {
  /// So many rows are enough for a press. GTK keeps 200, some of them before
  /// those in sight: with more, the last of the old ones would be used again for
  /// another row.
  private static let enough = 150

  let list: Widget
  /// Whether no row follows those that there are widgets of.
  let isAtEnd: Bool
  private let rows: Set<Widget>
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private let start: Double

  /// Reveals the rows behind those of a list; `nil` where there are none.
  init?(in list: Widget) {
    guard let adjustment = gtk_scrollable_get_vadjustment(list.opaque),
      let last = gtk_widget_get_last_child(list),
      list.rowCount < field_navigation_item_count(list)
    else { return nil }
    start = gtk_adjustment_get_value(adjustment)
    let bottom =
      gtk_adjustment_get_upper(adjustment)
      - gtk_adjustment_get_page_size(adjustment)
    let page = max(1, gtk_adjustment_get_page_size(adjustment))
    var value = start
    // GTK itself takes rows that it has not measured for average ones.
    let height =
      gtk_adjustment_get_upper(adjustment)
      / Double(max(1, field_navigation_item_count(list)))
    var step = max(page, list.rows(to: last) * height - page)
    var found: Set<Widget> = []
    while value < bottom, found.count < Self.enough, last.parent == list {
      value = min(bottom, value + step)
      step = page
      gtk_adjustment_set_value(adjustment, value)
      found = Self.rows(behind: last)
    }
    if found.isEmpty {
      gtk_adjustment_set_value(adjustment, start)
      return nil
    }
    self.list = list
    self.adjustment = adjustment
    rows = found
    isAtEnd = value >= bottom
  }

  private static func rows(behind last: Widget) -> Set<Widget> {
    var rows: Set<Widget> = []
    var next = last.nextSibling
    while let row = next {
      rows.insert(row)
      next = row.nextSibling
    }
    return rows
  }

  /// Whether a field is in a row that was revealed.
  func contains(_ field: FoundField) -> Bool {
    field.list == list
      && field.widget.ancestor { $0.parent == list }.map(rows.contains) == true
  }

  /// The list as it was, for a press that goes elsewhere.
  func scrollBack() { gtk_adjustment_set_value(adjustment, start) }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var rowCount: guint {
    var count: guint = 0
    var next = firstChild
    while let row = next {
      count += 1
      next = row.nextSibling
    }
    return count
  }

  /// How many rows are between those in sight and the last one; 0 where none is
  /// in sight before the next layout.
  fileprivate func rows(to last: Widget) -> Double {
    var (isInSight, below) = (false, 0.0)
    var next = firstChild
    while let row = next {
      if gtk_widget_get_mapped(row) != 0 {
        (isInSight, below) = (true, 0)
      } else {
        below += 1
      }
      if row == last { break }
      next = row.nextSibling
    }
    return isInSight ? below : 0
  }
}
#endif
