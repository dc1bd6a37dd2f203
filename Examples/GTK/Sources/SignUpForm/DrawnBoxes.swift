import CFieldNavigationGTK

// The sample of the page of `FieldNavigator.Code`.

/// Draws six boxes over an entry. Returns the widget to add to the window.
@MainActor func drawBoxes(
  over entry: UnsafeMutablePointer<GtkWidget>
) -> UnsafeMutablePointer<GtkWidget>? {
  let style = gtk_css_provider_new()
  let css = """
    .code { border-color: transparent; background: none; box-shadow: none; }
    .code text { font: 1.5em monospace; letter-spacing: 1em; min-width: 9em; padding: 0 0.5em; }
    """
  gtk_css_provider_load_from_data(style, css, -1)
  gtk_style_context_add_provider_for_display(
    gtk_widget_get_display(entry), OpaquePointer(style), 600)
  gtk_widget_add_css_class(entry, "code")
  let text = UnsafeMutablePointer<GtkWidget>(
    gtk_editable_get_delegate(OpaquePointer(entry)))
  gtk_widget_set_direction(text, GTK_TEXT_DIR_LTR)
  let (overlay, boxes) = (gtk_overlay_new(), gtk_drawing_area_new())
  gtk_overlay_set_child(OpaquePointer(overlay), entry)
  gtk_overlay_add_overlay(OpaquePointer(overlay), boxes)
  gtk_widget_set_can_target(boxes, 0)
  let area = UnsafeMutableRawPointer(boxes)?
    .assumingMemoryBound(to: GtkDrawingArea.self)
  gtk_drawing_area_set_draw_func(
    area,
    { _, cairo, _, height, text in
      let text = text?.assumingMemoryBound(to: GtkWidget.self)
      let layout = gtk_widget_create_pango_layout(text, "0")
      defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
      let font = pango_context_get_font_description(
        pango_layout_get_context(layout))
      let em = Double(pango_font_description_get_size(font)) / 1024
      var (digit, bounds): (Int32, graphene_rect_t) = (0, graphene_rect_t())
      pango_layout_get_pixel_size(layout, &digit, nil)
      _ = gtk_widget_compute_bounds(
        text, gtk_widget_get_ancestor(text, gtk_overlay_get_type()), &bounds)
      cairo_set_source_rgb(cairo, 0.5, 0.5, 0.5)
      for place in 0..<6 {
        let left =
          Double(bounds.origin.x) + 0.1 * em + Double(place)
          * (Double(digit) + em)
        cairo_rectangle(
          cairo, left, 2, Double(digit) + 0.8 * em, Double(height) - 4)
      }
      cairo_stroke(cairo)
    }, text, nil)
  return overlay
}
