import FieldNavigation

/// A form of the page's script. Its address is the handle that the script
/// keeps, so that the module has no global state.
struct WebForm {
  var session: FormSession
  /// The present press, or the last press.
  var press = FormSession.Press()
  /// What a press would do, for the label of the key: a page may ask in the
  /// middle of a press.
  var look = FormSession.Press()

  // Mutating, because a call of a method that only reads would copy the form
  // out of its pointer first.
  mutating func step(isLook: Bool) -> Int32 {
    switch isLook ? session.step(&look) : session.step(&press) {
    case .check(let slot): slot.index + WebStep.check
    case .focus(let slot): slot.index
    // A page closes no keyboard: its done and go submit wherever they stand.
    case .finish, .resign: WebStep.finish
    case .stay: WebStep.stay
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
