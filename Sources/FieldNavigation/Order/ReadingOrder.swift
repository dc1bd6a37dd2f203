/// The order in which a form is read (R3).
///
/// 1. Scroll offsets are taken out of the frames.
/// 2. The topmost frame that is left gives the band of a row; of two at the same
///    height the first in the hierarchy.
/// 3. Every frame left that overlaps the band by more than half of the lower of
///    the two heights belongs to the row. The band does not grow with them.
/// 4. The row is read in the direction of the innermost container of its fields;
///    neighbours that share another direction are read in theirs.
/// 5. Ties keep the order of the hierarchy.
/// 6. A unit is placed by its own frame and read on its own.
///
/// Frames that are not finite come last, in the order of the hierarchy.
public enum ReadingOrder {
  /// The fields in reading order.
  ///
  /// ```swift
  /// ReadingOrder.sorted([
  ///   .field("city", LayoutRect(x: 90, y: 41, width: 80, height: 30)),
  ///   .field("zip", LayoutRect(x: 0, y: 40, width: 80, height: 30)),
  /// ])  // ["zip", "city"]
  /// ```
  /// - Complexity: O(n log n), and O(n) more for each row that a taller frame
  ///   overlaps without belonging to it.
  public static func sorted<ID>(
    _ nodes: [LayoutNode<ID>], direction: ReadingDirection = .leftToRight
  ) -> [ID] {
    var layout = Layout<ID>(direction: direction)
    layout.add(nodes, x: 0, y: 0, container: 0)
    return layout.rows().flatMap { row in
      layout.read(row).flatMap { item -> [ID] in
        switch item.content {
        case .field(let id): [id]
        case .container(let inner):
          sorted(inner, direction: layout.direction(of: item.container))
        }
      }
    }
  }
}

/// One unit, with the containers inside it flattened away.
private struct Layout<ID> {
  struct Item {
    let content: LayoutNode<ID>.Content
    let frame: LayoutRect
    let place: Int
    /// The container that holds it, or the field itself if it has a direction.
    let container: Int
  }

  struct Container {
    let parent: Int
    let direction: ReadingDirection
  }

  var items: [Item] = []
  var containers: [Container]

  init(direction: ReadingDirection) {
    containers = [Container(parent: -1, direction: direction)]
  }

  func direction(of container: Int) -> ReadingDirection {
    containers[container].direction
  }

  mutating func add(
    _ nodes: [LayoutNode<ID>], x: Double, y: Double, container: Int
  ) {
    for node in nodes {
      let frame = node.frame.offsetBy(x: x, y: y)
      let direction = node.direction ?? containers[container].direction
      containers.append(Container(parent: container, direction: direction))
      let own = containers.count - 1
      if case .container(let children) = node.content, !node.isUnit {
        add(
          children, x: frame.x + node.scrollOffset.x,
          y: frame.y + node.scrollOffset.y, container: own)
      } else {
        items.append(
          Item(
            content: node.content, frame: frame, place: items.count,
            container: own))
      }
    }
  }

  func rows() -> [[Item]] {
    var left = items.filter(\.frame.isFinite).sorted {
      $0.frame.y == $1.frame.y
        ? $0.place < $1.place : $0.frame.y < $1.frame.y
    }
    var rows: [[Item]] = []
    var start = 0
    while start < left.count {
      let band = left[start].frame
      var row = [left[start]]
      var end = start + 1
      var others: [Item] = []
      while end < left.count, left[end].frame.y < band.maxY {
        let item = left[end]
        if belongs(item.frame, to: band) {
          row.append(item)
        } else {
          others.append(item)
        }
        end += 1
      }
      left.replaceSubrange((end - others.count)..<end, with: others)
      start = end - others.count
      rows.append(row)
    }
    return rows + items.filter { !$0.frame.isFinite }.map { [$0] }
  }

  private func belongs(_ frame: LayoutRect, to band: LayoutRect) -> Bool {
    let overlap = min(frame.maxY, band.maxY) - max(frame.y, band.y)
    return overlap > min(frame.height, band.height) / 2
  }

  func read(_ row: [Item]) -> [Item] {
    guard row.count > 1 else { return row }
    let shared = row.dropFirst().reduce(row[0].container) {
      common($0, $1.container)
    }
    let line = sorted(row, containers[shared].direction)
    var result: [Item] = []
    var start = 0
    while start < line.count {
      let direction = containers[line[start].container].direction
      let end =
        line[start...].firstIndex {
          containers[$0.container].direction != direction
        } ?? line.count
      result += sorted(Array(line[start..<end]), direction)
      start = end
    }
    return result
  }

  private func sorted(_ row: [Item], _ direction: ReadingDirection) -> [Item] {
    row.sorted { a, b in
      switch direction {
      case .leftToRight where a.frame.x != b.frame.x: a.frame.x < b.frame.x
      case .rightToLeft where a.frame.maxX != b.frame.maxX:
        a.frame.maxX > b.frame.maxX
      default: a.place < b.place
      }
    }
  }

  /// The innermost container of both; a container comes after its parent.
  private func common(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      if a > b { a = containers[a].parent } else { b = containers[b].parent }
    }
    return a
  }
}
