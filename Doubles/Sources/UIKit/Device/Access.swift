import Foundation

// Functions that only the test driver may call, not an app.

extension UIWindow {
  package var focused: UIResponder? { firstResponder }

  package var textFields: [UITextField] { UIWindow.textFields(in: self) }

  private static func textFields(in view: UIView) -> [UITextField] {
    (view as? UITextField).map { [$0] }
      ?? view.content.flatMap(textFields(in:))
  }
}

extension UIWindow {
  /// Whether a presentation in front of the view receives its touches.
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
  /// Presses Return on the on-screen keyboard or on a hardware keyboard.
  package func pressReturn() {
    let device = Device.current
    let isDefault =
      delegate.map { delegate in
        device.ask(self, "shouldReturn") {
          delegate.textFieldShouldReturn(self)
        }
      } ?? true
    guard isDefault else { return }
    // The delegate may have changed the first responder. UIKit types the line
    // break into the new first responder (three20 464, TPKeyboardAvoiding 89).
    // No report describes what happens after the delegate has resigned the
    // field. In the double the field still sends its events. Tests can
    // therefore notice the field's handlers.
    let heir = window?.firstResponder ?? self
    guard heir !== self else { return breakLine() }
    guard let field = heir as? UITextField else {
      (heir as? any UIKeyInput)?.insertText("\n")
      return
    }
    switch device.policies.movedLineBreak {
    case .runsActions: field.breakLine()
    case .resigns: if field.takesLineBreak { field.resignOnExit() }
    case .none: break
    }
  }

  /// A delegate that limits the text may refuse the line break. Several public
  /// apps have such delegates.
  private var takesLineBreak: Bool { mayChange(storage.selection, to: "\n") }

  private func breakLine() {
    guard takesLineBreak else { return }
    let order = Device.current.policies.primaryAction
    if order == .beforeExit { send(.primaryActionTriggered, "primaryAction") }
    send(.editingDidEndOnExit, "editingDidEndOnExit")
    if order == .beforeResign { send(.primaryActionTriggered, "primaryAction") }
    resignOnExit()
    if order == .afterResign { send(.primaryActionTriggered, "primaryAction") }
    lineBroke()
  }

  private func send(_ event: UIControl.Event, _ name: String) {
    guard hasAction(for: event) else { return }
    Device.current.note(self, name)
    sendActions(for: event)
  }

  /// A field with an action for `.editingDidEndOnExit` resigns on Return
  /// (RxSwift 1228, AutoKeyboardScrollView 5).
  private func resignOnExit() {
    guard hasAction(for: .editingDidEndOnExit), isFirstResponder else { return }
    resignFirstResponder()
  }
}

extension UITextField {
  /// Marks the text before the caret as unfinished, as an input method does.
  package func compose() {
    storage.marked = 0..<storage.selection.lowerBound
  }

  /// Confirms the input method's unfinished text.
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
  /// Turns the screen, which swaps its width and height.
  package func turn() {
    screen.turn()
  }
}
