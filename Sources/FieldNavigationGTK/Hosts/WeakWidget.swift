#if GTK && os(Linux)
import CFieldNavigationGTK

@MainActor final class WeakObject {
  /// GLib writes `NULL` here when the object is destroyed.
  private let place: UnsafeMutablePointer<gpointer?>

  init(_ object: UnsafeMutableRawPointer) {
    place = .allocate(capacity: 1)
    place.initialize(to: object)
    g_object_add_weak_pointer(
      object.assumingMemoryBound(to: GObject.self), place)
  }

  convenience init(_ widget: Widget) { self.init(widget.raw) }

  var object: UnsafeMutableRawPointer? { place.pointee }

  var widget: Widget? {
    place.pointee?.assumingMemoryBound(to: GtkWidget.self)
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    place.pointee?.assumingMemoryBound(to: GtkAdjustment.self)
  }

  isolated deinit {
    if let object = place.pointee {
      g_object_remove_weak_pointer(
        object.assumingMemoryBound(to: GObject.self), place)
    }
    place.deinitialize(count: 1)
    place.deallocate()
  }
}

/// Values by widget. The table doesn't keep the widgets alive, and a new widget
/// at the address of a destroyed one has no value.
@MainActor struct WidgetTable<Value> {
  private var entries: [Widget: (widget: WeakObject, value: Value)] = [:]

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  subscript(_ widget: Widget) -> Value? {
    get {
      guard let entry = entries[widget], entry.widget.object != nil
      else { return nil }
      return entry.value
    }
    set {
      entries = entries.filter { $0.value.widget.object != nil }
      entries[widget] = newValue.map { (WeakObject(widget), $0) }
    }
  }
}
#endif
