package import CFieldNavigationGTK
import CXTest

/// Controls the pointer of an X server, and saves pictures of its screen.
@MainActor package final class Pointer {
  private let display = XOpenDisplay(nil)

  package init() {}

  /// Clicks with the first button, as a finger taps a key.
  package func click(x: Int32, y: Int32) {
    XTestFakeMotionEvent(display, -1, x, y, 0)
    XTestFakeButtonEvent(display, 1, 1, 0)
    XTestFakeButtonEvent(display, 1, 0, 0)
    XSync(display, 0)
  }

  /// Clicks at a place of a window. The pointer then returns to where it was,
  /// because it would be above the windows of later tests.
  package func click(
    x: Int32, y: Int32, button: UInt32,
    in window: UnsafeMutablePointer<GtkWidget>
  ) {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else {
      return
    }
    var (left, top): (Int32, Int32) = (0, 0)
    var (root, child): (Window, Window) = (0, 0)
    var old: (x: Int32, y: Int32, inside: Int32, below: Int32) = (0, 0, 0, 0)
    var mask: UInt32 = 0
    XQueryPointer(
      display, XDefaultRootWindow(display), &root, &child, &old.x, &old.y,
      &old.inside, &old.below, &mask)
    XTranslateCoordinates(
      display, gdk_x11_surface_get_xid(surface), XDefaultRootWindow(display), 0,
      0, &left, &top, &child)
    XTestFakeMotionEvent(display, -1, left + x, top + y, 0)
    XTestFakeButtonEvent(display, button, 1, 0)
    XTestFakeButtonEvent(display, button, 0, 0)
    XTestFakeMotionEvent(display, -1, old.x, old.y, 0)
    XSync(display, 0)
  }

  /// Saves a picture of the whole screen.
  package func savePicture(to path: String) {
    let root = XDefaultRootWindow(display)
    let screen = XDefaultScreen(display)
    let width = XDisplayWidth(display, screen)
    let height = XDisplayHeight(display, screen)
    // These are the values of AllPlanes and ZPixmap. Swift doesn't import these
    // macros.
    guard
      let image = XGetImage(
        display, root, 0, 0, UInt32(width), UInt32(height), .max, 2)
    else { return }
    defer { _ = image.pointee.f.destroy_image(image) }
    let stride = Int(image.pointee.bytes_per_line)
    guard let data = image.pointee.data else { return }
    var pixels = [UInt8](
      UnsafeRawBufferPointer(start: data, count: stride * Int(height)))
    // The fourth byte of a pixel has no meaning in X.
    for alpha in Swift.stride(from: 3, to: pixels.count, by: 4) {
      pixels[alpha] = 255
    }
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    let texture = gdk_memory_texture_new(
      width, height, GDK_MEMORY_B8G8R8A8, bytes, gsize(stride))
    gdk_texture_save_to_png(texture, path)
    g_object_unref(texture.map { UnsafeMutableRawPointer($0) })
    g_bytes_unref(bytes)
  }
}
