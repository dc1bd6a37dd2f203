import FieldNavigation

// The functions that the script calls. They take only numbers and identify a
// field by its slot, because strings would add Unicode tables to the module.
// The slots of a form are numbered in order.

@_expose(wasm, "create") @_cdecl("fn_create")
func create(
  destination: UInt8, ending: UInt8, count: Int32, stopsAtInvalid: Bool
) -> WebForm.Handle {
  let policy = ReturnPolicy(
    destination: ReturnPolicy.Destination(rawValue: destination) ?? .nextEmpty,
    ending: ReturnPolicy.Ending(rawValue: ending) ?? .finish,
    stopsAtInvalid: stopsAtInvalid)
  let form = UnsafeMutablePointer<WebForm>.allocate(capacity: 1)
  form.initialize(to: WebForm(session: FormSession(policy: policy)))
  form.pointee.session.addUnread(Int(count))
  return WebForm.Handle(form)
}

@_expose(wasm, "release") @_cdecl("fn_release")
func release(handle: WebForm.Handle) {
  handle.form.pointee.presses.deinitialize(count: 2)
  handle.form.pointee.presses.deallocate()
  handle.form.deinitialize(count: 1)
  handle.deallocate()
}

@_expose(wasm, "forgetStates") @_cdecl("fn_forget_states")
func forgetStates(handle: WebForm.Handle) {
  handle.form.pointee.session.forgetStates()
}

/// `traits`: see `WebTraits`. `fixedKey`: a `ReturnKey`, -1 for none, -2 for a
/// filled field of which the script read nothing else.
@_expose(wasm, "note") @_cdecl("fn_note")
func note(
  handle: WebForm.Handle, slot: Int32, obstacles: UInt8, traits: UInt8,
  fixedKey: Int32
) {
  guard let field = handle.form.pointee.session.slot(index: slot) else {
    return
  }
  let traits = WebTraits(rawValue: traits)
  let state = FieldState(
    obstacles: FieldState.Obstacles(rawValue: obstacles),
    isEmpty: traits.contains(.empty),
    handlesReturn: traits.contains(.handlesReturn),
    fixedReturnKey: fixedKey < 0
      ? nil : ReturnKey(rawValue: UInt8(truncatingIfNeeded: fixedKey)),
    isInvalid: traits.contains(.invalid))
  handle.form.pointee.session.note(
    field, traits.contains(.listed) ? state.listedByName : state,
    isWhole: fixedKey > -2)
}

@_expose(wasm, "forgetRefusals") @_cdecl("fn_forget_refusals")
func forgetRefusals(handle: WebForm.Handle) {
  handle.form.pointee.session.forgetRefusals()
}

// MARK: Key presses

/// Begins a press in a field, or a preview of what a press would do. Without a
/// field, the slot is -1. `kind`: see `WebPress`.
@_expose(wasm, "press") @_cdecl("fn_press")
func press(handle: WebForm.Handle, slot: Int32, kind: UInt8, isLook: Bool) {
  let place = isLook ? 1 : 0
  (handle.form.pointee.presses + place).deinitialize(count: 1)
  handle.form.pointee.begin(
    place, slot: slot, kind: WebPress(rawValue: kind))
}

/// The next step of the last press or preview, as a number. A slot to focus is
/// its index, and a slot to check is its index plus `WebStep.check`, or plus
/// `WebStep.validate` if the script must also check whether the field is
/// invalid. Any other step is `WebStep.finish` or `WebStep.stay`.
@_expose(wasm, "step") @_cdecl("fn_step")
func step(handle: WebForm.Handle, isLook: Bool) -> Int32 {
  handle.form.pointee.step(isLook: isLook)
}

/// The number of the rule that determined the last step of a press.
@_expose(wasm, "rule") @_cdecl("fn_rule")
func rule(handle: WebForm.Handle) -> Int32 {
  Int32(handle.form.pointee.presses.pointee.rule.rawValue)
}
