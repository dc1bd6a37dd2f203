import FieldNavigation

/// A form as the page's script holds it: the script keeps the address as its
/// handle, so that there is no global state.
struct WebForm {
  var session: FormSession
  /// The positions whose key the last change altered (R7).
  var changed = 0..<0
  /// The press that is under way, or the last one.
  var press: FormSession.Press?

  /// - Returns: the number of positions.
  mutating func note(_ changed: Range<Int>) -> Int32 {
    self.changed = changed
    return Int32(truncatingIfNeeded: changed.count)
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
