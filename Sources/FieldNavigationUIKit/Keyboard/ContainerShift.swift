#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// How far a container was moved up for the keyboard (A4).
@MainActor struct ContainerShift {
  private var addition = ShiftAddition()
  /// The center of the container without the shift, and the center that was
  /// set.
  private var home: CGFloat = 0
  private var written: CGFloat?

  /// The shift that is still there.
  func amount(of container: UIView) -> Double {
    addition.amount(in: LayoutRect(container.frame))
  }

  /// The shift that a layout took away.
  func lostAmount(of container: UIView) -> Double {
    addition.lostAmount(in: LayoutRect(container.frame))
  }

  func isElsewhere(_ container: UIView) -> Bool {
    addition.isElsewhere(LayoutRect(container.frame))
  }

  /// Sets the center, because the frame of a transformed view must not be set.
  /// Without a shift it is the same as before, to the last digit: apps compare
  /// the frame with 0.
  mutating func move(_ container: UIView, to amount: Double) {
    let frame = LayoutRect(container.frame)
    let old = addition.amount(in: frame)
    if container.center.y != written || old == 0 {
      home = container.center.y + CGFloat(old)
    }
    _ = addition.set(amount, on: frame)
    if old != amount { container.center.y = home - CGFloat(amount) }
    written = container.center.y
  }

  /// Runs a body while the container is not shifted: what the app lays out for
  /// the keyboard may depend on the container's place (A3).
  func withoutShift(of container: UIView, _ body: () -> Void) {
    container.layoutIfNeeded()
    let amount = CGFloat(amount(of: container))
    if amount == 0 { return body() }
    UIView.performWithoutAnimation {
      let center = container.center.y
      container.center.y += amount
      container.layoutIfNeeded()
      body()
      container.center.y = center
    }
  }
}
#endif
