#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// Connects the parts of a navigator with UIKit, and orders what happens when
/// focus moves and when a turn ends.
@MainActor final class Navigation {
  let forms: Forms
  let presses: Presses
  let keys: ScreenKeys
  let firstFocus: FirstFocus
  private let codes: CodeRows
  private var runLoop: RunLoopObserver?
  private var observations: [NotificationObservation] = []
  private var isFirstTurn = true

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    forms = Forms(NavigatorContext(scope, configuration))
    presses = Presses(forms)
    keys = ScreenKeys(forms, presses)
    firstFocus = FirstFocus(forms, presses)
    codes = CodeRows(forms, presses)
  }

  var context: NavigatorContext { forms.context }

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
      self.presses.end()
      self.invalidate()
      return false
    }
    observations =
      NotificationObservation.views(.beginningOfEditing) { [weak self] in
        self?.began(in: $0)
      }
      + NotificationObservation.views([UITextView.textDidChangeNotification]) {
        [weak self] in self?.presses.changed($0)
      }
      + NotificationObservation.views([UITextField.textDidChangeNotification]) {
        [weak self] _ in self?.forms.typed()
      }
    forms.didScan = { [weak self] in self?.scanned() }
    context.didPressReturn = { [weak self] in self?.presses.returned(in: $0) }
    context.didPressDelete = { [weak self] in
      self?.codes.deleteBackward(in: $0) ?? false
    }
    keys.start { [weak self] in self?.press($0) }
  }

  func invalidate() {
    runLoop = nil
    observations = []
    presses.forget()
    keys.stop()
    codes.listen(to: [])
    forms.release()
  }

  // MARK: Focus

  private func scanned() {
    codes.listen(to: context.configuration.codes)
    // The field may have gotten focus before the navigator found it.
    if forms.focused == nil, let field = forms.focusHolder {
      focus(on: field.responder)
    }
    keys.noteScan()
  }

  private func began(in view: UIView) {
    if isInOtherWindow(view) { return }
    presses.began(in: view)
    guard !presses.isRunning, context.scope.contains(view) else {
      return focus(on: view)
    }
    forms.scan()
    focus(on: view)
    keys.began(in: view)
  }

  /// Whether a view is in a different window from the focused field, which then
  /// keeps focus because each window has its own first responder.
  private func isInOtherWindow(_ view: UIView) -> Bool {
    guard forms.field(of: view) == nil, let field = forms.focused,
      field.hasFocus, let window = field.responder?.ownView?.window
    else { return false }
    return view.window !== window && !context.scope.contains(view)
  }

  private func focus(on responder: UIResponder?) {
    let (old, new) = (forms.focused, responder.flatMap(forms.field(of:)))
    if !presses.isRunning, old !== new { old?.warnOfFilter() }
    forms.focus(new)
    // A press doesn't update the keys, because the end of the turn does so
    // once.
    if !presses.isRunning { keys.showTargets() }
  }

  // MARK: The end of a turn

  /// - Returns: whether anything on the screen changed.
  private func turnEnded() -> Bool {
    isFirstTurn = false
    let wasEditing = forms.focused != nil
    codes.turnEnded()
    let hasEnded = presses.turnEnded()
    forms.focused?.noteLength()
    guard runLoop != nil else { return hasEnded }
    defer {
      presses.noteFrontmost()
      keys.report()
    }
    if let focused = forms.focused, !focused.hasFocus { focus(on: nil) }
    if forms.focused == nil,
      let other = context.roles.fields.first(where: \.isFirstResponder)
    {
      focus(on: other)
    }
    switch forms.scanAtEndOfTurn(wasEditing: wasEditing) {
    case .offScreen:
      firstFocus.wentOffScreen()
      return hasEnded
    case .scrolling: break
    case .atRest: firstFocus.focusIfRequested()
    }
    return keys.update() || hasEnded
  }

  // MARK: Keys

  private func press(_ key: NavigationKey) {
    guard let field = forms.focused, let responder = field.responder,
      !responder.isComposing
    else { return }
    switch key {
    case .next: pressTab(.forward)
    case .previous: pressTab(.backward)
    case .finish, .done: presses.finish(from: field, by: key)
    }
  }

  /// - Returns: whether focus moved.
  @discardableResult
  func pressTab(_ direction: TabDirection, isByCode: Bool = false) -> Bool {
    if forms.isScanning { return false }
    forms.scanIfDue()
    guard let field = forms.findFocusHolder() else { return false }
    if forms.focused !== field { focus(on: field.responder) }
    return presses.pressTab(in: field, direction, isByCode: isByCode)
  }
}
#endif
