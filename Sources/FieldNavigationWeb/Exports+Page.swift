import FieldNavigation

// Orders and geometry, through memory that the script asks for and gives back.

@_expose(wasm, "allocate") @_cdecl("fn_allocate")
func allocate(bytes: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(bytes, 8)), alignment: 8)
}

@_expose(wasm, "deallocate") @_cdecl("fn_deallocate")
func deallocate(memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Turns places in an explicit order, -1 for none, into positions in the order
/// of Tab (R8).
@_expose(wasm, "tabOrder") @_cdecl("fn_tab_order")
func tabOrder(numbers: UnsafeMutablePointer<Int32>, count: Int32) {
  let places = UnsafeMutableBufferPointer(start: numbers, count: Int(count))
  var next = 0
  TabOrder.merge(Array(places)) { position in
    numbers[next] = Int32(truncatingIfNeeded: position)
    next += 1
  }
}

/// Offsets that bring a field out from under the keyboard (A1-A5).
///
/// `numbers`: field, container, keyboard (x, y, width, height each), then for
/// each scroller its viewport, offset and content height. The new offsets are
/// written to the front, in CSS pixels.
@_expose(wasm, "reveal") @_cdecl("fn_reveal")
func reveal(numbers: UnsafeMutablePointer<Double>, scrollers: Int32) {
  func rectangle(_ start: Int) -> LayoutRect {
    LayoutRect(
      x: numbers[start], y: numbers[start + 1],
      width: numbers[start + 2], height: numbers[start + 3])
  }
  var reveal = KeyboardAvoidance.Reveal(
    field: rectangle(0), container: rectangle(4), keyboard: rectangle(8))
  for index in 0..<Int(scrollers) {
    let start = 12 + index * 6
    numbers[index] =
      reveal.scroll(
        KeyboardAvoidance.Scroller(
          viewport: rectangle(start), offset: numbers[start + 4],
          contentHeight: numbers[start + 5]),
        addsInset: false
      ).offset
  }
}
