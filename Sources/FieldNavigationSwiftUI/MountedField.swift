#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

/// The traits that a view declares for its field.
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
  /// The field's value in the form; `nil` while the view isn't on the screen.
  var value: Value?
  private(set) var traits: FieldTraits?
  /// Whether the view has one of the form's labels. It never changes, because a
  /// different view in its place would lose focus.
  private var isLabelled: Bool?
  /// The label that the view shows; `nil` before the first one.
  private(set) var shown: ReturnKey?
  private var setLabel: ((ReturnKey) -> Void)?
  /// The number of the view, assigned when its body is first evaluated if the
  /// order follows the views, otherwise when it appears. Bodies are evaluated
  /// in source order, but views may appear in any order. When this object is
  /// created depends on the version of `@State`.
  private(set) lazy var evaluationOrder = EvaluationOrder.next()

  /// Records that the view appeared, or that its traits changed.
  func take(_ traits: FieldTraits, setLabel: @escaping (ReturnKey) -> Void) {
    self.traits = traits
    self.setLabel = setLabel
  }

  func isLabelled(from start: Bool) -> Bool {
    if isLabelled == nil { isLabelled = start }
    return isLabelled ?? start
  }

  /// Records that the view is gone. The closure that sets its label retains its
  /// state, and so this object.
  func leave() { setLabel = nil }

  func show(_ key: ReturnKey) {
    guard key != shown else { return }
    shown = key
    setLabel?(key)
  }
}

/// Numbers in the order in which they're requested.
@MainActor private enum EvaluationOrder {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
#endif
