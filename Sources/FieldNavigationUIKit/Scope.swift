#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Where the fields of a navigator are: in a view and in the controllers that
/// are presented over it, or in a list.
@MainActor struct Scope {
  private weak var view: UIView?
  private let list: WeakSet?
  private let lastName: String

  init(in view: UIView) {
    self.view = view
    list = nil
    lastName = "FieldNavigator(in: \(view.name))"
  }

  init(fields: [UIResponder]) {
    list = WeakSet(fields)
    let names = fields.prefix(3).map(\.name) + (fields.count > 3 ? ["..."] : [])
    lastName = "FieldNavigator(fields: [\(names.joined(separator: ", "))])"
  }

  /// The name that warnings use. The controller around a view is not known when
  /// the navigator is made.
  var name: String {
    view.map { "FieldNavigator(in: \($0.placeName))" } ?? lastName
  }

  var isListed: Bool { list != nil }

  /// Whether the view, or a field of the list, is still alive.
  var isAlive: Bool { view != nil || list?.responders.isEmpty == false }

  // MARK: Roots

  /// The root of a form: the view itself, or the view of a sheet or a popover;
  /// no view for a list.
  struct Root {
    let view: UIView?
    let isPresented: Bool
  }

  var roots: [Root] {
    if isListed { return [Root(view: nil, isPresented: false)] }
    guard let view else { return [] }
    return [Root(view: view, isPresented: false)]
      + presented.compactMap(\.viewIfLoaded)
      .map { Root(view: $0, isPresented: true) }
  }

  func contains(_ view: UIView) -> Bool {
    list?.contains(view)
      ?? roots.contains { view.isDescendant(of: $0.view ?? view) }
  }

  /// Whether a scan under a root would find a field where the field is now, and
  /// not leave it out.
  func wouldFind(
    _ responder: UIResponder, _ roles: ViewRoles, under root: UIView?
  ) -> Bool {
    guard let view = responder as? UIView else { return true }
    if roles.leavesOut(view) { return false }
    if let root, view.isDescendant(of: root) { return true }
    if list?.contains(view) == true { return true }
    return roles.fields.contains(view) && !contains(view)
  }

  /// The controllers of the app that are presented over the view, without
  /// alerts, which move focus through their fields by themselves.
  private var presented: [UIViewController] {
    var found: [UIViewController] = []
    var controller = view?.controllerAround
    // Every controller of a navigation stack tells of what the stack presents,
    // which belongs to the form on the screen.
    if controller?.isBehindAnother == true { return [] }
    while let next = controller?.presentedViewController {
      if !(next is UIAlertController), !next.isBeingDismissed,
        next.viewIfLoaded?.window != nil, next.isOfTheApp
      {
        found.append(next)
      }
      controller = next
    }
    return found
  }

  /// The view that is moved for the keyboard.
  func container(of root: Root) -> UIView? {
    let listed = list?.responders.lazy.compactMap { $0 as? UIView }.first
    let inside = root.view ?? listed
    return inside?.controllerAround?.viewIfLoaded ?? root.view
  }

  // MARK: Fields

  /// All fields of a root, in order.
  ///
  /// - Parameter scan: walks through the views of the root.
  func entries(
    under root: UIView?, _ context: NavigatorContext, _ scan: inout FieldScan
  ) -> [FieldScan.Entry] {
    let named = context.roles.fields.responders
    guard let root else {
      return ((list?.responders ?? []) + named).map {
        FieldScan.Entry(listed: $0, context)
      }
    }
    let entries = scan.entries(in: root)
    if root !== view { return entries }
    // Named responders that are no views, or are views outside, come last.
    let others = named.filter { ($0 as? UIView).map(contains) != true }
    return entries + others.map { FieldScan.Entry(listed: $0, context) }
  }

  // MARK: Surroundings

  /// Signs of another layout that can be read without a scan.
  struct Surroundings: Equatable {
    fileprivate(set) var isOnScreen = false
    fileprivate var size = CGSize.zero
    fileprivate var presented: [ObjectIdentifier] = []
  }

  var surroundings: Surroundings {
    guard let view else {
      return Surroundings(isOnScreen: list != nil)
    }
    return Surroundings(
      isOnScreen: view.window != nil, size: view.bounds.size,
      presented: presented.map(ObjectIdentifier.init))
  }
}

/// Tells whether a class is the app's own: packages and static libraries are
/// part of the app's executable, frameworks are not.
@MainActor enum AppClasses {
  /// Tests replace this function, because all their classes are in one
  /// executable.
  static var contain: @MainActor (AnyClass) -> Bool = { isInExecutable($0) }

  private static var known: [ObjectIdentifier: Bool] = [:]

  private static func isInExecutable(_ type: AnyClass) -> Bool {
    #if os(Linux)
    return true
    #else
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOwn = Bundle(for: type) == .main
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
    #endif
  }
}

extension UIViewController {
  /// Whether the app has written the controller, or one that it contains. A
  /// plain controller was filled by the app.
  fileprivate var isOfTheApp: Bool {
    type(of: self) == UIViewController.self
      || AppClasses.contain(type(of: self))
      || children.contains(where: \.isOfTheApp)
  }
}

extension FieldScan.Entry {
  @MainActor fileprivate init(
    listed responder: UIResponder, _ context: NavigatorContext
  ) {
    let view = responder as? UIView
    var state = FieldState(
      obstacles: view.map { FieldState.Obstacles(of: $0) } ?? [])
    if context.roles.excluded.contains(responder) {
      state.obstacles.insert(.excluded)
    }
    let snapshot = FieldSnapshot(
      of: responder, isEmpty: context.configuration.isFieldEmpty)
    self.init(
      source: .responder(responder, snapshot),
      obstacles: state.listedByName.obstacles, isListed: true)
  }
}

/// The roles that the app has set for responders, which are not kept alive.
@MainActor struct ViewRoles {
  private(set) var fields = WeakSet()
  private(set) var excluded = WeakSet()
  private(set) var units = WeakSet()
  private(set) var groups = WeakSet()
  private(set) var handlesReturn = WeakSet()

  mutating func set(_ role: FieldNavigator.Role, of responder: UIResponder) {
    fields.set(role.contains(.field), responder)
    excluded.set(role.contains(.excluded), responder)
    units.set(role.contains(.unit), responder)
    groups.set(role.contains(.group), responder)
    handlesReturn.set(role.contains(.handlesReturn), responder)
  }

  /// Whether a view, or a view around it, is excluded.
  func leavesOut(_ view: UIView) -> Bool {
    if excluded.isEmpty { return false }
    return sequence(first: view, next: \.superview).contains {
      excluded.contains($0)
    }
  }

  func role(of responder: UIResponder) -> FieldNavigator.Role {
    var role: FieldNavigator.Role = []
    if fields.contains(responder) { role.insert(.field) }
    if excluded.contains(responder) { role.insert(.excluded) }
    if units.contains(responder) { role.insert(.unit) }
    if groups.contains(responder) { role.insert(.group) }
    if handlesReturn.contains(responder) { role.insert(.handlesReturn) }
    return role
  }
}

/// Responders that the app has named, in the order of their insertion. They are
/// not kept alive.
@MainActor struct WeakSet {
  private struct Reference {
    weak var responder: UIResponder?
  }

  private var references: [Reference] = []
  private var addresses: Set<ObjectIdentifier> = []

  init(_ responders: [UIResponder] = []) {
    for responder in responders { insert(responder) }
  }

  var responders: [UIResponder] { references.compactMap(\.responder) }

  var isEmpty: Bool { addresses.isEmpty }

  /// The responder that has focus.
  var focused: UIResponder? {
    isEmpty ? nil : responders.first(where: \.isFirstResponder)
  }

  func contains(_ responder: UIResponder) -> Bool {
    // Another responder may have the address of a deallocated responder.
    addresses.contains(ObjectIdentifier(responder))
      && references.contains { $0.responder === responder }
  }

  fileprivate mutating func set(_ isMember: Bool, _ responder: UIResponder) {
    if isMember { insert(responder) } else { remove(responder) }
  }

  private mutating func insert(_ responder: UIResponder) {
    guard !contains(responder) else { return }
    references.removeAll { $0.responder == nil }
    references.append(Reference(responder: responder))
    addresses = Set(responders.map(ObjectIdentifier.init))
  }

  private mutating func remove(_ responder: UIResponder) {
    references.removeAll {
      $0.responder == nil || $0.responder === responder
    }
    addresses = Set(responders.map(ObjectIdentifier.init))
  }
}
#endif
