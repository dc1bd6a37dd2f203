public import Foundation

@MainActor open class UIMenu: NSObject {
  package override init() {
    super.init()
  }
}
