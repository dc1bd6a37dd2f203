#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// What a walk reads besides the views.
struct FieldSettings {
  let configuration: FieldNavigator.Configuration
  let roles: WeakTable<UIResponder, FieldNavigator.Role>
  /// `nil` until a keyboard appears.
  let keyboardWidth: CGFloat?
}

/// A field that a walk found, or a range of list rows without views. The
/// adapter has no other copy of their state.
struct FieldEntry: Equatable {
  /// The field, or the list that contains the rows.
  let address: ObjectIdentifier
  let kind: ViewKind
  let role: FieldNavigator.Role
  /// Whether the app listed the field, which then counts as visible even if
  /// it's transparent (R1).
  let isListed: Bool
  /// `nil` for a field.
  private(set) var rows: Range<Int>?
  var group = 0
  var tag = 0
  /// The state without the app's own label. Its obstacles include those of all
  /// views around the field.
  private(set) var state = FieldState()
  /// The Return key's label on the screen; `nil` for a responder without one.
  var returnKey: UIReturnKeyType?
  /// Whether the field has an accessory view or will soon get the input bar.
  var hasAccessory = false
  private var lacksReturnKey = false
  /// Whether Return enters text in the field, as it does in a text view.
  private var breaksLines = false

  @MainActor init(
    _ responder: UIResponder, _ kind: ViewKind, _ role: FieldNavigator.Role,
    around: FieldState.Obstacles, isListed: Bool = false,
    _ settings: FieldSettings
  ) {
    address = ObjectIdentifier(responder)
    self.kind = kind
    self.role = role
    self.isListed = isListed
    read(responder, around: around, settings)
  }

  @MainActor mutating func read(
    _ responder: UIResponder, around: FieldState.Obstacles,
    _ settings: FieldSettings
  ) {
    state.obstacles = around
    state.handlesReturn =
      role.contains(.handlesReturn) || kind == .searchField
    // Cast only once, because this code runs for every field at the end of
    // every turn.
    if let field = responder as? UITextField {
      read(field, settings)
    } else if let text = responder as? UITextView {
      read(text, settings)
      if !settings.configuration.textViewKeys.contains(.return) {
        state.handlesReturn = true
        breaksLines = text.isUsable
      }
    } else {
      state.isEmpty = responder.lacksText
      if let view = responder as? UIView {
        state.obstacles.formUnion(
          FieldState.Obstacles(ownOf: view, needsArea: !isListed))
      }
    }
    if let answer = settings.configuration.isEmpty?(responder) {
      state.isEmpty = answer
    }
    if role.contains(.excluded) { state.obstacles.insert(.excluded) }
    if isListed { state.obstacles.remove(.transparent) }
  }

  @MainActor init(
    rows: Range<Int>, of list: UIScrollView, _ kind: ViewKind, group: Int,
    around: FieldState.Obstacles, mayHaveEmptyField: Bool
  ) {
    address = ObjectIdentifier(list)
    self.kind = kind
    role = []
    isListed = false
    self.rows = rows
    self.group = group
    state = FieldState(
      obstacles: around, isEmpty: mayHaveEmptyField, handlesReturn: true)
  }

  @MainActor private mutating func read(
    _ entry: some TextEntry, _ settings: FieldSettings
  ) {
    state.obstacles.formUnion(
      FieldState.Obstacles(inside: entry, needsArea: !isListed))
    if !entry.isUsable { state.obstacles.insert(.disabled) }
    returnKey = entry.returnKeyType
    state.isEmpty = !entry.hasText
    lacksReturnKey = entry.lacksReturnKey(
      keyboardWidth: settings.keyboardWidth)
    if entry.inputAccessoryView != nil { hasAccessory = true }
  }

  /// On a Mac no field needs a bar, because there is no on-screen keyboard. A
  /// text view that is the form's only field needs none, because there is no
  /// other field to go to.
  @MainActor func wantsBar(
    _ configuration: FieldNavigator.Configuration, isAlone: Bool
  ) -> Bool {
    let isWanted =
      switch configuration.inputBar {
      case .off: false
      case .automatic: lacksReturnKey || breaksLines && !isAlone
      case .always: returnKey != nil
      }
    return isWanted && !ProcessInfo.processInfo.isMacCatalystApp
  }
}
#endif
