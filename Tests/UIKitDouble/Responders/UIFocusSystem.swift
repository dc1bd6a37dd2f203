public import Foundation

/// The double calls no method of an environment.
@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}

extension UIView: UIFocusEnvironment {}

extension UIViewController: UIFocusEnvironment {}

@MainActor open class UIFocusSystem: NSObject {
  /// `nil` for a device without a focus system, such as an iPhone.
  public init?(for environment: any UIFocusEnvironment) {
    guard Device.current.policies.hasFocusSystem else { return nil }
    super.init()
  }
}
