extension UIWindow {
  /// Moves focus from one responder to another. The policies determine the
  /// order of the calls.
  func makeFirstResponder(_ new: UIResponder) -> Bool {
    let device = Device.current
    if firstResponder === new { return true }
    if device.policies.fault == .firstResponderNeverChanges,
      firstResponder != nil
    {
      return false
    }
    device.keyboard.begin()
    defer { device.keyboard.end(in: self) }
    let old = firstResponder
    switch device.policies.order {
    case .asksNewFirst:
      guard new.mayBegin(), isStill(old) else { return false }
      guard old?.resignFirstResponder() ?? true else { return false }
    case .resignsOldFirst:
      guard old?.resignFirstResponder() ?? true, firstResponder == nil else {
        return false
      }
      guard new.mayBegin() else { return false }
    case .asksNewTwice:
      guard new.mayBegin(), isStill(old) else { return false }
      guard old?.resignFirstResponder() ?? true else { return false }
      guard firstResponder == nil, old == nil || new.mayBegin() else {
        return false
      }
    }
    // A call above may have given focus to another responder.
    guard firstResponder == nil else { return false }
    firstResponder = new
    let beginsFirst =
      (new is UITextField) == device.policies.textFieldBeginsFirst
    if !beginsFirst { device.keyboard.update(in: self) }
    if device.policies.scrollsFields {
      (new as? UITextField)?.scrollIntoView()
    }
    new.didBegin()
    return firstResponder === new || !device.policies.reportsLostFocus
  }

  /// Takes focus from a responder that has agreed to resign.
  func giveUp(_ old: UIResponder) {
    guard firstResponder === old else { return }
    Device.current.keyboard.begin()
    firstResponder = nil
    old.didEnd()
    Device.current.keyboard.end(in: self)
  }

  private func isStill(_ old: UIResponder?) -> Bool {
    firstResponder === old
  }
}
