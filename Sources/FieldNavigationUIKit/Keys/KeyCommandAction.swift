#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import UIKitDouble
#endif

// A key command names a method, and only Objective-C finds methods by name.
#if canImport(ObjectiveC)
  import ObjectiveC

  extension UIResponder {
    @objc(fieldNavigation_press:)
    final func fieldNavigationPress(_ command: UIKeyCommand) {
      KeyCommandHandler.perform(command, from: self)
    }
  }

  @MainActor let keyCommandAction = #selector(
    UIResponder.fieldNavigationPress(_:))
#else
  @MainActor let keyCommandAction: Selector = {
    let action: Selector = "fieldNavigation_press:"
    Selector.methods[action] = { responder, sender in
      guard let command = sender as? UIKeyCommand else { return }
      KeyCommandHandler.perform(command, from: responder)
    }
    return action
  }()
#endif
