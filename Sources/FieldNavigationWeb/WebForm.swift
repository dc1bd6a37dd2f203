import FieldNavigation

/// A form for the page's script. The form's address serves as the handle. The
/// module has no global state.
struct WebForm {
  var session: FormSession
  /// The current press or, between presses, the last one.
  var press = FormSession.Press()
  /// A preview of a press, for the key's label. The preview is separate from
  /// the press. The script may need a label during a press.
  var look = FormSession.Press()

  // Mutating, because a nonmutating method would copy the form out of its
  // pointer.
  mutating func step(isLook: Bool) -> Int32 {
    switch isLook ? session.step(&look) : session.step(&press) {
    case .check(let slot): slot.index + WebStep.check
    case .focus(let slot): slot.index
    // A page can't close the keyboard. On a page, the Done and Go keys submit
    // the form even if other fields follow.
    case .finish, .resign: WebStep.finish
    // A page's rows are elements, so that nothing has to be revealed.
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
