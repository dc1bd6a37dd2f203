#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords

/// The fields of a form: those with views on the screen, and the app's rows,
/// which may have none (R13).
@MainActor struct FieldRegister<Value: Hashable> {
  /// The views on the screen, of which the first counts if a value has several.
  private var views: [Value: [MountedView<Value>]] = [:]
  var rows: Set<Value> = []
  /// The fields with a view whose value is a mistake (R16).
  private(set) var mistakes: Set<Value> = []
  /// The last states of the rows that this press loaded and whose views are
  /// gone, because the app's `rows` don't say that a row is disabled, and the
  /// press would come back to it.
  private var keptStates: [Value: FieldState] = [:]
  private var groups: [ObjectIdentifier: Int] = [:]
  /// As last noted, and only of fields in a group.
  private var groupNumbers: [Value: Int] = [:]

  // MARK: Views

  subscript(_ value: Value) -> MountedField<Value>? {
    // A closure, because in a generic type each call would make a new key path.
    views[value]?.lazy.compactMap { $0.field }.first
  }

  /// Includes fields whose view SwiftUI removed without calling `onDisappear`.
  var withViews: Dictionary<Value, [MountedView<Value>]>.Keys { views.keys }

  /// Whether the field is a row or has a view.
  func contains(_ value: Value) -> Bool {
    rows.contains(value) || views[value] != nil
  }

  /// The fields by the numbers of their views.
  func values(besides listed: Set<Value>) -> [Int: Value] {
    var values: [Int: Value] = [:]
    for (value, views) in views where !listed.contains(value) {
      for view in views {
        if let field = view.field { values[field.evaluationOrder] = value }
      }
    }
    return values
  }

  mutating func add(_ field: MountedField<Value>, as value: Value) {
    views[value, default: []].append(MountedView(field: field))
  }

  /// - Returns: whether the field has lost its last view.
  mutating func removeViews(
    of value: Value, where isGone: (MountedView<Value>) -> Bool
  ) -> Bool {
    views[value]?.removeAll(where: isGone)
    guard views[value]?.isEmpty == true else { return false }
    views[value] = nil
    mistakes.remove(value)
    return true
  }

  /// The fields with a view that SwiftUI removed without calling `onDisappear`.
  ///
  /// - Complexity: O(fields).
  var withRemovedViews: [Value] {
    views.compactMap { value, views in
      views.contains { $0.field == nil } ? value : nil
    }
  }

  func show(_ key: ReturnKey, of value: Value) {
    for view in views[value] ?? [] { view.field?.show(key) }
  }

  /// Called only for a press, because a view that replaces another appears
  /// before the other disappears, and a transition keeps both on the screen for
  /// a while.
  func warnOfTwins(of value: Value) {
    let reachable = views[value]?.count {
      $0.field?.traits?.state.isReachable == true
    }
    guard let reachable, reachable > 1 else { return }
    Warning.say(
      "Two fields have the value '\(value)', so focus goes to the first. Give each field its own value, or pass isReachable: false for a field that is hidden.",
      once: "twins \(value)")
  }

  // MARK: States

  /// The state that the field's view reports, or the app's rows for a row
  /// without a view.
  func state(of value: Value, in appRows: FieldRows<Value>?) -> FieldState {
    if let traits = self[value]?.traits { return traits.state }
    guard let appRows, rows.contains(value) else {
      return FieldState(obstacles: .detached)
    }
    return keptStates[value] ?? FieldState(isEmpty: appRows.isEmpty(value))
  }

  mutating func note(_ state: FieldState, of value: Value) {
    mistakes.remove(value)
    if state.isInvalid { mistakes.insert(value) }
  }

  /// Keeps the state of a row, whose view may go without `onDisappear`.
  mutating func keep(_ state: FieldState?, of value: Value) {
    if rows.contains(value), self[value] != nil { keptStates[value] = state }
  }

  mutating func forgetKeptStates() -> [Value] {
    defer { keptStates = [:] }
    return Array(keptStates.keys)
  }

  // MARK: Groups

  func groupNumber(of value: Value) -> Int { groupNumbers[value, default: 0] }

  /// - Returns: whether the field's group has changed.
  @discardableResult
  mutating func noteGroup(of value: Value) -> Bool {
    let old = groupNumbers.removeValue(forKey: value)
    if let group = self[value]?.traits?.group {
      let identity = ObjectIdentifier(group)
      let number = groups[identity] ?? groups.count + 1
      groups[identity] = number
      groupNumbers[value] = number
    }
    return groupNumbers[value] != old
  }
}
#endif
