import Foundation
import UIKit

/// A text field with a key command for Tab. The key command has no priority
/// over the system's own handling of Tab.
final class ProbeField: UITextField {
  var onTab: () -> Void = {}

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "\t", modifierFlags: [], action: Self.tabAction)]
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  fileprivate func pressTab() { onTab() }

  // A key command names a method by its selector, which requires Objective-C.
  private static let tabAction: Selector = {
    #if canImport(ObjectiveC)
    return #selector(ProbeField.pressTab)
    #else
    let action: Selector = "pressTab"
    Selector.methods[action] = { responder, _ in
      (responder as? ProbeField)?.pressTab()
    }
    return action
    #endif
  }()
}
