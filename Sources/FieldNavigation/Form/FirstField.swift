/// The field that ``FieldForm/pressFirst(_:from:)`` looks for.
public enum FirstField: Sendable {
  /// The first field that needs input.
  case empty
  /// The first field whose value is a mistake (R16).
  case invalid
}
