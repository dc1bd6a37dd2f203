#if canImport(SwiftUI)
import FieldNavigation
public import SwiftUI

// For a single field, developers may use a `Bool` focus state. Without these
// overloads, the compiler's error would be "cannot convert parent type", which
// doesn't name the mistake.
extension View {
  /// Unavailable for a `Bool` focus state. Use an enumeration, with one case if
  /// there is one field.
  @available(
    *, unavailable,
    message: """
      a form needs to know which field has focus: use an enumeration, \
      'enum Field { case code }', '@FocusState private var focus: Field?' and \
      '.field($focus, equals: .code, ...)'
      """
  )
  public func field(
    _ focus: FocusState<Bool>.Binding, equals value: Bool = true,
    text: String = "", isEmpty: Bool = true, isReachable: Bool = true,
    returnKey: ReturnKey? = nil, handlesReturn: Bool = false,
    breaksLines: Bool = false
  ) -> some View { self }

  /// Unavailable for a `Bool` focus state. Use an enumeration, with one case if
  /// there is one field.
  @available(
    *, unavailable,
    message: """
      a form needs to know which field has focus: use an enumeration, \
      'enum Field { case code }', with '@FocusState private var focus: Field?'
      """
  )
  public func fieldNavigation(
    _ focus: FocusState<Bool>.Binding, policy: ReturnPolicy = ReturnPolicy(),
    inputBar: Bool = false, proxy: FieldNavigationProxy<Bool>? = nil,
    onFinish: @escaping () -> Void = {}
  ) -> some View { self }

  /// Unavailable. Use the modifiers `inputBar()` and
  /// `tapOutsideHidesKeyboard()`.
  @available(
    *, unavailable,
    message:
      "write .inputBar() and .tapOutsideHidesKeyboard() after .fieldNavigation(...)"
  )
  public func fieldNavigation<Value: Hashable, each Field>(
    _ focus: FocusState<Value?>.Binding, policy: ReturnPolicy = ReturnPolicy(),
    order: FieldOrder<Value> = .automatic, rows: FieldRows<Value>? = nil,
    codes: [FieldCode<Value>] = [], inputBar: Bool = false,
    tapOutsideHidesKeyboard: Bool = false,
    proxy: FieldNavigationProxy<Value>? = nil,
    onFinish: @escaping (repeat each Field) -> Void = {}
  ) -> some View { self }
}
#endif
