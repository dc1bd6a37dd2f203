public import Foundation

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor open class UIKeyCommand: NSObject {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  package override init() {
    super.init()
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init()
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
}
