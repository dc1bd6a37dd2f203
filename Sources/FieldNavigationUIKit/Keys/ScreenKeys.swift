#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import UIKit

/// What the keys show and do in the focused field: Return's label, the input
/// bar, the hardware keys, and the app's own bar.
@MainActor final class ScreenKeys {
  /// Tells the app's own bar.
  var onChange: (() -> Void)?
  private let forms: Forms
  private let presses: Presses
  private let commands = FieldKeyCommands()
  /// Whether the on-screen keyboard shows an outdated label or input bar.
  private var needsReload = false
  /// The focused field and its targets when the app last learned of them.
  private weak var reportedField: NavigatedField?
  private var reportedTargets: [NavigationKey]?
  private var isReporting = false

  init(_ forms: Forms, _ presses: Presses) {
    self.forms = forms
    self.presses = presses
  }

  func start(didPress: @escaping (NavigationKey) -> Void) {
    commands.didPress = didPress
    forms.context.bar.didPress = didPress
  }

  func stop() {
    onChange = nil
    commands.update([], for: nil)
  }

  // MARK: The on-screen keyboard

  /// After each scan, because the keyboard may have appeared before the scan
  /// that found the focused field.
  func noteScan() {
    if forms.focused?.form?.isKeyboardOutdated == true { needsReload = true }
  }

  /// UIKit reports a sheet only after its first field has focus, and may by
  /// then have read the field's label and accessory view.
  func began(in view: UIView) {
    noteScan()
    guard needsReload, forms.focused?.form?.isNew == true else { return }
    needsReload = false
    view.reloadInputViews()
  }

  /// - Returns: whether anything on the screen changed.
  func update() -> Bool {
    guard let field = forms.focused, let form = field.form
    else { return false }
    let labelChanged = form.showFocusedLabel()
    let barChanged = showTargets()
    guard labelChanged || needsReload else { return barChanged }
    // Reloading the keyboard would end an input method's composition.
    needsReload = field.responder?.isComposing ?? false
    if needsReload { return labelChanged || barChanged }
    field.responder?.reloadInputViews()
    return true
  }

  // MARK: The input bar and the hardware keys

  /// Those of Next and Previous that have a field to go to; `nil` without a
  /// focused field.
  private var targets: [NavigationKey]? {
    forms.focused.map {
      ($0.moveOnTab(.forward) == .stay ? [] : [.next])
        + ($0.moveOnTab(.backward) == .stay ? [] : [.previous])
    }
  }

  /// - Returns: whether the input bar changed.
  @discardableResult func showTargets() -> Bool {
    guard let targets, let field = forms.focused else {
      commands.update([], for: nil)
      return false
    }
    commands.update(keys(of: field, targets), for: field.responder)
    return forms.context.bar.show(field.responder, targets)
  }

  /// The hardware keys that have an effect in a field.
  private func keys(
    of field: NavigatedField, _ targets: [NavigationKey]
  ) -> [NavigationKey] {
    var keys = forms.context.takesTab(in: field.responder) ? targets : []
    if forms.onFinish != nil, forms.isFirst(field.form) {
      keys.append(.finish)
    }
    return keys
  }

  // MARK: The app's own bar

  func report() {
    let (field, targets) = (forms.focused, targets)
    guard field !== reportedField || targets != reportedTargets else { return }
    (reportedField, reportedTargets) = (field, targets)
    isReporting = true
    defer { isReporting = false }
    onChange?()
  }

  func canPressTab(_ direction: TabDirection) -> Bool {
    // The app may have changed the form in this turn. A running press needs no
    // scan, because it checks its candidates.
    if !presses.isRunning, !isReporting { forms.scan() }
    return forms.focusHolder.map { $0.moveOnTab(direction) != .stay } ?? false
  }
}
#endif
