#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

// A key command names a method, and only Objective-C finds methods by name.
extension UIResponder {
  #if canImport(ObjectiveC)
  @objc(fieldNavigation_press:)
  #endif
  final func fieldNavigationPress(_ command: UIKeyCommand) {
    KeyCommandHandler.perform(command, from: self)
  }
}

@MainActor let keyCommandAction: Selector = {
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
#endif
