public import Foundation

open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  @MainActor open private(set) var key: UIKey?
  open private(set) var phase = Phase.began

  @MainActor package init(key: UIKey) {
    self.key = key
    super.init()
  }
}

@MainActor open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  public let characters: String

  package init(
    _ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags,
    _ characters: String
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.characters = characters
    super.init()
  }
}

@MainActor open class UIPressesEvent: NSObject {}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardTab = 0x2B
}
