#if GTK && os(Linux)
public import CFieldNavigationGTK

extension FieldNavigator {
  /// A one-time code or serial number, in one entry or in several (R15). Only
  /// here does focus move without a key.
  ///
  /// When the user's input fills an entry, focus moves to the code's next
  /// reachable entry, and after the last one to where Return goes from there,
  /// unless Return would finish the form. Several letters go on into the next
  /// entries, and BackSpace in an empty entry goes back.
  ///
  /// The user's input is what an input method commits, a paste and a drop, so
  /// text that your app sets moves nothing, and neither does undo. Letters that
  /// your handlers refuse change nothing, and if a handler moves focus or
  /// rewrites the text, no move follows.
  ///
  /// ```swift
  /// navigator.configuration.codes = [
  ///   FieldNavigator.Code([entry], lengths: [6], finishesWhenFull: true)
  /// ]
  /// ```
  /// While the configuration has the code, its entries have no `max-length`,
  /// because GTK would cut off a paste; afterwards they have it again. Your
  /// handlers of `insert-text` see a paste as a whole, and then what the
  /// navigator writes into each entry.
  @MainActor public struct Code {
    /// Whether filling the last empty entry of the code finishes the form, as
    /// Return in the last entry does; false by default. The form finishes once,
    /// and again only after all entries were empty.
    public var finishesWhenFull: Bool
    /// Whether focus moves when an entry is full, and back on BackSpace in an
    /// empty one; true by default. Letters go on into the next entries either
    /// way.
    public var advances: Bool

    let fields: [CodeField]
    var lengths: [Int] { fields.map { $0.length } }

    /// Declares a code, in this order in every language. One entry with a
    /// length is best: draw boxes over it.
    ///
    /// - Parameters:
    ///   - fields: the entries, which the code doesn't keep alive. If one isn't
    ///     a GtkEditable with a GtkText, or is listed twice, the navigator only
    ///     logs a warning.
    ///   - lengths: how many letters each entry takes, 1 or more.
    ///   - finishesWhenFull: whether a full code finishes the form.
    ///   - advances: whether focus moves.
    public init(
      _ fields: [UnsafeMutablePointer<GtkWidget>?], lengths: [Int],
      finishesWhenFull: Bool = false, advances: Bool = true
    ) {
      self.finishesWhenFull = finishesWhenFull
      self.advances = advances
      self.fields =
        CodeField.checked(fields, lengths, by: "FieldNavigator.Code()") ?? []
    }

    init(_ fields: [CodeField], finishesWhenFull: Bool, advances: Bool) {
      self.fields = fields
      self.finishesWhenFull = finishesWhenFull
      self.advances = advances
    }

    /// Declares a code with opaque pointers to its entries.
    @_disfavoredOverload
    public init(
      _ fields: [OpaquePointer?], lengths: [Int],
      finishesWhenFull: Bool = false, advances: Bool = true
    ) {
      self.init(
        fields.map { $0.map { Widget($0) } }, lengths: lengths,
        finishesWhenFull: finishesWhenFull, advances: advances)
    }

    /// Whether this is the same declaration, so that its state stays.
    func isSame(as other: Code) -> Bool {
      finishesWhenFull == other.finishesWhenFull && advances == other.advances
        && fields.count == other.fields.count
        && zip(fields, other.fields).allSatisfy { $0 === $1 }
    }
  }
}

extension FieldNavigator.Configuration {
  /// Replaces the code with the same first entry.
  mutating func add(_ code: FieldNavigator.Code) {
    codes.removeAll {
      $0.fields.first?.widget == nil
        || $0.fields.first?.widget == code.fields.first?.widget
    }
    codes.append(code)
  }
}
#endif
