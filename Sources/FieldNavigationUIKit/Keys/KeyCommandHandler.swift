#if canImport(UIKit) && (os(iOS) || os(Linux))
package import UIKit

/// Takes key commands for the views inside of the one that it is attached to.
@MainActor package final class KeyCommandHandler {
  private let inputs: Set<String>
  private let handle: (UIKeyCommand, UIResponder) -> Void

  /// - Parameter inputs: the keys that are its own: others may have handlers on
  ///   the same view.
  package init(
    for inputs: Set<String>,
    _ handle: @escaping (UIKeyCommand, UIResponder) -> Void
  ) {
    self.inputs = inputs
    self.handle = handle
  }

  /// A command that comes before what the system does with the key.
  package static func command(
    _ input: String, _ flags: UIKeyModifierFlags = [], title: String
  ) -> UIKeyCommand {
    let command = UIKeyCommand(
      input: input, modifierFlags: flags, action: keyCommandAction)
    command.wantsPriorityOverSystemBehavior = true
    command.discoverabilityTitle = title
    return command
  }

  /// Finds the handler up the chain from where the key was pressed.
  static func perform(_ command: UIKeyCommand, from responder: UIResponder) {
    guard let input = command.input else { return }
    for current in responder.chain {
      // A controller that has focus itself comes after its view in the chain.
      if let view = current.ownView,
        let found = Attachment<KeyCommandHandler>.find(
          on: view, where: { $0.inputs.contains(input) })
      {
        return found.value.handle(command, responder)
      }
    }
  }
}
#endif
