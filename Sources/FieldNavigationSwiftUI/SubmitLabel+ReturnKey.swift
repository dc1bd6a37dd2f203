#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

extension SubmitLabel {
  /// SwiftUI has no labels for Google, Yahoo or an emergency call.
  init(_ key: ReturnKey) {
    switch key {
    case .go: self = .go
    case .google, .search, .yahoo: self = .search
    case .join: self = .join
    case .next: self = .next
    case .route: self = .route
    case .send: self = .send
    case .done: self = .done
    case .continue: self = .continue
    case .default, .emergencyCall: self = .return
    }
  }
}
#endif
