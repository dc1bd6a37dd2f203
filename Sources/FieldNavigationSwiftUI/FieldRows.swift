#if canImport(SwiftUI)
import SwiftUI

/// The rows of a `List` or `LazyVStack`, known by value before there is a view.
///
/// Return then goes to a row that is not loaded, too: the form scrolls there, and
/// the field gets focus when it appears (R13).
///
/// ```swift
/// List(guests) { guest in
///   GuestRow(guest).field($focus, equals: guest.id, text: guest.name)
/// }
/// .fieldNavigation(
///   $focus, rows: FieldRows(guests.map(\.id)) { names[$0]?.isEmpty ?? true })
/// ```
public struct FieldRows<Value: Hashable> {
  let values: [Value]
  let isEmpty: (Value) -> Bool
  private let row: (Value) -> any Hashable

  /// Rows that carry the field's value as their own ID.
  ///
  /// - Parameters:
  ///   - values: the values of all rows' fields, in their order.
  ///   - isEmpty: whether the field of a row still wants input. It is asked for
  ///     rows without a view, when focus moves and when a key press considers
  ///     the row.
  public init(_ values: [Value], isEmpty: @escaping (Value) -> Bool) {
    self.init(values, row: { $0 }, isEmpty: isEmpty)
  }

  /// Rows with IDs of their own.
  ///
  /// - Parameters:
  ///   - values: the values of all rows' fields, in their order.
  ///   - row: the ID of the row in which a field lies, as `ForEach` or `.id(_:)`
  ///     names it.
  ///   - isEmpty: as for ``init(_:isEmpty:)``.
  public init<Row: Hashable>(
    _ values: [Value], row: @escaping (Value) -> Row,
    isEmpty: @escaping (Value) -> Bool
  ) {
    self.values = values
    self.isEmpty = isEmpty
    self.row = row
  }

  @MainActor func scroll(_ proxy: ScrollViewProxy, to value: Value) {
    proxy.scrollTo(row(value))
  }
}
#endif
