import Foundation
import UIKit

/// A text field with a key command for Tab. The system's own handling of Tab
/// takes precedence.
final class ProbeField: UITextField {
  var onTab: () -> Void = {}

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "\t", modifierFlags: [], action: Self.tabAction)]
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  fileprivate func pressTab() { onTab() }

  // A key command names its method by a selector. Selectors exist only in
  // Objective-C.
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
