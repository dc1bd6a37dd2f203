/// The order in which people read a form (R3).
///
/// 1. Subtract scroll offsets from the frames, so that scrolling doesn't change
///    the order.
/// 2. Take the topmost remaining frame, of several with the same top the first
///    in hierarchy order. This frame defines the band of a row.
/// 3. Add every remaining frame that overlaps the band by more than half of the
///    lower of the two heights. These frames don't widen the band, or a
///    staircase of fields would become a single row.
/// 4. Read the row in the direction of its fields' innermost shared container,
///    but neighboring fields with another direction in theirs.
/// 5. Break ties by hierarchy order.
/// 6. Place a unit by its frame, and read its contents separately.
///
/// Frames that aren't finite come last, in hierarchy order.
public enum ReadingOrder {
  /// The fields in reading order.
  ///
  /// ```swift
  /// ReadingOrder.sorted([
  ///   .field("city", LayoutRect(x: 90, y: 41, width: 80, height: 30)),
  ///   .field("zip", LayoutRect(x: 0, y: 40, width: 80, height: 30)),
  /// ])  // ["zip", "city"]
  /// ```
  /// - Complexity: O(n log n), plus O(n) for each row that a taller frame
  ///   overlaps without belonging to it.
  public static func sorted<ID>(
    _ nodes: [LayoutNode<ID>], direction: ReadingDirection = .leftToRight
  ) -> [ID] {
    var records: [LayoutRecord] = []
    var ids: [ID] = []
    LayoutRecord.add(nodes, to: &records, &ids)
    return sorted(records, direction: direction).map { ids[$0] }
  }

  /// The numbers of the fields, in reading order; the records' first field has
  /// the number 0. Uses neither generics nor nested arrays, because forms may
  /// have thousands of fields.
  package static func sorted(
    _ records: [LayoutRecord], direction: ReadingDirection = .leftToRight
  ) -> [Int] {
    var reading = Reading(records, direction)
    reading.readUnit(records.indices, in: -1)
    return reading.order
  }
}

/// A field or a container, with the properties of ``LayoutNode``. The records
/// of its children follow a container's record.
package struct LayoutRecord: Equatable, Sendable {
  package var frame: LayoutRect
  package var direction: ReadingDirection?
  package var isUnit = false
  /// The direction inside a unit; `nil` if `direction` applies inside, too. The
  /// unit's place in a row always depends on `direction`.
  package var directionInside: ReadingDirection?
  /// The index after the children's records; 0 for a field.
  package var end = 0
  /// How far to move the frames inside the container to undo scrolling (step
  /// 1).
  fileprivate var scrollOffset = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  package init(_ frame: LayoutRect, direction: ReadingDirection? = nil) {
    self.frame = frame
    self.direction = direction
  }

  package var isField: Bool { end == 0 }

  fileprivate static func add<ID>(
    _ nodes: [LayoutNode<ID>], to records: inout [LayoutRecord],
    _ ids: inout [ID]
  ) {
    for node in nodes {
      let place = records.count
      records.append(
        LayoutRecord(node.frame, direction: node.direction))
      switch node.content {
      case .field(let id): ids.append(id)
      case .container(let children):
        add(children, to: &records, &ids)
        records[place].isUnit = node.isUnit
        records[place].end = records.count
        records[place].scrollOffset.x = node.scrollOffset.x
        records[place].scrollOffset.y = node.scrollOffset.y
      }
    }
  }
}

/// A unit in a row is read to its end before the row goes on.
private struct Reading {
  private(set) var order: [Int] = []
  private let records: [LayoutRecord]
  private let direction: ReadingDirection
  /// Each record's enclosing container, as an index or -1, and its reading
  /// direction.
  private var containers: [Int32]
  private var directions: [ReadingDirection]
  /// For each record: the number of fields before it.
  private var numbers: [Int32] = []

  /// A field or a unit, in the coordinates of the unit that is being read.
  private struct Item {
    let record: Int
    let frame: LayoutRect
  }

  init(_ records: [LayoutRecord], _ direction: ReadingDirection) {
    self.records = records
    self.direction = direction
    containers = Array(repeating: -1, count: records.count)
    directions = Array(repeating: direction, count: records.count)
    numbers.reserveCapacity(records.count)
    order.reserveCapacity(records.count)
    var number: Int32 = 0
    for record in records {
      numbers.append(number)
      if record.isField { number += 1 }
    }
  }

  mutating func readUnit(_ range: Range<Int>, in container: Int) {
    var items: [Item] = []
    items.reserveCapacity(range.count)
    collect(range, x: 0, y: 0, in: container, &items)
    let unplaced = items.filter { !$0.frame.isFinite }
    if !unplaced.isEmpty { items.removeAll { !$0.frame.isFinite } }
    readRows(&items)
    for item in unplaced { read(item) }
  }

  /// Collects the fields and units of one unit, including those inside its
  /// other containers.
  private mutating func collect(
    _ range: Range<Int>, x: Double, y: Double, in container: Int,
    _ items: inout [Item]
  ) {
    let around = container < 0 ? direction : directions[container]
    var place = range.lowerBound
    while place < range.upperBound {
      let record = records[place]
      let frame = record.frame.offsetBy(x: x, y: y)
      containers[place] = Int32(truncatingIfNeeded: container)
      directions[place] = record.direction ?? around
      if record.isField || record.isUnit {
        items.append(Item(record: place, frame: frame))
      } else {
        collect(
          place + 1..<record.end, x: frame.x + record.scrollOffset.x,
          y: frame.y + record.scrollOffset.y, in: place, &items)
      }
      place = max(record.end, place + 1)
    }
  }

  private mutating func readRows(_ items: inout [Item]) {
    func isBefore(_ a: Item, _ b: Item) -> Bool {
      a.frame.y == b.frame.y ? a.record < b.record : a.frame.y < b.frame.y
    }
    if !zip(items, items.dropFirst()).allSatisfy({ !isBefore($1, $0) }) {
      items.sort(by: isBefore)
    }
    var row: [Item] = []
    var others: [Item] = []
    var start = 0
    while start < items.count {
      let band = items[start].frame
      row.removeAll(keepingCapacity: true)
      row.append(items[start])
      others.removeAll(keepingCapacity: true)
      var end = start + 1
      while end < items.count, items[end].frame.y < band.maxY {
        if belongs(items[end].frame, to: band) {
          row.append(items[end])
        } else {
          others.append(items[end])
        }
        end += 1
      }
      start = end - others.count
      for (place, item) in others.enumerated() { items[start + place] = item }
      read(row: &row)
    }
  }

  private func belongs(_ frame: LayoutRect, to band: LayoutRect) -> Bool {
    let overlap = min(frame.maxY, band.maxY) - max(frame.y, band.y)
    return overlap > min(frame.height, band.height) / 2
  }

  private mutating func read(row: inout [Item]) {
    if row.count == 1 { return read(row[0]) }
    let shared = row.dropFirst().reduce(row[0].record) {
      sharedContainer($0, $1.record)
    }
    sort(&row, row.indices, shared < 0 ? direction : directions[shared])
    var start = 0
    while start < row.count {
      let direction = directions[row[start].record]
      let end =
        row[start...].firstIndex { directions[$0.record] != direction }
        ?? row.count
      sort(&row, start..<end, direction)
      start = end
    }
    for item in row { read(item) }
  }

  private mutating func read(_ item: Item) {
    let record = records[item.record]
    if record.isField {
      order.append(Int(numbers[item.record]))
    } else {
      // The direction around the unit has already decided its place, and the
      // one inside decides the order of its fields.
      if let inside = record.directionInside {
        directions[item.record] = inside
      }
      readUnit(item.record + 1..<record.end, in: item.record)
    }
  }

  /// Leaves items alone that are in order already, as most are, because sorting
  /// would copy them.
  private func sort(
    _ items: inout [Item], _ range: Range<Int>, _ direction: ReadingDirection
  ) {
    func isBefore(_ a: Item, _ b: Item) -> Bool {
      switch direction {
      case .leftToRight where a.frame.x != b.frame.x: a.frame.x < b.frame.x
      case .rightToLeft where a.frame.maxX != b.frame.maxX:
        a.frame.maxX > b.frame.maxX
      default: a.record < b.record
      }
    }
    let isSorted = range.dropFirst().allSatisfy {
      !isBefore(items[$0], items[$0 - 1])
    }
    if !isSorted { items[range].sort(by: isBefore) }
  }

  /// Climbs from the higher index, because a record comes after its
  /// container's.
  private func sharedContainer(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      if a > b { a = Int(containers[a]) } else { b = Int(containers[b]) }
    }
    return a
  }
}
