public import Foundation

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { device }
  private static let device = UIDevice()

  open var systemName: String { "iOS" }
  open var systemVersion: String { "15.0" }
  open var model: String { "double" }
}
