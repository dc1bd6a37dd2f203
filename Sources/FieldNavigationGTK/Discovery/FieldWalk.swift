#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// A field or another tab stop that a walk found.
struct FoundField {
  let widget: Widget
  let kind: WidgetKind
  var isListed = false
  /// Whether the field is in a row that isn't on the screen yet, as only list
  /// views have.
  var isInHiddenRow = false
  var row: ListRow?
  /// The number of the field in its row.
  var number = 0
  /// Set if this stands for rows without widgets of the list `widget`.
  var gap: RowGap?

  /// What stays the same if a list gives a row another widget.
  var identity: Identity {
    row.map { .row($0, number) } ?? .widget(widget)
  }

  enum Identity: Hashable {
    case widget(Widget)
    case row(ListRow, Int)
  }
}

/// Rows of a list that have no widgets (R13).
struct RowGap {
  let rows: ListRows
  let positions: Range<Int>
}

/// Finds the fields of a form in reading order (R2, R3), each container as a
/// unit and in its own direction.
///
/// The walk skips a widget that is unmapped, insensitive, closing, or unable to
/// take focus, and everything inside it, because no field there is reachable;
/// but it always finds the field with focus.
@MainActor struct FieldWalk {
  private(set) var fields: [FoundField] = []
  private var records: [LayoutRecord] = []
  private let roles: WidgetTable<FieldNavigator.Role>
  private let hasRoles: Bool
  private var kinds = WidgetKind.kinds
  /// Whether to find other tab stops, too, such as buttons.
  private let findsStops: Bool
  /// Whether a widget with the role `.group` is a separate form.
  private let keepsGroupsApart: Bool
  /// The field with focus and its ancestors.
  private var path: Set<Widget> = []
  private var isInHiddenRow = false
  /// The row around the widgets that the walk visits now, and the number of
  /// fields before this row.
  private var row: (row: ListRow, first: Int)?
  private var siblingFrame: LayoutRect?
  /// Of the row whose suffixes the walk visits now.
  private var rowText: Widget?
  /// The sheets of bottom sheets, each of which is a separate form.
  private var sheets: Set<Widget> = []

  /// - Parameter origin: the field with focus.
  init(
    in root: Widget, around origin: Widget?,
    roles: WidgetTable<FieldNavigator.Role>, findsStops: Bool,
    keepsGroupsApart: Bool
  ) {
    self.roles = roles
    hasRoles = !roles.isEmpty
    self.findsStops = findsStops
    self.keepsGroupsApart = keepsGroupsApart
    var current = origin
    while let widget = current, widget != root {
      path.insert(widget)
      current = widget.parent
    }
    visitChildren(of: root)
    WidgetKind.kinds = kinds
    fields = ReadingOrder.sorted(records, direction: root.readingDirection)
      .map { fields[$0] }
  }

  private mutating func visitChildren(of parent: Widget) {
    let outer = siblingFrame
    siblingFrame = nil
    var next = parent.firstChild
    while let child = next {
      visit(child, in: parent)
      next = child.nextSibling
    }
    siblingFrame = outer
  }

  /// The frame of a widget in its parent. A widget that the app added after the
  /// last layout has none, and gets its previous sibling's, because equal
  /// frames are read in hierarchy order.
  private mutating func frame(of widget: Widget, in parent: Widget)
    -> LayoutRect
  {
    var frame = widget.frameInParent
    if frame.x <= 0, frame.y <= 0, gtk_widget_get_width(widget) <= 0,
      gtk_widget_get_height(widget) <= 0
    {
      frame = siblingFrame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    }
    siblingFrame = frame
    return frame
  }

  private mutating func visit(_ widget: Widget, in parent: Widget) {
    let kind = kinds.kind(of: widget)
    // Labels and icons are half of all widgets.
    if kind == .leaf, !findsStops, !hasRoles { return }
    guard isOpen(widget, kind) || path.contains(widget), widget != rowText
    else { return }
    let role = hasRoles ? roles[widget] ?? [] : []
    if role.contains(.excluded), !findsStops, !path.contains(widget) { return }
    if kind.isField && !isContainer(widget, kind) || role.contains(.field) {
      let frame = frame(of: widget, in: parent)
      return kind == .entry && widget.isA(gtk_list_box_row_get_type())
        ? addRow(widget, frame) : add(widget, kind, frame)
    }
    switch kind {
    case .popover, .dialog: return
    // The entry of a search bar isn't a field of the form.
    case .leaf where !findsStops, .searchBar where !findsStops: return
    case .sheet: widget.sheet.map { _ = sheets.insert($0) }
    default: break
    }
    if keepsGroupsApart, role.contains(.group) || sheets.contains(widget) {
      return
    }
    let place = records.count
    let focusable = findsStops && gtk_widget_get_focusable(widget) != 0
    records.append(LayoutRecord(LayoutRect(x: 0, y: 0, width: 0, height: 0)))
    switch kind {
    case .stack: visitPage(of: widget)
    case .list: visitRows(of: widget)
    case .leaf: break
    default: visitChildren(of: widget)
    }
    if records.count > place + 1 {
      records[place].frame = frame(of: widget, in: parent)
      records[place].isUnit = true
      records[place].directionInside = widget.readingDirection
      records[place].end = records.count
    } else {
      records.removeLast()
      if focusable { add(widget, .plain, frame(of: widget, in: parent)) }
    }
  }

  private mutating func add(
    _ widget: Widget, _ kind: WidgetKind, _ frame: LayoutRect
  ) {
    records.append(LayoutRecord(frame))
    fields.append(
      FoundField(
        widget: widget, kind: kind, isInHiddenRow: isInHiddenRow, row: row?.row,
        number: row.map { fields.count - $0.first } ?? 0))
  }

  /// Adds a libadwaita row, whose suffixes may contain entries.
  private mutating func addRow(_ row: Widget, _ frame: LayoutRect) {
    let place = records.count
    let empty = LayoutRect(x: 0, y: 0, width: 0, height: 0)
    records.append(LayoutRecord(empty))
    add(row, .entry, empty)
    rowText = row.text
    visitChildren(of: row)
    if records.count > place + 2 {
      // The text comes first, although the box around it and the suffixes fills
      // the row.
      let isFirst = row.readingDirection == .leftToRight
      records[place + 1].frame = LayoutRect(
        x: isFirst ? -1 : frame.width, y: 0, width: 1, height: frame.height)
      records[place].frame = frame
      records[place].isUnit = true
      records[place].directionInside = row.readingDirection
      records[place].end = records.count
    } else {
      // Without such entries, the row is an ordinary field.
      records.removeLast(2)
      records.append(LayoutRecord(frame))
    }
  }

  /// A combo box only contains its entry, which is the field.
  private func isContainer(_ widget: Widget, _ kind: WidgetKind) -> Bool {
    kind == .comboBox && widget.entryOfComboBox != nil
  }

  /// Whether fields inside this widget can be reachable (R1).
  private func isOpen(_ widget: Widget, _ kind: WidgetKind) -> Bool {
    guard gtk_widget_get_can_focus(widget) != 0,
      gtk_widget_get_sensitive(widget) != 0
    else { return false }
    if isInHiddenRow { return gtk_widget_get_visible(widget) != 0 }
    guard gtk_widget_get_mapped(widget) != 0 else { return false }
    // While a revealer closes, its child is still visible.
    if kind == .revealer {
      return gtk_revealer_get_reveal_child(widget.opaque) != 0
    }
    return true
  }

  /// Visits only the current page of a stack, because the old one is still
  /// visible while pages change.
  private mutating func visitPage(of stack: Widget) {
    if let page = field_navigation_visible_page(stack) {
      visit(page, in: stack)
    }
  }

  /// Visits the rows of a list view in the order of its model, because rows
  /// that aren't visible have no frame (R13). A row of a list inside a row
  /// belongs to the outer row.
  private mutating func visitRows(of list: Widget) {
    let outer = row
    defer { row = outer }
    let rows = ListRows(of: list)
    for (widget, position) in zip(rows.widgets, rows.positions) {
      if outer == nil, rows.knowsPositions {
        row = (ListRow(list: list, position: position), fields.count)
      }
      visitRow(widget, at: position)
    }
    // On Tab, GTK moves focus and reveals rows itself.
    if findsStops || outer != nil { return }
    for gap in rows.gaps { add(RowGap(rows: rows, positions: gap)) }
  }

  private mutating func visitRow(_ row: Widget, at position: Int) {
    let place = records.count
    let wasInHiddenRow = isInHiddenRow
    isInHiddenRow = isInHiddenRow || gtk_widget_get_mapped(row) == 0
    records.append(LayoutRecord(.row(at: position)))
    visitChildren(of: row)
    isInHiddenRow = wasInHiddenRow
    // A list without fields is a tab stop itself.
    if records.count > place + 1 {
      records[place].isUnit = true
      records[place].directionInside = row.readingDirection
      records[place].end = records.count
    } else {
      records.removeLast()
    }
  }

  private mutating func add(_ gap: RowGap) {
    records.append(LayoutRecord(.row(at: gap.positions.lowerBound)))
    fields.append(FoundField(widget: gap.rows.list, kind: .plain, gap: gap))
  }
}

extension LayoutRect {
  /// A frame that sorts a row by its position.
  fileprivate static func row(at position: Int) -> LayoutRect {
    LayoutRect(x: 0, y: Double(position), width: 1, height: 1)
  }
}
#endif
