#if canImport(SwiftUI)
/// A one-time code or serial number, in one field or in a list of fields (R15).
/// Focus moves when a field is full, and letters go on into the next fields,
/// however they come: typed, pasted or filled by the system.
///
/// Prefer one field with a length and draw the boxes behind it, because the
/// system fills it and VoiceOver reads it as a whole. Each text field of a code
/// needs its ``FieldNavigationProxy/input(_:of:)``.
///
/// ```swift
/// Form {
///   TextField("Code", text: form.input($code, of: .code))
///     .field($focus, equals: .code, text: code)
/// }
/// .fieldNavigation($focus, codes: [FieldCode(.code, length: 6)], proxy: form)
/// ```
///
/// Text that your app sets moves nothing. Your `onChange` comes first, and sees
/// the text as it was typed or pasted. If it rewrites the text, for example in
/// upper case, focus doesn't move and the form doesn't finish, unless it only
/// adds hyphens and spaces, which aren't letters of the code. If it moves
/// focus, the form doesn't, but a full code still finishes while focus is in
/// the code or gone.
public struct FieldCode<Value: Hashable>: Equatable {
  let fields: [Value]
  let lengths: [Int]
  let finishesWhenFull: Bool
  let advances: Bool

  /// Declares a list of fields as a code, in this order in every language.
  ///
  /// ```swift
  /// FieldCode([.first, .second], lengths: [4, 4], finishesWhenFull: true)
  /// ```
  ///
  /// - Parameters:
  ///   - fields: the values of the code's fields.
  ///   - lengths: how many letters each field takes. If a length is missing or
  ///     less than 1, the code only logs a warning.
  ///   - finishesWhenFull: whether filling the last empty field does what
  ///     Return does in the last field, including the end of the form. It does
  ///     so once, and again only after all fields were empty.
  ///   - advances: whether focus moves when a field is full. Letters go on into
  ///     the next fields either way.
  public init(
    _ fields: [Value], lengths: [Int], finishesWhenFull: Bool = false,
    advances: Bool = true
  ) {
    self.fields = fields
    self.lengths = lengths
    self.finishesWhenFull = finishesWhenFull
    self.advances = advances
  }

  /// Declares a field as a code of this many letters.
  ///
  /// ```swift
  /// FieldCode(.code, length: 6, finishesWhenFull: true)
  /// ```
  ///
  /// The other parameters are those of
  /// ``init(_:lengths:finishesWhenFull:advances:)``.
  public init(
    _ field: Value, length: Int, finishesWhenFull: Bool = false,
    advances: Bool = true
  ) {
    self.init(
      [field], lengths: [length], finishesWhenFull: finishesWhenFull,
      advances: advances)
  }

  var isValid: Bool {
    lengths.count == fields.count && lengths.allSatisfy { $0 > 0 }
  }
}

extension FieldCode: Sendable where Value: Sendable {}
#endif
