public import Foundation

@MainActor open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var accessibilityLabel: String?

  public override init() {
    super.init()
  }
}
