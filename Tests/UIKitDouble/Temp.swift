public import Foundation
@MainActor open class UIImage: NSObject { public init?(systemName: String) {} }
@MainActor open class UIBarItem: NSObject { open var isEnabled = true
 open var title: String?; open var accessibilityLabel: String? }
@MainActor open class UIMenu: NSObject {}
@MainActor open class UIBarButtonItem: UIBarItem {
  open var primaryAction: UIAction?
  open var customView: UIView?
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(); self.title = title; self.primaryAction = primaryAction }
  public convenience init(customView: UIView) { self.init(); self.customView = customView }
  public required override init() {}
  open class func flexibleSpace() -> Self { self.init() }
}
@MainActor open class UIToolbar: UIView { open var items: [UIBarButtonItem]? 
}
extension UIView { public func sizeToFit() {} }
@MainActor open class UIFocusSystem: NSObject { public init?(for environment: UIView) { if !Device.current.policies.hasFocusSystem { return nil } } }
@MainActor open class UISearchTextField: UITextField {}
@MainActor open class UIDatePicker: UIControl {}
@MainActor open class UIPickerView: UIView {}
@MainActor open class UIAlertController: UIViewController {}
extension UIView { public var shouldGroupAccessibilityChildren: Bool { false } }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
extension UIViewController { public var storyboard: NSObject? { segues.isEmpty ? nil : NSObject() }
 public func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool { true } }
