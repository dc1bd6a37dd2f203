import CAdwaita
import CFieldNavigationGTK
import GTKDriver

/// A list with an entry in each row, in a scrolling view. A list view and a
/// grid view have widgets for some of their rows only.
@MainActor final class ListOfRows {
  enum Kind: CaseIterable { case view, grid, box }

  let scroller: Widget = gtk_scrolled_window_new()
  /// Shows a field in its entry.
  var changed: (_ id: String, _ entry: Widget) -> Void = { _, _ in }
  /// The entries of the rows with widgets.
  private(set) var entries: [String: Widget] = [:]
  private let list: Widget
  /// `nil` in a list box.
  private let model: OpaquePointer?
  private var ids: [String] = []

  init(_ kind: Kind) {
    g_object_ref_sink(scroller.raw)
    model = kind == .box ? nil : gtk_string_list_new(nil)
    if let model {
      let factory = gtk_signal_list_item_factory_new()
      let rows = gtk_no_selection_new(model)
      list =
        kind == .view
        ? gtk_list_view_new(rows, factory) : gtk_grid_view_new(rows, factory)
      observe(factory)
    } else {
      list = gtk_list_box_new()
    }
    gtk_widget_set_size_request(scroller, -1, 200)
    gtk_scrolled_window_set_child(scroller.opaque, list)
  }

  /// The rows with widgets.
  var displayed: Set<String> { Set(entries.keys) }

  func show(_ ids: [String]) {
    if ids != self.ids {
      model == nil ? showInBox(ids) : splice(ids)
      self.ids = ids
    }
    for (id, entry) in entries { changed(id, entry) }
  }

  func scroll(to id: String) {
    if let place = ids.firstIndex(of: id) { scroll(to: place) }
  }

  func scroll(to place: Int) {
    guard model != nil else { return }
    gtk_widget_activate_action_variant(
      list, "list.scroll-to-item", g_variant_new_uint32(UInt32(place)))
  }

  /// Tells the model only of the rows that differ, as apps do.
  private func splice(_ new: [String]) {
    let start = zip(ids, new).prefix { $0 == $1 }.count
    let end = zip(ids[start...].reversed(), new[start...].reversed())
      .prefix { $0 == $1 }.count
    let strings = new[start..<new.count - end].map { g_strdup($0) }
    defer { strings.forEach { g_free($0) } }
    var pointers: [UnsafePointer<CChar>?] =
      strings.map { $0.map { UnsafePointer($0) } } + [nil]
    gtk_string_list_splice(
      model, guint(start), guint(ids.count - end - start), &pointers)
  }

  private func showInBox(_ new: [String]) {
    for id in ids where !new.contains(id) {
      guard let entry = entries.removeValue(forKey: id) else { continue }
      gtk_list_box_remove(list.opaque, gtk_widget_get_parent(entry))
    }
    for (place, id) in new.enumerated() where entries[id] == nil {
      let entry: Widget = gtk_entry_new()
      gtk_widget_set_name(entry, id)
      entries[id] = entry
      gtk_list_box_insert(list.opaque, entry, Int32(place))
    }
    // A row that moved goes to its new place.
    for (place, id) in new.enumerated() {
      guard let entry = entries[id], let row = gtk_widget_get_parent(entry),
        gtk_list_box_row_get_index(row.cast(to: GtkListBoxRow.self))
          != Int32(place)
      else { continue }
      g_object_ref(row.raw)
      gtk_list_box_remove(list.opaque, row)
      gtk_list_box_insert(list.opaque, row, Int32(place))
      g_object_unref(row.raw)
    }
  }

  private func observe(_ factory: OpaquePointer?) {
    typealias Callback =
      @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void
    let setup: Callback = { _, item, _ in
      let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_box_append(box.box, gtk_label_new("row"))
      gtk_box_append(box.box, gtk_entry_new())
      gtk_list_item_set_child(item, box)
    }
    let bind: Callback = { _, item, list in
      ListOfRows.change(list, item) { list, id, entry in
        gtk_widget_set_name(entry, id)
        list.entries[id] = entry
        list.changed(id, entry)
      }
    }
    let unbind: Callback = { _, item, list in
      ListOfRows.change(list, item) { list, id, entry in
        if list.entries[id] == entry { list.entries[id] = nil }
      }
    }
    for (signal, run) in [("setup", setup), ("bind", bind), ("unbind", unbind)]
    {
      g_signal_connect_data(
        UnsafeMutableRawPointer(factory), signal,
        unsafeBitCast(run, to: GCallback.self),
        Unmanaged.passRetained(self).toOpaque(),
        { list, _ in
          if let list { Unmanaged<ListOfRows>.fromOpaque(list).release() }
        }, GConnectFlags(0))
    }
  }

  nonisolated private static func change(
    _ list: gpointer?, _ item: OpaquePointer?,
    _ body: @MainActor (ListOfRows, String, Widget) -> Void
  ) {
    guard let list, let item else { return }
    nonisolated(unsafe) let row = item
    let it = Unmanaged<ListOfRows>.fromOpaque(list).takeUnretainedValue()
    MainActor.assumeIsolated {
      guard let box = gtk_list_item_get_child(row),
        let entry = gtk_widget_get_last_child(box),
        let string = gtk_list_item_get_item(row).map({ OpaquePointer($0) }),
        let id = gtk_string_object_get_string(string)
      else { return }
      body(it, String(cString: id), entry)
    }
  }
}
