package import FieldNavigation

#if canImport(UIKit)
  package import UIKit
#else
  package import UIKitDouble
#endif

extension ReturnKey {
  package init?(_ type: UIReturnKeyType) {
    self.init(rawValue: UInt8(type.rawValue))
  }

  /// The same in UIKit's words.
  package var type: UIReturnKeyType? {
    UIReturnKeyType(rawValue: Int(rawValue))
  }

  /// Return searches, sends or calls: the app's own, whatever follows.
  var keepsReturn: Bool {
    switch self {
    case .next, .done, .continue, .join, .go: false
    default: true
    }
  }
}
