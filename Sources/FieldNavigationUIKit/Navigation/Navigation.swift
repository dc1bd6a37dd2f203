#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// What a navigator does while it is at work: discover, observe, decide, act,
/// reveal.
@MainActor final class Navigation {
  var configuration: FieldNavigator.Configuration {
    didSet { layoutMayDiffer() }
  }
  var onFinish: FieldNavigator.FinishAction?
  var roles = ViewRoles() { didSet { layoutMayDiffer() } }
  let scope: Scope
  var forms: [NavigatedForm] = []
  /// Focus is being moved: what follows from it waits for the end of the turn.
  var isMoving = false
  /// Who has to get focus back at the end of the turn.
  var held: HeldFocus?
  /// Whether UIKit resigns a field before it tells of Return; `nil` until a
  /// press has shown it.
  var resignsBeforeReturn: Bool?
  /// What was in front when the last turn ended.
  private(set) weak var settledFront: UIViewController?
  let bar = AccessoryBar()
  let commands = FieldKeyCommands()
  let memories = RowMemories()
  var lineBreaks = LineBreaks()
  lazy var onReturn = UIAction { [weak self] action in
    if let responder = action.sender as? UIResponder {
      self?.returned(in: responder)
    }
  }
  private var turns: RunLoopTurns?
  /// No turn has ended yet.
  private var isNew = true
  private var observations: [Observation] = []
  var isOutdated = true
  /// The keyboard on the screen shows what the field no longer is.
  var needsReload = false
  private var surroundings: Scope.Surroundings?
  var sharing: Set<ObjectIdentifier> = []

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    self.scope = scope
    self.configuration = configuration
  }

  private func layoutMayDiffer() {
    isOutdated = true
    for form in forms { form.order = FieldOrder() }
  }

  /// - Parameter navigator: works for as long as that lives. It may go on any
  ///   thread, so that nothing can be taken back there and then: the run loop
  ///   keeps this alive until it has noticed.
  func start(for navigator: FieldNavigator) {
    turns = RunLoopTurns { [weak navigator] in
      if navigator != nil { return self.turnEnded() }
      if self.isNew, self.scope.isThere {
        Warning.say(
          "\(self.scope.name) was let go at once and does nothing. Keep it in "
            + "a property of the controller.")
      }
      self.invalidate()
      return false
    }
    for name in [
      UITextField.textDidBeginEditingNotification,
      UITextView.textDidBeginEditingNotification,
    ] {
      observations.append(
        Observation(name, reading: { $0.object as? UIView }) { [weak self] in
          if let view = $0 { self?.began(view) }
        })
    }
    observations.append(
      Observation(
        UITextView.textDidChangeNotification,
        reading: { $0.object as? UITextView }
      ) { [weak self] in if let text = $0 { self?.changed(text) } })
    bar.press = { [weak self] in self?.press($0) }
    commands.press = { [weak self] in self?.press($0) }
  }

  /// Takes back all that was changed.
  func invalidate() {
    turns = nil
    observations = []
    held = nil
    commands.update([], for: nil)
    for form in forms { release(form) }
    forms = []
  }

  // MARK: Focus

  var focusedForm: NavigatedForm? { forms.first { $0.focused != nil } }

  func find(_ responder: UIResponder) -> (NavigatedForm, NavigatedField)? {
    let id = FieldID.responder(ObjectIdentifier(responder))
    for form in forms {
      if let field = form.field(id), field.responder === responder {
        return (form, field)
      }
    }
    return nil
  }

  private func began(_ view: UIView) {
    held = nil
    if !isMoving, scope.contains(view) { discover() }
    focus(on: view)
  }

  func focus(on responder: UIResponder?) {
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

  /// What is presented over all, where the focused field is.
  private var front: UIViewController? {
    focusedForm?.focused?.responder.flatMap { Stage(around: $0).front }
  }

  // MARK: Turns

  /// - Returns: whether anything on the screen was changed.
  private func turnEnded() -> Bool {
    isNew = false
    let isRefocused = held?.takeBack() ?? false
    // What happened since the last walk, the last text typed say, counts too.
    let wasEditing = focusedForm != nil
    held = nil
    if let focused = focusedForm?.focused,
      focused.responder?.isFirstResponder != true
    {
      focus(on: nil)
    }
    if focusedForm == nil, let other = roles.fields.focused { focus(on: other) }
    let now = scope.surroundings
    guard now.isOnScreen else { return isRefocused }
    if wasEditing || focusedForm != nil || isOutdated || isSharing
      || now != surroundings
    {
      discover()
    }
    surroundings = now
    settledFront = front
    return showFocused() || isRefocused
  }

  /// Another navigator may let go of its fields at any time.
  private var isSharing: Bool { !sharing.isEmpty }

  /// What changed for the field whose keyboard is on the screen.
  private func showFocused() -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    let isNewLabel = form.showFocusedLabel()
    showKeys()
    guard isNewLabel || needsReload else { return false }
    needsReload = false
    field.responder?.reloadInputViews()
    return true
  }

  private func showKeys() {
    guard let form = focusedForm, let field = form.focused else {
      return commands.update([], for: nil)
    }
    let ends = form.tabEnds(of: field, wraps: configuration.wrapsTab)
    commands.update(keys(of: field, ends), for: field.responder)
    bar.show(field.responder, ends: ends)
  }
}
#endif
