#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// The work of a navigator: discover, observe, decide, act, reveal.
@MainActor final class Navigation {
  let context: NavigatorContext
  var onFinish: FieldNavigator.FinishAction?
  private var forms: [NavigatedForm] = []
  private let commands = FieldKeyCommands()
  private var lineBreaks = LineBreaks()
  private var runLoop: RunLoopObserver?
  private var observations: [NotificationObservation] = []
  /// No turn of the run loop has ended yet.
  private var isFirstTurn = true
  /// The version of the context that was scanned last.
  private var version = -1
  private var surroundings: Scope.Surroundings?
  /// The keyboard on the screen does not show the field's present label or bar.
  private var needsReload = false
  /// The views are being looked at, and the app is asked about its fields.
  private var isScanning = false
  /// The user has typed in this turn: what the app makes of it may be other
  /// fields.
  private var hasNewText = false
  /// A key press is moving focus: key commands and the bar are updated at the
  /// end of the turn, once.
  private var isMoving = false
  /// A Return that ends the form or closes the keyboard at the end of the turn,
  /// after the app's own handlers.
  private var ending: ReturnEnding?
  /// The view that has focus since this turn, and not by a press: the app may
  /// have focused it in its delegate, and UIKit hands the same Return on to it.
  private weak var newlyFocused: UIView?
  /// The frontmost controller at the end of the last turn.
  private weak var lastFrontmost: UIViewController?

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    context = NavigatorContext(scope, configuration)
  }

  /// - Parameter navigator: the work lasts for as long as the navigator lives.
  ///   The app may release the navigator on any thread, but changes of views
  ///   can only be taken back on the main thread. So the run loop's observer
  ///   keeps this object alive until it notices the release.
  func start(for navigator: FieldNavigator) {
    runLoop = RunLoopObserver { [weak navigator] in
      if navigator != nil { return self.turnEnded() }
      if self.isFirstTurn, self.context.scope.isAlive {
        Warning.say(
          "\(self.context.scope.name) was let go at once and does nothing. Keep "
            + "it in a property of the controller.")
      }
      self.endReturn()
      self.invalidate()
      return false
    }
    observations =
      NotificationObservation.beginningOfEditing { [weak self] in
        self?.began($0)
      } + [
        NotificationObservation(
          UITextView.textDidChangeNotification,
          reading: { $0.object as? UITextView }
        ) { [weak self] in if let text = $0 { self?.changed(text) } },
        NotificationObservation(
          UITextField.textDidChangeNotification, reading: { _ in }
        ) { [weak self] in self?.hasNewText = true },
      ]
    context.didPressReturn = { [weak self] in self?.returned(in: $0) }
    context.bar.press = { [weak self] in self?.press($0) }
    commands.press = { [weak self] in self?.press($0) }
  }

  /// Takes back all that was changed.
  func invalidate() {
    runLoop = nil
    observations = []
    ending = nil
    commands.update([], for: nil)
    for form in forms { form.release() }
    forms = []
  }

  // MARK: Discover

  /// Looks at all views again.
  private func discover() {
    // The app may move focus or call invalidate() where it is asked; the end of
    // a turn scans again.
    guard runLoop != nil, !isScanning else { return }
    isScanning = true
    defer { isScanning = false }
    version = context.version
    let roots = context.scope.roots
    for form in forms where !roots.contains(where: { $0.view === form.root }) {
      form.release()
    }
    forms = roots.map { root in
      forms.first { $0.root === root.view } ?? NavigatedForm(root, context)
    }
    for (form, root) in zip(forms, roots) {
      form.update()
      guard runLoop != nil else { return form.release() }
      form.avoidKeyboard(
        context.avoidsKeyboard, in: context.scope.container(of: root))
    }
    // The field may have had focus before the navigator found it.
    if focusedForm == nil,
      let field = forms.lazy.compactMap(\.focusHolder).first
    {
      focus(on: field.responder)
    }
    checkNeedsReload()
  }

  /// The keyboard may have appeared before the navigator found its field.
  private func checkNeedsReload() {
    if focusedForm?.hasChangedFocusedField == true { needsReload = true }
  }

  private var focusedForm: NavigatedForm? { forms.first { $0.focused != nil } }

  private func find(
    _ responder: UIResponder
  ) -> (NavigatedForm, NavigatedField)? {
    guard let field = FieldRegistry.field(of: responder), let form = field.form,
      form.context === context
    else { return nil }
    return (form, field)
  }

  // MARK: Observe

  private func began(_ view: UIView) {
    if isInOtherWindow(view) { return }
    if !isMoving { newlyFocused = view }
    let isDue = !isMoving && context.scope.contains(view)
    if isDue { discover() }
    focus(on: view)
    guard isDue else { return }
    checkNeedsReload()
    // Nothing tells of a sheet before its first field has focus, so that UIKit
    // may have read label and accessory view already.
    if needsReload, focusedForm?.isNew == true {
      needsReload = false
      view.reloadInputViews()
    }
  }

  /// Whether a view is in another window than the field that has focus. Each
  /// window has a first responder of its own, so that field keeps focus.
  private func isInOtherWindow(_ view: UIView) -> Bool {
    guard let field = focusedForm?.focused, field.hasFocus, find(view) == nil,
      let window = field.responder?.ownView?.window
    else { return false }
    return view.window !== window && !context.scope.contains(view)
  }

  private func focus(on responder: UIResponder?) {
    let found = responder.flatMap(find)
    for form in forms where form.focused != nil || form === found?.0 {
      form.focus(form === found?.0 ? found?.1 : nil)
    }
    lineBreaks.begin(in: responder)
    // After a press the keys are shown once, when the turn ends.
    if isMoving { return }
    lastFrontmost = frontmost
    showKeys()
  }

  /// The frontmost controller in the window of the focused field.
  private var frontmost: UIViewController? {
    focusedForm?.focused?.responder.flatMap {
      Presentation(around: $0).frontmost
    }
  }

  /// - Returns: whether anything on the screen was changed.
  private func turnEnded() -> Bool {
    isFirstTurn = false
    // The user may have typed before focus left the form: so a scan is
    // necessary then, too.
    let wasEditing = focusedForm != nil
    hasNewText = false
    let isOther = endReturn()
    newlyFocused = nil
    guard runLoop != nil else { return isOther }
    if let focused = focusedForm?.focused, !focused.hasFocus { focus(on: nil) }
    if focusedForm == nil, let other = context.roles.fields.focused {
      focus(on: other)
    }
    let now = context.scope.surroundings
    guard now.isOnScreen else { return isOther }
    // Another navigator may release its fields at any time.
    if wasEditing || focusedForm != nil || !context.rivals.isEmpty
      || version != context.version || now != surroundings
    {
      discover()
    }
    surroundings = now
    lastFrontmost = frontmost
    return showFocused() || isOther
  }

  /// Shows the present label, keys and bar of the field whose keyboard is on
  /// the screen.
  private func showFocused() -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    let isOtherLabel = form.showFocusedLabel()
    showKeys()
    guard isOtherLabel || needsReload else { return false }
    // To load the keyboard anew would end what an input method composes.
    needsReload = field.responder?.isComposing ?? false
    if needsReload { return isOtherLabel }
    field.responder?.reloadInputViews()
    return true
  }

  private func showKeys() {
    guard let form = focusedForm, let field = form.focused else {
      return commands.update([], for: nil)
    }
    let targets = TabTargets(
      hasNext: form.canMoveOnTab(from: field, direction: .forward),
      hasPrevious: form.canMoveOnTab(from: field, direction: .backward))
    commands.update(keys(of: field, targets), for: field.responder)
    context.bar.show(field.responder, targets)
  }

  /// The keys of a hardware keyboard that do anything in a field.
  private func keys(
    of field: NavigatedField, _ targets: TabTargets
  ) -> [NavigationKey] {
    var keys: [NavigationKey] = []
    if context.takesTab(in: field.responder) {
      if targets.hasNext { keys.append(.next) }
      if targets.hasPrevious { keys.append(.previous) }
    }
    if onFinish != nil, field.form === forms.first { keys.append(.finish) }
    if context.configuration.escapeHidesKeyboard { keys.append(.hideKeyboard) }
    return keys
  }

  // MARK: Return

  private struct ReturnEnding {
    let field: NavigatedField
    let responder: UIResponder
    let form: NavigatedForm
    let finishes: Bool
  }

  /// UIKit sends this action after Return was pressed and the app's delegate
  /// has agreed.
  private func returned(in responder: UIResponder) {
    guard let (form, field) = find(responder), form.focused === field,
      responder !== newlyFocused
    else { return }
    let presentation = Presentation(around: responder)
    // If the app has presented or dismissed a controller, that was its own
    // answer to Return.
    guard presentation.frontmost === lastFrontmost else { return }
    // The app has resigned the field, or UIKit where the app listens to
    // `.editingDidEndOnExit`.
    guard responder.isFirstResponder else {
      return warnOfResign(field, in: form)
    }
    if responder.isComposing { return }
    pressReturn(field, in: form, presentation, isLastWord: false)
  }

  /// Many apps resign every field in their delegate, because nothing else
  /// closed the keyboard before they used a navigator.
  private func warnOfResign(_ field: NavigatedField, in form: NavigatedForm) {
    guard let responder = field.responder,
      !field.hasOwnAction(for: [.primaryActionTriggered, .editingDidEndOnExit]),
      case .focus = form.moveOnReturn(from: field)
    else { return }
    Warning.say(
      "the delegate of \(responder.name) seems to resign it in "
        + "textFieldShouldReturn(_:): Return closes the keyboard, although "
        + "there is a next field. Return true there without resigning.",
      once: "resign")
  }

  /// UIKit does not tell of Return in a text view, only of a new line break.
  private func changed(_ text: UITextView) {
    guard lineBreaks.wasTyped(in: text), text !== newlyFocused,
      context.configuration.textViewKeys.contains(.return),
      let (form, field) = find(text)
    else { return }
    text.deleteBackward()
    pressReturn(field, in: form, Presentation(around: text))
  }

  func pressReturn(in responder: UIResponder) -> Bool {
    guard let (form, field) = find(responder) else { return false }
    return pressReturn(field, in: form, Presentation(around: responder))
  }

  /// - Parameter isLastWord: whether nothing else answers Return in this turn.
  /// - Returns: whether Return was the form's, and not the field's own.
  @discardableResult
  private func pressReturn(
    _ field: NavigatedField, in form: NavigatedForm,
    _ presentation: Presentation, isLastWord: Bool = true
  ) -> Bool {
    guard !isScanning, let responder = field.responder else { return false }
    if hasNewText {
      hasNewText = false
      discover()
    }
    guard let state = field.state, !state.handlesReturn,
      let press = form.returnPress(in: field)
    else { return false }
    let policy = context.configuration.policy
    let rows = RowLoader(
      forward: true, onlyEmpty: policy.destination == .nextEmpty,
      goesToFilled: state.fixedReturnKey == .next,
      onlyLooks: state.fixedReturnKey.map { $0 != .next } ?? false,
      content: content)
    let outcome = carryOut(press, from: responder, presentation, in: form, rows)
    if outcome == .finished || outcome == .resigned {
      let ending = ReturnEnding(
        field: field, responder: responder, form: form,
        finishes: outcome == .finished)
      if isLastWord { carryOut(ending) } else { self.ending = ending }
    }
    return true
  }

  private func carryOut(_ ending: ReturnEnding) {
    if ending.finishes {
      finish(from: ending.responder, in: ending.form)
    } else {
      ending.responder.resignFirstResponder()
    }
  }

  /// Carries out what Return has left to do, unless the app has answered it by
  /// itself: it has moved focus, resigned the field, or presented a controller
  /// (R6).
  ///
  /// - Returns: whether anything on the screen may have changed.
  @discardableResult
  private func endReturn() -> Bool {
    guard let ending else { return false }
    self.ending = nil
    let responder = ending.responder
    let presentation = Presentation(around: responder)
    guard presentation.frontmost === lastFrontmost,
      responder.isFirstResponder
        || presentation.window?.firstResponder == nil
          // UIKit has resigned the field.
          && ending.field.hasOwnAction(for: .editingDidEndOnExit)
    else { return false }
    carryOut(ending)
    return true
  }

  // MARK: Other keys

  private func press(_ key: NavigationKey) {
    guard let form = focusedForm, let field = form.focused,
      let responder = field.responder, !responder.isComposing
    else { return }
    switch key {
    case .next: pressTab(direction: .forward)
    case .previous: pressTab(direction: .backward)
    case .finish: finish(from: responder, in: form)
    case .hideKeyboard: responder.resignFirstResponder()
    case .done:
      if form.finishesOnReturn(from: field) {
        finish(from: responder, in: form)
      } else {
        responder.resignFirstResponder()
      }
    }
  }

  func canPressTab(direction: TabOrder.Direction) -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    return form.canMoveOnTab(from: field, direction: direction)
  }

  /// - Returns: whether focus went elsewhere.
  @discardableResult
  func pressTab(direction: TabOrder.Direction) -> Bool {
    guard !isScanning, let form = focusedForm, let field = form.focused,
      let responder = field.responder,
      let press = form.tabPress(in: field, direction: direction)
    else { return false }
    let rows = RowLoader(
      forward: direction == .forward, onlyEmpty: false, content: content)
    let presentation = Presentation(around: responder)
    return carryOut(press, from: responder, presentation, in: form, rows)
      == .moved
  }

  // MARK: Act

  /// What the cell of a row contains.
  private func content(_ cell: UIView) -> KnownRows.Row {
    FieldScan.contents(of: cell, context)
  }

  private func carryOut(
    _ press: FormSession.Press, from responder: UIResponder,
    _ presentation: Presentation, in form: NavigatedForm, _ rows: RowLoader
  ) -> FocusMove.Outcome {
    isMoving = true
    defer { isMoving = false }
    let saved = SavedFocus(responder)
    let move = FocusMove(
      on: presentation, start: responder.isFirstResponder ? saved : nil)
    let outcome = form.carryOut(
      FormPress(press, in: form, rows, scan: discover), move)
    switch outcome {
    case .moved: (form.focusHolder?.responder as? UIView)?.revealSideways()
    case .overridden: break
    case .finished, .resigned: if rows.scrollBack() { discover() }
    case .stayed:
      if rows.scrollBack() { discover() }
      saved.restore()
    }
    return outcome
  }

  /// Resigns, then performs the app's action. The form of a sheet or a popover
  /// only resigns, because the action belongs to the form that the app made the
  /// navigator for. If the app refuses to end editing, the form does not end.
  private func finish(
    from responder: UIResponder, in form: NavigatedForm
  ) {
    if responder.isFirstResponder {
      responder.resignFirstResponder()
      if responder.isFirstResponder { return }
    }
    if form === forms.first { onFinish?.perform(from: responder) }
  }
}
#endif
