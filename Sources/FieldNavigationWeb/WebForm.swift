import FieldNavigation

/// A form of the page's script. Its address is the handle that the script
/// keeps, so that the module has no global state.
struct WebForm {
  var session: FormSession
  /// The positions whose key the last change altered (R7).
  var changed = 0..<0
  /// The present press, or the last press.
  var press = FormSession.Press()

  /// - Returns: the number of positions, for the script.
  mutating func note(_ changed: Range<Int>) -> Int32 {
    self.changed = changed
    return Int32(truncatingIfNeeded: changed.count)
  }

  // Mutating, because a call of a method that only reads would copy the form
  // out of its pointer first.
  mutating func key(_ index: Int32) -> Int32 {
    guard let slot = session.slot(index: index),
      let key = session.returnKey(of: slot)
    else { return -1 }
    return Int32(key.rawValue)
  }

  mutating func step() -> Int32 {
    switch session.step(&press) {
    case .check(let slot): slot.index + WebStep.check
    case .focus(let slot): slot.index
    case .finish: WebStep.finish
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
