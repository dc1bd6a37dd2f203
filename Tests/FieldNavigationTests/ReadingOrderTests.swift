import FieldNavigation
import Testing

private typealias Node = LayoutNode<String>

private func box(
  _ id: String, _ x: Double, _ y: Double, _ width: Double = 80,
  _ height: Double = 20, direction: ReadingDirection? = nil
) -> Node {
  .field(
    id, LayoutRect(x: x, y: y, width: width, height: height),
    direction: direction)
}

private func frame(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

/// Tests reading order (R3) step by step.
@Suite struct ReadingOrderTests {
  @Test("R3 (1): vertical scrolling never changes the order")
  func scrollOffsets() {
    for offset in [0, 35, 100, 1000] as [Double] {
      let nodes: [Node] = [
        .container(
          frame(0, 40, 320, 200),
          [box("b", 0, 50 - offset), box("a", 0, 0 - offset)],
          scrollOffset: (0, offset)),
        box("header", 0, 0),
      ]
      #expect(ReadingOrder.sorted(nodes) == ["header", "a", "b"])
    }
  }

  @Test("R3 (1): horizontal scrolling never changes the order")
  func sidewaysScroll() {
    let nodes: [Node] = [
      .container(
        frame(100, 0, 200, 40), [box("c", -50, 0), box("b", -150, 0)],
        scrollOffset: (150, 0)),
      box("a", 0, 0),
    ]
    #expect(ReadingOrder.sorted(nodes) == ["a", "b", "c"])
  }

  @Test("R3 (1): a container does not scroll by default")
  func notScrolled() {
    #expect(
      ReadingOrder.sorted([
        .container(frame(0, 0, 320, 40), [box("a", 0, 0)]), box("b", 0.5, 0),
      ]) == ["a", "b"], "not to the side")
    #expect(
      ReadingOrder.sorted([
        box("a", 100, 0),
        .container(frame(0, 0, 320, 40), [box("b", 0, 10)]),
      ]) == ["a", "b"], "not by half a row and more")
    #expect(
      ReadingOrder.sorted([
        box("b", 100, 0),
        .container(frame(0, 0, 320, 40), [box("a", 0, 9.5)]),
      ]) == ["a", "b"], "it is one row")
  }

  @Test("R3 (2): rows are read from top to bottom")
  func rows() {
    #expect(
      ReadingOrder.sorted([box("c", 0, 80), box("a", 90, 0), box("b", 0, 40)])
        == ["a", "b", "c"])
  }

  @Test("R3 (2): frames are relative to the container's content")
  func nestedCoordinates() {
    let nodes: [Node] = [
      .container(frame(0, 100, 320, 50), [box("b", 0, 0)]), box("a", 0, 50),
    ]
    #expect(ReadingOrder.sorted(nodes) == ["a", "b"])
  }

  @Test("R3 (3): a difference of half a point in y doesn't reverse a row")
  func halfAPoint() {
    #expect(
      ReadingOrder.sorted([box("right", 100, 10), box("left", 0, 10.5)])
        == ["left", "right"])
  }

  @Test("R3 (3): fields in a row overlap by more than half the smaller height")
  func halfOverlap() {
    let tall = box("tall", 100, 0, 80, 40)
    #expect(
      ReadingOrder.sorted([tall, box("low", 0, 29.5)]) == ["low", "tall"])
    #expect(
      ReadingOrder.sorted([tall, box("low", 0, 30)]) == ["tall", "low"])
  }

  @Test("R3 (3): a row's vertical range does not grow with its fields")
  func noTransitiveGrowth() {
    let stairs = [box("c", 0, 16), box("b", 100, 8), box("a", 200, 0)]
    #expect(ReadingOrder.sorted(stairs) == ["b", "a", "c"])
  }

  @Test("R3 (4): a row has the direction of its form")
  func direction() {
    let row = [box("b", 100, 0), box("c", 200, 0), box("a", 0, 0)]
    #expect(ReadingOrder.sorted(row) == ["a", "b", "c"])
    #expect(
      ReadingOrder.sorted(row, direction: .rightToLeft) == ["c", "b", "a"])
  }

  @Test("R3 (4): each container has its own reading direction")
  func containerDirection() {
    let nodes: [Node] = [
      .container(
        frame(0, 0, 320, 20), [box("a", 0, 0), box("b", 100, 0)],
        direction: .rightToLeft),
      .container(frame(0, 40, 320, 20), [box("d", 100, 0), box("c", 0, 0)]),
    ]
    #expect(ReadingOrder.sorted(nodes) == ["b", "a", "c", "d"])
  }

  @Test("R3 (4): a row across containers has the outer container's direction")
  func sharedContainer() {
    let inner: Node = .container(
      frame(100, 2, 200, 20), [box("b", 0, 0), box("c", 100, 0)],
      direction: .rightToLeft)
    #expect(ReadingOrder.sorted([box("a", 0, 0), inner]) == ["a", "c", "b"])
    #expect(ReadingOrder.sorted([inner, box("a", 0, 4)]) == ["a", "c", "b"])
  }

  @Test(
    "R3 (4): ten boxes with mixed directions have the expected order",
    arguments: [
      (.leftToRight, [0, 1, 2, 4, 3, 5, 6, 8, 7, 9]),
      (.rightToLeft, [0, 1, 2, 4, 3, 5, 6, 7, 8, 9]),
    ] as [(ReadingDirection, [Int])])
  func mixedDirections(root: ReadingDirection, expected: [Int]) {
    func row(
      _ ids: [Int], x: Double, own: [ReadingDirection?]
    ) -> [LayoutNode<Int>] {
      zip(ids, own).enumerated().map { place, field in
        .field(
          field.0, frame(x + Double(place) * 10, 0, 10, 10),
          direction: field.1)
      }
    }
    let mixed: [ReadingDirection] = [
      .leftToRight, .rightToLeft, .rightToLeft, .leftToRight,
    ]
    let isLeft = root == .leftToRight
    let last = row(
      isLeft ? [6, 7, 8, 9] : [9, 8, 7, 6], x: 0,
      own: isLeft ? mixed : mixed.reversed())
    let nodes: [LayoutNode<Int>] = [
      .container(
        frame(0, 0, 40, 10), row([0, 1, 2], x: 5, own: [nil, nil, nil]),
        direction: .leftToRight),
      .container(
        frame(0, 10, 40, 10),
        row([3, 4, 5], x: 5, own: [.rightToLeft, .rightToLeft, .leftToRight]),
        direction: .leftToRight),
      .container(
        frame(0, 20, 40, 10), isLeft ? last : last.reversed(), direction: root),
    ]
    #expect(ReadingOrder.sorted(nodes, direction: root) == expected)
  }

  @Test("R3 (5): fields with equal frames keep the order of the hierarchy")
  func ties() {
    let same = ["c", "a", "b", "d"].map { box($0, 10, 10) }
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      #expect(
        ReadingOrder.sorted(same, direction: direction) == ["c", "a", "b", "d"])
    }
  }

  @Test("R3 (6): a unit's fields stay together at the unit's position")
  func units() {
    func columns(isUnit: Bool) -> [Node] {
      [
        .container(
          frame(100, 0, 80, 60), [box("b1", 0, 0), box("b2", 0, 40)],
          isUnit: isUnit),
        .container(
          frame(0, 0, 80, 60), [box("a1", 0, 0), box("a2", 0, 40)],
          isUnit: isUnit),
      ]
    }
    #expect(
      ReadingOrder.sorted(columns(isUnit: true)) == ["a1", "a2", "b1", "b2"])
    #expect(
      ReadingOrder.sorted(columns(isUnit: false)) == ["a1", "b1", "a2", "b2"])
  }

  @Test("R3 (6): a nested stack view's fields stay together in any layout")
  func nestedStacks() {
    let inner: Node = .container(
      frame(0, 30, 200, 60),
      [
        .container(
          frame(100, 0, 90, 60), [box("d", 0, 0), box("e", 0, 30)], isUnit: true
        ),
        .container(
          frame(0, 0, 90, 60), [box("b", 0, 0), box("c", 0, 30)], isUnit: true),
      ], isUnit: true)
    let nodes: [Node] = [
      box("f", 0, 100),
      .container(frame(0, 0, 300, 90), [inner, box("a", 0, 0)]),
    ]
    #expect(ReadingOrder.sorted(nodes) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("A field inside a container does not precede a field above it")
  func fieldInAContainer() {
    let nodes: [Node] = [
      box("a", 0, 0), .container(frame(0, 0, 320, 400), [box("c", 0, 300)]),
      box("b", 0, 100),
    ]
    #expect(ReadingOrder.sorted(nodes) == ["a", "b", "c"])
  }

  @Test("Frames that aren't finite come last, in the hierarchy's order")
  func notFinite() {
    let nodes = [
      box("x", .nan, 0), box("b", 0, 40), box("y", 0, .infinity),
      box("z", 0, 0, .nan, .nan), box("a", 0, 0), box("w", 0, -.infinity),
    ]
    #expect(ReadingOrder.sorted(nodes) == ["a", "b", "x", "y", "z", "w"])
    let lost: Node = .container(frame(.nan, 0, 10, 10), [box("x", 0, 0)])
    #expect(ReadingOrder.sorted([lost, box("a", 0, 50)]) == ["a", "x"])
  }

  @Test("A layout without fields has an empty order")
  func empty() {
    #expect(ReadingOrder.sorted([LayoutNode<Int>]()) == [])
    let hollow: [LayoutNode<Int>] = [
      .container(frame(0, 0, 9, 9), []),
      .container(frame(0, 0, 9, 9), [], isUnit: true),
    ]
    #expect(ReadingOrder.sorted(hollow) == [])
  }

  @Test("R3 (4): the outermost container determines its row's direction")
  func firstContainer() {
    let nodes: [Node] = [
      .container(
        frame(0, 0, 320, 20),
        [box("left", 0, 0), box("right", 100, 0, direction: .leftToRight)],
        direction: .rightToLeft)
    ]
    #expect(ReadingOrder.sorted(nodes) == ["right", "left"])
  }

  @Test("R3 (4): a unit's own direction decides only the order inside the unit")
  func directionInside() {
    let inner = [
      LayoutRecord(frame(0, 0, 20, 20)), LayoutRecord(frame(30, 0, 20, 20)),
    ]
    for inside in [nil, ReadingDirection.leftToRight, .rightToLeft] {
      var unit = LayoutRecord(frame(0, 0, 60, 20))
      (unit.isUnit, unit.directionInside, unit.end) = (true, inside, 3)
      let beside = LayoutRecord(frame(100, 0, 20, 20))
      #expect(
        ReadingOrder.sorted([unit] + inner + [beside])
          == (inside == .rightToLeft ? [1, 0, 2] : [0, 1, 2]))
      #expect(
        ReadingOrder.sorted([unit] + inner + [beside], direction: .rightToLeft)
          == (inside == .leftToRight ? [2, 0, 1] : [2, 1, 0]))
    }
  }

  @Test(
    "In a container that doesn't scroll, a one-point difference decides the order",
    arguments: [
      (x: 9.5, y: 4.5, order: [1, 0]), (x: 10.5, y: 4.5, order: [0, 1]),
      (x: 9.5, y: 5.5, order: [0, 1]),
    ])
  func records(x: Double, y: Double, order: [Int]) {
    var container = LayoutRecord(frame(0, 0, 20, 20))
    container.end = 3
    let records = [
      LayoutRecord(frame(10, 0, 5, 10)), container,
      LayoutRecord(frame(x, y, 5, 10)),
    ]
    #expect(ReadingOrder.sorted(records) == order)
  }
}
