#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A navigator at work: discover, observe, decide, act, reveal.
@MainActor final class Navigation {
  let context: NavigatorContext
  var onFinish: FieldNavigator.FinishAction?
  private var forms: [NavigatedForm] = []
  private let commands = FieldKeyCommands()
  private var lineBreaks = LineBreaks()
  private var runLoop: RunLoopObserver?
  private var observations: [NotificationObservation] = []
  /// No turn of the run loop has ended yet.
  private var isNew = true
  /// The version of the context that was scanned last.
  private var version = -1
  private var surroundings: Scope.Surroundings?
  /// The keyboard on the screen shows something else than the field says.
  private var needsReload = false
  /// The views are being looked at, and the app is asked about its fields.
  private var isScanning = false
  /// Focus is being moved: what follows from it waits for the end of the turn.
  private var isMoving = false
  /// Focus goes back there at the end of the turn.
  private var focusToRestore: SavedFocus?
  /// Whether UIKit resigns a field before it tells of Return; `nil` until a
  /// press has shown it.
  private var resignsBeforeReturn: Bool?
  /// The controller that was in front when the last turn ended.
  private weak var settledFront: UIViewController?

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    context = NavigatorContext(scope, configuration)
  }

  /// - Parameter navigator: the work lasts for as long as it lives. The app may
  ///   let go of it on any thread, where nothing can be taken back: the run loop
  ///   keeps this object alive until it has noticed.
  func start(for navigator: FieldNavigator) {
    runLoop = RunLoopObserver { [weak navigator] in
      if navigator != nil { return self.turnEnded() }
      if self.isNew, self.context.scope.isThere {
        Warning.say(
          "\(self.context.scope.name) was let go at once and does nothing. Keep "
            + "it in a property of the controller.")
      }
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
        ) { [weak self] in if let text = $0 { self?.changed(text) } }
      ]
    context.didPressReturn = { [weak self] in self?.returned(in: $0) }
    context.bar.press = { [weak self] in self?.press($0) }
    commands.press = { [weak self] in self?.press($0) }
  }

  /// Takes back all that was changed.
  func invalidate() {
    runLoop = nil
    observations = []
    focusToRestore = nil
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
        context.configuration.avoidsKeyboard,
        in: context.scope.container(of: root))
    }
    // The field may have had focus before it was the navigator's.
    if focusedForm == nil,
      let field = forms.lazy.compactMap(\.focusHolder).first
    {
      focus(on: field.responder)
    }
    noteReload()
  }

  /// The keyboard may have come before the navigator knew of its field.
  private func noteReload() {
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
    focusToRestore = nil
    let isDue = !isMoving && context.scope.contains(view)
    if isDue { discover() }
    focus(on: view)
    if isDue { noteReload() }
  }

  private func focus(on responder: UIResponder?) {
    let found = responder.flatMap(find)
    for form in forms where form.focused != nil || form === found?.0 {
      form.focus(form === found?.0 ? found?.1 : nil)
    }
    lineBreaks.begin(in: responder)
    // After a press the rest is done once, when the turn ends.
    if isMoving { return }
    settledFront = front
    showKeys()
  }

  /// The controller that is presented over all, where the focused field is.
  private var front: UIViewController? {
    focusedForm?.focused?.responder.flatMap { Presentation(around: $0).front }
  }

  /// - Returns: whether anything on the screen was changed.
  private func turnEnded() -> Bool {
    isNew = false
    let isRefocused = focusToRestore?.restore() ?? false
    focusToRestore = nil
    // What has happened since the last scan, the last text typed say, counts.
    let wasEditing = focusedForm != nil
    if let focused = focusedForm?.focused, !focused.hasFocus { focus(on: nil) }
    if focusedForm == nil, let other = context.roles.fields.focused {
      focus(on: other)
    }
    let now = context.scope.surroundings
    guard now.isOnScreen else { return isRefocused }
    // A rival may let go of its fields at any time.
    if wasEditing || focusedForm != nil || !context.rivals.isEmpty
      || version != context.version || now != surroundings
    {
      discover()
    }
    surroundings = now
    settledFront = front
    return showFocused() || isRefocused
  }

  /// Shows what has changed for the field whose keyboard is on the screen.
  private func showFocused() -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    let isOtherLabel = form.showFocusedLabel()
    showKeys()
    guard isOtherLabel || needsReload else { return false }
    needsReload = false
    field.responder?.reloadInputViews()
    return true
  }

  private func showKeys() {
    guard let form = focusedForm, let field = form.focused else {
      return commands.update([], for: nil)
    }
    let ends = TabEnds(
      hasNext: form.leadsOn(from: field, forward: true),
      hasPrevious: form.leadsOn(from: field, forward: false))
    commands.update(keys(of: field, ends), for: field.responder)
    context.bar.show(field.responder, ends)
  }

  /// The keys of a hardware keyboard that lead anywhere from a field.
  private func keys(
    of field: NavigatedField, _ ends: TabEnds
  ) -> [NavigationKey] {
    var keys: [NavigationKey] = []
    if takesTab(field.responder) {
      if ends.hasNext { keys.append(.next) }
      if ends.hasPrevious { keys.append(.previous) }
    }
    keys.append(.finish)
    if context.configuration.escapeHidesKeyboard { keys.append(.hideKeyboard) }
    return keys
  }

  /// A text view keeps Tab for its text. The focus system keeps its own order
  /// where the app has chosen none.
  private func takesTab(_ responder: UIResponder?) -> Bool {
    if responder is UITextView,
      !context.configuration.textViewKeys.contains(.tab)
    {
      return false
    }
    guard !context.hasOwnOrder, let view = responder as? UIView
    else { return true }
    return UIFocusSystem(for: view) == nil
  }

  // MARK: Return

  /// UIKit tells that Return was pressed and that the app has agreed.
  private func returned(in responder: UIResponder) {
    guard let (form, field) = find(responder), form.focused === field
    else { return }
    let presentation = Presentation(around: responder)
    // The app has presented something, or taken it away: its own move.
    guard presentation.front === settledFront else { return }
    if responder.isFirstResponder {
      // Where no delegate can keep a field from resigning, a field that has
      // focus still shows that UIKit resigns it later.
      if (responder as? UITextField)?.asksAboutEnd == false {
        resignsBeforeReturn = false
      }
    } else if !mayHaveBeenResignedByUIKit(responder) {
      return warnOfResign(field, in: form)
    }
    if responder.isComposing {
      focusToRestore = SavedFocus(responder)
    } else {
      pressReturn(field, in: form, presentation)
    }
  }

  /// Whether UIKit took focus from the field, and not the app. Without a delegate
  /// the app cannot have resigned the field, so UIKit did.
  private func mayHaveBeenResignedByUIKit(_ responder: UIResponder) -> Bool {
    if resignsBeforeReturn == nil,
      (responder as? UITextField)?.asksAboutReturn == false
    {
      resignsBeforeReturn = true
    }
    return resignsBeforeReturn == true
  }

  /// Many apps resign in every field, from the time before the navigator.
  private func warnOfResign(_ field: NavigatedField, in form: NavigatedForm) {
    guard let responder = field.responder,
      case .focus = form.moveOnReturn(from: field)
    else { return }
    Warning.sayOnce(
      "resign",
      "the delegate of \(responder.name) seems to resign it in "
        + "textFieldShouldReturn(_:): Return closes the keyboard, although "
        + "there is a next field. Return true there without resigning.")
  }

  /// A line break in a text view may be the Return key.
  private func changed(_ text: UITextView) {
    guard lineBreaks.wasTyped(in: text),
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

  /// - Returns: whether Return was the form's here, and not the field's own.
  @discardableResult
  private func pressReturn(
    _ field: NavigatedField, in form: NavigatedForm,
    _ presentation: Presentation
  ) -> Bool {
    guard !isScanning, let responder = field.responder,
      let state = field.state, !state.handlesReturn,
      let press = form.returnPress(in: field)
    else { return false }
    let onlyEmpty = context.configuration.policy.destination == .nextEmpty
    let rows = RowLoader(forward: true, onlyEmpty: onlyEmpty)
    if carryOut(press, from: responder, presentation, in: form, rows)
      == .finished
    {
      finish(from: responder, in: form)
    }
    return true
  }

  // MARK: Other keys

  private func press(_ key: NavigationKey) {
    guard let form = focusedForm, let field = form.focused,
      let responder = field.responder, !responder.isComposing
    else { return }
    switch key {
    case .next: pressTab(forward: true)
    case .previous: pressTab(forward: false)
    case .finish: finish(from: responder, in: form)
    case .hideKeyboard: responder.resignFirstResponder()
    case .done:
      if form.moveOnReturn(from: field) == .finish {
        finish(from: responder, in: form)
      } else {
        responder.resignFirstResponder()
      }
    }
  }

  func canPressTab(forward: Bool) -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    return form.leadsOn(from: field, forward: forward)
  }

  /// - Returns: whether focus went elsewhere.
  @discardableResult
  func pressTab(forward: Bool) -> Bool {
    guard !isScanning, let form = focusedForm, let field = form.focused,
      let responder = field.responder,
      let press = form.tabPress(in: field, forward: forward)
    else { return false }
    let rows = RowLoader(forward: forward, onlyEmpty: false)
    let presentation = Presentation(around: responder)
    return carryOut(press, from: responder, presentation, in: form, rows)
      == .moved
  }

  // MARK: Act

  private func carryOut(
    _ press: FormSession.Press, from responder: UIResponder,
    _ presentation: Presentation, in form: NavigatedForm, _ rows: RowLoader
  ) -> FocusMove.Outcome {
    isMoving = true
    defer { isMoving = false }
    let saved = SavedFocus(responder)
    let move = FocusMove(
      on: presentation, start: responder.isFirstResponder ? saved : nil)
    let outcome = form.carryOut(press, move) { unloaded in
      rows.load(unloaded) {
        discover()
      } isThere: {
        form.contains(unloaded)
      }
    }
    switch outcome {
    case .moved, .taken: break
    case .finished: if rows.takeBack() { discover() }
    case .stayed:
      if rows.takeBack() { discover() }
      focusToRestore = saved
    }
    return outcome
  }

  /// Resigns, then does what the app has asked for at the end of the form that
  /// it made the navigator for: a form that is presented over it just resigns. An
  /// app that refuses to end editing is not through.
  private func finish(from responder: UIResponder, in form: NavigatedForm) {
    if responder.isFirstResponder {
      responder.resignFirstResponder()
      if responder.isFirstResponder { return }
    }
    guard form === forms.first else { return }
    onFinish?.perform(from: responder)
  }
}

extension UITextField {
  /// Whether the app has a say in what Return does.
  fileprivate var asksAboutReturn: Bool {
    #if canImport(ObjectiveC)
    delegate?.textFieldShouldReturn != nil
    #else
    delegate != nil
    #endif
  }

  /// Whether the app has a say in when editing ends.
  fileprivate var asksAboutEnd: Bool {
    #if canImport(ObjectiveC)
    delegate?.textFieldShouldEndEditing != nil
    #else
    delegate != nil
    #endif
  }
}
#endif
