public import Foundation

/// Only handed over: the double asks it nothing.
@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}

extension UIView: UIFocusEnvironment {}

extension UIViewController: UIFocusEnvironment {}

@MainActor open class UIFocusSystem: NSObject {
  /// There is one on an iPad or none at all.
  public init?(for environment: any UIFocusEnvironment) {
    guard Device.current.policies.hasFocusSystem else { return nil }
    super.init()
  }
}
