import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

@testable import SignUpForm

/// R15: one entry with boxes drawn over it, as on the page of `Code`.
@MainActor
@Suite("A code in drawn boxes (R15)", .serialized, .inWindows)
struct DrawnCodeTests {
  private let screen = Screen()

  private func show() -> Bool {
    let code: Widget = gtk_entry_new()
    guard let boxes = drawBoxes(over: code) else { return false }
    gtk_widget_set_halign(boxes, GTK_ALIGN_START)
    screen.add("boxes", boxes)
    screen.name(code, "code")
    screen.add("other")
    screen.show(focus: "code")
    screen.navigator?.configuration.codes = [
      FieldNavigator.Code([code], lengths: [6])
    ]
    return true
  }

  @Test("Each letter is in its box, and a full code moves on")
  func letters() throws {
    try #require(show())
    let empty = try #require(Picture(of: screen["boxes"]))
    expect(empty.boxes.count, equals: 6)
    expect(empty.filled.isEmpty)
    screen.type("1234")
    try expect(
      #require(Picture(of: screen["boxes"])).filled, equals: [0, 1, 2, 3])
    screen.paste("12-34-56")
    Loop.wait { screen.focused == "other" }
    expect(screen.texts(["code"]), equals: ["123456"])
    let full = try #require(Picture(of: screen["boxes"]))
    expect(full.filled, equals: [0, 1, 2, 3, 4, 5])
  }

  @Test("The boxes go from left to right in a window from right to left")
  func rightToLeft() throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    try #require(show())
    screen.type("12")
    try expect(#require(Picture(of: screen["boxes"])).filled, equals: [0, 1])
  }

  @Test("The boxes grow with the type")
  func largeType() throws {
    try #require(show())
    let small = try #require(Picture(of: screen["boxes"]))
    let width = gtk_widget_get_width(screen["boxes"])
    setResolution(192)
    defer { setResolution(96) }
    Loop.wait { gtk_widget_get_width(screen["boxes"]) > width * 3 / 2 }
    screen.waitForLayout()
    screen.type("12345")
    let large = try #require(Picture(of: screen["boxes"]))
    expect(large.boxes.count, equals: 6)
    expect(large.filled, equals: [0, 1, 2, 3, 4])
    let widths = [small, large].compactMap { $0.boxes.first?.count }
    expect(widths.count == 2 && widths[1] > widths[0] * 3 / 2)
  }
}

/// Sets what "large text" in the system's settings changes.
@MainActor private func setResolution(_ dpi: Int32) {
  var value = GValue()
  g_value_init(&value, GType(6 << 2))
  g_value_set_int(&value, dpi * 1024)
  g_object_set_property(
    gtk_settings_get_default().map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self)
    }, "gtk-xft-dpi", &value)
  g_value_unset(&value)
}

/// What a widget shows.
@MainActor private struct Picture {
  /// The columns of each box.
  var boxes: [Range<Int>] = []
  /// The boxes with letters.
  var filled: [Int] = []

  init?(of widget: Widget) {
    guard let root = gtk_widget_get_root(widget).map({ Widget($0) })
    else { return nil }
    Loop.settle(in: root)
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    let (width, height) = (
      Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget))
    )
    var texture: OpaquePointer?
    Loop.wait {
      let snapshot = gtk_snapshot_new()
      gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
      defer { gsk_render_node_unref(node) }
      texture = gsk_renderer_render_texture(
        gtk_native_get_renderer(root.opaque), node, nil)
      return texture != nil
    }
    guard let texture else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]
    }
    // Near their bottom, boxes have only edges, which are gray.
    let gray = (0..<width).filter {
      pixel($0, height - 6) == [128, 128, 128, 255]
    }
    let edges = gray.filter { !gray.contains($0 - 1) }
    boxes = stride(from: 1, to: edges.count, by: 2).map {
      edges[$0 - 1]..<edges[$0]
    }
    // Letters are dark. The caret is, too, but it's narrow.
    filled = boxes.indices.filter { place in
      boxes[place].count { x in
        (height / 4..<height * 3 / 4).contains { y in
          let pixel = pixel(x, y)
          return pixel.dropLast().allSatisfy { $0 < 100 }
            && pixel.last.map { $0 > 200 } ?? false
        }
      } > 3
    }
  }
}
