/// A rectangle in points or CSS pixels. The y coordinate grows downward.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// A rectangle without a positive size covers nothing.
  public var width: Double
  /// A rectangle without a positive size covers nothing.
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
  /// Whether no edge is NaN or infinite.
  package var isFinite: Bool { maxX.isFinite && maxY.isFinite }
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The area that both rectangles cover; empty if they don't overlap.
  package func intersection(_ other: LayoutRect) -> LayoutRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return LayoutRect(
      x: left, y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether both rectangles have the same edges, apart from rounding errors.
  package func isSame(as other: LayoutRect) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.001 }
    return isSame(x, other.x) && isSame(y, other.y)
      && isSame(maxX, other.maxX) && isSame(maxY, other.maxY)
  }

  package func offsetBy(x: Double = 0, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
