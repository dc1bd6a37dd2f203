import TestSupport
import Testing

@testable import FieldNavigation

/// Compares the position set with a sorted array. Every key press searches the
/// position set.
@Suite struct PositionSetTests {
  struct Run: CustomTestStringConvertible {
    var seed: UInt64
    var count: Int
    var members: Int

    init(seed: UInt64, count: Int, members: Int) {
      self.seed = Seeds.one(seed)
      self.count = count
      self.members = members
    }

    var testDescription: String {
      "seed \(seed), \(members) of \(count)"
    }
  }

  @Test(
    "After random changes, a set has the same members as a sorted array",
    arguments: [
      Run(seed: 1, count: 0, members: 0), Run(seed: 2, count: 1, members: 1),
      Run(seed: 3, count: 63, members: 3), Run(seed: 4, count: 64, members: 60),
      Run(seed: 5, count: 65, members: 2), Run(seed: 6, count: 200, members: 1),
      Run(seed: 7, count: 4095, members: 3),
      Run(seed: 8, count: 4096, members: 2),
      Run(seed: 9, count: 4097, members: 2),
      Run(seed: 10, count: 8191, members: 3),
      Run(seed: 11, count: 12_289, members: 2),
      Run(seed: 12, count: 16_500, members: 8),
    ])
  func random(run: Run) {
    var random = Seeded(run.seed)
    var pair = Pair(count: run.count)
    for _ in 0..<run.members where run.count > 0 {
      pair.set(.random(in: 0..<run.count, using: &random), true)
    }
    for step in 0..<250 {
      pair.change(aim: run.members, &random)
      if let problem = pair.problem(&random) {
        Issue.record("\(run.testDescription), step \(step): \(problem)")
        return
      }
    }
  }

  @Test("A set grows from empty and shrinks to empty")
  func growing() {
    let seed = Seeds.one(20)
    var random = Seeded(seed)
    var pair = Pair(count: 0)
    for _ in 0..<4170 {
      pair.insert(
        random.next() % 900 == 0,
        at: random.next() % 3 == 0
          ? .random(in: 0...pair.count, using: &random) : pair.count)
    }
    #expect(pair.problem(&random) == nil, "seed \(seed)")
    while pair.count > 0 {
      pair.remove(
        at: random.next() % 3 == 0
          ? .random(in: 0..<pair.count, using: &random) : pair.count - 1)
      if pair.count % 64 < 2 {
        #expect(pair.problem(&random) == nil, "seed \(seed)")
      }
    }
    #expect(pair.problem(&random) == nil, "seed \(seed)")
  }
}

/// The set and the sorted array. The two must have the same members.
private struct Pair {
  var set = PositionSet()
  var members: [Int] = []
  var count: Int

  init(count: Int) {
    self.count = count
    set.reset(count: count)
  }

  mutating func set(_ position: Int, _ isMember: Bool) {
    set[position] = isMember
    members.removeAll { $0 == position }
    if isMember { members = (members + [position]).sorted() }
  }

  mutating func insert(_ isMember: Bool, at position: Int) {
    set.insert(isMember, at: position, count: count)
    members = members.map { $0 < position ? $0 : $0 + 1 }
    if isMember { members = (members + [position]).sorted() }
    count += 1
  }

  mutating func remove(at position: Int) {
    set.remove(at: position)
    members.removeAll { $0 == position }
    members = members.map { $0 < position ? $0 : $0 - 1 }
    count -= 1
  }

  /// Changes one position. The position is near a 64-bit word's end, at a
  /// member, or anywhere.
  mutating func change(aim: Int, _ random: inout Seeded) {
    let edge = 64 * Int.random(in: 0...(count / 64 + 1), using: &random)
    let near = edge + Int.random(in: -2...1, using: &random)
    let anywhere = Int.random(in: 0...count, using: &random)
    let places = [near, near, anywhere, members.randomElement(using: &random)]
    let position = min(
      max(places[Int(random.next() % 4)] ?? anywhere, 0), count)
    let isMember = members.count <= aim && random.next() % 2 == 0
    switch random.next() % 8 {
    case 0...1: insert(isMember, at: position)
    case 2...3: if position < count { remove(at: position) }
    case 4 where random.next() % 30 == 0:
      self = Pair(count: count)
    default: if position < count { set(position, isMember) }
    }
  }

  /// Returns the first difference between the set and the array.
  func problem(_ random: inout Seeded) -> String? {
    var places = [0, 62, 63, 64, 127, 128, 4095, 4096, 4097, 8191, 8192]
    places += members.flatMap { [$0 - 1, $0, $0 + 1] }
    for _ in 0..<6 { places.append(Int(random.next() % 17_000)) }
    for place in places where 0..<count ~= place {
      guard set[place] == members.contains(place) else { return "\(place)" }
      let next = members.first { $0 >= place }
      guard set.next(from: place) == next ?? .max else {
        return "next of \(place)"
      }
      let previous = members.last { $0 <= place }
      guard set.previous(from: place) == previous ?? -1 else {
        return "previous of \(place)"
      }
    }
    guard set.previous(from: -1) == -1 else { return "previous of nothing" }
    guard count > 0 || set.previous(from: 0) == -1 else {
      return "a member of an empty set"
    }
    guard set.next(from: count) == .max else { return "next of the end" }
    return nil
  }
}
