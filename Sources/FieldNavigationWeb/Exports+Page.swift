import FieldNavigation

// Functions for tab orders. The script passes an order in memory. The script
// allocates and frees this memory with these functions.

@_expose(wasm, "allocate") @_cdecl("fn_allocate")
func allocate(bytes: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(bytes, 8)), alignment: 8)
}

@_expose(wasm, "deallocate") @_cdecl("fn_deallocate")
func deallocate(memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Computes a tab order (R8). At first `numbers` contains each stop's place in
/// the explicit order. An unlisted stop has -1. Afterwards `numbers` contains
/// the stops' indexes in tab order.
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
