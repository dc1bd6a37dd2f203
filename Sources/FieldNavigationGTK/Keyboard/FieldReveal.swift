#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// Keeps the focused field visible when its window loses height, for example to
/// an on-screen keyboard (A1-A5), because GTK itself scrolls only when focus
/// moves.
///
/// It observes only the page sizes of the scrolling views, so that no code runs
/// when the user types.
@MainActor final class FieldReveal {
  private let widget: WeakObject
  private let field: WeakObject
  private let distance: () -> Double
  private var scrollers: [(view: WeakObject, adjustment: WeakObject)] = []
  private var pages: [Double] = []
  private var observations: [Observation] = []
  private var idle: Idle?

  /// - Parameter distance: the distance between the field and the edge, in
  ///   pixels.
  init(of focus: Focus, distance: @escaping () -> Double) {
    widget = WeakObject(focus.widget)
    // The whole entry, not only the text inside it.
    field = WeakObject(focus.field)
    self.distance = distance
    var current: Widget? = focus.widget
    while let view = current {
      current = view == focus.surface ? nil : view.parent
      guard view.isA(gtk_scrollable_get_type()),
        let adjustment = gtk_scrollable_get_vadjustment(view.opaque)
      else { continue }
      scrollers.append(
        (WeakObject(view), WeakObject(UnsafeMutableRawPointer(adjustment))))
      pages.append(gtk_adjustment_get_page_size(adjustment))
    }
    if scrollers.isEmpty { return }
    idle = Idle { self.reveal() }
    for (number, scroller) in scrollers.enumerated() {
      guard let adjustment = scroller.adjustment.object else { continue }
      observations.append(
        .change("notify::page-size", of: adjustment) {
          self.pageChanged(number)
        })
    }
  }

  /// Disconnects the handlers that keep this object alive.
  func end() {
    observations = []
    idle?.cancel()
    idle = nil
  }

  private func pageChanged(_ number: Int) {
    guard let adjustment = scrollers[number].adjustment.adjustment else {
      return
    }
    let page = gtk_adjustment_get_page_size(adjustment)
    // The frames inside the scroller are out of date until the layout.
    if page < pages[number] { idle?.schedule() }
    pages[number] = page
  }

  /// Scrolls just enough to show the field, after GTK and the app have
  /// scrolled.
  private func reveal() {
    guard let widget = widget.widget, let field = field.widget,
      let window = widget.root,
      gtk_widget_get_mapped(widget) != 0
    else { return }
    var plan = KeyboardAvoidance.Reveal(
      field: field.scrolledFrame(in: window), caret: widget.caret(in: window),
      container: window.frame(in: window), keyboard: nil, gap: distance())
    // All frames are read before the first view scrolls, because that changes
    // them.
    let views = scrollers.compactMap {
      scroller -> (
        KeyboardAvoidance.Scroller, UnsafeMutablePointer<GtkAdjustment>
      )? in
      guard let view = scroller.view.widget,
        let adjustment = scroller.adjustment.adjustment
      else { return nil }
      let lower = gtk_adjustment_get_lower(adjustment)
      return (
        KeyboardAvoidance.Scroller(
          viewport: view.scrolledFrame(in: window),
          offset: gtk_adjustment_get_value(adjustment) - lower,
          contentHeight: gtk_adjustment_get_upper(adjustment) - lower),
        adjustment
      )
    }
    for (scroller, adjustment) in views {
      // GTK's views can't scroll beyond their content.
      let (offset, _) = plan.scroll(scroller, addsInset: false)
      if offset == scroller.offset { continue }
      gtk_adjustment_set_value(
        adjustment, gtk_adjustment_get_lower(adjustment) + offset)
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The frame in the window after the next layout, because a view that
  /// scrolled since the last one hasn't moved its contents yet.
  fileprivate func scrolledFrame(in window: Widget) -> LayoutRect {
    let viewport = parent?.ancestor { $0.isA(gtk_viewport_get_type()) }
    guard let viewport, let child = gtk_viewport_get_child(viewport.opaque),
      let adjustment = gtk_scrollable_get_vadjustment(viewport.opaque)
    else { return frame(in: window) }
    let outer = viewport.scrolledFrame(in: window)
    let offset =
      gtk_adjustment_get_value(adjustment)
      - gtk_adjustment_get_lower(adjustment)
    var frame = frame(in: child)
    frame.x += outer.x
    frame.y += outer.y - offset + Double(gtk_widget_get_margin_top(child))
    return frame
  }

  fileprivate func caret(in window: Widget) -> LayoutRect? {
    guard isA(gtk_text_view_get_type()) else { return nil }
    var cursor = GdkRectangle()
    gtk_text_view_get_cursor_locations(textView, nil, &cursor, nil)
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_text_view_buffer_to_window_coords(
      textView, GTK_TEXT_WINDOW_WIDGET, cursor.x, cursor.y, &x, &y)
    let frame = scrolledFrame(in: window)
    return LayoutRect(
      x: frame.x + Double(x), y: frame.y + Double(y),
      width: Double(cursor.width), height: Double(cursor.height))
  }
}
#endif
