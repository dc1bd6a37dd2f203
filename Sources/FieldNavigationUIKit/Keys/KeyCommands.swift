#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigationWords
package import Foundation
package import UIKit

/// The key commands for a hardware keyboard, which exist only while they have
/// an effect. They are installed on a controller around the focused field, the
/// innermost one that returns them from `keyCommands`.
@MainActor final class FieldKeyCommands {
  var didPress: ((NavigationKey) -> Void)?
  /// The innermost controller around the field.
  private weak var around: UIViewController?
  private weak var host: UIViewController?
  private var keys: [NavigationKey] = []
  private var installed: [(key: NavigationKey, command: UIKeyCommand)] = []
  private var attachment: Attachment<KeyCommandHandler>?

  func update(_ wanted: [NavigationKey], for responder: UIResponder?) {
    let around = wanted.isEmpty ? nil : responder?.controllerAround
    guard wanted != keys || around !== self.around else { return }
    remove()
    guard let around, let view = around.viewIfLoaded else { return }
    self.around = around
    keys = wanted
    installed = wanted.compactMap { key in
      key.command.map { (key, $0) }
    }
    install(around)
    let attachment = Attachment(
      KeyCommandHandler(for: Set(installed.compactMap(\.command.input))) {
        [weak self] command, _ in self?.perform(command)
      })
    view.addInteraction(attachment)
    self.attachment = attachment
  }

  /// A controller may override `keyCommands` without calling `super`, and so
  /// hide the commands. They also work on an outer controller, because UIKit
  /// asks every responder in the chain.
  private func install(_ around: UIViewController) {
    let commands = installed.map(\.command)
    let controllers = around.chain.lazy.compactMap { $0 as? UIViewController }
    for controller in controllers {
      for command in commands { controller.addKeyCommand(command) }
      if controller.keyCommandsInclude(commands) {
        host = controller
        return
      }
      for command in commands { controller.removeKeyCommand(command) }
    }
    // Install the commands on the innermost controller anyway, because its
    // `keyCommands` may include them later.
    for command in commands { around.addKeyCommand(command) }
    host = around
    Warning.say(
      "\(around.name) overrides keyCommands without those of super, so UIKit "
        + "does not find the navigator's Tab and Command+Return. Add "
        + "(super.keyCommands ?? []) to the result.",
      once: "key commands of \(type(of: around))")
  }

  private func remove() {
    if let host {
      for (_, command) in installed { host.removeKeyCommand(command) }
    }
    if let attachment { attachment.view?.removeInteraction(attachment) }
    installed = []
    attachment = nil
    around = nil
    host = nil
    keys = []
  }

  private func perform(_ command: UIKeyCommand) {
    let match = installed.first {
      $0.command.input == command.input
        && $0.command.modifierFlags == command.modifierFlags
    }
    if let match { didPress?(match.key) }
  }
}

extension UIViewController {
  fileprivate func keyCommandsInclude(_ commands: [UIKeyCommand]) -> Bool {
    let all = keyCommands ?? []
    return commands.allSatisfy { command in
      all.contains {
        $0.input == command.input && $0.action == command.action
          && $0.modifierFlags == command.modifierFlags
      }
    }
  }
}

extension NavigationKey {
  /// `nil` for a key that only the input bar has.
  @MainActor package var command: UIKeyCommand? {
    switch self {
    case .next: command("\t")
    case .previous: command("\t", .shift)
    case .finish: command("\r", .command)
    case .done: nil
    }
  }

  @MainActor private func command(
    _ input: String, _ flags: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    let command = UIKeyCommand(
      input: input, modifierFlags: flags, action: keyCommandAction)
    // Without priority, text input and the focus system see Tab first (iOS 15).
    command.wantsPriorityOverSystemBehavior = true
    command.discoverabilityTitle = title
    return command
  }
}

/// Handles key commands for a view and all its descendants.
@MainActor package final class KeyCommandHandler {
  private let inputs: Set<String>
  private let handle: (UIKeyCommand, UIResponder) -> Void

  /// - Parameter inputs: the keys that this handler handles, because the same
  ///   view may have handlers for other keys.
  package init(
    for inputs: Set<String>,
    _ handle: @escaping (UIKeyCommand, UIResponder) -> Void
  ) {
    self.inputs = inputs
    self.handle = handle
  }

  fileprivate static func perform(
    _ command: UIKeyCommand, from responder: UIResponder
  ) {
    guard let input = command.input else { return }
    for current in responder.chain {
      // In the chain, a focused controller comes after its view.
      if let view = current.ownView,
        let found = Attachment<KeyCommandHandler>.find(
          on: view, where: { $0.inputs.contains(input) })
      {
        return found.value.handle(command, responder)
      }
    }
  }
}

// A key command names a method, which only Objective-C can find by its name.
extension UIResponder {
  #if canImport(ObjectiveC)
  @objc(fieldNavigation_press:)
  #endif
  fileprivate final func fieldNavigationPress(_ command: UIKeyCommand) {
    KeyCommandHandler.perform(command, from: self)
  }
}

@MainActor private let keyCommandAction: Selector = {
  #if canImport(ObjectiveC)
  return #selector(UIResponder.fieldNavigationPress(_:))
  #else
  let action: Selector = "fieldNavigation_press:"
  Selector.methods[action] = { responder, sender in
    guard let command = sender as? UIKeyCommand else { return }
    responder.fieldNavigationPress(command)
  }
  return action
  #endif
}()

/// Keeps an object alive as long as its view, or until the attachment is
/// removed. It replaces associated objects, which need Objective-C.
@MainActor
package final class Attachment<Value: AnyObject>: NSObject,
  UIInteraction
{
  package private(set) weak var view: UIView?
  package let value: Value

  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  package func willMove(to view: UIView?) {}

  package func didMove(to view: UIView?) {
    self.view = view
  }

  package static func find(
    on view: UIView, where isWanted: (Value) -> Bool = { _ in true }
  ) -> Attachment? {
    view.interactions.lazy.compactMap { $0 as? Attachment }
      .first { isWanted($0.value) }
  }
}
#endif
