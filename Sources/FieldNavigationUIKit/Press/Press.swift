#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// One press of Return or Tab, which lasts until the end of the turn: focus
/// goes to the first candidate that takes it (R10), but a form ends only after
/// the app's own handlers have run (R6).
@MainActor final class Press {
  let form: NavigatedForm
  let responder: UIResponder
  private(set) var isRunning = false
  private(set) var outcome = FocusMove.Outcome.stayed
  /// The field with focus; `nil` if a search begins without one.
  private let field: NavigatedField?
  private var rowPress: RowPress
  /// The direction of Tab; `nil` for Return.
  private let direction: TabDirection?
  private let presentation: Presentation
  private let savedFocus: SavedFocus?
  private var search: RowSearch
  /// Finds the form's fields again after rows were revealed.
  private let scan: () -> Void

  /// `nil` if the field handles Return itself.
  ///
  /// - Parameter presentation: the controllers presented when the press begins.
  static func `return`(
    in field: NavigatedField, of form: NavigatedForm,
    _ presentation: Presentation, scan: @escaping () -> Void
  ) -> Press? {
    guard let slot = field.slot,
      form.session.state(of: slot)?.handlesReturn == false
    else { return nil }
    let policy = form.context.configuration.policy
    return Press(
      field, form,
      .return(
        in: slot, shown: field.shownNext, asksAgain: true,
        validates: form.context.configuration.isInvalid != nil), nil,
      RowSearch(onlyEmpty: policy.destination == .nextEmpty, forward: true),
      presentation, scan)
  }

  static func tab(
    in field: NavigatedField, of form: NavigatedForm,
    _ direction: TabDirection,
    scan: @escaping () -> Void
  ) -> Press? {
    guard let slot = field.slot, let responder = field.responder
    else { return nil }
    let wraps = form.context.configuration.wrapsTab
    return Press(
      field, form, .tab(in: slot, direction: direction, wraps: wraps),
      direction, RowSearch(onlyEmpty: false, forward: direction == .forward),
      Presentation(around: responder), scan)
  }

  static func search(
    for search: FormSession.Press.Search, from field: NavigatedField?,
    in form: NavigatedForm, around responder: UIResponder,
    scan: @escaping () -> Void
  ) -> Press {
    Press(
      field, form, FormSession.Press(in: field?.slot, search: search), nil,
      RowSearch(onlyEmpty: false, forward: true), responder,
      Presentation(around: responder), scan)
  }

  private convenience init?(
    _ field: NavigatedField, _ form: NavigatedForm,
    _ press: FormSession.Press, _ direction: TabDirection?,
    _ search: RowSearch, _ presentation: Presentation,
    _ scan: @escaping () -> Void
  ) {
    guard let responder = field.responder else { return nil }
    self.init(
      field, form, press, direction, search, responder, presentation, scan)
  }

  private init(
    _ field: NavigatedField?, _ form: NavigatedForm,
    _ press: FormSession.Press, _ direction: TabDirection?,
    _ search: RowSearch, _ responder: UIResponder,
    _ presentation: Presentation, _ scan: @escaping () -> Void
  ) {
    self.field = field
    self.form = form
    self.responder = responder
    rowPress = RowPress(press)
    self.direction = direction
    self.search = search
    self.scan = scan
    self.presentation = presentation
    savedFocus = presentation.focused.map(SavedFocus.init)
  }

  // MARK: Focus

  /// Reads the fields again that the press would pass, because the app's code
  /// ran after the last walk. A key press doesn't walk the views, so a field
  /// that this code adds stays unknown until the end of the turn.
  func refreshPassed() {
    guard let field else { return }
    let configuration = form.context.configuration
    if let direction {
      form.refreshPassed(
        from: field, to: form.moveOnTab(from: field, direction), direction,
        wraps: configuration.wrapsTab)
    } else {
      form.refreshPassed(
        from: field, to: form.moveOnReturn(from: field), .forward,
        wraps: configuration.policy.ending != .finish)
    }
  }

  /// Moves focus, and leaves the end of the form to `end(_:)`.
  func run() {
    isRunning = true
    defer { isRunning = false }
    let move = FocusMove(on: presentation, savedFocus: savedFocus)
    var target: UIView?
    var hiding: [UIScrollView] = []
    outcome = move.carryOut {
      step()
    } check: { slot in
      guard let field = form.field(at: slot) else { return }
      form.refresh(field)
      if rowPress.base.asksForMistake { form.refreshMistake(in: field) }
    } responder: { slot in
      let responder = form.prepareFocus(of: slot)
      target = responder as? UIView
      hiding = target?.scrollersHidingSideways ?? []
      return responder
    }
    switch outcome {
    case .moved:
      let holder = form.focusHolder?.responder as? UIView
      _ = search.scrollBack(but: holder)
      holder?.revealSideways(hiding: holder === target ? hiding : [])
    case .stayed:
      if search.scrollBack(but: nil) { scan() }
      savedFocus?.restore()
    case .finished, .resigned, .overridden: break
    }
    form.pressEnded()
  }

  private func step() -> FormSession.Step {
    while true {
      switch form.step(&rowPress) {
      case .step(.reveal(let slot)):
        search.reveal(slot, of: form, for: &rowPress, scan)
      case .step(let step): return step
      case .goBack(let place, let isLast):
        let slot = search.goBack(to: place, of: form, isLast: isLast, scan)
        if let slot { return .focus(slot) }
      }
    }
  }

  var hasRefusals: Bool { !rowPress.base.refused.isEmpty }

  // MARK: The end of the form

  /// Ends the form or closes the keyboard at the end of the turn, unless the
  /// app handled the key (R6) by moving focus, resigning the field or
  /// presenting a controller.
  func end(_ finish: (UIResponder) -> Void) {
    guard !presentation.hasChanged,
      responder.isFirstResponder
        || presentation.window?.firstResponder == nil
          // UIKit resigned the field.
          && field?.hasOwnAction(for: .editingDidEndOnExit) == true
    else { return }
    endNow(finish)
  }

  func endNow(_ finish: (UIResponder) -> Void) {
    presentation.endEditing()
    if outcome == .finished, presentation.formMayFinish { finish(responder) }
  }
}
#endif
