import FieldNavigation

// Functions for orders, which are passed through memory that the script
// allocates and frees.

@_expose(wasm, "allocate") @_cdecl("fn_allocate")
func allocate(bytes: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(bytes, 8)), alignment: 8)
}

@_expose(wasm, "deallocate") @_cdecl("fn_deallocate")
func deallocate(memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Replaces each stop's place in an explicit order, or -1, with the positions
/// in tab order (R8).
@_expose(wasm, "tabOrder") @_cdecl("fn_tab_order")
func tabOrder(numbers: UnsafeMutablePointer<Int32>, count: Int32) {
  let places = UnsafeMutableBufferPointer(start: numbers, count: Int(count))
  var next = 0
  TabOrder.merge(Array(places)) { position in
    numbers[next] = Int32(truncatingIfNeeded: position)
    next += 1
  }
}
