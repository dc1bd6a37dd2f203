#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// Rows without views that follow one another: a place in the form where more
/// fields may be (R13).
@MainActor final class RowGap: FormMember {
  let rows: Range<Int>
  private(set) weak var memory: RowMemory?
  private static var count = 0

  init(_ rows: Range<Int>, of memory: RowMemory) {
    self.rows = rows
    self.memory = memory
    Self.count += 1
    super.init(id: .rows(Self.count))
  }

  /// Whether there may be fields, and whether any of them may want input.
  var mayHold: (stop: Bool, wish: Bool) {
    guard let memory else { return (false, false) }
    return (
      memory.first(in: rows, forward: true, wishing: false) != nil,
      memory.first(in: rows, forward: true, wishing: true) != nil
    )
  }

  override func state(
    _ configuration: FieldNavigator.Configuration
  ) -> FieldState {
    state(memory?.view.map(Obstacles.init(of:)) ?? .detached)
  }

  /// The gap as a field of the form: it has focus never, and leads on.
  func state(_ obstacles: Obstacles) -> FieldState {
    let (hasStop, hasWish) = mayHold
    return FieldState(
      obstacles: hasStop ? obstacles : obstacles.union(.hidden),
      isEmpty: hasWish, handlesReturn: true)
  }

  /// Loads the first row, or the last one, that may hold what is looked for.
  ///
  /// - Returns: whether there was one to load.
  func reveal(forward: Bool, wishing: Bool) -> Bool {
    guard let memory,
      let row = memory.first(in: rows, forward: forward, wishing: wishing)
    else { return false }
    memory.reveal(row)
    return true
  }
}
#endif
