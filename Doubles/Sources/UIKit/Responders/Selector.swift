#if !canImport(ObjectiveC)
/// Stands in for selectors of the Objective-C runtime, which Linux lacks.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

extension Selector {
  /// The methods that are `@objc` on Apple's systems, by selector.
  @MainActor package static var methods:
    [Selector: (UIResponder, Any?) -> Void] = [:]
}
#endif
