#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A place in a form: a field, or rows of a list that have no views yet.
@MainActor class FormMember {
  /// The member's slot in the session of the form; `nil` for none.
  var slot: FormSession.Slot?
  /// The state that the session knows; `nil` if the session has to be told
  /// anew.
  var state: FieldState?
  var group = 0
  /// Whether the app has listed this field: then it counts as visible even if
  /// it is transparent (R1).
  var isListed = false
  /// The update of the form that found the member last.
  var foundBy = 0

  /// The present state of the member, its ancestors included.
  func currentState() -> FieldState { FieldState(obstacles: .detached) }
}

/// All that a scan reads of a field, read in one cast: this happens for every
/// field at every end of a turn.
@MainActor struct FieldSnapshot: Equatable {
  /// The label of the Return key; `nil` for a responder that has no such label.
  private(set) var returnKey: UIReturnKeyType?
  private(set) var isEmpty = true
  private(set) var lacksReturnKey = false
  /// Return is text there, as in a text view.
  private(set) var breaksLines = false
  private(set) var hasAccessory = false
  /// The field's own obstacles, without those of its ancestors.
  private(set) var obstacles: FieldState.Obstacles = []

  /// - Parameter isEmpty: the app's definition of empty; `nil` for the default.
  init(of responder: UIResponder, isEmpty: ((UIResponder) -> Bool)?) {
    if let field = responder as? UITextField {
      read(field)
    } else if let text = responder as? UITextView {
      read(text)
      breaksLines = text.isUsable
    } else {
      self.isEmpty = responder.lacksText
      if let view = responder as? UIView {
        obstacles = FieldState.Obstacles(ownOf: view, needsArea: true)
      }
    }
    if let isEmpty { self.isEmpty = isEmpty(responder) }
  }

  private mutating func read(_ entry: some TextEntry) {
    obstacles = FieldState.Obstacles(inside: entry)
    if !entry.isUsable { obstacles.insert(.disabled) }
    returnKey = entry.returnKeyType
    isEmpty = !entry.hasText
    lacksReturnKey = entry.lacksReturnKey
    hasAccessory = entry.inputAccessoryView != nil
  }

  /// Whether there is to be a bar above the keyboard. A Mac has no keyboard on
  /// the screen.
  func wantsBar(_ configuration: FieldNavigator.Configuration) -> Bool {
    let isWanted =
      switch configuration.inputBar {
      case .off: false
      case .automatic: lacksReturnKey || isTrap(configuration)
      case .always: returnKey != nil
      }
    return isWanted && !ProcessInfo.processInfo.isMacCatalystApp
  }

  /// Whether no key of a keyboard on the screen leaves the field.
  private func isTrap(_ configuration: FieldNavigator.Configuration) -> Bool {
    breaksLines && !configuration.textViewKeys.contains(.return)
  }
}

/// A field of a form, and all that the navigator has changed of it: its label,
/// its accessory view, and its action for Return.
@MainActor final class NavigatedField: FormMember {
  private(set) weak var responder: UIResponder?
  private(set) weak var form: NavigatedForm?
  fileprivate let address: ObjectIdentifier
  private let context: NavigatorContext
  private let kind: Kind
  private var snapshot: FieldSnapshot?
  /// The label before the navigator changed it, and the label that the
  /// navigator set.
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
      (responder as? UIView).map { view in
        FieldState.Obstacles(of: view, needsArea: !isListed)
      } ?? [],
      FieldSnapshot(
        of: responder, isEmpty: context.configuration.isFieldEmpty))
    return isListed ? state.listedByName : state
  }

  func state(_ obstacles: FieldState.Obstacles, _ now: FieldSnapshot)
    -> FieldState
  {
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
    let named = context.roles.handlesReturn
    if !named.isEmpty, let responder, named.contains(responder) { return true }
    return switch kind {
    case .field: fixed?.finishesAnywhere ?? false
    case .textView: !context.configuration.textViewKeys.contains(.return)
    case .searchField: true
    // Such a responder calls `pressReturn(in:)` itself.
    case .other: false
    }
  }

  // MARK: Return

  /// Next if the label on the screen says next: such a key never finishes (R6).
  var shownNext: ReturnKey? {
    responder?.textEntry?.returnKeyType == .next ? .next : nil
  }

  private static let action = UIAction.Identifier("FieldNavigation.return")

  /// Adds or removes the action for Return. UIKit sends the primary action after
  /// the delegate has agreed, and resigns nothing for it: an action for
  /// `.editingDidEndOnExit` would close the keyboard wherever Return leads
  /// nowhere.
  func listen(_ listens: Bool) {
    guard listens != isListening, let field = responder as? UITextField
    else { return }
    isListening = listens
    guard listens else {
      return field.removeAction(
        identifiedBy: Self.action, for: .primaryActionTriggered)
    }
    // Only the text field keeps the action alive, and the action the token: so
    // the token is deallocated with the field.
    let token = context.deallocatedFields.token()
    field.addAction(
      UIAction(identifier: Self.action) { [weak context] action in
        withExtendedLifetime(token) {
          if let responder = action.sender as? UIResponder {
            context?.didPressReturn(responder)
          }
        }
      }, for: .primaryActionTriggered)
  }

  /// Whether the app itself has an action for one of these events.
  func hasOwnAction(for events: UIControl.Event) -> Bool {
    var isFound = false
    (responder as? UITextField)?.enumerateEventHandlers { action, _, own, _ in
      if action?.identifier != Self.action, !own.isDisjoint(with: events) {
        isFound = true
      }
    }
    return isFound
  }

  // MARK: Label and bar

  /// Sets the label of the Return key; `nil` leaves the label alone.
  ///
  /// - Returns: whether the label has changed.
  func show(_ key: ReturnKey?, on responder: UIResponder) -> Bool {
    guard let type = key?.type, let entry = responder.textEntry,
      entry.returnKeyType != type
    else { return false }
    ourKey = type
    entry.returnKeyType = type
    return true
  }

  /// Puts the bar above the keyboard, or takes it away, as the configuration
  /// says. An accessory view of the app's own stays. Nothing leads out of a text
  /// view that is alone in its form.
  ///
  /// - Returns: whether the accessory view has changed.
  func showBar(on responder: UIResponder, isAlone: Bool) -> Bool {
    guard let snapshot else { return false }
    let configuration = context.configuration
    let isWanted =
      snapshot.wantsBar(configuration)
      && !(isAlone && configuration.inputBar == .automatic
        && !snapshot.lacksReturnKey)
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
    // The accessory view of a controller serves all its fields that have none.
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

  /// Takes back all changes, on the screen too. A label or an accessory view
  /// that the app has set meanwhile stays.
  func release() {
    guard let responder else { return }
    listen(false)
    let isOtherLabel = showOwnLabel(on: responder)
    let isOtherAccessory = setAccessory(nil, on: responder)
    if isOtherLabel || isOtherAccessory { responder.reloadInputViews() }
  }

  /// Puts the app's own label back, unless the app has set another one.
  ///
  /// - Returns: whether the label has changed.
  func showOwnLabel(on responder: UIResponder) -> Bool {
    defer { ourKey = nil }
    guard let originalKey, let ourKey, ourKey != originalKey,
      let entry = responder.textEntry, entry.returnKeyType == ourKey
    else { return false }
    entry.returnKeyType = originalKey
    return true
  }
}

/// The form that each field belongs to: only one, so that one press makes one
/// move.
@MainActor enum FieldRegistry {
  private static var fields: [ObjectIdentifier: NavigatedField] = [:]

  static func field(of responder: UIResponder) -> NavigatedField? {
    let field = fields[ObjectIdentifier(responder)]
    // Another responder may have the address of a deallocated field.
    return field?.responder === responder ? field : nil
  }

  /// The field of a responder in a form, which is made if there is none; `nil`
  /// if the field belongs to another form.
  ///
  /// A form that leaves a field out leaves it to any other form.
  ///
  /// A form that the app has named takes fields from the form of a sheet or a
  /// popover, which the app has not named. Any form takes a field that has left
  /// its old form.
  static func claim(
    _ responder: UIResponder, for form: NavigatedForm, isExcluded: Bool
  ) -> NavigatedField? {
    if let field = field(of: responder), let owner = field.form {
      if owner === form { return field }
      if isExcluded { return nil }
      if owner.wouldFind(responder) {
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

  /// Gives a released field back to its form.
  static func restore(_ field: NavigatedField) {
    fields[field.address] = field
  }

  static func release(_ field: NavigatedField) {
    if fields[field.address] === field { fields[field.address] = nil }
  }
}
#endif
