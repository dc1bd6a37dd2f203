import FieldNavigation

// Functions for tab orders, which the script passes in memory that it allocates
// and frees here.

@_expose(wasm, "allocate") @_cdecl("fn_allocate")
func allocate(bytes: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(bytes, 8)), alignment: 8)
}

@_expose(wasm, "deallocate") @_cdecl("fn_deallocate")
func deallocate(memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Computes a tab order (R8). At first `numbers` contains each stop's place in
/// the explicit order, or -1 for an unlisted stop, and afterwards the stops'
/// indexes in tab order.
@_expose(wasm, "tabOrder") @_cdecl("fn_tab_order")
func tabOrder(numbers: UnsafeMutablePointer<Int32>, count: Int32) {
  let places = UnsafeMutableBufferPointer(start: numbers, count: Int(count))
  var next = 0
  var order = Array(places)
  TabOrder.merge(&order) { position in
    numbers[next] = Int32(truncatingIfNeeded: position)
    next &+= 1
  }
}
