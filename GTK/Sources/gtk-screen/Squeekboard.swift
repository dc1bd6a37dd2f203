import CFieldNavigationGTK
import GTKDriver

/// The positions of squeekboard's keys. The keys fill four rows at the bottom
/// of the screen.
@MainActor struct Squeekboard {
  let width: Int32
  let bottom: Int32
  private let height: Int32 = 210

  /// Whether the keyboard is visible. A phone's shell sets the value when the
  /// user asks for the keyboard.
  static var isVisible = false {
    didSet {
      let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
      var value = g_variant_new_boolean(isVisible ? 1 : 0)
      let answer = g_dbus_connection_call_sync(
        bus, "sm.puri.OSK0", "/sm/puri/OSK0", "sm.puri.OSK0", "SetVisible",
        g_variant_new_tuple(&value, 1), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
        nil)
      if let answer { g_variant_unref(answer) }
    }
  }

  func place(of letter: Character) -> (x: Int32, y: Int32) {
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      guard let index = letters.firstIndex(of: letter) else { continue }
      let column = letters.distance(from: letters.startIndex, to: index)
      let key = width / 10
      let indent = (width - key * Int32(letters.count)) / 2
      return (indent + key * Int32(column) + key / 2, y(of: row))
    }
    return (width / 2, y(of: 3))
  }

  var `return`: (x: Int32, y: Int32) { (width - width / 12, y(of: 3)) }

  private func y(of row: Int) -> Int32 {
    bottom - height + height * Int32(2 * row + 1) / 8
  }
}

extension Pointer {
  func click(_ place: (x: Int32, y: Int32)) { click(x: place.x, y: place.y) }
}
