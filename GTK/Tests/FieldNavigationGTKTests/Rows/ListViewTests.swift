import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R13: fields in the rows of list views.
@MainActor @Suite("List views (R13)", .serialized, .inWindows)
struct ListViewTests {
  /// A list of rows with one entry each. The app's model stores the text of
  /// each row.
  ///
  /// - Parameters:
  ///   - columns: the number of columns of a grid view; `nil` for a list view.
  ///   - tall: how many rows at the start are taller than the rest.
  ///   - plain: the rows without a field.
  ///   - fields: the number of entries in each row.
  ///   - tells: whether the rows are activatable. They aren't selectable then.
  private func form(
    rows: Int, columns: UInt32? = nil, tall: Int = 0, tells: Bool? = nil,
    plain: Range<Int> = 0..<0, fields: Int = 1,
    filled: (Int) -> Bool = { _ in false }
  ) -> Screen {
    let screen = Screen(height: 300)
    screen.add("before")
    let model = gtk_string_list_new(nil)
    for row in 0..<rows {
      let text =
        plain.contains(row) ? "plain" : row < tall ? "tall" : "x\(row)"
      gtk_string_list_append(model, filled(row) ? text : "")
    }
    let factory = gtk_signal_list_item_factory_new()
    let setup: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, item, fields in
      guard let fields = fields.map(UInt.init(bitPattern:)) else {
        return gtk_list_item_set_child(item, gtk_entry_new())
      }
      let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      for _ in 0..<fields { gtk_box_append(row.box, gtk_entry_new()) }
      gtk_list_item_set_child(item, row)
    }
    let bindRow: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void =
      {
        _, item, _ in
        var entry = gtk_widget_get_first_child(gtk_list_item_get_child(item))
        for number in 0... {
          guard let widget = entry else { break }
          gtk_widget_set_name(
            widget, "row\(gtk_list_item_get_position(item)) \(number)")
          let object = gtk_list_item_get_item(item).map { OpaquePointer($0) }
          gtk_editable_set_text(
            OpaquePointer(widget), gtk_string_object_get_string(object))
          entry = gtk_widget_get_next_sibling(widget)
        }
      }
    let bind: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, item, _ in
      guard let entry = gtk_list_item_get_child(item) else { return }
      gtk_widget_set_name(entry, "row\(gtk_list_item_get_position(item))")
      let object = gtk_list_item_get_item(item).map { OpaquePointer($0) }
      gtk_editable_set_text(
        OpaquePointer(entry), gtk_string_object_get_string(object))
      gtk_widget_set_size_request(entry, -1, entry.text == "tall" ? 400 : -1)
      gtk_widget_set_visible(entry, entry.text == "plain" ? 0 : 1)
    }
    let quiet: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, item, isActivatable in
      gtk_list_item_set_selectable(item, 0)
      gtk_list_item_set_activatable(item, isActivatable == nil ? 0 : 1)
    }
    for (signal, run) in [
      ("setup", setup), ("bind", fields == 1 ? bind : bindRow),
    ] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(factory), signal,
        unsafeBitCast(run, to: GCallback.self),
        UnsafeMutableRawPointer(bitPattern: fields == 1 ? 0 : fields), nil,
        GConnectFlags(0))
    }
    if let tells {
      g_signal_connect_data(
        UnsafeMutableRawPointer(factory), "setup",
        unsafeBitCast(quiet, to: GCallback.self),
        UnsafeMutableRawPointer(bitPattern: tells ? 1 : 0), nil,
        GConnectFlags(0))
    }
    let list: Widget
    if let columns {
      list = gtk_grid_view_new(gtk_no_selection_new(model), factory)
      gtk_grid_view_set_max_columns(list.opaque, columns)
      gtk_grid_view_set_min_columns(list.opaque, columns)
    } else {
      list = gtk_list_view_new(gtk_no_selection_new(model), factory)
    }
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    gtk_scrolled_window_set_child(scroller.opaque, list)
    screen.add("scroller", scroller)
    screen.add("after")
    return screen
  }

  /// The name of the entry with focus.
  private func row(_ screen: Screen) -> String {
    var current = gtk_root_get_focus(screen.window.opaque)
    while let widget = current {
      if widget.name.hasPrefix("row") { return widget.name }
      current = gtk_widget_get_parent(widget)
    }
    return screen.focused
  }

  private func press(_ screen: Screen) -> String {
    screen.pressReturn()
    screen.waitForLayout()
    return row(screen)
  }

  @Test(
    "Return moves past a list that the app removes during a refusal (R10)"
  )
  func listGoes() {
    let screen = form(rows: 300, filled: { _ in true })
    let refusing = screen.add("refusing")
    gtk_box_reorder_child_after(screen.box.box, refusing, screen["before"])
    let list = screen["scroller"]
    screen.show(focus: "before")
    screen.waitForLayout()
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      [weak screen] in
      guard let screen, screen.focused == "refusing" else { return }
      screen.note("refuse")
      gtk_box_remove(screen.box.box, list)
      screen.focus("before")
    }
    expect(press(screen), equals: "after")
    expect(screen.log, equals: ["refuse"])
  }

  @Test("Return moves down the rows, including rows out of sight")
  func goesDown() {
    let screen = form(rows: 30)
    screen.show(focus: "before")
    screen.waitForLayout()
    for number in 0..<30 { expect(press(screen), equals: "row\(number)") }
    expect(press(screen), equals: "after")
  }

  @Test("Return reveals a row out of sight and focuses its field")
  func reveals() {
    let screen = form(rows: 100) { $0 != 80 }
    screen.show(focus: "before")
    screen.waitForLayout()
    expect(press(screen), equals: "row80")
    let focus = gtk_root_get_focus(screen.window.opaque)
    expect(Loop.wait { focus.map { gtk_widget_get_mapped($0) != 0 } ?? false })
    screen.type("z")
    expect(focus.map { gtk_widget_get_parent($0)?.text }, equals: "z")
    expect(press(screen), equals: "after")
  }

  @Test(
    "Return reveals rows that have no widgets yet, up to the first empty field")
  func revealsBeyond() {
    let screen = form(rows: 1000) { $0 != 330 }
    screen.show(focus: "before")
    screen.waitForLayout()
    expect(press(screen), equals: "row330")
  }

  @Test(
    "Return reveals at most 200 rows and doesn't finish before the last row"
  )
  func bound() {
    let screen = form(rows: 3000) { _ in true }
    screen["after"].setText("x")
    screen.show(focus: "before")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.waitForLayout()
    var places: [Int] = []
    for _ in 0..<6 {
      places.append(Int(press(screen).dropFirst(3)) ?? -1)
    }
    expect(screen.log, equals: [])
    expect(places[0] > 300, "\(places)")
    for (one, next) in zip(places, places.dropFirst()) {
      // GTK already had widgets for some of these rows.
      expect((90...410).contains(next - one), "\(places)")
    }
  }

  @Test(
    "Return visits every empty field in grids and in uneven rows",
    arguments: [(nil, 30), (nil, 0), (nil, 5), (1, 0), (3, 0), (7, 0), (20, 3)]
      as [(UInt32?, Int)])
  func passesNone(columns: UInt32?, tall: Int) {
    let empty: Set = [37, 333, 512, 1150]
    let screen = form(rows: 1200, columns: columns, tall: tall) {
      !empty.contains($0)
    }
    screen["after"].setText("x")
    screen.show(focus: "before")
    screen.waitForLayout()
    for place in empty.sorted() {
      var now = -1
      for _ in 0..<150 where now < place {
        let next = Int(press(screen).dropFirst(3)) ?? .max
        expect(next > now)
        now = next
      }
      expect(now, equals: place)
    }
  }

  @Test(
    "After revealing the last row, Return moves to the field after the list")
  func behind() {
    let screen = form(rows: 250) { _ in true }
    screen.show(focus: "before")
    screen.waitForLayout()
    expect(press(screen), equals: "after")
    screen["after"].setText("x")
    screen.focus("before")
    screen.waitForLayout()
    screen.navigator?.onFinish = { screen.note("finish") }
    // Focus is in the first revealed field.
    expect(press(screen).hasPrefix("row2"))
    expect(screen.log, equals: [])
  }

  @Test(
    "R13: past filled rows, Return goes to the empty field after the list",
    arguments: [250, 300, 400])
  func emptyFieldBehind(rows: Int) {
    let screen = form(rows: rows) { _ in true }
    screen.show(focus: "before")
    screen.waitForLayout()
    expect(press(screen), equals: "after")
    expect(screen.scrolled, equals: 0, "the list stays where it was")
  }

  @Test(
    "R10, R13: a field that refuses before a list is asked once, and no filled row gets focus",
    arguments: [210, 250, 300], [false, true])
  func refusalBefore(rows: Int, isFieldBehind: Bool) {
    let screen = form(rows: rows) { _ in true }
    if !isFieldBehind { screen["after"].setText("x") }
    let refusing = screen.add("refusing")
    gtk_box_reorder_child_after(screen.box.box, refusing, screen["before"])
    screen.show(focus: "before")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.waitForLayout()
    screen.refuse("refusing", back: "before")
    expect(press(screen), equals: isFieldBehind ? "after" : "before")
    expect(screen.log, equals: ["refuse"])
    expect(screen.scrolled, equals: 0, "the list stays where it was")
  }

  @Test(
    "R13: Return goes to the first field revealed, and at the bound to the last"
  )
  func fieldsInRow() throws {
    for (rows, field) in [(240, "0"), (3000, "2")] {
      let screen = form(rows: rows, fields: 3) { _ in true }
      screen["after"].setText("x")
      screen.show(focus: "before")
      screen.waitForLayout()
      let names = press(screen).split(separator: " ")
      expect(names.first?.hasPrefix("row2"), equals: rows == 240)
      expect(names.last.map(String.init), equals: field)
    }
  }

  @Test("R2, R13: a list in the app's order stands for its first row's field")
  func listedList() throws {
    let screen = form(rows: 300)
    screen.show(focus: "after")
    screen.navigator?.configuration.order = .explicit(
      [screen["after"], try #require(screen.list)])
    screen.waitForLayout()
    expect(press(screen), equals: "row0")
  }

  @Test("R8: Tab stops at a list whose rows have no fields")
  func stopsAtList() {
    let screen = form(rows: 30, plain: 0..<30) { _ in true }
    screen.show(focus: "before")
    screen.waitForLayout()
    screen.navigator?.focusNext()
    expect(screen.focused, equals: "scroller")
    screen.navigator?.focusNext()
    expect(screen.focused, equals: "after")
  }

  @Test("R8, R13: focusPrevious goes to the last row that has a widget")
  func backIntoList() throws {
    let screen = form(rows: 300)
    screen.show(focus: "after")
    screen.waitForLayout()
    let row = screen.list.flatMap { gtk_widget_get_last_child($0) }
    let last = row.flatMap { gtk_widget_get_first_child($0)?.name }
    expect(last != "row299")
    screen.navigator?.focusPrevious()
    expect(self.row(screen), equals: last)
  }

  @Test("R13: Return scrolls to the row that had focus last in its list")
  func lastRow() {
    let screen = form(rows: 500) { $0 != 36 }
    screen.show(focus: "before")
    screen.waitForLayout()
    expect(press(screen), equals: "row36")
    screen.focus("before")
    gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(screen["scroller"].opaque), 12_000)
    screen.waitForLayout()
    expect(press(screen), equals: "row36")
    let focus = gtk_root_get_focus(screen.window.opaque)
    expect(focus.map { gtk_widget_get_mapped($0) }, equals: 1)
  }

  // From GTK 4.12 all rows tell their positions.
  @Test(
    "R13: rows that tell no position count as the whole list",
    arguments: [false, true])
  func withoutPositions(isActivatable: Bool) {
    let screen = form(rows: 400, tells: isActivatable) { _ in true }
    screen["after"].setText("x")
    screen.show(focus: "before")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.waitForLayout()
    let tells = isActivatable || gtk_get_minor_version() >= 12
    expect(press(screen), equals: tells ? "row205" : "before")
    expect(screen.log, equals: tells ? [] : ["finish"])
  }

  @Test("R13: Return goes up to rows before the first one with a widget")
  func before() {
    let screen = form(rows: 900) { $0 != 0 }
    screen.show(focus: "before")
    screen.waitForLayout()
    screen.scroll(to: 500)
    screen.focusRow(500)
    screen.scroll(to: 520)
    screen.focus("before")
    screen.waitForLayout()
    expect(press(screen), equals: "row0")
  }

  @Test("R13: behind rows without fields, Return expects none")
  func plainRows() {
    let screen = form(rows: 900, plain: 100..<900) { _ in true }
    screen["after"].setText("x")
    screen.show(focus: "before")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.waitForLayout()
    expect(press(screen), equals: "before")
    expect(screen.log, equals: ["finish"])
    expect(screen.scrolled, equals: 0)
  }

  @Test("Return reads a column view row by row, including rows out of sight")
  func columns() {
    let screen = Screen(height: 300)
    screen.add("before")
    let model = gtk_string_list_new(nil)
    for _ in 0..<40 { gtk_string_list_append(model, "") }
    let view: Widget = gtk_column_view_new(gtk_no_selection_new(model))
    for column in ["a", "b"] {
      let factory = gtk_signal_list_item_factory_new()
      let setup: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void =
        { _, item, _ in gtk_list_item_set_child(item, gtk_entry_new()) }
      let bind: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void =
        {
          _, item, column in
          guard let entry = gtk_list_item_get_child(item), let column else {
            return
          }
          let letter = Character(UnicodeScalar(UInt8(UInt(bitPattern: column))))
          gtk_widget_set_name(
            entry, "row\(letter)\(gtk_list_item_get_position(item))")
        }
      let letter = UnsafeMutableRawPointer(
        bitPattern: UInt(column.utf8.first ?? 0))
      for (signal, run) in [("setup", setup), ("bind", bind)] {
        g_signal_connect_data(
          UnsafeMutableRawPointer(factory), signal,
          unsafeBitCast(run, to: GCallback.self), letter, nil,
          GConnectFlags(0))
      }
      let made = gtk_column_view_column_new(column, factory)
      gtk_column_view_append_column(view.opaque, made)
      g_object_unref(UnsafeMutableRawPointer(made))
    }
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    gtk_scrolled_window_set_child(scroller.opaque, view)
    screen.add("scroller", scroller)
    screen.add("after")
    screen.show(focus: "before")
    screen.waitForLayout()
    for number in 0..<15 {
      expect(press(screen), equals: "rowa\(number)")
      expect(press(screen), equals: "rowb\(number)")
    }
  }
}

extension Screen {
  fileprivate var list: Widget? {
    gtk_scrolled_window_get_child(self["scroller"].opaque)
  }

  fileprivate func scroll(to row: UInt32) {
    gtk_widget_activate_action_variant(
      list, "list.scroll-to-item", g_variant_new_uint32(row))
    waitForLayout()
  }

  /// Focuses the entry of a row with a widget.
  fileprivate func focusRow(_ row: Int) {
    var next = list.flatMap { gtk_widget_get_first_child($0) }
    while let widget = next {
      next = gtk_widget_get_next_sibling(widget)
      let entry = gtk_widget_get_first_child(widget)
      if let entry, entry.name == "row\(row)" { gtk_widget_grab_focus(entry) }
    }
    waitForLayout()
  }

  /// How far the list is scrolled.
  fileprivate var scrolled: Double {
    gtk_adjustment_get_value(
      gtk_scrolled_window_get_vadjustment(self["scroller"].opaque))
  }

  /// Lets a field refuse focus, as an app does: a handler moves focus back.
  fileprivate func refuse(_ name: String, back: String) {
    connect("notify::focus-widget", to: window.raw, pspec: true) {
      [weak self] in
      guard let self, focused == name else { return }
      note("refuse")
      focus(back)
    }
  }
}
