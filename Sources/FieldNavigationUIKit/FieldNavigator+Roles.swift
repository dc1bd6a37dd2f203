#if canImport(UIKit) && (os(iOS) || os(Linux))
public import UIKit

extension FieldNavigator {
  /// What a view is to a navigator, other than what it is by itself.
  public struct Role: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field that is no text field and no text view: any responder that takes
    /// focus. A view has its place by where it is, others come last. Return is
    /// its own, unless it calls ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Left out, with all that is inside: Return passes over it. Tab stops there
    /// as before.
    public static let excluded = Role(rawValue: 2)
    /// Read on its own, before what comes after it, even where its rows and those
    /// beside it line up (R3). Stack views and cells are read so anyway.
    public static let unit = Role(rawValue: 4)
    /// A form of its own: Return stays inside, and the last field finishes. Tab
    /// goes through it like through all others (R12).
    public static let group = Role(rawValue: 8)
  }

  /// Says what a view, or another responder, is to this navigator.
  ///
  /// ```swift
  /// navigator.setRole(.excluded, of: discountCode)
  /// navigator.setRole([.unit, .group], of: address)
  /// navigator.setRole([], of: discountCode)  // a field again
  /// ```
  /// - Parameter role: takes the place of what was said before; `[]` takes it
  ///   back.
  public func setRole(_ role: Role, of responder: UIResponder) {
    navigation.roles.set(role, of: responder)
  }

  /// What was said of a responder; `[]` where nothing was.
  public func role(of responder: UIResponder) -> Role {
    navigation.roles.role(of: responder)
  }
}

/// What the app has said of responders; none is kept alive.
@MainActor struct ViewRoles {
  private(set) var fields = WeakSet()
  private(set) var excluded = WeakSet()
  private(set) var units = WeakSet()
  private(set) var groups = WeakSet()

  mutating func set(_ role: FieldNavigator.Role, of responder: UIResponder) {
    fields.set(role.contains(.field), responder)
    excluded.set(role.contains(.excluded), responder)
    units.set(role.contains(.unit), responder)
    groups.set(role.contains(.group), responder)
  }

  func role(of responder: UIResponder) -> FieldNavigator.Role {
    var role: FieldNavigator.Role = []
    if fields.contains(responder) { role.insert(.field) }
    if excluded.contains(responder) { role.insert(.excluded) }
    if units.contains(responder) { role.insert(.unit) }
    if groups.contains(responder) { role.insert(.group) }
    return role
  }
}

extension WeakSet {
  fileprivate mutating func set(_ isMember: Bool, _ responder: UIResponder) {
    if isMember { insert(responder) } else { remove(responder) }
  }
}
#endif
