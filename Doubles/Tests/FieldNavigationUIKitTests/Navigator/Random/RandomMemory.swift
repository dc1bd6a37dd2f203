import UIKit

/// The fields that have refused since the current field got focus (R10).
@MainActor struct RandomMemory {
  /// The field in which the user pressed Return.
  let origin: CellField
  /// The fields that refused. The value is `nil` if the navigator had not yet
  /// seen all changes. The test then can't know which fields the navigator
  /// asked.
  let refused: [CellField]?
  let screen: CellScreen
  private let look: String

  init(_ origin: CellField, refused: [CellField]?, on screen: CellScreen) {
    self.origin = origin
    self.refused = refused
    self.screen = screen
    look = screen.look
  }

  /// Whether the refusals still count. They count while focus and all fields
  /// are unchanged.
  func holds(_ focused: CellField?) -> Bool {
    focused === origin && look == screen.look
  }
}

extension CellScreen {
  /// The properties whose changes make Return forget refusals.
  fileprivate var look: String {
    fields.map {
      let isHidden = $0.isHidden || $0.superview?.isHidden == true
      return "\($0.cell) \($0.hasText) \(isHidden) \($0.isEnabled)"
    }.joined(separator: "\n")
  }
}
