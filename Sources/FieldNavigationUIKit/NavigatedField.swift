#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A place in a form: a field, or rows of a list that have no views yet.
@MainActor class FormMember {
  /// Its place in the session of the form; `nil` where the form has none.
  var slot: FormSession.Slot?
  /// What the session knows; `nil` where the session has to be told anew.
  var state: FieldState?
  var group = 0
  /// The app has named this field: transparent fields count as visible (R1).
  var isListed = false

  /// What the member is like now. Ancestors are asked too.
  func currentState() -> FieldState { FieldState(obstacles: .detached) }
}

/// All that a scan reads of a field, in one look: a scan does so for every field
/// at every end of a turn.
@MainActor struct FieldSnapshot: Equatable {
  /// The label of the Return key; `nil` where there is none to be set.
  private(set) var returnKey: UIReturnKeyType?
  fileprivate(set) var isEmpty = true
  private(set) var lacksReturnKey = false
  private(set) var hasAccessory = false
  /// Of its own, without those of its ancestors.
  private(set) var obstacles: Obstacles = []

  /// - Parameter isEmpty: asks the app; `nil` for the default.
  init(of responder: UIResponder, isEmpty: ((UIResponder) -> Bool)?) {
    if let field = responder as? UITextField {
      read(field)
    } else if let text = responder as? UITextView {
      read(text)
    } else {
      self.isEmpty = responder.lacksText
      if let view = responder as? UIView { obstacles = Obstacles(ownOf: view) }
    }
    if let isEmpty { self.isEmpty = isEmpty(responder) }
  }

  private mutating func read(_ entry: some TextEntry) {
    obstacles = Obstacles(inside: entry)
    if !entry.isUsable { obstacles.insert(.disabled) }
    returnKey = entry.returnKeyType
    isEmpty = !entry.hasText
    lacksReturnKey = entry.lacksReturnKey
    hasAccessory = entry.inputAccessoryView != nil
  }

  /// Whether there is to be a bar above the keyboard.
  func wantsBar(_ bar: FieldNavigator.InputBar) -> Bool {
    switch bar {
    case .off: false
    case .automatic: lacksReturnKey
    case .always: returnKey != nil
    }
  }
}

/// One field of a form, and all that was changed of it: its label, the view
/// above its keyboard, and whether somebody listens to Return.
@MainActor final class NavigatedField: FormMember {
  private(set) weak var responder: UIResponder?
  private(set) weak var form: NavigatedForm?
  fileprivate let address: ObjectIdentifier
  private let context: NavigatorContext
  private let kind: Kind
  private var snapshot: FieldSnapshot?
  /// The label before the navigator set another, and the label that it set.
  private let originalKey: UIReturnKeyType?
  private var ourKey: UIReturnKeyType?
  private weak var ourAccessory: UIView?
  private(set) var isListening = false
  /// The update of the form that last changed the label or the bar.
  var changedBy = 0

  init(_ responder: UIResponder, of form: NavigatedForm) {
    self.responder = responder
    self.form = form
    address = ObjectIdentifier(responder)
    context = form.context
    kind = Kind(of: responder)
    originalKey = responder.textEntry?.returnKeyType
  }

  private enum Kind {
    case field, searchField, textView, other

    init(of responder: UIResponder) {
      self =
        switch responder {
        case is UISearchTextField: .searchField
        case is UITextField: .field
        case is UITextView: .textView
        default: .other
        }
    }
  }

  var hasFocus: Bool { responder?.isFirstResponder ?? false }

  // MARK: State

  override func currentState() -> FieldState {
    guard let responder else { return FieldState(obstacles: .detached) }
    let state = state(
      (responder as? UIView).map(Obstacles.init(of:)) ?? [],
      FieldSnapshot(
        of: responder, isEmpty: context.configuration.isFieldEmpty))
    return isListed ? state.listedByName : state
  }

  func state(_ obstacles: Obstacles, _ now: FieldSnapshot) -> FieldState {
    snapshot = now
    let fixed = fixedKey(now.returnKey)
    return FieldState(
      obstacles: obstacles, isEmpty: now.isEmpty,
      handlesReturn: handlesReturn(fixed), fixedReturnKey: fixed)
  }

  /// The label that the app itself has set, before the navigator or after (R6).
  private func fixedKey(_ shown: UIReturnKeyType?) -> ReturnKey? {
    guard let shown, shown != ourKey, shown != .default else { return nil }
    return ReturnKey(shown)
  }

  private func handlesReturn(_ fixed: ReturnKey?) -> Bool {
    switch kind {
    case .field: fixed?.isLeftToTheApp ?? false
    case .textView: !context.configuration.textViewKeys.contains(.return)
    case .searchField: true
    // Such a responder calls pressReturn(in:) where Return is to move.
    case .other: false
    }
  }

  // MARK: Return

  /// Next, if the label on the screen says so: such a key never finishes (R6).
  var shownNext: ReturnKey? {
    responder?.textEntry?.returnKeyType == .next ? .next : nil
  }

  private static let action = UIAction.Identifier("FieldNavigation.return")

  /// Return is the app's own where nobody listens.
  func listen(_ listens: Bool, to responder: UIResponder?) {
    guard listens != isListening, let field = responder as? UITextField
    else { return }
    isListening = listens
    guard listens else {
      return field.removeAction(
        identifiedBy: Self.action, for: .editingDidEndOnExit)
    }
    // Only the text field holds the action, and with it the token: both go
    // together.
    let token = context.lostViews.token()
    field.addAction(
      UIAction(identifier: Self.action) { [weak context] action in
        withExtendedLifetime(token) {
          if let responder = action.sender as? UIResponder {
            context?.didPressReturn(responder)
          }
        }
      }, for: .editingDidEndOnExit)
  }

  // MARK: Label and bar

  /// Sets the label of the Return key; `nil` leaves the label alone.
  ///
  /// - Returns: whether the label was another one before.
  func show(_ key: ReturnKey?, on responder: UIResponder) -> Bool {
    guard let type = key?.type, let entry = responder.textEntry,
      entry.returnKeyType != type
    else { return false }
    ourKey = type
    entry.returnKeyType = type
    return true
  }

  /// Puts the bar above the keyboard where there is to be a bar, or takes it
  /// away. A view of the app's own stays.
  ///
  /// - Returns: whether there is another view now.
  func showBar(on responder: UIResponder) -> Bool {
    guard let snapshot else { return false }
    let isWanted = snapshot.wantsBar(context.configuration.inputBar)
    guard isWanted || snapshot.hasAccessory else { return false }
    return setAccessory(isWanted ? context.bar.view : nil, on: responder)
  }

  private func setAccessory(
    _ view: UIView?, on responder: UIResponder
  ) -> Bool {
    guard let entry = responder.textEntry else { return false }
    let shown = entry.inputAccessoryView
    guard shown !== view, shown == nil || shown === ourAccessory
    else { return false }
    // A controller's accessory view serves the fields in it that have none.
    if view != nil, let around = responder.next?.chain,
      around.contains(where: { $0.inputAccessoryView != nil })
    {
      return false
    }
    entry.inputAccessoryView = view
    ourAccessory = view
    return true
  }

  // MARK: Back

  /// Takes back all that was changed, on the screen too. A label or a view that
  /// the app has set meanwhile stays.
  func release() {
    guard let responder else { return }
    listen(false, to: responder)
    let isOtherLabel = restoreLabel(of: responder)
    let isOtherAccessory = setAccessory(nil, on: responder)
    if isOtherLabel || isOtherAccessory { responder.reloadInputViews() }
  }

  private func restoreLabel(of responder: UIResponder) -> Bool {
    defer { ourKey = nil }
    guard let originalKey, let ourKey, ourKey != originalKey,
      let entry = responder.textEntry, entry.returnKeyType == ourKey
    else { return false }
    entry.returnKeyType = originalKey
    return true
  }
}

/// Which form each field belongs to: one press makes one move.
@MainActor enum FieldRegistry {
  private static var fields: [ObjectIdentifier: NavigatedField] = [:]

  static func field(of responder: UIResponder) -> NavigatedField? {
    let field = fields[ObjectIdentifier(responder)]
    // Another responder may have the address of a field that is gone.
    return field?.responder === responder ? field : nil
  }

  /// The field of a responder in a form, made where there is none; `nil` where
  /// the field belongs to another form.
  ///
  /// A form that the app has named takes a field from a sheet's form, which
  /// nobody named; and any form takes a field that has left its old form.
  static func claim(
    _ responder: UIResponder, for form: NavigatedForm
  ) -> NavigatedField? {
    if let field = field(of: responder), let owner = field.form {
      if owner === form { return field }
      if owner.holds(responder) {
        if form.isPresented || owner.context === form.context { return nil }
        guard owner.isPresented else {
          form.context.warnOfRival(owner.context, of: responder)
          return nil
        }
      }
      owner.drop(field)
    }
    let field = NavigatedField(responder, of: form)
    fields[ObjectIdentifier(responder)] = field
    return field
  }

  /// A field that was released belongs to its form again.
  static func restore(_ field: NavigatedField) {
    fields[field.address] = field
  }

  static func release(_ field: NavigatedField) {
    if fields[field.address] === field { fields[field.address] = nil }
  }
}
#endif
