#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

/// What a field's modifier and its environment tell the form.
struct FieldTraits: Equatable {
  var state: FieldState
  let breaksLines: Bool
  var group: GroupIdentity?

  /// Whether the form leaves the label alone (R6).
  var keepsLabel: Bool { state.handlesReturn || breaksLines }
}

/// A field's view on the screen, held weakly because SwiftUI releases the
/// field's state with the view even if it doesn't call `onDisappear` for a
/// removed row.
struct MountedView<Value: Hashable> {
  weak var field: MountedField<Value>?
}

@MainActor final class MountedField<Value: Hashable> {
  /// `nil` while the view isn't on the screen.
  var value: Value?
  private(set) var traits: FieldTraits?
  /// The app's decision about Return, from the last evaluation of the view.
  var onReturn: (() -> ReturnDecision<Value>)?
  /// Whether the view has the form's `submitLabel`, which never changes,
  /// because adding or removing the modifier would replace the view, and the
  /// field would lose focus.
  private var isLabelled: Bool?
  /// `nil` if the form has set no label.
  private(set) var shown: ReturnKey?
  private var setLabel: ((ReturnKey) -> Void)?
  /// The number of the view in the order of evaluation, which is the best guess
  /// where SwiftUI reports no order: bodies are probably evaluated in source
  /// order, while views may appear in any order. It's assigned when SwiftUI
  /// first evaluates the body if the form follows the order of the views, or
  /// else when the view appears, but not when this object is created, because
  /// that depends on the version of `@State`.
  private(set) lazy var evaluationOrder = EvaluationOrder.next()

  func take(_ traits: FieldTraits, setLabel: @escaping (ReturnKey) -> Void) {
    self.traits = traits
    self.setLabel = setLabel
  }

  func isLabelled(from start: Bool) -> Bool {
    if isLabelled == nil { isLabelled = start }
    return isLabelled ?? start
  }

  func show(_ key: ReturnKey) {
    guard key != shown else { return }
    shown = key
    setLabel?(key)
  }
}

@MainActor private enum EvaluationOrder {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
#endif
