#if canImport(SwiftUI)
/// The order of a form's fields (R2).
///
/// ```swift
/// Form { fields }.fieldNavigation($focus, order: .explicit([.email, .name]))
/// ```
public enum FieldOrder<Value: Hashable>: Equatable {
  /// The order of `allCases` if the values are `CaseIterable`, or else
  /// ``registration``.
  case automatic
  /// The order of this list, in which the first occurrence of a value counts.
  /// The other fields follow, in the order of ``registration``.
  case explicit([Value])
  /// The order of the views in the source, if SwiftUI reports it: not for rows
  /// that aren't loaded, nor for the rows of some lists. Fields without a
  /// reported order are in the order in which they first appeared.
  case registration
  /// The reading order of the fields' frames (R3): row by row, each row in its
  /// layout direction. It costs an additional view behind each field, which
  /// SwiftUI evaluates whenever the frame changes.
  case reading
}

extension FieldOrder: Sendable where Value: Sendable {}

extension FieldOrder {
  /// The listed values; `nil` if the views determine the order.
  var listed: [Value]? {
    switch self {
    case .automatic:
      (Value.self as? any CaseIterable.Type).map { cases(of: $0) }
    case .explicit(let values): values
    case .registration, .reading: nil
    }
  }

  /// Whether the views determine the order of all fields, or of the unlisted
  /// fields.
  var followsTree: Bool {
    switch self {
    case .automatic: !(Value.self is any CaseIterable.Type)
    case .explicit, .registration: true
    case .reading: false
    }
  }

  private func cases<Cases: CaseIterable>(of _: Cases.Type) -> [Value] {
    Cases.allCases.compactMap { $0 as? Value }
  }
}
#endif
