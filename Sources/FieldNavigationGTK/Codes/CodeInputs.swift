#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// Carries out what the engine decides about one code (R15).
///
/// Letters are decided before the text has them. If GTK's own insertion is
/// right, it runs, and only focus moves afterwards; otherwise it's stopped, and
/// the fields are written when GTK has placed the caret. Handlers of the app
/// see letters either way, and if they refuse or rewrite them, nothing follows.
@MainActor final class CodeInputs {
  let code: FieldNavigator.Code
  private let navigation: any KeyHost
  private var entry: CodeEntry
  private var inputs: [CodeInput] = []
  private var isWriting = false
  private var pending: Pending?

  /// A decision that waits until GTK has changed the text and its caret.
  private struct Pending {
    let field: Int
    let insertion: CodeInput.Insertion
    /// The engine's entry if the app agrees.
    let entry: CodeEntry
    /// `nil` if GTK's own change is right, and nothing follows.
    let change: CodeEntry.Change?
    /// The texts that the fields have by then, unless the app intervenes.
    let texts: [CodeEntry.Letters]
    let focus: WeakObject?
    let isInCode: Bool
  }

  private static var texts = WidgetTable<CodeField>()

  init(_ code: FieldNavigator.Code, in navigation: any KeyHost) {
    self.code = code
    self.navigation = navigation
    entry = CodeEntry(lengths: code.lengths)
    entry.advances = code.advances
    entry.finishesWhenFull = code.finishesWhenFull
  }

  /// If an entry is in another code, only warns.
  func start() {
    let shared = code.fields.first {
      guard let text = $0.text else { return false }
      return Self.texts[text] != nil
    }
    if let widget = shared?.widget { return CodeField.warnOfSharing(widget) }
    for (place, field) in code.fields.enumerated() {
      if let text = field.text { Self.texts[text] = field }
      let input = CodeInput(
        field, decide: { self.decide($0, in: place) },
        ended: { self.ended($0, in: place) },
        refused: { self.putBack($0, $1, in: place) },
        deletes: { self.deleteBackward(in: place) })
      inputs.append(input)
      input.start()
    }
  }

  /// Disconnects the handlers that keep this object alive.
  func stop() {
    for input in inputs {
      input.stop()
      if let text = input.field.text { Self.texts[text] = nil }
    }
    inputs = []
    pending = nil
  }

  func focusArrived(in text: Widget?) {
    inputs.first { $0.field.text == text }?.connectBehindApp()
  }

  // MARK: Decisions

  private var letters: [CodeEntry.Letters] { code.fields.map { $0.letters } }

  private var reachable: [Bool] { code.fields.map(isReachable) }

  private func isReachable(_ field: CodeField) -> Bool {
    guard let widget = field.widget else { return false }
    return navigation.context.state(
      of: FoundField(
        widget: widget, kind: WidgetKind(of: widget), isListed: true)
    ).isReachable
  }

  private var focus: Widget? {
    code.fields.lazy.compactMap { $0.text?.root }.first?.focus
  }

  private func decide(_ insertion: CodeInput.Insertion, in place: Int) -> Bool {
    pending = nil
    guard !isWriting else { return false }
    let focus = focus
    let focused = code.fields.firstIndex { $0.text == focus && focus != nil }
    let end = CodePlace(field: place, caret: insertion.caret)
    var texts = letters
    texts[place] = insertion.before
    var trial = entry
    let reachable = reachable
    let change = trial.input(
      insertion.after, in: end,
      focus: focused.map {
        $0 == place
          ? end : CodePlace(field: $0, caret: code.fields[$0].caret)
      }, isComposing: false, over: texts,
      isReachable: { reachable[$0] })
    if change == nil { entry = trial }
    let stops = change.map { $0.texts[place] != insertion.after } ?? false
    texts[place] = stops ? insertion.rest : insertion.after
    pending = Pending(
      field: place, insertion: insertion, entry: trial, change: change,
      texts: texts, focus: focus.map { WeakObject($0) },
      isInCode: focused != nil)
    return stops
  }

  private func ended(_ committed: CodeEntry.Letters?, in place: Int) {
    guard !isWriting, let pending, pending.field == place else { return }
    self.pending = nil
    let insertion = pending.insertion
    guard focus == pending.focus?.widget else { return }
    guard letters == pending.texts else { return putBack(pending) }
    guard let change = pending.change else { return }
    // A handler of `insert-text` may have inserted other letters.
    let isAsTyped = committed.map { $0 == insertion.inserted } ?? true
    let isTaken = write(change.texts)
    if !isTaken, letters == pending.texts { return putBack(pending) }
    guard isTaken, isAsTyped, focus == pending.focus?.widget else { return }
    entry = pending.entry
    moveFocus(for: change, isInCode: pending.isInCode)
  }

  private func putBack(_ pending: Pending) {
    let (place, insertion) = (pending.field, pending.insertion)
    var texts = pending.texts
    texts[place] = insertion.rest
    guard letters == texts else { return }
    putBack(insertion.before, insertion.selected, in: place)
  }

  /// Letters that the app refuses change nothing, so the selection comes back
  /// that GTK deleted before it inserted them.
  private func putBack(
    _ before: CodeEntry.Letters, _ selected: Range<Int>, in place: Int
  ) {
    var texts = letters
    if isWriting || texts[place] == before { return }
    texts[place] = before
    let focus = focus
    if write(texts), self.focus == focus {
      code.fields[place].select(selected)
    }
  }

  private func deleteBackward(in place: Int) -> Bool {
    let focus = focus
    let reachable = reachable
    guard !isWriting, focus == code.fields[place].text,
      let change = entry.deleteBackward(
        in: place, of: letters, isReachable: { reachable[$0] })
    else { return false }
    if write(change.texts), self.focus == focus {
      moveFocus(for: change, isInCode: true)
    }
    return true
  }

  // MARK: Changes

  /// - Returns: whether the app has left all texts as they were written.
  private func write(_ texts: [CodeEntry.Letters]) -> Bool {
    isWriting = true
    for input in inputs { input.isPaused = true }
    defer {
      isWriting = false
      for input in inputs { input.isPaused = false }
    }
    var isTaken = true
    for (field, text) in zip(code.fields, texts) where field.letters != text {
      if !field.write(text) { isTaken = false }
    }
    return isTaken && letters == texts
  }

  private func moveFocus(for change: CodeEntry.Change, isInCode: Bool) {
    if let place = change.place {
      let field = code.fields[place.field]
      guard let widget = field.widget else { return }
      if focus != field.text {
        gtk_widget_grab_focus(widget)
        // The app's focus handlers may have moved focus.
        guard focus == field.text else { return }
      }
      field.place(caret: place.caret)
    }
    switch change.next {
    case .nothing: break
    case .goOn:
      if let place = change.place, let field = code.fields[place.field].widget {
        goOn(from: field)
      }
    case .finish:
      guard let last = code.fields.last(where: isReachable),
        let field = last.widget, let text = last.text
      else { return }
      finish(in: field, text, moves: isInCode && code.advances)
    }
  }

  /// Moves focus to where Return in a field goes (R4). Focus stays if Return
  /// would finish the form, or stays at a mistake.
  private func goOn(from field: Widget) {
    let context = navigation.context
    if context.validates, context.configuration.policy.stopsAtInvalid,
      context.configuration.isInvalid?(field) == true
    {
      return
    }
    guard var move = move(from: field, validates: false) else { return }
    _ = navigation.run(&move)
  }

  /// Does what Return in a field does (R15). The field may have no focus.
  ///
  /// - Parameter moves: whether focus may move to another empty field; if there
  ///   is none, the form finishes.
  private func finish(in field: Widget, _ text: Widget, moves: Bool) {
    let appHandlesReturn = navigation.appHandlesReturn(in: field, text)
    guard var move = move(from: field, validates: !appHandlesReturn) else {
      return
    }
    if !moves, var other = self.move(from: field, validates: false),
      other.target() != nil
    {
      return
    }
    // The field with focus handles this like a key.
    if !appHandlesReturn, navigation.observes(text) {
      return field_navigation_activate(text)
    }
    switch navigation.run(&move) {
    case .moved, .refused, .stayed: return
    case .finished where !appHandlesReturn:
      navigation.finish(field, activatesDefault: false) { _ in }
    case .finished, .untouched:
      if appHandlesReturn { field_navigation_activate(text) }
    }
  }

  private func move(from field: Widget, validates: Bool) -> FocusMove? {
    if navigation.isMoving { return nil }
    return navigation.returnMove(
      in: field, endsForm: field.activatesDefault, validates: validates)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  @MainActor fileprivate var activatesDefault: Bool {
    if RowDefault.isRow(self), field_navigation_row_activates_default(self) != 0
    {
      return true
    }
    guard let text, text.isA(gtk_text_get_type()) else { return false }
    return gtk_text_get_activates_default(text.gtkText) != 0
  }
}
#endif
