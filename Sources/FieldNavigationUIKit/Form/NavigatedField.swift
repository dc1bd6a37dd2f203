#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

/// A field that a navigator found, and the navigator's changes to it: its
/// label, its accessory view and its action for Return.
@MainActor final class NavigatedField {
  private(set) weak var responder: UIResponder?
  private(set) weak var form: NavigatedForm?
  /// The field's identity in the form; `nil` outside of it.
  var slot: FormSession.Slot?
  /// The form update that last changed the label or the input bar, by number.
  var lastChange = 0
  private let originalKey: UIReturnKeyType?
  private var ourKey: UIReturnKeyType?
  private weak var ourAccessory: UIView?
  private var isListening = false
  private var hasReportedReturn = false
  private var lineBreaks = LineBreaks()

  init(_ responder: UIResponder, of form: NavigatedForm) {
    self.responder = responder
    self.form = form
    originalKey = responder.textEntry?.returnKeyType
  }

  var hasFocus: Bool { responder?.isFirstResponder ?? false }

  // MARK: State

  /// What the form last learned of the field.
  var knownState: FieldState? {
    slot.flatMap { form?.session.state(of: $0) }
  }

  func state(_ entry: FieldEntry) -> FieldState {
    var state = entry.state
    state.fixedReturnKey = fixedKey(entry.returnKey)
    // The app handles Return in fields with labels such as Search or Send (R6).
    if state.fixedReturnKey?.finishesAnywhere == true {
      state.handlesReturn = true
    }
    return state
  }

  /// The label that the app set (R6).
  private func fixedKey(_ shown: UIReturnKeyType?) -> ReturnKey? {
    guard let shown, shown != ourKey else { return nil }
    // The app has taken the label over, so that a label which it sets later is
    // the app's, even one that the navigator once set.
    if responder?.textEntry?.returnKeyType == shown { ourKey = nil }
    return shown == .default ? nil : ReturnKey(shown)
  }

  // MARK: Moves

  var moveOnReturn: FormSession.Move {
    slot.flatMap {
      form?.session.decision(from: $0, shown: shownNext).move
    } ?? .stay
  }

  func moveOnTab(_ direction: TabDirection) -> FormSession.Move {
    guard let form, let slot else { return .stay }
    return form.session.moveOnTab(from: slot, direction: direction)
  }

  // MARK: Return

  /// `.next` if the key on the screen shows Next: while it does, Return never
  /// finishes the form (R6).
  var shownNext: ReturnKey? {
    responder?.textEntry?.returnKeyType == .next ? .next : nil
  }

  private static let action = UIAction.Identifier("FieldNavigation.return")

  /// UIKit sends the primary action only if the delegate agrees, and doesn't
  /// make the field resign for it, whereas an action for `.editingDidEndOnExit`
  /// would close the keyboard whenever Return finds no field.
  func setListening(_ listens: Bool) {
    guard listens != isListening, let field = responder as? UITextField
    else { return }
    isListening = listens
    guard listens else {
      return field.removeAction(
        identifiedBy: Self.action, for: .primaryActionTriggered)
    }
    field.addAction(
      UIAction(identifier: Self.action) { [weak self] _ in
        guard let responder = self?.responder else { return }
        self?.hasReportedReturn = true
        self?.form?.context.didPressReturn(responder)
      }, for: .primaryActionTriggered)
  }

  /// When focus arrives and in every turn, because UIKit doesn't report a text
  /// that the app sets.
  func noteLength() { lineBreaks.noteLength(of: responder) }

  func tookLineBreak() -> Bool {
    (responder as? UITextView).map { lineBreaks.wasTyped(in: $0) } ?? false
  }

  /// Many apps resign every field in their delegate, because without a
  /// navigator nothing else closes the keyboard.
  func warnOfResign() {
    guard let responder,
      !hasOwnAction(for: [.primaryActionTriggered, .editingDidEndOnExit]),
      case .focus = moveOnReturn
    else { return }
    Warning.say(
      "The delegate of \(responder.name) seems to resign it in "
        + "textFieldShouldReturn(_:), so Return closes the keyboard although "
        + "another field follows. Return true there without resigning.",
      once: "resign")
  }

  /// Warns if the user left the field by another way than Return, although the
  /// key shows what Return does: the delegate's filter may refuse the line
  /// break, and UIKit then reports nothing of Return. Asking the filter would
  /// run the app's code for a key that the user hasn't pressed.
  func warnOfFilter() {
    guard isListening, !hasReportedReturn, ourKey != nil,
      let field = responder as? UITextField, let delegate = field.delegate,
      delegate.responds(to: Self.filter),
      !delegate.responds(to: Self.shouldReturn)
    else { return }
    Warning.say(
      "\(type(of: delegate)) filters the text of \(field.name). If the filter "
        + "refuses a line break, Return does nothing there, whatever the key "
        + "shows. Return true for \"\\n\" in textField(_:"
        + "shouldChangeCharactersIn:replacementString:). UIKit doesn't insert "
        + "it.",
      once: "filter of \(type(of: delegate))")
  }

  func hasOwnAction(for events: UIControl.Event) -> Bool {
    var isFound = false
    (responder as? UITextField)?.enumerateEventHandlers { action, _, own, _ in
      if action?.identifier != Self.action, !own.isDisjoint(with: events) {
        isFound = true
      }
    }
    return isFound
  }

  var runsAppCodeOnReturn: Bool {
    (responder as? UITextField)?.delegate != nil
      || hasOwnAction(for: [.primaryActionTriggered, .editingDidEndOnExit])
  }

  // MARK: Label and bar

  /// - Parameter key: `nil` doesn't change the label.
  /// - Returns: whether the label changed.
  func show(_ key: ReturnKey?) -> Bool {
    guard let type = key?.type, let entry = responder?.textEntry,
      entry.returnKeyType != type
    else { return false }
    ourKey = type
    entry.returnKeyType = type
    return true
  }

  /// Leaves a label that the app has set since.
  ///
  /// - Returns: whether the label changed.
  func restoreLabel() -> Bool {
    defer { ourKey = nil }
    guard let originalKey, let ourKey, ourKey != originalKey,
      let entry = responder?.textEntry, entry.returnKeyType == ourKey
    else { return false }
    entry.returnKeyType = originalKey
    return true
  }

  /// The app's own accessory view stays.
  ///
  /// - Returns: whether the accessory view changed.
  func show(bar view: UIView?) -> Bool {
    guard let entry = responder?.textEntry else { return false }
    let shown = entry.inputAccessoryView
    guard shown !== view, shown == nil || shown === ourAccessory
    else { return false }
    // A controller's accessory view applies to its fields, but a field's own
    // one, such as the input bar, would take precedence.
    if view != nil, let around = responder?.next?.chain,
      around.contains(where: { $0.inputAccessoryView != nil })
    {
      return false
    }
    entry.inputAccessoryView = view
    ourAccessory = view
    return true
  }

  /// Keeps a label or accessory view that the app set later.
  func release() {
    slot = nil
    guard let responder else { return }
    setListening(false)
    let labelChanged = restoreLabel()
    let accessoryChanged = show(bar: nil)
    if labelChanged || accessoryChanged { responder.reloadInputViews() }
  }
}

// Only Objective-C can tell whether a delegate implements an optional method.
extension NavigatedField {
  #if canImport(ObjectiveC)
  fileprivate static let filter = #selector(
    (any UITextFieldDelegate).textField(
      _:shouldChangeCharactersIn:replacementString:))
  fileprivate static let shouldReturn = #selector(
    (any UITextFieldDelegate).textFieldShouldReturn(_:))
  #else
  fileprivate static let filter: Selector =
    "textField:shouldChangeCharactersInRange:replacementString:"
  fileprivate static let shouldReturn: Selector = "textFieldShouldReturn:"
  #endif
}

/// Records which form each field belongs to. There is only one, so that one
/// press makes only one move.
@MainActor enum FieldRegistry {
  private static var fields = WeakTable<UIResponder, NavigatedField>()

  static func field(of responder: UIResponder) -> NavigatedField? {
    fields[responder]
  }

  /// Returns `nil` if the field belongs to another form. A form doesn't claim a
  /// field that it excludes. A sheet or popover gives up a field for which the
  /// app creates a navigator, and any form may take a field that has left its
  /// old form.
  static func claim(
    _ responder: UIResponder, for form: NavigatedForm, isExcluded: Bool
  ) -> NavigatedField? {
    if let field = fields[responder], let owner = field.form {
      if owner === form { return field }
      if isExcluded { return nil }
      if owner.wouldFind(responder) {
        if form.isPresented || owner.context === form.context { return nil }
        guard owner.isPresented else {
          form.context.warnOfConflict(owner.context, of: responder)
          return nil
        }
      }
      owner.handOver(field)
    }
    let field = NavigatedField(responder, of: form)
    fields[responder] = field
    return field
  }

  /// Registers a released field again, for the same form.
  static func restore(_ field: NavigatedField) {
    if let responder = field.responder { fields[responder] = field }
  }

  static func release(_ field: NavigatedField) {
    if let responder = field.responder, fields[responder] === field {
      fields[responder] = nil
    }
  }

  static func compact() { fields.removeDeallocated() }
}
#endif
