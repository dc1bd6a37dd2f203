#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Loads rows while a move leads to some that have no views (R13).
@MainActor final class RowSearch {
  private unowned let navigation: Navigation
  private var tree: FieldTree?
  private var forward = true
  private var wishing = false
  private weak var list: UIScrollView?
  private var offset = CGPoint.zero

  init(in navigation: Navigation) {
    self.navigation = navigation
  }

  /// - Parameter wishing: rows that want input are looked for, where there may
  ///   be any.
  func begin(in tree: FieldTree, forward: Bool, wishing: Bool) {
    self.tree = tree
    self.forward = forward
    self.wishing = wishing
    list = nil
  }

  /// The move, once it leads to a field that is there, or nowhere.
  func load(
    _ decide: () -> Move<ObjectIdentifier>
  ) -> Move<ObjectIdentifier> {
    var move = decide()
    while case .focus(let id) = move,
      let gap = tree?.fields[id]?.responder as? RowGap
    {
      if list == nil, let view = gap.memory?.view {
        list = view
        offset = view.contentOffset
      }
      let wishing = wishing && gap.mayHold.wish
      guard gap.reveal(forward: forward, wishing: wishing) else { return .none }
      navigation.discover()
      move = decide()
    }
    return move
  }

  /// Nothing was found: what was scrolled for it goes back.
  func takeBack() {
    guard let list else { return }
    list.setContentOffset(offset, animated: false)
    list.layoutIfNeeded()
    self.list = nil
    navigation.discover()
  }
}
#endif
