#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Where a navigator finds its fields: in a list, or in a view and the
/// controllers presented over it.
@MainActor struct Scope {
  private weak var view: UIView?
  private let list: WeakTable<UIResponder, Int>?
  private let fallbackName: String

  init(in view: UIView) {
    self.view = view
    list = nil
    fallbackName = "FieldNavigator(in: \(view.name))"
  }

  init(fields: [UIResponder]) {
    list = WeakTable(fields) { $0 }
    let names = fields.prefix(3).map(\.name) + (fields.count > 3 ? ["..."] : [])
    fallbackName = "FieldNavigator(fields: [\(names.joined(separator: ", "))])"
  }

  /// Computed only when a warning needs it, because a new navigator's view may
  /// have no controller yet.
  var name: String {
    view.map { "FieldNavigator(in: \($0.placeName))" } ?? fallbackName
  }

  var isListed: Bool { list != nil }

  var isAlive: Bool { view != nil || list?.objects.isEmpty == false }

  /// Whether the fields are on an iPad, whose keyboard may float.
  var isOnPad: Bool {
    let first = view ?? list?.objects.lazy.compactMap { $0 as? UIView }.first
    return first?.traitCollection.userInterfaceIdiom == .pad
  }

  // MARK: Roots

  /// The root of a form: the view itself, or a sheet's or popover's view. `nil`
  /// for a list.
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

  func contains(_ responder: UIResponder) -> Bool {
    if let list { return list[responder] != nil }
    guard let view = responder as? UIView else { return false }
    return roots.contains { view.isDescendant(of: $0.view ?? view) }
  }

  /// Whether a scan of a root would find the field in its current place,
  /// without excluding it.
  func wouldFind(
    _ responder: UIResponder,
    _ roles: WeakTable<UIResponder, FieldNavigator.Role>,
    under root: UIView?
  ) -> Bool {
    guard let view = responder as? UIView else { return true }
    if roles.leavesOut(view) { return false }
    if let root, view.isDescendant(of: root) { return true }
    if list?[view] != nil { return true }
    return roles[view]?.contains(.field) == true && !contains(view)
  }

  /// The app's controllers that are presented over the view, except alerts,
  /// which move focus through their fields themselves.
  private var presented: [UIViewController] {
    var found: [UIViewController] = []
    var controller = view?.controllerAround
    // Every controller of a navigation stack reports the stack's presented
    // controller, which belongs to the form on the screen.
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

  /// The controller whose screen the fields are on.
  var controller: UIViewController? {
    let listed = list?.objects.lazy.compactMap { $0 as? UIView }.first
    return (view ?? listed)?.controllerAround
  }

  /// The view that moves up for the keyboard.
  func container(of root: Root) -> UIView? {
    let listed = list?.objects.lazy.compactMap { $0 as? UIView }.first
    let inside = root.view ?? listed
    return inside?.controllerAround?.viewIfLoaded ?? root.view
  }

  // MARK: Fields

  /// Responders that aren't views come last, and so do views outside the root
  /// with the role `.field`.
  func walk(under root: UIView?, _ walk: inout FieldWalk, named: [UIResponder])
  {
    if let root { walk.visit(root: root) }
    if root !== view { return }
    for each in list?.objects ?? [] { walk.add(listed: each) }
    for each in named where !contains(each) { walk.add(listed: each) }
  }

  // MARK: Surroundings

  /// Values that a navigator reads without a scan. If one of them changes, the
  /// layout has changed.
  struct Surroundings: Equatable {
    fileprivate(set) var isOnScreen = false
    fileprivate var size = CGSize.zero
    fileprivate var presented: [Presented] = []
  }

  /// A controller, compared by identity, because a new one may have the address
  /// of a deallocated one.
  fileprivate struct Presented: Equatable {
    weak var controller: UIViewController?

    static func == (a: Self, b: Self) -> Bool { a.controller === b.controller }
  }

  var surroundings: Surroundings {
    guard let view else {
      return Surroundings(isOnScreen: list != nil)
    }
    return Surroundings(
      isOnScreen: view.window != nil, size: view.bounds.size,
      presented: presented.map(Presented.init))
  }
}

/// Determines whether a class belongs to the app: the app's executable includes
/// packages and static libraries, but not frameworks.
@MainActor enum AppClasses {
  /// Tests replace this function, because one executable has all their classes.
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
  /// A plain `UIViewController` counts as the app's: the app must have added
  /// its views.
  fileprivate var isOfTheApp: Bool {
    type(of: self) == UIViewController.self
      || AppClasses.contain(type(of: self))
      || children.contains(where: \.isOfTheApp)
  }
}

extension WeakTable<UIResponder, FieldNavigator.Role> {
  func leavesOut(_ view: UIView) -> Bool {
    if isEmpty { return false }
    return sequence(first: view, next: \.superview).contains {
      self[$0]?.contains(.excluded) == true
    }
  }

  var fields: [UIResponder] {
    isEmpty ? [] : objects.filter { self[$0]?.contains(.field) == true }
  }
}
#endif
