#if canImport(SwiftUI)
import SwiftUI

/// The rows of a `List` or `LazyVStack`, which a form knows by their values, so
/// that they need no views.
///
/// Return then also goes to a row that isn't loaded: the form scrolls to it,
/// and focuses the field when it appears (R13).
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

  /// Creates rows that have their fields' values as IDs.
  ///
  /// - Parameters:
  ///   - values: the values of the fields, row by row.
  ///   - isEmpty: whether a row's field needs input. The form asks only for
  ///     rows without a view, when focus moves and when a key press may go to
  ///     the row.
  public init(_ values: [Value], isEmpty: @escaping (Value) -> Bool) {
    self.init(values, row: { $0 }, isEmpty: isEmpty)
  }

  /// Creates rows with separate IDs: `row` returns the one that `ForEach` or
  /// `.id(_:)` uses for the row that contains a field. The other parameters are
  /// those of ``init(_:isEmpty:)``.
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
