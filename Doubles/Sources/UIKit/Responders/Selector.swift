#if !canImport(ObjectiveC)
public import Foundation

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

/// A class of the tests that names the optional methods it implements. Without
/// Objective-C, nothing else tells.
@MainActor package protocol NamesOptionalMethods {
  static var optionalMethods: Set<Selector> { get }
}

extension NSObjectProtocol {
  // UIKit's own spelling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (type(of: self) as? any NamesOptionalMethods.Type)?.optionalMethods
      .contains(aSelector) ?? false
  }
}

extension Selector {
  /// The methods that are `@objc` on Apple's systems, by selector.
  @MainActor package static var methods:
    [Selector: (UIResponder, Any?) -> Void] = [:]

  /// The same for the actions of objects that aren't responders.
  @MainActor package static var objectMethods:
    [Selector: (NSObject, Any?) -> Void] = [:]
}
#endif
