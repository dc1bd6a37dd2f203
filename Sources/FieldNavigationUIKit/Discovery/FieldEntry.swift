#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A field, or rows of a list that have no views, as a walk has found it: the
/// only copy of what the adapter knows of its state.
struct FieldEntry: Equatable {
  /// The field, or the list around the rows.
  let address: ObjectIdentifier
  let kind: ViewKind
  let role: FieldNavigator.Role
  /// Whether the app has listed the field: then it counts as visible even if it
  /// is transparent (R1).
  let isListed: Bool
  /// `nil` for a field.
  private(set) var rows: Range<Int>?
  var group = 0
  var tag = 0
  /// The obstacles of the field and of all views around it.
  private(set) var obstacles: FieldState.Obstacles = []
  private(set) var isEmpty = true
  /// The label of the Return key on the screen; `nil` for a responder that has
  /// no such label.
  var returnKey: UIReturnKeyType?
  /// An accessory view is there, or is to be there as soon as that is possible.
  var hasAccessory = false
  private(set) var handlesReturn = false
  private(set) var lacksReturnKey = false
  /// Return is text there, as in a text view.
  private var breaksLines = false

  /// A field, with the obstacles of the views around it.
  @MainActor init(
    _ responder: UIResponder, _ kind: ViewKind, _ role: FieldNavigator.Role,
    around: FieldState.Obstacles, isListed: Bool = false,
    _ configuration: FieldNavigator.Configuration
  ) {
    address = ObjectIdentifier(responder)
    self.kind = kind
    self.role = role
    self.isListed = isListed
    read(responder, around: around, configuration)
  }

  /// Reads the present state of the field.
  @MainActor mutating func read(
    _ responder: UIResponder, around: FieldState.Obstacles,
    _ configuration: FieldNavigator.Configuration
  ) {
    obstacles = around
    handlesReturn = role.contains(.handlesReturn) || kind == .searchField
    // One cast: this happens for every field at every end of a turn.
    if let field = responder as? UITextField {
      read(field, needsArea: !isListed)
    } else if let text = responder as? UITextView {
      read(text, needsArea: !isListed)
      if !configuration.textViewKeys.contains(.return) {
        handlesReturn = true
        breaksLines = text.isUsable
      }
    } else {
      isEmpty = responder.lacksText
      if let view = responder as? UIView {
        obstacles.formUnion(
          FieldState.Obstacles(ownOf: view, needsArea: !isListed))
      }
    }
    if let isEmpty = configuration.isEmpty { self.isEmpty = isEmpty(responder) }
    if role.contains(.excluded) { obstacles.insert(.excluded) }
    if isListed { obstacles.remove(.transparent) }
  }

  /// Rows of a list.
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
    obstacles = around
    isEmpty = mayHaveEmptyField
    handlesReturn = true
  }

  @MainActor private mutating func read(
    _ entry: some TextEntry, needsArea: Bool
  ) {
    obstacles.formUnion(
      FieldState.Obstacles(inside: entry, needsArea: needsArea))
    if !entry.isUsable { obstacles.insert(.disabled) }
    returnKey = entry.returnKeyType
    isEmpty = !entry.hasText
    lacksReturnKey = entry.lacksReturnKey
    if entry.inputAccessoryView != nil { hasAccessory = true }
  }

  /// The state without a label of the app's own.
  var state: FieldState {
    FieldState(
      obstacles: obstacles, isEmpty: isEmpty, handlesReturn: handlesReturn)
  }

  /// Whether there is to be a bar above the keyboard. A Mac has no keyboard on
  /// the screen.
  ///
  /// - Parameter isAlone: whether nothing else is in the form: nothing leads out
  ///   of a text view there.
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
