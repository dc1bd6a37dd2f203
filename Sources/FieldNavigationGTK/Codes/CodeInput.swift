#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// Notices what the user puts into one entry of a code (R15).
///
/// Observed with real keys in GTK 4.8 and 4.18: a letter is a `commit` of the
/// text's input method, inside of which the text emits `delete-text` for its
/// selection, `insert-text` and `changed`. In GTK 4.8 `changed` comes after
/// each of them, and the caret moves last; later, there is one `changed`, when
/// the caret has moved. A composition leaves the text as it is until its
/// commit, which may come in a text that focus has left. A paste arrives in a
/// later turn of the main loop, whatever has focus then: `delete-text`,
/// `insert-text`, and one `changed` when the caret has moved. A drop emits
/// these inside of the drop target's `drop`. Undo and redo emit them like a
/// paste, but inside of a key event or without any, and text that the app sets
/// emits them inside of the `insert-text` of the entry itself. So only a
/// commit, a drop and what follows a paste count.
@MainActor final class CodeInput {
  /// What the text is about to insert, and the text around it.
  struct Insertion {
    let before: CodeEntry.Letters
    let after: CodeEntry.Letters
    /// The text if the insertion is stopped.
    let rest: CodeEntry.Letters
    let inserted: CodeEntry.Letters
    let caret: Int
    /// What was selected in `before`.
    let selected: Range<Int>
  }

  let field: CodeField
  /// Called before an insertion; returns whether to stop it.
  private let decide: (Insertion) -> Bool
  /// Called when the text and its caret have changed. The parameter is what an
  /// input method has committed.
  private let ended: (CodeEntry.Letters?) -> Void
  /// Called if the app has refused letters, and GTK has deleted the selection.
  private let refused: (_ before: CodeEntry.Letters, Range<Int>) -> Void
  /// Called on BackSpace in the empty entry; returns whether to stop it.
  private let deletes: () -> Bool

  private var observations: [Observation] = []
  /// The handlers that have to come after the app's.
  private var late: [Observation] = []
  private var inputMethod: (object: WeakObject, commit: Observation)?
  private var end: Idle?
  private var dropTarget: WeakObject?
  private var pendingPastes = 0
  /// Notices their arrival, even if a handler of the app refuses the letters.
  private var arrival: EmissionStart?
  private var isArriving = false
  private var hasInserted = false
  /// Whether the navigator itself writes.
  var isPaused = false
  private var selection: (text: CodeEntry.Letters, start: Int, end: Int)?
  private var removedMaxLength: Int32 = 0

  init(
    _ field: CodeField, decide: @escaping (Insertion) -> Bool,
    ended: @escaping (CodeEntry.Letters?) -> Void,
    refused: @escaping (CodeEntry.Letters, Range<Int>) -> Void,
    deletes: @escaping () -> Bool
  ) {
    self.field = field
    self.decide = decide
    self.ended = ended
    self.refused = refused
    self.deletes = deletes
  }

  /// Connects the handlers, which keep this object alive.
  func start() {
    guard let text = field.text else { return }
    end = Idle(isUrgent: true) { self.endInput(nil) }
    removeMaxLength(text)
    dropTarget = field_navigation_controller(text, gtk_drop_target_get_type())
      .map { WeakObject($0) }
    observations = [
      .change("notify::max-length", of: text.raw) {
        self.removeMaxLength(text)
      },
      // A handler of the app may have stopped the paste.
      .afterwards("paste-clipboard", of: text.raw) {
        self.expectPaste(text, gtk_widget_get_clipboard(text))
      },
      .init(edit: "delete-text", of: text.raw) { _, end, start in
        self.deleting(text, Int(start), Int(end))
      },
    ]
    let click = field_navigation_controller(text, gtk_gesture_click_get_type())
    if let click {
      observations.append(
        .signal("pressed", of: click) {
          if field_navigation_pastes_primary(click) != 0 {
            self.expectPaste(text, gtk_widget_get_primary_clipboard(text))
          }
        })
    }
    connectBehindApp()
  }

  func connectBehindApp() {
    guard let text = field.text else { return }
    late = [
      .init(edit: "insert-text", of: text.raw) { letters, length, place in
        guard let letters else { return }
        self.inserting(
          .init(utf8: letters, length: length), at: Int(place), in: text)
      },
      .signal("backspace", of: text.raw) {
        guard self.deletes() else { return }
        g_signal_stop_emission_by_name(text.raw, "backspace")
      },
    ]
    // A text that isn't editable has no input method.
    let object = field_navigation_input_method(text)
    guard let object, object != inputMethod?.object.object else { return }
    inputMethod = (
      WeakObject(object),
      Observation(edit: "commit", of: object) { letters, _, _ in
        self.endInput(letters.map { .init(utf8: $0, length: -1) })
      }
    )
  }

  func stop() {
    observations = []
    late = []
    inputMethod = nil
    arrival = nil
    end?.cancel()
    end = nil
    if removedMaxLength > 0, let text = field.text,
      gtk_text_get_max_length(text.gtkText) == 0
    {
      gtk_text_set_max_length(text.gtkText, removedMaxLength)
    }
    removedMaxLength = 0
  }

  /// A paste or a fill that GTK cuts off is lost.
  private func removeMaxLength(_ text: Widget) {
    let now = gtk_text_get_max_length(text.gtkText)
    guard now > 0 else { return }
    removedMaxLength = now
    gtk_text_set_max_length(text.gtkText, 0)
  }

  private func expectPaste(_ text: Widget, _ clipboard: OpaquePointer?) {
    guard let clipboard, field_navigation_has_text(clipboard) != 0,
      gtk_editable_get_editable(text.opaque) != 0
    else { return }
    pendingPastes += 1
    arrival =
      arrival
      ?? EmissionStart("insert-text", of: text) {
        guard !self.isPaused, !self.hasInserted, self.source(text) == .paste
        else { return }
        self.pendingPastes -= 1
        self.isArriving = true
        self.end?.schedule()
      }
  }

  private enum Source { case commit, drop, paste }

  /// Where a change of the text comes from; `nil` if it's the app or an undo.
  private func source(_ text: Widget) -> Source? {
    var outer = field.widget
    while let editable = outer, editable != text {
      for signal in ["insert-text", "delete-text"] as [StaticString] {
        if field_navigation_is_emitting(editable.raw, signal.cString) != 0 {
          return nil
        }
      }
      outer = gtk_editable_get_delegate(editable.opaque).map { Widget($0) }
    }
    if field_navigation_is_emitting(inputMethod?.object.object, "commit") != 0 {
      return .commit
    }
    if field_navigation_is_emitting(dropTarget?.object, "drop") != 0 {
      return .drop
    }
    if isArriving { return .paste }
    // A key that is being handled is undo or redo.
    return pendingPastes > 0 && field_navigation_pressed_key(text) == 0
      ? .paste : nil
  }

  private func deleting(_ text: Widget, _ start: Int, _ end: Int) {
    guard !isPaused, !hasInserted, source(text) != nil else { return }
    selection = (field.letters, start, end)
  }

  private func inserting(
    _ letters: CodeEntry.Letters, at place: Int, in text: Widget
  ) {
    guard !isPaused, !hasInserted, let source = source(text) else { return }
    let rest = field.letters
    guard place >= 0, place <= rest.count else { return }
    let deletion = deletion(leaving: rest)
    selection = nil
    let (before, selected) = deletion ?? (rest, place..<place)
    var after = rest
    after.insert(contentsOf: letters, at: place)
    hasInserted = true
    if source == .drop { end?.schedule() }
    let stops = decide(
      Insertion(
        before: before, after: after, rest: rest, inserted: letters,
        caret: place + letters.count, selected: selected))
    if stops { g_signal_stop_emission_by_name(text.raw, "insert-text") }
  }

  /// The text before GTK has deleted its selection, and what was selected.
  private func deletion(
    leaving rest: CodeEntry.Letters
  ) -> (CodeEntry.Letters, Range<Int>)? {
    guard let (text, start, end) = selection, start < end, end <= text.count
    else { return nil }
    var left = text
    left.removeSubrange(start..<end)
    return left == rest ? (text, start..<end) : nil
  }

  private func endInput(_ committed: CodeEntry.Letters?) {
    if hasInserted {
      ended(committed)
    } else if let (before, selected) = deletion(leaving: field.letters) {
      refused(before, selected)
    }
    hasInserted = false
    isArriving = false
    selection = nil
    if pendingPastes == 0 { arrival = nil }
  }
}
#endif
