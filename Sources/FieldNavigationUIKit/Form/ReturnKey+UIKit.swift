#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import UIKit

extension ReturnKey {
  package init?(_ type: UIReturnKeyType) {
    self.init(rawValue: UInt8(type.rawValue))
  }

  /// The same in UIKit's words.
  package var type: UIReturnKeyType? {
    UIReturnKeyType(rawValue: Int(rawValue))
  }

  /// Return searches, sends or calls: the app's own, whatever follows.
  var isOfTheApp: Bool {
    switch self {
    case .next, .done, .continue, .join, .go: false
    default: true
    }
  }
}
#endif
