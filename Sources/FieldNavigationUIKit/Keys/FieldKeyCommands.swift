#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// The keys of a hardware keyboard: on the controller of the focused field, and
/// only for as long as they lead somewhere.
@MainActor final class FieldKeyCommands {
  struct Keys: OptionSet, Hashable {
    let rawValue: Int

    static let next = Keys(rawValue: 1)
    static let previous = Keys(rawValue: 2)
    static let finish = Keys(rawValue: 4)
    static let resign = Keys(rawValue: 8)
  }

  var press: ((NavigationKey) -> Void)?
  private weak var controller: UIViewController?
  private var keys: Keys = []
  private var installed: [UIKeyCommand] = []
  private var attachment: Attachment<KeyCommandHandler>?

  /// Takes these keys in the controller around the responder, and no others.
  func update(_ wanted: Keys, for responder: UIResponder?) {
    let around = wanted.isEmpty ? nil : responder?.controllerAround
    guard wanted != keys || around !== controller else { return }
    remove()
    guard let around, let view = around.viewIfLoaded else { return }
    controller = around
    keys = wanted
    installed = commands.filter { wanted.contains($0.key) }.map(\.command)
    installed.forEach(around.addKeyCommand)
    let attachment = Attachment(
      KeyCommandHandler(for: Set(installed.compactMap(\.input))) {
        [weak self] command, _ in self?.pressed(command)
      })
    view.addInteraction(attachment)
    self.attachment = attachment
  }

  private func remove() {
    if let controller { installed.forEach(controller.removeKeyCommand) }
    if let attachment { attachment.view?.removeInteraction(attachment) }
    installed = []
    attachment = nil
    controller = nil
    keys = []
  }

  private func pressed(_ command: UIKeyCommand) {
    let match = commands.first {
      $0.command.input == command.input
        && $0.command.modifierFlags == command.modifierFlags
    }
    if let match { press?(match.press) }
  }

  private lazy var commands:
    [(key: Keys, command: UIKeyCommand, press: NavigationKey)] = [
      (
        .next, KeyCommandHandler.command("\t", title: BarText.nextField.text),
        .next
      ),
      (
        .previous,
        KeyCommandHandler.command(
          "\t", .shift, title: BarText.previousField.text), .previous
      ),
      (
        .finish,
        KeyCommandHandler.command("\r", .command, title: BarText.done.text),
        .finish
      ),
      (
        .resign,
        KeyCommandHandler.command(
          UIKeyCommand.inputEscape, title: BarText.hideKeyboard.text), .resign
      ),
    ]
}

extension Navigation {
  /// The keys that a field takes.
  func keys(
    of field: NavigatedField, _ ends: (hasNext: Bool, hasPrevious: Bool)
  ) -> FieldKeyCommands.Keys {
    var keys: FieldKeyCommands.Keys = [.finish]
    if configuration.escapeHidesKeyboard { keys.insert(.resign) }
    guard takesTab(field.responder) else { return keys }
    if ends.hasNext { keys.insert(.next) }
    if ends.hasPrevious { keys.insert(.previous) }
    return keys
  }

  /// A text view keeps Tab for its text, and the focus system its own order
  /// where the app has given none.
  private func takesTab(_ responder: UIResponder?) -> Bool {
    if responder is UITextView, !configuration.textViewKeys.contains(.tab) {
      return false
    }
    let hasOrder =
      scope.isListed || configuration.sortsByTag
      || configuration.listed?.isEmpty == false
    guard !hasOrder, let view = responder as? UIView else { return true }
    return UIFocusSystem(for: view) == nil
  }
}
#endif
