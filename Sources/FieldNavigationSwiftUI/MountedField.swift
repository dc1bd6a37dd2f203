#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

/// What a view says of its field.
struct FieldTraits: Equatable {
  var isEmpty: Bool
  var isReachable: Bool
  var returnKey: ReturnKey?
  var handlesReturn: Bool
  var breaksLines: Bool
  var isEnabled = true
  var group: GroupIdentity?

  var state: FieldState {
    var obstacles: FieldState.Obstacles = []
    if !isReachable { obstacles.insert(.hidden) }
    if !isEnabled { obstacles.insert(.disabled) }
    return FieldState(
      obstacles: obstacles, isEmpty: isEmpty, handlesReturn: handlesReturn,
      fixedReturnKey: returnKey)
  }

  /// Whether the label is left alone (R6).
  var keepsLabel: Bool { handlesReturn || breaksLines }
}

/// A field with a view.
@MainActor final class MountedField<Value: Hashable> {
  /// What the form knows the field by; `nil` while the view is not there.
  var value: Value?
  private(set) var traits: FieldTraits?
  /// Whether the view has a label of the form's. It never changes: another view in
  /// its place would lose focus.
  private var isLabelled: Bool?
  /// The label that the view shows; `nil` before the first one.
  private(set) var shown: ReturnKey?
  private var setLabel: ((ReturnKey) -> Void)?
  /// The number of the view: where the order follows the views, from the first
  /// evaluation of its body on, else from its appearance on. Bodies are
  /// evaluated as the views stand in them, which may appear in any other order. When
  /// this object is made depends on the version of `@State`.
  private(set) lazy var evaluationOrder = EvaluationOrder.next()

  /// The view has appeared, or its traits have changed.
  func take(_ traits: FieldTraits, setLabel: @escaping (ReturnKey) -> Void) {
    self.traits = traits
    self.setLabel = setLabel
  }

  func isLabelled(from start: Bool) -> Bool {
    if isLabelled == nil { isLabelled = start }
    return isLabelled ?? start
  }

  /// The view has gone. What sets its label holds its state, and so this object.
  func leave() { setLabel = nil }

  func show(_ key: ReturnKey) {
    guard key != shown else { return }
    shown = key
    setLabel?(key)
  }
}

/// Numbers in the order in which they are asked for.
@MainActor private enum EvaluationOrder {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
#endif
