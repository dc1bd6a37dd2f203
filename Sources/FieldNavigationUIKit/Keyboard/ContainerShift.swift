#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The distance that a container has moved up for the keyboard (A4).
///
/// Several avoiders of one container share it, as on a screen with two forms,
/// and only one avoider moves the container at a time.
@MainActor final class ContainerShift {
  private(set) weak var container: UIView?
  private weak var owner: KeyboardAvoider?
  private var addition = ShiftAddition()
  /// The y coordinate of the container's center without the shift.
  private var home: CGFloat = 0
  /// The y coordinate that was last set.
  private var written: CGFloat?
  /// Whether the container is moved temporarily to measure its layout.
  private(set) var isTrying = false

  private init(_ container: UIView) {
    self.container = container
  }

  // MARK: Who moves the container

  private struct Reference {
    weak var shift: ContainerShift?
  }

  private static var all: [Reference] = []

  static func of(_ container: UIView) -> ContainerShift {
    all.removeAll { $0.shift?.container == nil }
    let known = all.lazy.compactMap(\.shift).first {
      $0.container === container
    }
    if let known { return known }
    let new = ContainerShift(container)
    all.append(Reference(shift: new))
    return new
  }

  func isOwned(by avoider: KeyboardAvoider) -> Bool { owner === avoider }

  /// - Returns: whether the avoider may move the container. `false` while
  ///   another avoider keeps a field visible.
  func claim(for avoider: KeyboardAvoider) -> Bool {
    if let owner, owner !== avoider, owner.hasField { return false }
    owner = avoider
    return true
  }

  func release(by avoider: KeyboardAvoider) {
    guard isOwned(by: avoider) else { return }
    owner = nil
    if !isTrying { move(to: 0) }
  }

  // MARK: Shift

  private var frame: LayoutRect? { container.map { LayoutRect($0.frame) } }

  /// The current shift; 0 if a layout pass removed it.
  var amount: Double { frame.map(addition.amount) ?? 0 }

  var lostAmount: Double { frame.map(addition.lostAmount) ?? 0 }

  /// Moves the container by its center, because the frame of a transformed view
  /// must not be set. A shift of 0 restores the exact old center, because apps
  /// compare the frame with 0.
  func move(to amount: Double) {
    guard let container else { return }
    let frame = LayoutRect(container.frame)
    let old = addition.amount(in: frame)
    if container.center.y != written || old == 0 {
      home = container.center.y + CGFloat(old)
    }
    _ = addition.set(amount, on: frame)
    if old != amount { container.center.y = home - CGFloat(amount) }
    written = container.center.y
  }

  /// The closure may try out any shift of the container and read the app's
  /// layout with it, because everything is restored afterwards.
  func tryOut(_ body: (_ place: (Double) -> Void) -> Void) {
    guard let container else { return }
    isTrying = true
    defer { isTrying = false }
    container.layoutIfNeeded()
    let (center, shift) = (container.center.y, amount)
    func place(_ amount: Double) {
      let y = amount == shift ? center : center + CGFloat(shift - amount)
      if container.center.y != y { container.center.y = y }
      container.layoutIfNeeded()
    }
    UIView.performWithoutAnimation {
      body(place)
      // The app may have stopped the avoider during layout.
      if owner != nil { return place(shift) }
      place(0)
      move(to: 0)
    }
  }
}
#endif
