#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Loads rows while a press leads to some that have no views (R13), and puts the
/// list back where none of them was what was looked for.
@MainActor final class RowLoader {
  private let forward: Bool
  private let wishing: Bool
  private weak var list: UIScrollView?
  private var offset = CGPoint.zero

  /// - Parameter wishing: rows that want input are looked for, where there may
  ///   be any.
  init(forward: Bool, wishing: Bool) {
    self.forward = forward
    self.wishing = wishing
  }

  /// Loads rows of a gap until there is one with fields, or none is left to try.
  ///
  /// - Parameters:
  ///   - discover: looks at all views again.
  ///   - isThere: whether the form has the gap still.
  func load(
    _ gap: RowGap, discover: () -> Void, isThere: () -> Bool
  ) {
    if list == nil, let view = gap.memory?.view {
      list = view
      offset = view.contentOffset
    }
    repeat {
      let wishing = wishing && gap.mayHold.wish
      guard gap.reveal(forward: forward, wishing: wishing) else { return }
      discover()
    } while isThere()
  }

  /// - Returns: whether anything was scrolled and is back.
  func takeBack() -> Bool {
    guard let list else { return false }
    list.setContentOffset(offset, animated: false)
    list.layoutIfNeeded()
    self.list = nil
    return true
  }
}
#endif
