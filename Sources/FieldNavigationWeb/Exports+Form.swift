import FieldNavigation

// What the script calls. Numbers only: a slot names a field, and strings would
// bring their Unicode tables along.

@_expose(wasm, "create") @_cdecl("fn_create")
func create(destination: UInt8, ending: UInt8) -> WebForm.Handle {
  let policy = ReturnPolicy(
    destination: ReturnPolicy.Destination(rawValue: destination) ?? .nextEmpty,
    ending: ReturnPolicy.Ending(rawValue: ending) ?? .finish)
  let form = UnsafeMutablePointer<WebForm>.allocate(capacity: 1)
  form.initialize(to: WebForm(core: FormSession(policy: policy)))
  return WebForm.Handle(form)
}

@_expose(wasm, "release") @_cdecl("fn_release")
func release(handle: WebForm.Handle) {
  handle.form.deinitialize(count: 1)
  handle.deallocate()
}

/// A new field; it has a place once an order lists it.
@_expose(wasm, "reserve") @_cdecl("fn_reserve")
func reserve(handle: WebForm.Handle) -> Int32 {
  handle.form.pointee.core.reserve()
}

/// The order of all fields; those that it lacks are removed.
@_expose(wasm, "reorder") @_cdecl("fn_reorder")
func reorder(
  handle: WebForm.Handle, slots: UnsafeMutablePointer<Int32>, count: Int32
) {
  handle.form.pointee.core.reorder(
    indexes: UnsafeBufferPointer(start: slots, count: Int(count)))
}

/// A field's state. Returns the number of positions whose key changed.
///
/// `traits`: 1 empty, 2 Return is its own, 4 listed by name.
@_expose(wasm, "update") @_cdecl("fn_update")
func update(
  handle: WebForm.Handle, slot: Int32, obstacles: UInt8, traits: UInt8,
  fixedReturnKey: Int32
) -> Int32 {
  guard let field = handle.form.pointee.core.slot(index: slot) else { return 0 }
  let state = FieldState(
    obstacles: Obstacles(rawValue: obstacles),
    isEmpty: traits & 1 != 0,
    handlesReturn: traits & 2 != 0,
    fixedReturnKey: fixedKey < 0
      ? nil : ReturnKey(rawValue: UInt8(truncatingIfNeeded: fixedKey)))
  handle.form.pointee.changed = handle.form.pointee.core.update(
    field, traits & 4 != 0 ? state.listedByName : state)
  return Int32(truncatingIfNeeded: handle.form.pointee.changed.count)
}

/// The first of the positions whose key the last update changed.
@_expose(wasm, "changedFrom") @_cdecl("fn_changed_from")
func changedFrom(handle: WebForm.Handle) -> Int32 {
  Int32(truncatingIfNeeded: handle.form.pointee.changed.lowerBound)
}

@_expose(wasm, "slotAt") @_cdecl("fn_slot_at")
func slotAt(handle: WebForm.Handle, position: Int32) -> Int32 {
  handle.form.pointee.core.slot(at: Int(position))?.index ?? -1
}

/// 1 where the key says next, 0 the finish key, -1 where the label is left alone.
@_expose(wasm, "key") @_cdecl("fn_key")
func key(handle: WebForm.Handle, slot: Int32) -> Int32 {
  handle.form.pointee.key(slot)
}

/// What Return does: a slot, -1 to finish, -2 for nothing (R4-R6).
@_expose(wasm, "move") @_cdecl("fn_move")
func move(handle: WebForm.Handle, slot: Int32, showsNext: Bool) -> Int32 {
  handle.form.pointee.move(slot, showsNext: showsNext)
}

/// What Return tries after a field refused (R10).
@_expose(wasm, "moveAfter") @_cdecl("fn_move_after")
func moveAfter(handle: WebForm.Handle, slot: Int32, refused: Int32) -> Int32 {
  handle.form.pointee.move(slot, after: refused)
}

/// The number of the rule that the last decision followed.
@_expose(wasm, "rule") @_cdecl("fn_rule")
func rule(handle: WebForm.Handle) -> Int32 {
  Int32(handle.form.pointee.rule.rawValue)
}
