#if canImport(SwiftUI)
import FieldNavigation

/// A form as its presses see it.
@MainActor protocol PressHost: AnyObject {
  associatedtype Value: Hashable

  var form: FieldForm<Value> { get }
  var fields: FieldRegister<Value> { get }
  var settings: FormSettings<Value>? { get }
  var updates: Updates { get }
  var focus: Value? { get set }
  /// The field whose Return has run one of its two actions.
  var submittingField: Value? { get }
  var isSubmitting: Bool { get }

  func afterUpdate(_ count: Int, _ work: @escaping Updates.Work)
  /// The press's next step after it has read the candidates' states.
  func step(_ press: inout FieldForm<Value>.Press) -> FieldForm<Value>.Step
  func read(_ value: Value)
  func noteFocus(_ value: Value?)
  func showLabel(of value: Value)
  func sortIfMoved()
  func scroll(to value: Value)
  func forgetKeptRows()
  func forgetRefusals()
}

extension PressHost {
  func afterUpdate(_ work: @escaping Updates.Work) { afterUpdate(1, work) }
}
#endif
