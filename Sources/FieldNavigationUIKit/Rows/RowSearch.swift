#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Reveals rows that have no views, one after another (R13). Stops at a row
/// with a field that the press can go to.
@MainActor struct RowSearch {
  /// The maximum number of rows that a single press reveals.
  private static let limit = 200

  private let onlyEmpty: Bool
  private let forward: Bool
  private var count = 0
  /// The lists that were scrolled, and their previous offsets.
  private var scrolled: [(list: UIScrollView, offset: CGPoint)] = []
  /// The first and the last revealed row that has a field.
  private var first: (list: UIScrollView, row: Int)?
  private var last: (list: UIScrollView, row: Int)?

  init(onlyEmpty: Bool, forward: Bool) {
    self.onlyEmpty = onlyEmpty
    self.forward = forward
  }

  /// Whether no row was revealed.
  var isEmpty: Bool { count == 0 }

  /// Reveals the next row in a slot's range. Afterwards the form contains the
  /// row's fields, or records that the row has none.
  mutating func reveal(
    _ slot: FormSession.Slot, of form: NavigatedForm,
    for press: inout FormSession.Press, _ scan: () -> Void
  ) {
    // If the key shows Next and no field is empty, Return goes to a filled
    // field (R6).
    let onlyEmpty = onlyEmpty && press.rule != .label
    guard count < Self.limit,
      let next = form.row(at: slot, onlyEmpty: onlyEmpty, forward: forward)
    else { return }
    let old = RowList(next.list)?.displayed ?? [:]
    if !scrolled.contains(where: { $0.list === next.list }) {
      scrolled.append((next.list, next.list.contentOffset))
    }
    let now = Self.show(next)
    let cell = now[next.row]
    count += max(1, now.keys.count { old[$0] == nil })
    form.pass(old.filter { now[$0.key] !== $0.value }, of: next.list, &press)
    // A row that the list doesn't load contains no field.
    if cell == nil { form.note(.plain, at: next.row, of: next.list) }
    scan()
    guard let cell, form.slot(inside: cell, isLast: false) != nil else {
      return
    }
    if first == nil { first = next }
    last = next
  }

  /// Shows the first or the last revealed row that has a field. Call this
  /// method only once per press.
  ///
  /// - Returns: the row's cell. `nil` if no row has a field.
  mutating func goBack(toLast isLast: Bool, _ scan: () -> Void) -> UIView? {
    guard let place = isLast ? last : first else { return nil }
    (first, last) = (nil, nil)
    let cell = Self.show(place)[place.row]
    scan()
    return cell
  }

  /// Shows a row.
  ///
  /// - Returns: the cells now displayed, by row.
  private static func show(
    _ place: (list: UIScrollView, row: Int)
  ) -> [Int: UIView] {
    guard let list = RowList(place.list) else { return [:] }
    list.reveal(place.row)
    return list.displayed
  }

  /// Restores the offsets of the lists. Leaves out the lists around the focused
  /// field.
  ///
  /// - Returns: whether any list scrolled back.
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
