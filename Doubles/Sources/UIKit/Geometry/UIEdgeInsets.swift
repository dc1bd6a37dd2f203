public import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public static let zero = UIEdgeInsets()
}

extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public var cgRectValue: CGRect { rectValue }
}

extension UIEdgeInsets {
  /// How far a rectangle's insets reach into a frame inside the rectangle. The
  /// result never exceeds the insets, even if the frame extends beyond the
  /// rectangle.
  func part(of bounds: CGRect, inside frame: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ reach: CGFloat) -> CGFloat {
      min(inset, max(0, reach))
    }
    return UIEdgeInsets(
      top: part(top, bounds.minY + top - frame.minY),
      left: part(left, bounds.minX + left - frame.minX),
      bottom: part(bottom, frame.maxY - (bounds.maxY - bottom)),
      right: part(right, frame.maxX - (bounds.maxX - right)))
  }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left,
      bottom: bottom + other.bottom, right: right + other.right)
  }
}
