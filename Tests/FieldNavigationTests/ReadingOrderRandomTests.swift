import FieldNavigation
import TestSupport
import Testing

/// Compares the reading order of random frames with a model. The model
/// implements rule R3 with loops.
@Suite struct ReadingOrderRandomTests {
  private typealias Entry = (id: Int, frame: LayoutRect)

  @Test(
    "R3 (2)-(5): the order of random frames matches the model",
    arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func randomFrames(direction: ReadingDirection) {
    let seed = Seeds.one(direction == .leftToRight ? 21 : 22)
    var random = Seeded(seed)
    let sweep = Sweep()
    sweep.withEvery("seed \(seed), form", in: 0..<500) { _ in
      let count = Int.random(in: 0...20, using: &random)
      let entries: [Entry] = (0..<count).map { id in
        let x = Double(Int.random(in: 0...20, using: &random))
        let y = Double(Int.random(in: 0...80, using: &random)) / 2
        let height = Double(Int.random(in: 0...12, using: &random))
        return (id, LayoutRect(x: x, y: y, width: 10, height: height))
      }
      sweep.expectEqual(
        ReadingOrder.sorted(
          entries.map { .field($0.id, $0.frame) }, direction: direction),
        naive(entries, direction), "\(entries)")
    }
  }

  private func naive(_ all: [Entry], _ direction: ReadingDirection) -> [Int] {
    var left = all
    var result: [Int] = []
    while let top = left.min(by: { $0.frame.y < $1.frame.y }) {
      var row: [Entry] = []
      for entry in left {
        let overlap =
          min(entry.frame.maxY, top.frame.maxY)
          - max(entry.frame.y, top.frame.y)
        let lower = min(entry.frame.height, top.frame.height)
        if entry.id == top.id || overlap > lower / 2 { row.append(entry) }
      }
      left.removeAll { entry in row.contains { $0.id == entry.id } }
      // All frames have the same width. Left and right edges therefore give the
      // same order.
      while let next = row.min(by: { a, b in
        direction == .leftToRight
          ? a.frame.x < b.frame.x : a.frame.x > b.frame.x
      }) {
        result.append(next.id)
        row.removeAll { $0.id == next.id }
      }
    }
    return result
  }

  @Test(
    "The order of any frames contains every field exactly once",
    arguments: Seeds(1...6))
  func permutation(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<100 {
      var count = 0
      let nodes = (0..<6).map { _ in node(&count, depth: 3, &random) }
      let order = ReadingOrder.sorted(nodes)
      #expect(order.sorted() == Array(0..<count), "seed \(seed)")
      #expect(ReadingOrder.sorted(nodes) == order, "the same again")
    }
  }

  private func node(
    _ count: inout Int, depth: Int, _ random: inout Seeded
  ) -> LayoutNode<Int> {
    let odd: [Double] = [.nan, .infinity, -.infinity, 0, -50, 1e300]
    func length() -> Double {
      Int.random(in: 0..<15, using: &random) == 0
        ? odd[Int.random(in: 0..<odd.count, using: &random)]
        : Double.random(in: 0...300, using: &random)
    }
    let frame = LayoutRect(
      x: length(), y: length(), width: length(), height: length())
    let direction: ReadingDirection? =
      [nil, nil, .leftToRight, .rightToLeft][Int(random.next() % 4)]
    guard depth > 0, random.next() % 3 == 0 else {
      count += 1
      return .field(count - 1, frame, direction: direction)
    }
    var children: [LayoutNode<Int>] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      children.append(node(&count, depth: depth - 1, &random))
    }
    let isUnit = Bool.random(using: &random)
    return .container(
      frame, children, direction: direction, isUnit: isUnit,
      scrollOffset: (length(), length()))
  }
}
