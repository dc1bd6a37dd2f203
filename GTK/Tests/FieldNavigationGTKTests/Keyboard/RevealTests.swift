import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// The tests shrink the window, as an on-screen keyboard does (A1-A5).
@MainActor @Suite("On-screen keyboard", .serialized, .inWindows)
struct RevealTests {
  private func form() -> (Screen, UnsafeMutablePointer<GtkAdjustment>?) {
    let screen = Screen(height: 720)
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_scrolled_window_set_child(scroller.opaque, box)
    screen.add("scroller", scroller)
    for number in 0..<30 { screen.add("f\(number)", to: box) }
    return (screen, gtk_scrolled_window_get_vadjustment(scroller.opaque))
  }

  private func resize(_ screen: Screen, to height: Int32) {
    gtk_window_set_default_size(screen.window.window, 400, height)
    expect(Loop.wait { gtk_widget_get_height(screen.window) == height })
    screen.waitForLayout()
    screen.settle()
  }

  /// The distance from a field's bottom to the window's bottom. The distance is
  /// negative if the window cuts the field off.
  private func room(_ screen: Screen, _ name: String) -> Double {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(screen[name], screen.window, &bounds)
    return Double(gtk_widget_get_height(screen.window))
      - Double(bounds.origin.y + bounds.size.height)
  }

  @Test("GTK leaves the field out of sight when no navigator is attached")
  func alone() {
    let (screen, adjustment) = form()
    screen.show(focus: "f17", navigates: false)
    resize(screen, to: 400)
    expect(gtk_adjustment_get_value(adjustment), equals: 0)
    expect(room(screen, "f17") < 0)
  }

  @Test(
    "The navigator reveals a field with a gap of 20, and doesn't scroll back (A2, A3)"
  )
  func reveals() {
    let (screen, adjustment) = form()
    screen.show(focus: "f17")
    resize(screen, to: 400)
    expect(Loop.wait { room(screen, "f17") == 20 })
    let value = gtk_adjustment_get_value(adjustment)
    resize(screen, to: 720)
    expect(gtk_adjustment_get_value(adjustment), equals: value)
  }

  @Test(
    "The navigator moves no field when it is visible or `avoidsKeyboard` is false"
  )
  func leavesAlone() {
    let (screen, adjustment) = form()
    screen.show(focus: "f2")
    resize(screen, to: 400)
    expect(gtk_adjustment_get_value(adjustment), equals: 0)
    resize(screen, to: 720)
    screen.navigator?.configuration.avoidsKeyboard = false
    screen.focus("f17")
    resize(screen, to: 400)
    expect(gtk_adjustment_get_value(adjustment), equals: 0)
  }

  @Test("The navigator reveals a field in a box with a margin (A2)")
  func margin() {
    let (screen, _) = form()
    gtk_widget_set_margin_top(gtk_widget_get_parent(screen["f0"]), 50)
    screen.show(focus: "f16")
    resize(screen, to: 400)
    expect(Loop.wait { room(screen, "f16") == 20 })
  }

  @Test("The navigator leaves the app's scroll position unchanged")
  func appScrolls() {
    let (screen, found) = form()
    guard let adjustment = found else { return }
    screen.show(focus: "f17")
    connect(
      "notify::page-size", to: UnsafeMutableRawPointer(adjustment), pspec: true
    ) {
      gtk_adjustment_set_value(adjustment, 500)
    }
    resize(screen, to: 400)
    expect(gtk_adjustment_get_value(adjustment), equals: 500)
  }

  @Test("In a text view taller than the window the caret's line is shown (A2)")
  func caret() {
    let screen = Screen(height: 720)
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    let note: Widget = gtk_text_view_new()
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_scrolled_window_set_child(scroller.opaque, box)
    screen.add("scroller", scroller)
    screen.add("note", note, to: box)
    screen.add("after", to: box)
    let view = note.cast(to: GtkTextView.self)
    let buffer = gtk_text_view_get_buffer(view)
    gtk_text_buffer_set_text(
      buffer, String(repeating: "line\n", count: 30), -1)
    screen.show(focus: "note")
    screen.waitForLayout()
    expect(gtk_widget_get_height(note) > 400)
    /// The distance from the caret's bottom to the window's bottom.
    func room() -> Double {
      var cursor = GdkRectangle()
      gtk_text_view_get_cursor_locations(view, nil, &cursor, nil)
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(
        note, screen.window, 0, Double(cursor.y + cursor.height), &x, &y)
      return Double(gtk_widget_get_height(screen.window)) - y
    }
    expect(room() > 0)
    resize(screen, to: 400)
    Loop.wait { room() == 20 }
    expect(room(), equals: 20)
  }

}
