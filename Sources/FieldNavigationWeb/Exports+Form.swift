import FieldNavigation

// The functions that the script calls. The functions take only numbers and
// identify a field by its slot. Strings would add Unicode tables to the module.
// The slots of a form are numbered in order.

@_expose(wasm, "create") @_cdecl("fn_create")
func create(destination: UInt8, ending: UInt8, count: Int32) -> WebForm.Handle {
  let policy = ReturnPolicy(
    destination: ReturnPolicy.Destination(rawValue: destination) ?? .nextEmpty,
    ending: ReturnPolicy.Ending(rawValue: ending) ?? .finish)
  let form = UnsafeMutablePointer<WebForm>.allocate(capacity: 1)
  form.initialize(
    to: WebForm(session: FormSession(policy: policy, unread: Int(count))))
  return WebForm.Handle(form)
}

@_expose(wasm, "release") @_cdecl("fn_release")
func release(handle: WebForm.Handle) {
  handle.form.deinitialize(count: 1)
  handle.deallocate()
}

/// Marks every field as unread. The page may have changed.
@_expose(wasm, "forgetStates") @_cdecl("fn_forget_states")
func forgetStates(handle: WebForm.Handle) {
  handle.form.pointee.session.forgetStates()
}

/// Records the state of a field.
///
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
      ? nil : ReturnKey(rawValue: UInt8(truncatingIfNeeded: fixedKey)))
  handle.form.pointee.session.note(
    field, traits.contains(.listed) ? state.listedByName : state,
    isWhole: fixedKey > -2)
}

/// Forgets the refusals, because the page has changed (R10).
@_expose(wasm, "forgetRefusals") @_cdecl("fn_forget_refusals")
func forgetRefusals(handle: WebForm.Handle) {
  handle.form.pointee.session.forgetRefusals()
}

// MARK: Key presses

/// Begins a press of Return in a field.
@_expose(wasm, "pressReturn") @_cdecl("fn_press_return")
func pressReturn(handle: WebForm.Handle, slot: Int32, showsNext: Bool) {
  let field = handle.form.pointee.session.slot(index: slot)
  handle.form.pointee.press = FormSession.Press(in: field, showsNext: showsNext)
}

/// Begins a press of Tab at a stop. If `forward` is `false`, begins a press of
/// Shift+Tab.
@_expose(wasm, "pressTab") @_cdecl("fn_press_tab")
func pressTab(handle: WebForm.Handle, slot: Int32, forward: Bool) {
  let stop = handle.form.pointee.session.slot(index: slot)
  handle.form.pointee.press = FormSession.Press(
    in: stop, isTab: true, direction: forward ? .forward : .backward)
}

/// Begins a preview of what Return would do in a field.
@_expose(wasm, "lookAhead") @_cdecl("fn_look_ahead")
func lookAhead(handle: WebForm.Handle, slot: Int32) {
  handle.form.pointee.look = FormSession.Press(
    in: handle.form.pointee.session.slot(index: slot))
}

/// The next step of the last press or preview, as a number. If the script must
/// focus a slot, the number is the slot's index. If the script must check a
/// slot, the number is the slot's index plus `WebStep.check`. Any other step is
/// `WebStep.finish` or `WebStep.stay`.
@_expose(wasm, "step") @_cdecl("fn_step")
func step(handle: WebForm.Handle, isLook: Bool) -> Int32 {
  handle.form.pointee.step(isLook: isLook)
}

/// The number of the rule that determined the last step of a press.
@_expose(wasm, "rule") @_cdecl("fn_rule")
func rule(handle: WebForm.Handle) -> Int32 {
  Int32(handle.form.pointee.press.rule.rawValue)
}
