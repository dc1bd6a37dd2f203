public import Foundation

/// The protocol declares no methods, because the double never calls them.
@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}

extension UIView: UIFocusEnvironment {}

extension UIViewController: UIFocusEnvironment {}

@MainActor open class UIFocusSystem: NSObject {
  /// Returns `nil` on a device without a focus system, such as an iPhone.
  open class func focusSystem(
    for environment: any UIFocusEnvironment
  ) -> UIFocusSystem? {
    Device.current.policies.hasFocusSystem ? UIFocusSystem() : nil
  }
}
