#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import UIKit

/// The presses of one turn. UIKit may pass one Return on to several fields, and
/// the app may handle it first, so the turn knows which Return is still due.
@MainActor final class Presses {
  private let forms: Forms
  /// The last press of this turn.
  private var last: Press?
  /// The view that got focus in this turn without a press. A delegate may have
  /// focused it while handling Return, and UIKit then passes the same Return on
  /// to it.
  private weak var newlyFocused: UIView?
  /// The frontmost controller around the focused field at the end of the last
  /// turn.
  private weak var frontmost: UIViewController?

  init(_ forms: Forms) {
    self.forms = forms
  }

  /// While a press runs, the key commands and the input bar wait for the end of
  /// the turn, so that they change only once.
  var isRunning: Bool { last.map { $0.outcome == nil } ?? false }

  func began(in view: UIView) {
    if !isRunning { newlyFocused = view }
  }

  // MARK: The end of the turn

  /// - Returns: whether anything on the screen may have changed.
  func turnEnded() -> Bool {
    defer { forget() }
    return goOnToNewField() || end()
  }

  @discardableResult
  func end() -> Bool { last.map { end($0, now: false) } ?? false }

  func forget() { (last, newlyFocused) = (nil, nil) }

  /// The next turn compares it, because a handler of Return may present a
  /// controller.
  func noteFrontmost() {
    frontmost = forms.focused?.responder.flatMap {
      Presentation(around: $0).frontmost
    }
  }

  /// Moves focus instead of ending the form if the app's code for the same
  /// Return has added a field. A key press doesn't walk the views, but the form
  /// ends only at the end of the turn, which walks them anyway.
  private func goOnToNewField() -> Bool {
    // A second search would ask the fields again that have refused (R10).
    guard let last, last.outcome == .finished, !last.hasRefusals,
      last.responder.isFirstResponder,
      let field = forms.field(of: last.responder)
    else { return false }
    forms.scan()
    guard case .focus = field.moveOnReturn else { return false }
    return pressReturn(in: field)
  }

  /// - Parameter endsNow: whether the app can no longer handle the key.
  private func end(_ press: Press, now endsNow: Bool) -> Bool {
    guard press.outcome == .finished || press.outcome == .resigned
    else { return false }
    if last === press { last = nil }
    press.end(now: endsNow)
    return true
  }

  // MARK: Return

  /// Handles the primary action, which UIKit sends for Return if the app's
  /// delegate agrees.
  func returned(in responder: UIResponder) {
    guard let field = forms.field(of: responder), field === forms.focused,
      responder !== newlyFocused,
      // An app that presented or dismissed a controller has handled Return.
      Presentation(around: responder).frontmost === frontmost
    else { return }
    // The app has resigned the field, or UIKit has, because the app listens for
    // `.editingDidEndOnExit`.
    guard responder.isFirstResponder else { return field.warnOfResign() }
    if responder.isComposing { return }
    pressReturn(
      in: field, endsNow: false, hasAppRun: field.runsAppCodeOnReturn)
  }

  /// Handles a change of text, which is all that UIKit reports of Return in a
  /// text view.
  func changed(_ view: UIView) {
    forms.forgetRefusals()
    guard let text = view as? UITextView, let field = forms.field(of: text),
      field === forms.focused, field.tookLineBreak(), text !== newlyFocused,
      forms.context.configuration.textViewKeys.contains(.return)
    else { return }
    text.deleteBackward()
    pressReturn(in: field, hasAppRun: text.delegate != nil)
  }

  func pressReturn(in responder: UIResponder) -> Bool {
    // A view inside the app's own responder may have focus in its place.
    guard let field = forms.field(of: responder),
      responder.textEntry == nil || responder.isFirstResponder
    else { return false }
    return byCode(pressReturn(in: field, hasAppRun: true))
  }

  /// A delegate may request a press while it handles Return, and UIKit may then
  /// pass the same Return on to the newly focused field.
  func byCode(_ hasPressed: Bool) -> Bool {
    if hasPressed { newlyFocused = forms.focusHolder?.responder as? UIView }
    return hasPressed
  }

  /// - Parameters:
  ///   - endsNow: whether the form ends now and not at the end of the turn,
  ///     because nothing else handles Return in this turn.
  ///   - hasAppRun: whether the app's code may have changed the form in this
  ///     turn.
  @discardableResult
  func pressReturn(
    in field: NavigatedField, endsNow: Bool = true, hasAppRun: Bool = false
  ) -> Bool {
    if forms.isScanning { return false }
    forms.scanIfDue()
    guard let press = Press(.return, from: field, forms) else { return false }
    if hasAppRun { press.refreshPassed() }
    run(press)
    if endsNow { _ = end(press, now: true) }
    return true
  }

  private func run(_ press: Press) {
    // This press asks the app's delegates, which may request another press.
    let outer = last
    last = press
    press.run()
    // After invalidate(), `last` is `nil`.
    if let outer, outer.outcome == nil, last === press { last = outer }
  }

  // MARK: Other keys

  /// - Returns: whether focus moved.
  func pressTab(
    in field: NavigatedField, _ direction: TabDirection, isByCode: Bool
  ) -> Bool {
    guard let press = Press(.tab(direction), from: field, forms)
    else { return false }
    if isByCode { press.refreshPassed() }
    run(press)
    return press.outcome == .moved
  }

  /// Handles Command+Return, and the input bar's Done.
  func finish(from field: NavigatedField, by key: NavigationKey) {
    guard let responder = field.responder, let form = field.form
    else { return }
    // Ending editing changes the form, so the decision comes first.
    var ends =
      key == .finish ? forms.isFirst(form) : field.moveOnReturn == .finish
    if ends, forms.context.configuration.isInvalid != nil {
      let outcome = search(.finish, from: field)
      // Done hides the keyboard where focus stays, because a number pad has no
      // other key for that.
      ends = outcome == .finished
      if !ends, key == .finish || outcome != .stayed { return }
    }
    forms.end(
      form, at: responder, Presentation(around: responder), finishes: ends)
  }

  /// - Returns: whether the first such field has focus now (R16).
  @discardableResult
  func focusFirst(_ goal: FirstField) -> Bool {
    if forms.isScanning { return false }
    forms.scan()
    let field = forms.findFocusHolder()
    let outcome = search(.first(goal), from: field)
    return outcome == .moved
      || outcome == .stayed && goal == .invalid
        && field?.knownState?.isInvalid == true
  }

  private func search(
    _ kind: Press.Kind, from field: NavigatedField?
  ) -> FocusMove.Outcome? {
    guard let press = Press(kind, from: field, forms)
    else { return nil }
    run(press)
    // The caller ends the form, not the end of the turn.
    if last === press { last = nil }
    return press.outcome
  }
}
#endif
