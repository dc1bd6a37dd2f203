import Foundation

// Functions for the driver, which no app may call.

extension UIWindow {
  package var focused: UIResponder? { firstResponder }

  package var textFields: [UITextField] { UIWindow.textFields(in: self) }

  private static func textFields(in view: UIView) -> [UITextField] {
    (view as? UITextField).map { [$0] }
      ?? view.content.flatMap(textFields(in:))
  }
}

extension UIWindow {
  /// Whether a presentation over a view would take the touches on that view.
  package func covers(_ view: UIView) -> Bool {
    guard let place = content.firstIndex(where: view.isDescendant(of:)) else {
      return false
    }
    return content[(place + 1)...].contains { $0 is PresentationView }
  }
}

extension UIView {
  package var canBeSeen: Bool {
    !isHidden && alpha > 0 && (superview?.canBeSeen ?? true)
  }
}

extension UITextField {
  /// Return, on the screen or on a hardware keyboard.
  package func pressReturn() {
    let device = Device.current
    let isDefault =
      delegate.map { delegate in
        device.ask(self, "shouldReturn") {
          delegate.textFieldShouldReturn(self)
        }
      } ?? true
    guard isDefault else { return }
    guard hasAction(for: .editingDidEndOnExit) else { return }
    if device.policies.endOnExit == .resignThenAction { resignFirstResponder() }
    device.note(self, "editingDidEndOnExit")
    sendActions(for: .editingDidEndOnExit)
    if device.policies.endOnExit == .actionThenResign, isFirstResponder {
      resignFirstResponder()
    }
  }
}

extension UITextField {
  /// An input method takes the text before the caret back into its hands.
  package func compose() {
    storage.marked = 0..<storage.selection.lowerBound
  }

  /// The input method is done with its text.
  package func endComposing() {
    storage.marked = nil
  }
}

extension UIResponder {
  /// Sends a key command along the responder chain.
  package func perform(_ command: UIKeyCommand) -> Bool {
    guard let action = command.action,
      let target = target(forAction: action, withSender: command)
        as? UIResponder
    else { return false }
    Device.current.note(
      self, "command \(command.discoverabilityTitle ?? action.name)")
    #if !canImport(ObjectiveC)
    Selector.methods[action]?(target, command)
    #endif
    return true
  }

  package func press(
    _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags,
    _ characters: String
  ) {
    let press = UIPress(key: UIKey(code, flags, characters))
    pressesBegan([press], with: nil)
  }
}

extension Device {
  /// The screen turns: width and height change places.
  package func turn() {
    screen.turn()
  }
}
