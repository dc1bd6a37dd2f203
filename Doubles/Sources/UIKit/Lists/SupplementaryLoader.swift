import Foundation

/// The headers and footers of a collection. Loads them as they become visible.
@MainActor final class SupplementaryLoader {
  private struct Place: Hashable {
    let kind: String
    let path: IndexPath
  }

  private unowned let host: UICollectionView
  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var loaded: [Place: UICollectionReusableView] = [:]
  private var isReloading = false

  init(for host: UICollectionView) {
    self.host = host
  }

  func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    classes["\(kind) \(identifier)"] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Traps if the identifier wasn't registered. UIKit raises an exception.
  func dequeue(_ kind: String, _ identifier: String)
    -> UICollectionReusableView
  {
    guard let type = classes["\(kind) \(identifier)"] else {
      preconditionFailure("no \(kind) is registered for '\(identifier)'")
    }
    return type.init(registeredAs: identifier)
  }

  func view(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    loaded[Place(kind: kind, path: path)]
  }

  func reload() {
    isReloading = true
  }

  /// The list keeps the header that contains the first responder, as it keeps
  /// such a cell.
  func layOut() {
    var frames: [Place: CGRect] = [:]
    for each in host.collectionViewLayout.supplementaries() {
      frames[Place(kind: each.kind, path: each.path)] = each.frame
    }
    for (place, view) in loaded {
      let isInSight = frames[place]?.intersects(host.bounds) == true
      if !isReloading, frames[place] != nil,
        isInSight || host.window?.firstResponderIn(view) != nil
      {
        continue
      }
      loaded[place] = nil
      view.removeFromSuperview()
    }
    isReloading = false
    for (place, frame) in frames {
      if loaded[place] == nil, frame.intersects(host.bounds) {
        Device.current.frameOfNextCell = frame
        load(place)
      }
      loaded[place]?.frame = frame
    }
  }

  private func load(_ place: Place) {
    #if canImport(ObjectiveC)
    let view = host.dataSource?.collectionView?(
      host, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    #else
    let view = host.dataSource?.collectionView(
      host, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    #endif
    guard let view else { return }
    loaded[place] = view
    host.addSubview(view)
  }
}
