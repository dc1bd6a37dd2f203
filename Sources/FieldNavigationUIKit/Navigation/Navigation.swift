#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// What a navigator does while it is at work: discover, observe, decide, act,
/// reveal.
@MainActor final class Navigation {
  var options = Options() { didSet { isOutdated = true } }
  var wishes = Wishes() {
    didSet {
      isOutdated = true
      for tree in trees { tree.order = FieldOrder() }
    }
  }
  let scope: Scope
  var trees: [FieldTree] = []
  /// Focus is being moved: what follows from it waits for the end of the turn.
  var isMoving = false
  /// Who has to get focus back at the end of the turn.
  var held: HeldFocus?
  /// Whether UIKit resigns a field before it tells of Return; `nil` until a
  /// press has shown it.
  var resignsBeforeReturn: Bool?
  /// What was in front when the last turn ended.
  private(set) weak var settledFront: UIViewController?
  let bar = InputBar()
  let commands = FieldKeyCommands()
  let memories = RowMemories()
  private(set) lazy var search = RowSearch(in: self)
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

  init(_ scope: Scope) {
    self.scope = scope
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
      self.stop()
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
  func stop() {
    turns = nil
    observations = []
    held = nil
    commands.update([], for: nil)
    for tree in trees { release(tree) }
    trees = []
  }

  // MARK: Focus

  var focusedTree: FieldTree? { trees.first { $0.focused != nil } }

  func find(_ responder: UIResponder) -> (FieldTree, NavigatedField)? {
    let id = ObjectIdentifier(responder)
    for tree in trees {
      if let field = tree.fields[id], field.responder === responder {
        return (tree, field)
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
    for tree in trees where tree.focused != nil || tree === found?.0 {
      tree.focus(tree === found?.0 ? found?.1 : nil)
    }
    lineBreaks.begin(in: responder)
    settledFront = front
    showKeys()
  }

  /// What is presented over all, where the focused field is.
  var front: UIViewController? {
    let responder = focusedTree?.focused?.responder
    return FocusMove.front(of: responder.flatMap(FocusMove.window(of:)))
  }

  // MARK: Turns

  /// - Returns: whether anything on the screen was changed.
  private func turnEnded() -> Bool {
    isNew = false
    let isRefocused = held?.takeBack() ?? false
    // What happened since the last walk, the last text typed say, counts too.
    let wasEditing = focusedTree != nil
    held = nil
    if let focused = focusedTree?.focused,
      focused.responder?.isFirstResponder != true
    {
      focus(on: nil)
    }
    if focusedTree == nil, let other = wishes.added.focused { focus(on: other) }
    let now = scope.surroundings
    guard now.isOnScreen else { return isRefocused }
    if wasEditing || focusedTree != nil || isOutdated || isSharing
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
    guard let tree = focusedTree, let field = tree.focused else { return false }
    let isNewLabel = tree.showFocusedLabel()
    showKeys()
    guard isNewLabel || needsReload else { return false }
    needsReload = false
    field.responder?.reloadInputViews()
    return true
  }

  private func showKeys() {
    guard let tree = focusedTree, let field = tree.focused else {
      return commands.update([], for: nil)
    }
    commands.update(keys(in: tree, field), for: field.responder)
    bar.show(field.responder, ends: tree.tabEnds(of: field, options))
  }
}
#endif
