// What the compiler and the double need of the Objective-C runtime, for a mode
// that is type-checked and never linked: nothing here is ever called.

public import Foundation

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}

  public init(stringLiteral name: String) {}
}

@objc public protocol NSObjectProtocol: AnyObject {
  var hash: Int { get }
  func isEqual(_ object: Any?) -> Bool
  func responds(to selector: Selector) -> Bool
}

/// Foundation's own class is a Swift class on Linux, which no `@objc` method can
/// take or belong to.
@objc open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}

  open var hash: Int { 0 }

  open var description: String { "" }

  open func isEqual(_ object: Any?) -> Bool { false }

  open func responds(to selector: Selector) -> Bool { false }

  public static func == (left: NSObject, right: NSObject) -> Bool { false }

  public func hash(into hasher: inout Hasher) {}
}

/// A structure that an `@objc` method may take, as it is where it comes from C.
extension NSRange: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSObject { NSObject() }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSObject, result: inout NSRange?
  ) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject, result: inout NSRange?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSObject?
  ) -> NSRange { NSRange() }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSObject { NSObject() }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSObject, result: inout CGFloat?
  ) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject, result: inout CGFloat?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSObject?
  ) -> CGFloat { 0 }
}

extension NotificationCenter {
  /// Its result is this module's protocol; it is preferred to Foundation's for
  /// its narrower `object`.
  public func addObserver(
    forName name: NSNotification.Name?, object: AnyObject?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
}
