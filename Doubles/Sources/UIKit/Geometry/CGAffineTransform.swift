public import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public static let identity = CGAffineTransform(scaleX: 1, y: 1)

  public var isIdentity: Bool { self == .identity }
}

extension CGPoint {
  func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  func unapplying(_ t: CGAffineTransform) -> CGPoint {
    let determinant = t.a * t.d - t.b * t.c
    let (x, y) = (self.x - t.tx, self.y - t.ty)
    return CGPoint(
      x: (t.d * x - t.c * y) / determinant,
      y: (t.a * y - t.b * x) / determinant)
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The smallest rectangle that contains the points.
  init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let x = xs.min() ?? 0
    let y = ys.min() ?? 0
    self.init(
      x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
