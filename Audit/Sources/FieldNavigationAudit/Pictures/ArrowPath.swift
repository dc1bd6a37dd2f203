import FieldNavigation

/// The path of an arrow from one field to the next. Of several ways, it takes the
/// first that passes no other field and no key.
struct ArrowPath {
  /// A point, in points of the screen.
  private typealias Point = (x: Double, y: Double)

  private let from, to: LayoutRect
  /// The frames that the arrow goes around.
  private let others: [LayoutRect]
  /// How far the arrow bends out to the right.
  private let bend: Double

  /// - Parameters:
  ///   - others: the frames of the other fields, and of all keys.
  ///   - bend: the distance between the rightmost field and the bend.
  init(
    from: LayoutRect, to: LayoutRect, around others: [LayoutRect], bend: Double
  ) {
    (self.from, self.to, self.others, self.bend) = (from, to, others, bend)
  }

  /// The path as SVG writes it.
  ///
  /// - Complexity: O(fields).
  var text: String {
    var best: (points: [Point], count: Int)?
    for way in ways {
      let count = crossings(of: way)
      if count < best?.count ?? .max { best = (way, count) }
      if count == 0 { break }
    }
    return best.map { Self.text(of: $0.points) } ?? ""
  }

  // MARK: Ways

  /// Each way has a start, and three more points for each curve.
  private var ways: [[Point]] {
    let (start, end) = (right(of: from), right(of: to))
    if to.x >= start.x { return [line(start, (to.x, end.y))] + roundabout }
    if end.x <= from.x, abs(start.y - end.y) < min(from.height, to.height) / 2 {
      return [line((from.x, start.y), end)] + roundabout
    }
    return roundabout
  }

  private var roundabout: [[Point]] {
    let (start, end) = (right(of: from), right(of: to))
    let near = max(start.x, end.x)
    let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
    let far = others.filter { $0.y < bottom && $0.y + $0.height > top }
      .map { $0.x + $0.width }.reduce(near, max)
    return [
      curve(from: start, to: end, out: near),
      line(start, (far, start.y))
        + curve(from: (far, start.y), to: (far, end.y), out: far).dropFirst()
        + line((far, end.y), end).dropFirst(),
    ] + between
  }

  /// The way through the gap between two rows.
  private var between: [[Point]] {
    let isDown = to.y >= from.y + from.height
    guard isDown || from.y >= to.y + to.height else { return [] }
    let start = (
      x: from.x + from.width / 2, y: isDown ? from.y + from.height : from.y
    )
    let end = (x: to.x + to.width / 2, y: isDown ? to.y : to.y + to.height)
    let middle = (start.y + end.y) / 2
    return [[start, (start.x, middle), (end.x, middle), end]]
  }

  private func line(_ start: Point, _ end: Point) -> [Point] {
    [start, start, end, end]
  }

  private func curve(
    from start: Point, to end: Point, out: Double
  ) -> [Point] {
    [start, (out + bend, start.y), (out + bend, end.y), end]
  }

  private func right(of frame: LayoutRect) -> Point {
    (frame.x + frame.width, frame.rowMiddle)
  }

  // MARK: Points

  private func crossings(of way: [Point]) -> Int {
    let points = Self.points(of: way)
    return others.count { other in points.contains { other.hasInside($0) } }
  }

  private static func points(of way: [Point]) -> [Point] {
    stride(from: 0, to: way.count - 3, by: 3).flatMap { first in
      (0...32).map { step in
        let t = Double(step) / 32
        let u = 1 - t
        let weights = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t]
        return zip(weights, way[first...]).reduce((0, 0)) {
          ($0.0 + $1.0 * $1.1.x, $0.1 + $1.0 * $1.1.y)
        }
      }
    }
  }

  private static func text(of way: [Point]) -> String {
    var text = "M\(way[0].x) \(way[0].y)"
    for first in stride(from: 0, to: way.count - 3, by: 3) {
      let isLine =
        way[first] == way[first + 1]
        && way[first + 2] == way[first + 3]
      text +=
        (isLine ? "L" : "C")
        + way[(first + (isLine ? 3 : 1))...(first + 3)]
        .map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    return text
  }
}

extension LayoutRect {
  /// The height at which a field's number and key are. A tall field has them at
  /// its top.
  var rowMiddle: Double { y + min(height / 2, 22) }

  fileprivate func hasInside(_ point: (x: Double, y: Double)) -> Bool {
    x < point.x && point.x < x + width && y < point.y && point.y < y + height
  }
}
