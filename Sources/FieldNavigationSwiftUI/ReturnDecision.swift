#if canImport(SwiftUI)
/// What Return does in a field, as decided by the field's `onReturn`.
///
/// ```swift
/// TextField("Email", text: $email)
///   .field($focus, equals: .email, text: email) {
///     email.contains("@") ? .proceed : .stay
///   }
/// ```
public enum ReturnDecision<Value: Hashable> {
  /// The form does what the key shows.
  case proceed
  /// Focus stays in the field, and the keyboard stays open.
  case stay
  /// Focus goes to this field, as with ``FieldNavigationProxy/focus(_:)``.
  case focus(Value)
  /// The keyboard closes and the form finishes, even if an empty field follows
  /// or a value is a mistake.
  case finish
  /// The form finishes, and focus stays in the field.
  case finishAndStay
}

extension ReturnDecision: Sendable where Value: Sendable {}
#endif
