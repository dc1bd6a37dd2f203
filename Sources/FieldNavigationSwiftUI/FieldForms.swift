#if canImport(SwiftUI)
import SwiftUI

/// The forms around a view, the innermost of each type of values.
struct FieldForms {
  private var models: [ObjectIdentifier: AnyObject] = [:]

  @MainActor subscript<Value: Hashable>(_ type: Value.Type) -> FormModel<Value>?
  {
    get { models[ObjectIdentifier(type)] as? FormModel<Value> }
    set { models[ObjectIdentifier(type)] = newValue }
  }
}

/// A group of fields, which keeps Return inside (R12).
@MainActor final class GroupIdentity: Equatable {
  var onFinish: () -> Void = {}

  nonisolated static func == (one: GroupIdentity, other: GroupIdentity) -> Bool
  {
    one === other
  }
}

private struct FieldFormsKey: EnvironmentKey {
  static var defaultValue: FieldForms { FieldForms() }
}

private struct FieldGroupKey: EnvironmentKey {
  static var defaultValue: GroupIdentity? { nil }
}

extension EnvironmentValues {
  var fieldForms: FieldForms {
    get { self[FieldFormsKey.self] }
    set { self[FieldFormsKey.self] = newValue }
  }

  var fieldGroup: GroupIdentity? {
    get { self[FieldGroupKey.self] }
    set { self[FieldGroupKey.self] = newValue }
  }
}
#endif
