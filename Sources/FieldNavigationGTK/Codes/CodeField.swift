#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

@MainActor final class CodeField {
  let length: Int
  private let object: WeakObject
  private let inner: WeakObject

  private init(_ widget: Widget, _ text: Widget, _ length: Int) {
    (object, inner) = (WeakObject(widget), WeakObject(text))
    self.length = length
  }

  var widget: Widget? { object.widget }
  /// The `GtkText` inside.
  var text: Widget? { inner.widget }

  /// Warns and returns `nil` if the widgets aren't a code.
  static func checked(
    _ widgets: [Widget?], _ lengths: [Int], by caller: StaticString
  ) -> [CodeField]? {
    guard Misuse.allows(caller) else { return nil }
    guard widgets.count == lengths.count, !widgets.isEmpty else {
      Warning.say(
        caller,
        """
        was not given as many lengths as entries, and does nothing. Pass one \
        length for each entry.
        """)
      return nil
    }
    guard lengths.allSatisfy({ $0 > 0 }) else {
      Warning.say(
        caller,
        """
        was given a length below 1, and does nothing. Pass how many letters each \
        entry takes.
        """)
      return nil
    }
    var fields: [CodeField] = []
    for (widget, length) in zip(widgets, lengths) {
      guard let widget = Misuse.checked(widget, by: caller) else { return nil }
      guard let text = widget.text, text.isA(gtk_text_get_type()) else {
        Warning.say(
          """
          \(caller) was given \(widget.label), which is no entry, and does \
          nothing. Pass a GtkEntry or another GtkEditable with a GtkText.
          """)
        return nil
      }
      if fields.contains(where: { $0.text == text }) {
        warnOfSharing(widget)
        return nil
      }
      fields.append(CodeField(widget, text, length))
    }
    return fields
  }

  static func warnOfSharing(_ widget: Widget) {
    Warning.say(
      """
      \(widget.label) is twice in codes, and the second code does nothing. List \
      each entry once, in one code.
      """)
  }

  var letters: CodeEntry.Letters {
    guard let text, let string = gtk_editable_get_text(text.opaque) else {
      return []
    }
    return .init(utf8: string, length: -1)
  }

  /// `nil` if the whole text is selected.
  var caret: Int? {
    guard let text else { return 0 }
    var (start, end): (Int32, Int32) = (0, 0)
    if gtk_editable_get_selection_bounds(text.opaque, &start, &end) != 0,
      start == 0, Int(end) == letters.count
    {
      return nil
    }
    return Int(gtk_editable_get_position(text.opaque))
  }

  /// Without a caret, selects the whole text.
  func place(caret: Int?) {
    select(caret.map { $0..<$0 } ?? 0..<letters.count)
  }

  func select(_ range: Range<Int>) {
    guard let text else { return }
    gtk_editable_select_region(
      text.opaque, Int32(truncatingIfNeeded: range.lowerBound),
      Int32(truncatingIfNeeded: range.upperBound))
  }

  /// Writes letters as an input would, with the signals of the `GtkText`.
  /// Letters that the text has already stay, and the new ones come before the
  /// old ones go, so that nothing is lost if the app refuses them or takes them
  /// out again.
  ///
  /// - Returns: whether the app took the letters as they are.
  func write(_ new: CodeEntry.Letters) -> Bool {
    let old = letters
    if old == new { return true }
    let edit = CodeEntry.Difference(from: old, to: new, caret: nil)
    if !edit.inserted.isEmpty {
      insert(edit.inserted, at: edit.start + edit.removed)
    }
    // The app may have changed letters, such as to upper case.
    if edit.removed > 0, letters.count == old.count + edit.inserted.count {
      remove(edit.removed, at: edit.start)
    }
    return letters == new
  }

  private func remove(_ count: Int, at start: Int) {
    guard let text else { return }
    gtk_editable_delete_text(
      text.opaque, Int32(truncatingIfNeeded: start),
      Int32(truncatingIfNeeded: start + count))
  }

  private func insert(_ letters: CodeEntry.Letters, at start: Int) {
    guard let text else { return }
    let scalars = letters.map { $0.value }
    guard
      let string = g_ucs4_to_utf8(
        scalars, glong(scalars.count), nil, nil, nil)
    else { return }
    defer { g_free(string) }
    var position = Int32(truncatingIfNeeded: start)
    gtk_editable_insert_text(text.opaque, string, -1, &position)
  }
}

extension CodeEntry.Letters {
  /// - Parameter length: the number of bytes; -1 up to the first null.
  init(utf8: UnsafePointer<CChar>, length: Int32) {
    self = []
    var count: glong = 0
    guard let scalars = g_utf8_to_ucs4_fast(utf8, glong(length), &count)
    else { return }
    defer { g_free(scalars) }
    for place in 0..<Int(count) {
      if let scalar = Unicode.Scalar(scalars[place]) { append(scalar) }
    }
  }
}
#endif
