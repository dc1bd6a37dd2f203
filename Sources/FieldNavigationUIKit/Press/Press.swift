#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// One press of Return or Tab, or a search for a field, which lasts until the
/// end of the turn: focus goes to the first candidate that takes it (R10), but
/// a form ends only after the app's own handlers have run (R6).
@MainActor final class Press {
  enum Kind {
    case `return`
    case tab(TabDirection)
    /// A key that ends the form, but not past a mistake.
    case finish
    case first(FirstField)
  }

  let responder: UIResponder
  /// `nil` while the press runs.
  private(set) var outcome: FocusMove.Outcome?
  /// The direction of Tab; `nil` for Return.
  private var direction: TabDirection?
  private let forms: Forms
  private let form: NavigatedForm
  /// The field with focus; `nil` if a search begins without one.
  private let field: NavigatedField?
  /// The engine's steps, with those that reveal rows.
  private var steps: RowPress
  private var rows: RowSearch
  private let presentation: Presentation
  private let savedFocus: SavedFocus?

  /// `nil` if the field handles the key itself.
  init?(_ kind: Kind, from field: NavigatedField?, _ forms: Forms) {
    guard let form = field?.form ?? forms.last,
      let responder = field.map(\.responder) ?? form.anyResponder
    else { return nil }
    let options = forms.context.configuration
    switch kind {
    case .return:
      guard let field, let slot = field.slot,
        field.knownState?.handlesReturn == false
      else { return nil }
      steps = RowPress(
        .return(
          in: slot, shown: field.shownNext, asksAgain: true,
          validates: options.isInvalid != nil))
      rows = RowSearch(onlyEmpty: options.policy.destination == .nextEmpty)
    case .tab(let direction):
      self.direction = direction
      guard let slot = field?.slot else { return nil }
      steps = RowPress(.tab(in: slot, direction: direction))
      rows = RowSearch(forward: direction == .forward)
    case .finish:
      steps = RowPress(.finish(in: field?.slot))
      rows = RowSearch()
    case .first(let goal):
      steps = RowPress(.first(goal, in: field?.slot))
      rows = RowSearch()
    }
    self.forms = forms
    self.form = form
    self.field = field
    self.responder = responder
    presentation = Presentation(around: responder)
    savedFocus = presentation.focused.map(SavedFocus.init)
  }

  // MARK: Focus

  /// Reads the fields again that the press would pass, because the app's code
  /// ran after the last walk. A key press doesn't walk the views, so a field
  /// that this code adds stays unknown until the end of the turn.
  func refreshPassed() {
    if let field { form.refreshPassed(from: field, direction) }
  }

  /// Moves focus, and leaves the end of the form to `end(now:)`.
  func run() {
    let move = FocusMove(on: presentation, savedFocus: savedFocus)
    var target: UIView?
    var hiding: [UIScrollView] = []
    let outcome = move.carryOut {
      step()
    } check: { slot in
      guard let field = form.field(at: slot) else { return }
      form.refresh(field)
      if steps.base.asksForMistake { form.refreshMistake(in: field) }
    } responder: { slot in
      let responder = form.prepareFocus(of: slot)
      target = responder as? UIView
      hiding = target?.scrollersHidingSideways ?? []
      return responder
    }
    switch outcome {
    case .moved:
      let holder = form.focusHolder?.responder as? UIView
      _ = rows.scrollBack(but: holder)
      holder?.revealSideways(hiding: holder === target ? hiding : [])
    case .stayed:
      if rows.scrollBack(but: nil) { forms.scan() }
      savedFocus?.restore()
    case .finished, .resigned, .overridden: break
    }
    form.pressEnded()
    self.outcome = outcome
  }

  private func step() -> FormSession.Step {
    while true {
      switch form.step(&steps) {
      case .step(.reveal(let slot)):
        rows.reveal(slot, of: form, for: &steps, forms.scan)
      case .step(let step): return step
      case .goBack(let place, let isLast):
        let slot = rows.goBack(
          to: place, of: form, isLast: isLast, forms.scan)
        if let slot { return .focus(slot) }
      }
    }
  }

  var hasRefusals: Bool { !steps.base.refused.isEmpty }

  // MARK: The end of the form

  /// Ends the form or closes the keyboard, unless the app handled the key (R6)
  /// by moving focus, resigning the field or presenting a controller.
  ///
  /// - Parameter endsNow: whether the app can no longer handle the key.
  func end(now endsNow: Bool) {
    guard endsNow || isUnhandled else { return }
    forms.end(form, at: responder, presentation, finishes: outcome == .finished)
  }

  private var isUnhandled: Bool {
    if presentation.hasChanged { return false }
    return responder.isFirstResponder
      || presentation.window?.firstResponder == nil
        // UIKit resigned the field.
        && field?.hasOwnAction(for: .editingDidEndOnExit) == true
  }
}
#endif
