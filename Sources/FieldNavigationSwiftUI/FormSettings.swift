#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

struct FormSettings<Value: Hashable> {
  let focus: FocusState<Value?>.Binding
  let policy: ReturnPolicy
  let order: FieldOrder<Value>
  let rows: FieldRows<Value>?
  let codes: [FieldCode<Value>]
  let hasBar: Bool
  let hidesOnTap: Bool
  /// Gets the field in which the user ended the form.
  let onFinish: (Value) -> Void

  /// The settings that affect decisions.
  struct Basis: Equatable {
    let policy: ReturnPolicy
    let order: FieldOrder<Value>
    let rows: [Value]?
  }

  var basis: Basis {
    Basis(policy: policy, order: order, rows: rows?.values)
  }
}
#endif
