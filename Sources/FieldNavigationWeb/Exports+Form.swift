import FieldNavigation

// The functions that the script calls. They take numbers only: a slot names a
// field, because strings would bring Unicode tables into the module.

@_expose(wasm, "create") @_cdecl("fn_create")
func create(destination: UInt8, ending: UInt8) -> WebForm.Handle {
  let policy = ReturnPolicy(
    destination: ReturnPolicy.Destination(rawValue: destination) ?? .nextEmpty,
    ending: ReturnPolicy.Ending(rawValue: ending) ?? .finish)
  let form = UnsafeMutablePointer<WebForm>.allocate(capacity: 1)
  form.initialize(to: WebForm(session: FormSession(policy: policy)))
  return WebForm.Handle(form)
}

@_expose(wasm, "release") @_cdecl("fn_release")
func release(handle: WebForm.Handle) {
  handle.form.deinitialize(count: 1)
  handle.deallocate()
}

/// Adds a field, which has no position until an order lists it.
@_expose(wasm, "reserve") @_cdecl("fn_reserve")
func reserve(handle: WebForm.Handle) -> Int32 {
  handle.form.pointee.session.reserve()
}

/// Sets the order of all fields; fields that the order lacks are removed.
@_expose(wasm, "reorder") @_cdecl("fn_reorder")
func reorder(
  handle: WebForm.Handle, slots: UnsafeMutablePointer<Int32>, count: Int32
) {
  handle.form.pointee.session.arrange(
    UnsafeBufferPointer(start: slots, count: Int(count)))
}

/// Updates the state of a field. Returns the number of positions whose key
/// changed.
///
/// `traits`: see `WebTraits`. `fixedKey`: a `ReturnKey`, -1 for none.
@_expose(wasm, "update") @_cdecl("fn_update")
func update(
  handle: WebForm.Handle, slot: Int32, obstacles: UInt8, traits: UInt8,
  fixedKey: Int32
) -> Int32 {
  guard let field = handle.form.pointee.session.slot(index: slot) else {
    return 0
  }
  let traits = WebTraits(rawValue: traits)
  let state = FieldState(
    obstacles: Obstacles(rawValue: obstacles),
    isEmpty: traits.contains(.empty),
    handlesReturn: traits.contains(.handlesReturn),
    fixedReturnKey: fixedKey < 0
      ? nil : ReturnKey(rawValue: UInt8(truncatingIfNeeded: fixedKey)))
  return handle.form.pointee.note(
    handle.form.pointee.session.update(
      field, traits.contains(.listed) ? state.listedByName : state))
}

/// The first position whose key the last change altered.
@_expose(wasm, "changedFrom") @_cdecl("fn_changed_from")
func changedFrom(handle: WebForm.Handle) -> Int32 {
  Int32(truncatingIfNeeded: handle.form.pointee.changed.lowerBound)
}

@_expose(wasm, "slotAt") @_cdecl("fn_slot_at")
func slotAt(handle: WebForm.Handle, position: Int32) -> Int32 {
  handle.form.pointee.session.slot(at: Int(position))?.index ?? -1
}

/// What the key says, a `ReturnKey`; -1 where the label is left alone.
@_expose(wasm, "key") @_cdecl("fn_key")
func key(handle: WebForm.Handle, slot: Int32) -> Int32 {
  handle.form.pointee.key(slot)
}

/// Forgets refusals, because a text, a control or a layout has changed (R10).
/// Returns the number of positions whose key changed.
@_expose(wasm, "forget") @_cdecl("fn_forget")
func forget(handle: WebForm.Handle) -> Int32 {
  handle.form.pointee.note(handle.form.pointee.session.forgetRefusals())
}

// MARK: Key presses

/// Return, or with `isTab` Tab or Shift+Tab, is pressed in a field.
@_expose(wasm, "press") @_cdecl("fn_press")
func press(
  handle: WebForm.Handle, slot: Int32, showsNext: Bool, isTab: Bool,
  forward: Bool
) {
  handle.form.pointee.press = FormSession.Press(
    in: handle.form.pointee.session.slot(index: slot), isTab: isTab,
    forward: forward, showsNext: showsNext)
}

/// What the script has to do next in the last press: focus a slot; check a
/// slot, if `WebStep.check` is added to its index; `WebStep.finish`, or
/// `WebStep.stay`.
@_expose(wasm, "step") @_cdecl("fn_step")
func step(handle: WebForm.Handle) -> Int32 {
  handle.form.pointee.step()
}

/// The number of the rule that the last step followed.
@_expose(wasm, "rule") @_cdecl("fn_rule")
func rule(handle: WebForm.Handle) -> Int32 {
  Int32(handle.form.pointee.press.rule.rawValue)
}
