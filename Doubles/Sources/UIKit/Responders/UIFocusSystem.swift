public import Foundation

/// The double calls no method of an environment.
@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}

extension UIView: UIFocusEnvironment {}

extension UIViewController: UIFocusEnvironment {}

@MainActor open class UIFocusSystem: NSObject {
  /// `nil` for a device without a focus system, such as an iPhone.
  open class func focusSystem(
    for environment: any UIFocusEnvironment
  ) -> UIFocusSystem? {
    Device.current.policies.hasFocusSystem ? UIFocusSystem() : nil
  }
}
