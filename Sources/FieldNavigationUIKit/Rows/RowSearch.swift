#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Reveals rows without views, one after the other, until one of them has the
/// field that a press looks for (R13).
@MainActor struct RowSearch {
  /// How many rows one press may reveal.
  private static let limit = 200

  private let onlyEmpty: Bool
  private let forward: Bool
  private var count = 0
  /// How many of them the last step has revealed: some may be below the keyboard.
  private var lastCount = 1
  /// The lists that were scrolled, and where they were before.
  private var scrolled: [(list: UIScrollView, offset: CGPoint)] = []
  /// The first and the last row with a field that was revealed.
  private var first: (list: UIScrollView, row: Int)?
  private var last: (list: UIScrollView, row: Int)?
  private var hasGoneBack = false

  init(onlyEmpty: Bool, forward: Bool) {
    self.onlyEmpty = onlyEmpty
    self.forward = forward
  }

  /// No row was revealed.
  var isEmpty: Bool { count == 0 }

  /// Reveals the next of some rows, which are fields of the form afterwards, or
  /// are known to have none.
  ///
  /// - Parameters:
  ///   - number: the rows, in the tree of the form.
  ///   - onlyEmpty: whether filled fields are passed over where the press looks
  ///     for empty ones.
  mutating func reveal(
    _ number: Int, of form: NavigatedForm, onlyEmpty: Bool, _ scan: () -> Void
  ) {
    guard count + lastCount <= Self.limit,
      let next = form.row(
        number, onlyEmpty: onlyEmpty && self.onlyEmpty, forward: forward)
    else { return }
    let old = RowList(next.list)?.displayed ?? [:]
    if !scrolled.contains(where: { $0.list === next.list }) {
      scrolled.append((next.list, next.list.contentOffset))
    }
    let now = Self.show(next)
    let cell = now[next.row]
    lastCount = max(1, now.keys.count { old[$0] == nil })
    count += lastCount
    // A row that the list does not load contains no field.
    if cell == nil { form.note(.plain, at: next.row, of: next.list) }
    scan()
    guard let cell, form.slot(inside: cell, isLast: false) != nil else {
      return
    }
    if first == nil { first = next }
    last = next
  }

  /// Shows the first or the last row with a field that was revealed, once.
  ///
  /// - Returns: the row's cell; `nil` if no row has a field.
  mutating func goBack(toLast isLast: Bool, _ scan: () -> Void) -> UIView? {
    guard !hasGoneBack, let place = isLast ? last : first else { return nil }
    hasGoneBack = true
    let cell = Self.show(place)[place.row]
    scan()
    return cell
  }

  /// Shows a row.
  ///
  /// - Returns: the cells that are displayed now, by row.
  private static func show(
    _ place: (list: UIScrollView, row: Int)
  ) -> [Int: UIView] {
    guard let list = RowList(place.list) else { return [:] }
    list.reveal(place.row)
    return list.displayed
  }

  /// Puts the lists back, but those around the field that has focus now.
  ///
  /// - Returns: whether a list was scrolled, and is back.
  func scrollBack(but target: UIView?) -> Bool {
    var isOther = false
    for (list, offset) in scrolled
    where target?.isDescendant(of: list) != true {
      list.setContentOffset(offset, animated: false)
      list.layoutIfNeeded()
      isOther = true
    }
    return isOther
  }
}
#endif
