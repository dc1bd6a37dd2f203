#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The forms of a navigator: its view or list, and each sheet or popover over
/// the view. Scans find them, and keep their fields up to date.
@MainActor final class Forms {
  let context: NavigatorContext
  /// The app's action at the end of the first form. Not for a sheet or popover,
  /// because it belongs to the form that the app created the navigator for.
  var onFinish: ((UIResponder) -> Void)?
  /// Called after each scan.
  var didScan: () -> Void = {}
  private var all: [NavigatedForm] = []
  private(set) var isScanning = false
  private var isReleased = false
  private var unseen: Unseen = []
  private var scannedVersion = -1
  private var surroundings: Scope.Surroundings?

  /// What may have changed the fields since the last scan.
  private struct Unseen: OptionSet {
    let rawValue: Int
    /// The user typed in this turn, because the app may respond to typing by
    /// changing its fields.
    static let text = Unseen(rawValue: 1)
    /// A turn ended without a scan, or the fields' surroundings changed.
    static let turn = Unseen(rawValue: 2)
  }

  init(_ context: NavigatorContext) {
    self.context = context
  }

  /// The app may call `invalidate()` during a scan, which finishes first.
  func release() {
    (isReleased, onFinish) = (true, nil)
    if isScanning { return }
    for form in all { form.release() }
    all = []
  }

  // MARK: Scan

  /// A running scan asks the app about its fields, and the app may respond by
  /// moving focus or calling `invalidate()`. The end of the turn scans again.
  func scan() {
    if isReleased || isScanning { return }
    isScanning = true
    unseen = []
    // The app may change roles or the configuration when the scan asks it.
    let isOrderDue = scannedVersion != context.version
    scannedVersion = context.version
    let roots = context.scope.roots
    for form in all where !roots.contains(where: { $0.view === form.root }) {
      form.release()
    }
    all = roots.map { root in
      all.first { $0.root === root.view } ?? NavigatedForm(root, context)
    }
    for (form, root) in zip(all, roots) where !isReleased {
      form.update(isOrderDue: isOrderDue)
      if isReleased { break }
      form.updateKeyboard(in: context.scope.container(of: root))
    }
    isScanning = false
    if isReleased { release() } else { didScan() }
  }

  /// Scans before a press if the fields may have changed. Otherwise a press
  /// walks no views.
  func scanIfDue() {
    if !unseen.isEmpty || scannedVersion != context.version { scan() }
  }

  enum TurnEnd { case offScreen, scrolling, atRest }

  /// - Parameter wasEditing: whether a field had focus before the turn ended,
  ///   because the user may have typed before focus left.
  func scanAtEndOfTurn(wasEditing: Bool) -> TurnEnd {
    let hasTyped = unseen.remove(.text) != nil
    let now = context.scope.surroundings
    if !now.isOnScreen { return .offScreen }
    // Scanning in each frame would make scrolling slower, so the next letter or
    // key scans, or the first turn after the content has come to rest.
    if RunLoopObserver.isTracking, !hasTyped {
      unseen.insert(.turn)
      return .scrolling
    }
    // Another navigator may release its fields at any time.
    if wasEditing || focused != nil || context.hasConflict
      || now != surroundings
    {
      unseen.insert(.turn)
    }
    scanIfDue()
    surroundings = now
    return .atRest
  }

  func typed() {
    unseen.insert(.text)
    forgetRefusals()
  }

  func forgetRefusals() { focused?.form?.forgetRefusals() }

  // MARK: Fields

  /// The field whose focus is recorded.
  var focused: NavigatedField? { all.lazy.compactMap(\.focused).first }

  /// The field that has focus. UIKit calls a field's delegate before it reports
  /// the beginning of editing, so the recorded field may be an old one.
  var focusHolder: NavigatedField? {
    if let focused, focused.hasFocus { return focused }
    return all.lazy.compactMap(\.focusHolder).first
  }

  /// Finds the focused field before UIKit reports it.
  func findFocusHolder() -> NavigatedField? {
    if let focusHolder { return focusHolder }
    let window = context.scope.roots.lazy.compactMap(\.view?.window).first
    guard let view = window?.firstResponder, context.scope.contains(view)
    else { return nil }
    scan()
    return focusHolder
  }

  func field(of responder: UIResponder) -> NavigatedField? {
    FieldRegistry.field(of: responder).flatMap {
      $0.form?.context === context ? $0 : nil
    }
  }

  func focus(_ field: NavigatedField?) {
    for form in all where form.focused != nil || form === field?.form {
      form.focus(form === field?.form ? field : nil)
    }
  }

  // MARK: Which form

  func isFirst(_ form: NavigatedForm?) -> Bool { form === all.first }

  /// The frontmost form, if no field has focus.
  var last: NavigatedForm? { all.last }

  /// A place in the window of the first form, even before the first scan.
  var place: UIView? {
    context.scope.roots.first?.view ?? all.first?.anyResponder?.ownView
  }

  /// Closes the keyboard, and runs the app's action if the form finishes.
  func end(
    _ form: NavigatedForm, at responder: UIResponder,
    _ presentation: Presentation, finishes: Bool
  ) {
    presentation.endEditing()
    if finishes, isFirst(form), presentation.formMayFinish {
      onFinish?(responder)
    }
  }
}
#endif
