import UIKit

/// The fields that have refused focus since the current field got it, as seen
/// by the user (R10).
@MainActor struct RandomMemory {
  /// The field in which Return was pressed.
  let origin: CellField
  /// `nil` if the navigator had not yet seen all changes, so it's unknown which
  /// fields it asked.
  let refused: [CellField]?
  let screen: CellScreen
  private let look: String

  init(_ origin: CellField, refused: [CellField]?, on screen: CellScreen) {
    self.origin = origin
    self.refused = refused
    self.screen = screen
    look = screen.look
  }

  /// Focus has stayed, no field was filled or cleared, and no state has changed.
  func holds(_ focused: CellField?) -> Bool {
    focused === origin && look == screen.look
  }
}

extension CellScreen {
  /// The properties whose change is a reason to ask again.
  fileprivate var look: String {
    fields.map {
      let isHidden = $0.isHidden || $0.superview?.isHidden == true
      return "\($0.cell) \($0.hasText) \(isHidden) \($0.isEnabled)"
    }.joined(separator: "\n")
  }
}
