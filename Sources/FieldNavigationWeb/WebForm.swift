import FieldNavigation

/// A form for the page's script. Its address serves as the handle, so that the
/// module has no global state.
struct WebForm {
  var session: FormSession
  /// The current press or, between presses, the last one, and then a preview of
  /// a press, for the key's label. They are separate, because the script may
  /// need a label during a press.
  let presses = UnsafeMutablePointer<FormSession.Press>.allocate(capacity: 2)

  init(session: FormSession) {
    self.session = session
    for place in 0...1 { begin(place, slot: -1, kind: []) }
  }

  /// Puts a press into memory that holds none. Never inlined, to keep the
  /// module small.
  @inline(never)
  mutating func begin(_ place: Int, slot: Int32, kind: WebPress) {
    (presses + place).initialize(
      to: kind.press(in: session.slot(index: slot)))
  }

  // Mutating, because a nonmutating method would copy the form out of its
  // pointer.
  mutating func step(isLook: Bool) -> Int32 {
    let press = presses + (isLook ? 1 : 0)
    var step = session.step(&press.pointee)
    if case .resign = step, press.pointee.turnsToMistake() {
      step = session.step(&press.pointee)
    }
    return switch step {
    case .check(let slot):
      slot.index
        &+ (press.pointee.asksForMistake ? WebStep.validate : WebStep.check)
    case .focus(let slot): slot.index
    // A page can't close the keyboard, so its Done and Go keys submit the form
    // even if other fields follow.
    case .finish, .resign: WebStep.finish
    // A page's rows are elements, so nothing has to be revealed.
    case .stay, .reveal: WebStep.stay
    }
  }
}

extension WebForm {
  typealias Handle = UnsafeMutableRawPointer
}

extension WebForm.Handle {
  var form: UnsafeMutablePointer<WebForm> {
    assumingMemoryBound(to: WebForm.self)
  }
}
