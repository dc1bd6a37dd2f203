#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

struct FormSettings<Value: Hashable> {
  /// The settings that affect decisions.
  struct Basis: Equatable {
    let policy: ReturnPolicy
    let order: FieldOrder<Value>
    let rows: [Value]?
  }

  let focus: FocusState<Value?>.Binding
  let basis: Basis
  let rows: FieldRows<Value>?
  let codes: [FieldCode<Value>]
  /// Gets the field in which the user ended the form.
  let onFinish: (Value) -> Void
}
#endif
