#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Where the fields of a navigator are: in a view and in what is presented over
/// it, or in a list.
@MainActor struct Scope {
  private weak var view: UIView?
  private let list: WeakSet?
  /// What warnings call it.
  let name: String

  init(in view: UIView) {
    self.view = view
    list = nil
    name = "FieldNavigator(in: \(view.name))"
  }

  init(fields: [UIResponder]) {
    list = WeakSet(fields)
    let names = fields.prefix(3).map(\.name) + (fields.count > 3 ? ["..."] : [])
    name = "FieldNavigator(fields: [\(names.joined(separator: ", "))])"
  }

  var isListed: Bool { list != nil }

  /// What was named is still alive.
  var isThere: Bool { view != nil || list?.responders.isEmpty == false }

  /// One hierarchy: the view itself, or that of a sheet or a popover.
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

  func contains(_ responder: UIView) -> Bool {
    list?.contains(responder)
      ?? roots.contains { responder.isDescendant(of: $0.view ?? responder) }
  }

  /// The controllers over the view. An alert goes through its fields by itself.
  private var presented: [UIViewController] {
    var found: [UIViewController] = []
    var controller = view?.controllerAround
    while let next = controller?.presentedViewController {
      if !(next is UIAlertController), !next.isBeingDismissed,
        next.viewIfLoaded?.window != nil
      {
        found.append(next)
      }
      controller = next
    }
    return found
  }

  // MARK: Fields

  /// - Parameter order: what was found out the last time.
  func entries(
    of root: Root, _ roles: ViewRoles,
    _ configuration: FieldNavigator.Configuration, _ order: inout FieldOrder,
    _ memories: RowMemories
  ) -> [NavigatedForm.Entry] {
    guard let view = root.view else {
      let all = (list?.responders ?? []) + roles.fields.responders
      return all.map { NavigatedForm.Entry(listed: $0, roles) }
    }
    let walk = FieldWalk(
      view, roles, configuration, memories, expecting: order.recordCount)
    var entries = order.sorted(walk, configuration)
    if !root.isPresented {
      // What is no view, or lies elsewhere, comes last.
      for other in roles.fields.responders
      where !((other as? UIView)?.isDescendant(of: view) ?? false) {
        entries.append(NavigatedForm.Entry(listed: other, roles))
      }
    }
    return entries
  }

  /// What is moved for the keyboard.
  func container(of root: Root) -> UIView? {
    let listed = list?.responders.lazy.compactMap { $0 as? UIView }.first
    let inside = root.view ?? listed
    return inside?.controllerAround?.viewIfLoaded ?? root.view
  }

  // MARK: Surroundings

  /// What tells, without a walk, that the layout is another one.
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

extension NavigatedForm.Entry {
  @MainActor fileprivate init(listed responder: UIResponder, _ roles: ViewRoles)
  {
    let view = responder as? UIView
    var state = FieldState(obstacles: view.map(Obstacles.init(of:)) ?? [])
    if roles.excluded.contains(responder) { state.obstacles.insert(.excluded) }
    self.init(
      source: .responder(responder), obstacles: state.listedByName.obstacles,
      group: 0, isListed: true)
  }
}

extension WeakSet {
  /// The one that has focus.
  var focused: UIResponder? {
    isEmpty ? nil : responders.first(where: \.isFirstResponder)
  }
}
#endif
