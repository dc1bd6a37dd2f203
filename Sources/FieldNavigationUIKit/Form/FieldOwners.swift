#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// Which navigation a field belongs to: one press makes one move.
@MainActor enum FieldOwners {
  private struct Owner {
    weak var responder: UIResponder?
    weak var navigation: Navigation?
    let isImplicit: Bool
  }

  private static var owners: [FieldID: Owner] = [:]

  /// - Parameter isImplicit: nobody named the view that the field is in: a
  ///   sheet, which may have a navigator of its own.
  /// - Returns: whether the field belongs to the navigation now.
  static func claim(
    _ responder: UIResponder, for navigation: Navigation, isImplicit: Bool
  ) -> Bool {
    let id = FieldID.responder(ObjectIdentifier(responder))
    if let owner = owners[id], owner.responder === responder,
      let other = owner.navigation, other !== navigation
    {
      let isLeft = !other.holds(responder)
      if isImplicit, !isLeft { return false }
      guard owner.isImplicit || isLeft else {
        navigation.warnOfSharing(responder, with: other)
        return false
      }
      other.lose(responder)
    }
    owners[id] = Owner(
      responder: responder, navigation: navigation, isImplicit: isImplicit)
    return true
  }

  static func release(_ id: FieldID, of navigation: Navigation) {
    if owners[id]?.navigation === navigation || owners[id]?.responder == nil {
      owners[id] = nil
    }
  }
}
#endif
