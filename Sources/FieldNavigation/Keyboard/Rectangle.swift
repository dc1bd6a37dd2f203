/// A rectangle in points or CSS pixels; y grows downward.
public struct Rectangle: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  /// No edge is NaN or infinite.
  public var isFinite: Bool { maxX.isFinite && maxY.isFinite }
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// What both cover; empty where they only touch or lie apart.
  public func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(
      x: left, y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  public func offsetBy(x: Double = 0, y: Double = 0) -> Rectangle {
    Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
