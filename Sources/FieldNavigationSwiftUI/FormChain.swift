#if canImport(SwiftUI)
import SwiftUI

/// A form and the forms around it. The environment holds the same object until
/// the container disappears, so that an evaluation of the container doesn't
/// evaluate the fields.
@MainActor final class FormChain: Equatable {
  /// Weak, because the container owns the form, and without it a field has
  /// none.
  private weak var model: AnyObject?
  var outer: FormChain?

  init(_ model: AnyObject) { self.model = model }

  nonisolated static func == (one: FormChain, other: FormChain) -> Bool {
    one === other
  }

  /// The innermost form that has fields with values of this type.
  func form<Value: Hashable>(of type: Value.Type) -> FormModel<Value>? {
    model as? FormModel<Value> ?? outer?.form(of: type)
  }
}

private struct FormChainKey: EnvironmentKey {
  static var defaultValue: FormChain? { nil }
}

extension EnvironmentValues {
  var formChain: FormChain? {
    get { self[FormChainKey.self] }
    set { self[FormChainKey.self] = newValue }
  }
}
#endif
