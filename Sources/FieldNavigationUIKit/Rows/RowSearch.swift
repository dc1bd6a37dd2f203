#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Shows the rows that a press reveals (R13): the engine decides when a press
/// reveals a row, and this type knows which row that is.
@MainActor struct RowSearch {
  private let onlyEmpty: Bool
  private let forward: Bool
  /// The lists that were scrolled, and their previous offsets.
  private var scrolled: [(list: UIScrollView, offset: CGPoint)] = []
  /// The revealed rows that have a field. The engine names a row by its index.
  private var revealed: [(list: UIScrollView, row: Int)] = []

  init(onlyEmpty: Bool = false, forward: Bool = true) {
    self.onlyEmpty = onlyEmpty
    self.forward = forward
  }

  /// Reveals the next row in a slot's range. Afterwards the form contains the
  /// row's fields, or records that it has none.
  mutating func reveal(
    _ slot: FormSession.Slot, of form: NavigatedForm,
    for steps: inout RowPress, _ scan: () -> Void
  ) {
    // If the key shows Next and no field is empty, Return goes to a filled
    // field (R6).
    let onlyEmpty = onlyEmpty && steps.base.rule != .label
    guard
      let next = form.row(at: slot, onlyEmpty: onlyEmpty, forward: forward)
    else { return steps.didReveal(0, at: nil) }
    let old = RowList(next.list)?.displayed ?? [:]
    if !scrolled.contains(where: { $0.list === next.list }) {
      scrolled.append((next.list, next.list.contentOffset))
    }
    let now = Self.show(next)
    let cell = now[next.row]
    form.forgetRefusals(
      in: old.filter { now[$0.key] !== $0.value }, of: next.list, &steps)
    // A row that the list doesn't load contains no field.
    if cell == nil { form.note(.plain, at: next.row, of: next.list) }
    scan()
    let hasField =
      cell.flatMap { form.slot(inside: $0, isLast: false) } != nil
    if hasField { revealed.append(next) }
    steps.didReveal(
      now.keys.count { old[$0] == nil },
      at: hasField ? revealed.count - 1 : nil)
  }

  /// - Returns: the first or the last reachable field in the row.
  func goBack(
    to place: Int, of form: NavigatedForm, isLast: Bool, _ scan: () -> Void
  ) -> FormSession.Slot? {
    let cell = Self.show(revealed[place])[revealed[place].row]
    scan()
    return cell.flatMap { form.slot(inside: $0, isLast: isLast) }
  }

  /// - Returns: the cells now displayed, by row.
  private static func show(
    _ place: (list: UIScrollView, row: Int)
  ) -> [Int: UIView] {
    guard let list = RowList(place.list) else { return [:] }
    list.reveal(place.row)
    return list.displayed
  }

  /// A list around the focused field stays where it is.
  ///
  /// - Returns: whether any list scrolled back.
  func scrollBack(but target: UIView?) -> Bool {
    var hasScrolled = false
    for (list, offset) in scrolled
    where target?.isDescendant(of: list) != true {
      list.setContentOffset(offset, animated: false)
      list.layoutIfNeeded()
      hasScrolled = true
    }
    return hasScrolled
  }
}
#endif
