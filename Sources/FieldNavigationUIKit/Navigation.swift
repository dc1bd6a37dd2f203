#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// Does the work of a navigator: discovers fields, observes focus and Return,
/// moves focus, and keeps the focused field visible.
@MainActor final class Navigation {
  let context: NavigatorContext
  var onFinish: ((UIResponder) -> Void)?
  var onChange: (() -> Void)?
  private var forms: [NavigatedForm] = []
  private let commands = FieldKeyCommands()
  private var lineBreaks = LineBreaks()
  private var runLoop: RunLoopObserver?
  private var observations: [NotificationObservation] = []
  private var isFirstTurn = true
  private var scannedVersion = -1
  private var surroundings: Scope.Surroundings?
  /// Whether the on-screen keyboard shows an outdated label or input bar.
  private var needsReload = false
  /// The focused field and its targets when the app last learned of them.
  private weak var reportedField: NavigatedField?
  private var reportedTargets: TabTargets?
  private var isReporting = false
  private var isScanning = false
  /// Whether the user typed in this turn, because the app may respond to typing
  /// by changing its fields.
  private var hasNewText = false
  private var hasSkippedScan = false
  /// The last key press of this turn. While it runs, the key commands and the
  /// input bar wait for the end of the turn, so that they change only once.
  private var press: Press?
  /// The view that got focus in this turn without a press. A delegate may have
  /// focused it while handling Return, and UIKit then passes the same Return on
  /// to it.
  private weak var newlyFocused: UIView?
  /// The frontmost controller around the focused field at the end of the last
  /// turn.
  private weak var lastFrontmost: UIViewController?
  private var firstFocus = FirstFocus()
  private var codes: [CodeRow] = []

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    context = NavigatorContext(scope, configuration)
  }

  /// - Parameter navigator: the public object. After its release, the run
  ///   loop's observer keeps this object alive until the changes are undone,
  ///   because the app may release the navigator on any thread, but views must
  ///   be changed on the main one.
  func start(for navigator: FieldNavigator) {
    runLoop = RunLoopObserver { [weak navigator] in
      if navigator != nil { return self.turnEnded() }
      if self.isFirstTurn, self.context.scope.isAlive {
        Warning.say(
          "\(self.context.scope.name) was deallocated immediately and does "
            + "nothing. Store it in a property of your view controller.")
      }
      self.end(self.press, now: false)
      self.invalidate()
      return false
    }
    observations =
      NotificationObservation.views(.beginningOfEditing) { [weak self] in
        self?.began($0)
      } + [
        NotificationObservation(
          UITextView.textDidChangeNotification,
          reading: { $0.object as? UITextView }
        ) { [weak self] in if let text = $0 { self?.changed(text) } },
        NotificationObservation(
          UITextField.textDidChangeNotification, reading: { _ in }
        ) { [weak self] in self?.typed() },
      ]
    context.didPressReturn = { [weak self] in self?.returned(in: $0) }
    context.didPressDelete = { [weak self] field in
      self?.codes.contains { $0.deleteBackward(in: field) } ?? false
    }
    context.bar.press = { [weak self] in self?.press($0) }
    commands.press = { [weak self] in self?.press($0) }
  }

  func invalidate() {
    runLoop = nil
    observations = []
    press = nil
    (onFinish, onChange) = (nil, nil)
    // The app may call `invalidate()` during a scan, which finishes first.
    if isScanning { return }
    commands.update([], for: nil)
    listen(to: [])
    for form in forms { form.release() }
    forms = []
  }

  // MARK: Discover

  private func discover() {
    // A running scan asks the app about its fields, and the app may respond by
    // moving focus or calling `invalidate()`. The end of the turn scans again.
    guard runLoop != nil, !isScanning else { return }
    isScanning = true
    (hasNewText, hasSkippedScan) = (false, false)
    defer { isScanning = false }
    if scannedVersion != context.version {
      listen(to: context.configuration.codes.map(\.row))
    }
    scannedVersion = context.version
    let roots = context.scope.roots
    for form in forms where !roots.contains(where: { $0.view === form.root }) {
      form.release()
    }
    forms = roots.map { root in
      forms.first { $0.root === root.view } ?? NavigatedForm(root, context)
    }
    for (form, root) in zip(forms, roots) {
      form.update()
      guard runLoop != nil else {
        isScanning = false
        return invalidate()
      }
      form.updateKeyboard(in: context.scope.container(of: root))
    }
    // The field may have gotten focus before the navigator found it.
    if focusedForm == nil,
      let field = forms.lazy.compactMap(\.focusHolder).first
    {
      focus(on: field.responder)
    }
    checkNeedsReload()
  }

  /// Scans before a press if the form may have changed: after typing, after a
  /// turn without a scan, or after a change of the configuration or a role.
  /// Otherwise a press walks no views.
  private func discoverIfDue() {
    if hasNewText || hasSkippedScan || scannedVersion != context.version {
      discover()
    }
  }

  /// The keyboard may have appeared before the navigator found the focused
  /// field.
  private func checkNeedsReload() {
    if focusedForm?.isKeyboardOutdated == true { needsReload = true }
  }

  private var isMoving: Bool { press?.isRunning == true }

  private var focusedForm: NavigatedForm? { forms.first { $0.focused != nil } }

  /// The field that has focus. UIKit calls a field's delegate before it reports
  /// the beginning of editing, so the recorded field may be an old one.
  private var current: (form: NavigatedForm, field: NavigatedField)? {
    if let form = focusedForm, let field = form.focused, field.hasFocus {
      return (form, field)
    }
    for form in forms {
      if let field = form.focusHolder { return (form, field) }
    }
    return nil
  }

  /// Finds the focused field before UIKit reports it.
  private func findCurrent() -> (form: NavigatedForm, field: NavigatedField)? {
    if let current { return current }
    let window = context.scope.roots.lazy.compactMap(\.view?.window).first
    guard let view = window?.firstResponder, context.scope.contains(view)
    else { return nil }
    discover()
    return current
  }

  private func find(
    _ responder: UIResponder
  ) -> (NavigatedForm, NavigatedField)? {
    guard let field = FieldRegistry.field(of: responder), let form = field.form,
      form.context === context
    else { return nil }
    return (form, field)
  }

  // MARK: Observe

  private func typed() {
    hasNewText = true
    focusedForm?.forgetRefusals()
  }

  private func began(_ view: UIView) {
    if isInOtherWindow(view) { return }
    if !isMoving { newlyFocused = view }
    guard !isMoving, context.scope.contains(view) else {
      return focus(on: view)
    }
    discover()
    focus(on: view)
    checkNeedsReload()
    // UIKit reports a sheet only after its first field has focus, and may by
    // then have read the field's label and accessory view.
    if needsReload, focusedForm?.isNew == true {
      needsReload = false
      view.reloadInputViews()
    }
  }

  /// Whether a view is in a different window from the focused field, which then
  /// keeps focus because each window has its own first responder.
  private func isInOtherWindow(_ view: UIView) -> Bool {
    guard find(view) == nil, let field = focusedForm?.focused, field.hasFocus,
      let window = field.responder?.ownView?.window
    else { return false }
    return view.window !== window && !context.scope.contains(view)
  }

  private func focus(on responder: UIResponder?) {
    let found = responder.flatMap(find)
    if !isMoving, let old = focusedForm?.focused, old !== found?.1 {
      old.warnOfFilter()
    }
    for form in forms where form.focused != nil || form === found?.0 {
      form.focus(form === found?.0 ? found?.1 : nil)
    }
    lineBreaks.begin(in: responder)
    // A press doesn't update the keys, because the end of the turn does so
    // once.
    if !isMoving { showKeys() }
  }

  /// - Returns: whether anything on the screen changed.
  private func turnEnded() -> Bool {
    isFirstTurn = false
    // Scan even if focus left the form in this turn, because the user may have
    // typed before that.
    let wasEditing = focusedForm != nil
    for code in codes { moveFocus(afterInputIn: code) }
    let hasEnded = goOnToNewField(after: press) || end(press, now: false)
    (press, newlyFocused) = (nil, nil)
    let hasTyped = hasNewText
    hasNewText = false
    lineBreaks.noteLength()
    guard runLoop != nil else { return hasEnded }
    defer {
      lastFrontmost = focusedForm?.focused?.responder.flatMap {
        Presentation(around: $0).frontmost
      }
      report()
    }
    if let focused = focusedForm?.focused, !focused.hasFocus { focus(on: nil) }
    if focusedForm == nil,
      let other = context.roles.fields.first(where: \.isFirstResponder)
    {
      focus(on: other)
    }
    let now = context.scope.surroundings
    guard now.isOnScreen else {
      if firstFocus.isAutomatic {
        firstFocus.wentOffScreen(context.scope.controller)
      }
      return hasEnded
    }
    // Scanning in each frame would make scrolling slower, so the next letter or
    // key scans, or the first turn after the content has come to rest.
    if RunLoopObserver.isTracking, !hasTyped {
      hasSkippedScan = true
      return showFocused() || hasEnded
    }
    // Another navigator may release its fields at any time.
    if wasEditing || hasSkippedScan || focusedForm != nil || context.hasConflict
      || scannedVersion != context.version || now != surroundings
    {
      discover()
    }
    surroundings = now
    if firstFocus.isRequested { focusFirstOnce() }
    return showFocused() || hasEnded
  }

  private func report() {
    let (field, targets) = (focusedForm?.focused, targets)
    guard field !== reportedField || targets != reportedTargets else { return }
    (reportedField, reportedTargets) = (field, targets)
    isReporting = true
    defer { isReporting = false }
    onChange?()
  }

  private var targets: TabTargets? {
    guard let form = focusedForm, let field = form.focused else { return nil }
    return TabTargets(
      hasNext: form.canMoveOnTab(from: field, .forward),
      hasPrevious: form.canMoveOnTab(from: field, .backward))
  }

  private func showFocused() -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    let labelChanged = form.showFocusedLabel()
    let barChanged = showKeys()
    guard labelChanged || needsReload else { return barChanged }
    // Reloading the keyboard would end an input method's composition.
    needsReload = field.responder?.isComposing ?? false
    if needsReload { return labelChanged || barChanged }
    field.responder?.reloadInputViews()
    return true
  }

  /// - Returns: whether the input bar changed.
  @discardableResult private func showKeys() -> Bool {
    guard let targets, let field = focusedForm?.focused else {
      commands.update([], for: nil)
      return false
    }
    commands.update(keys(of: field, targets), for: field.responder)
    return context.bar.show(field.responder, targets)
  }

  /// The hardware keys that have an effect in a field.
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

  /// Handles the primary action, which UIKit sends for Return if the app's
  /// delegate agrees.
  private func returned(in responder: UIResponder) {
    guard let (form, field) = find(responder), form.focused === field,
      responder !== newlyFocused
    else { return }
    // An app that presented or dismissed a controller has handled Return.
    let presentation = Presentation(around: responder)
    guard presentation.frontmost === lastFrontmost else { return }
    // The app has resigned the field, or UIKit has, because the app listens for
    // `.editingDidEndOnExit`.
    guard responder.isFirstResponder else { return warnOfResign(field, form) }
    if responder.isComposing { return }
    pressReturn(
      field, form, presentation, endsNow: false,
      hasAppRun: field.runsAppCodeOnReturn)
  }

  /// Many apps resign every field in their delegate, because without a
  /// navigator nothing else closes the keyboard.
  private func warnOfResign(_ field: NavigatedField, _ form: NavigatedForm) {
    guard let responder = field.responder,
      !field.hasOwnAction(for: [.primaryActionTriggered, .editingDidEndOnExit]),
      case .focus = form.moveOnReturn(from: field)
    else { return }
    Warning.say(
      "The delegate of \(responder.name) seems to resign it in "
        + "textFieldShouldReturn(_:), so Return closes the keyboard although "
        + "another field follows. Return true there without resigning.",
      once: "resign")
  }

  /// Handles a change of text, which is all that UIKit reports of Return in a
  /// text view.
  private func changed(_ text: UITextView) {
    focusedForm?.forgetRefusals()
    guard lineBreaks.wasTyped(in: text), text !== newlyFocused,
      context.configuration.textViewKeys.contains(.return),
      let (form, field) = find(text)
    else { return }
    text.deleteBackward()
    pressReturn(
      field, form, Presentation(around: text), hasAppRun: text.delegate != nil)
  }

  func pressReturn(in responder: UIResponder) -> Bool {
    // A view inside the app's own responder may have focus in its place.
    guard let (form, field) = find(responder),
      responder.textEntry == nil || responder.isFirstResponder
    else { return false }
    return byCode {
      pressReturn(
        field, form, Presentation(around: responder), hasAppRun: true)
    }
  }

  /// A delegate may request a press while it handles Return, and UIKit may then
  /// pass the same Return on to the newly focused field.
  func byCode(_ press: () -> Bool) -> Bool {
    guard press() else { return false }
    newlyFocused = focusedForm?.focusHolder?.responder as? UIView
    return true
  }

  /// - Parameters:
  ///   - endsNow: whether the form ends now and not at the end of the turn,
  ///     because nothing else handles Return in this turn.
  ///   - hasAppRun: whether the app's code may have changed the form in this
  ///     turn.
  @discardableResult
  private func pressReturn(
    _ field: NavigatedField, _ form: NavigatedForm,
    _ presentation: Presentation, endsNow: Bool = true, hasAppRun: Bool
  ) -> Bool {
    if isScanning { return false }
    discoverIfDue()
    guard
      let press = Press.return(
        in: field, of: form, presentation, scan: { self.discover() })
    else { return false }
    if hasAppRun { press.refreshPassed() }
    run(press)
    if endsNow { end(press, now: true) }
    return true
  }

  private func run(_ press: Press) {
    // This press asks the app's delegates, which may request another press.
    let outer = self.press
    self.press = press
    press.run()
    // After invalidate(), `self.press` is `nil`.
    if let outer, outer.isRunning, self.press === press { self.press = outer }
  }

  /// Moves focus instead of ending the form if the app's code for the same
  /// Return has added a field. A key press doesn't walk the views, but the form
  /// ends only at the end of the turn, which walks them anyway.
  private func goOnToNewField(after press: Press?) -> Bool {
    // A second search would ask the fields again that have refused (R10).
    guard let press, press.outcome == .finished, !press.hasRefusals,
      press.responder.isFirstResponder,
      let (form, field) = find(press.responder)
    else { return false }
    discover()
    guard case .focus = form.moveOnReturn(from: field) else { return false }
    return pressReturn(
      field, form, Presentation(around: press.responder), hasAppRun: false)
  }

  /// - Parameter endsNow: whether the app can no longer handle the key.
  /// - Returns: whether anything on the screen may have changed.
  @discardableResult
  private func end(_ press: Press?, now endsNow: Bool) -> Bool {
    guard let press, [.finished, .resigned].contains(press.outcome)
    else { return false }
    if self.press === press { self.press = nil }
    let end = endsNow ? press.endNow : press.end
    end { [self] in finish(from: $0, in: press.form) }
    return true
  }

  /// Not for a sheet or popover, because the app's action belongs to the form
  /// that it created the navigator for.
  private func finish(from responder: UIResponder, in form: NavigatedForm) {
    if form === forms.first { onFinish?(responder) }
  }

  // MARK: Codes

  private func listen(to rows: [CodeRow]) {
    for row in codes where !rows.contains(where: { $0 === row }) {
      row.setListening(false)
    }
    codes = rows
    for row in rows {
      row.canReach = { [weak self] in self?.isReachable($0) ?? false }
      row.setListening(true)
    }
  }

  private func isReachable(_ field: UITextField) -> Bool {
    guard let (form, known) = find(field), let slot = known.slot
    else { return false }
    return form.session.state(of: slot)?.isReachable ?? false
  }

  private func moveFocus(afterInputIn row: CodeRow) {
    guard let move = row.takeMove(), let target = row.field(move.place)
    else { return }
    // A filled code ends as from its last field, wherever it became full.
    let field = move.next == .finish ? row.lastReachable ?? target : target
    if !field.isFirstResponder {
      guard field.becomeFirstResponder(), field.isFirstResponder
      else { return }
      field.select(field === target ? move.place.caret : nil)
    }
    guard move.next != .nothing else { return }
    discoverIfDue()
    guard let (form, known) = find(field) else { return }
    // Without the option a code neither ends the form nor goes to a mistake.
    let isEnd = move.next == .finish
    if !isEnd {
      guard case .focus = form.moveOnReturn(from: known) else { return }
    }
    pressReturn(
      known, form, Presentation(around: field), endsNow: isEnd,
      hasAppRun: true)
    if !isEnd { press = nil }
  }

  // MARK: Other keys

  private func press(_ key: NavigationKey) {
    guard let form = focusedForm, let field = form.focused,
      let responder = field.responder, !responder.isComposing
    else { return }
    switch key {
    case .next: pressTab(direction: .forward)
    case .previous: pressTab(direction: .backward)
    case .hideKeyboard: responder.resignFirstResponder()
    case .finish, .done:
      // Ending editing changes the form, so the decision comes first.
      let isFirst = form === forms.first
      var ends =
        key == .finish
        ? isFirst : form.moveOnReturn(from: field) == .finish
      if ends, context.configuration.isInvalid != nil {
        let outcome = search(for: .mistake, from: field, in: form, responder)
        // Done hides the keyboard where focus stays, because a number pad has
        // no other key for that.
        ends = outcome == .finished
        if !ends, key == .finish || outcome != .stayed { return }
      }
      ends = ends && isFirst
      let presentation = Presentation(around: responder)
      presentation.endEditing()
      if ends, presentation.formMayFinish { finish(from: responder, in: form) }
    }
  }

  // MARK: Tab

  func canPressTab(direction: TabDirection) -> Bool {
    // The app may have changed the form in this turn. A running press needs no
    // scan, because it checks its candidates.
    if !isMoving, !isReporting { discover() }
    guard let (form, field) = current else { return false }
    return form.canMoveOnTab(from: field, direction)
  }

  /// - Returns: whether focus moved.
  @discardableResult
  func pressTab(direction: TabDirection, isByCode: Bool = false) -> Bool {
    if isScanning { return false }
    discoverIfDue()
    guard let (form, field) = findCurrent() else { return false }
    if form.focused !== field { focus(on: field.responder) }
    guard
      let press = Press.tab(
        in: field, of: form, direction, scan: { self.discover() })
    else { return false }
    if isByCode { press.refreshPassed() }
    run(press)
    return press.outcome == .moved
  }

  // MARK: The first field, and the first mistake

  private func search(
    for goal: FormSession.Press.Search, from field: NavigatedField?,
    in form: NavigatedForm, _ responder: UIResponder
  ) -> FocusMove.Outcome {
    let press = Press.search(
      for: goal, from: field, in: form, around: responder,
      scan: { self.discover() })
    run(press)
    // The caller ends the form, not the end of the turn.
    if self.press === press { self.press = nil }
    return press.outcome
  }

  /// - Returns: whether the first such field has focus now (R16).
  @discardableResult
  func focusFirst(_ goal: FormSession.Press.Search) -> Bool {
    if isScanning { return false }
    discover()
    let (form, field) =
      findCurrent().map { ($0.form, $0.field) }
      ?? (forms.last, nil)
    guard let form, let place = field?.responder ?? form.anyResponder
    else { return false }
    switch search(for: goal, from: field, in: form, place) {
    case .moved: return true
    case .stayed:
      let state = field?.slot.flatMap(form.session.state(of:))
      return goal == .invalid && state?.isInvalid == true
    default: return false
    }
  }

  func requestFirstFocus() {
    firstFocus.request(in: context.scope.controller)
    if firstFocus.isRequested, context.scope.surroundings.isOnScreen {
      focusFirstOnce()
    }
  }

  var focusesFirst: Bool {
    get { firstFocus.isAutomatic }
    set {
      firstFocus.setAutomatic(newValue, in: context.scope.controller)
      if firstFocus.isRequested, context.scope.surroundings.isOnScreen {
        focusFirstOnce()
      }
    }
  }

  private func focusFirstOnce() {
    let place =
      context.scope.roots.first?.view ?? forms.first?.anyResponder?.ownView
    if firstFocus.takeRequest(at: place) { focusFirst(.empty) }
  }
}
#endif
