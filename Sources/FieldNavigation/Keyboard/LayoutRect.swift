/// A rectangle in points or CSS pixels. The y coordinate grows downward.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width. Unless it's positive, the rectangle covers nothing.
  public var width: Double
  /// The height. Unless it's positive, the rectangle covers nothing.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var isFinite: Bool { maxX.isFinite && maxY.isFinite }
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Empty if the rectangles don't overlap.
  package func intersection(_ other: LayoutRect) -> LayoutRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return LayoutRect(
      x: left, y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether the edges are the same, apart from rounding errors.
  package func isSame(as other: LayoutRect) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.001 }
    return isSame(x, other.x) && isSame(y, other.y)
      && isSame(maxX, other.maxX) && isSame(maxY, other.maxY)
  }

  package func offsetBy(x: Double = 0, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
