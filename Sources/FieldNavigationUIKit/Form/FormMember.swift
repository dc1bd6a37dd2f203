#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// What a form of views consists of.
enum FieldID: Hashable {
  /// A text field, a text view, or another responder that the app has named.
  case responder(ObjectIdentifier)
  /// Rows of a list that have no views, numbered as they come up.
  case rows(Int)
}

/// One field of a form, or a place in it where fields may be.
@MainActor class FormMember {
  let id: FieldID
  /// What the form knows of it; `nil` where that has to be said anew.
  var state: FieldState?
  var group = 0
  /// The app has named it: what is transparent counts as visible (R1).
  var isListed = false

  init(id: FieldID) {
    self.id = id
  }

  /// What it is like now, which asks its ancestors too.
  func state(_ configuration: FieldNavigator.Configuration) -> FieldState {
    FieldState(obstacles: .detached)
  }
}
#endif
