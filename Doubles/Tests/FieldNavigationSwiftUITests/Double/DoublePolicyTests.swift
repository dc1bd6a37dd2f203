import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@Suite("SwiftUI test double: policies") struct DoublePolicyTests {
  @Test("The list of all policy combinations has no duplicates")
  func all() {
    expect(Policies.all.count, equals: 27 << 19)
    expect(Policies.all.count, equals: Policies.combinationCount)
    // Checks only every 4,973rd combination. Checking all of them takes seconds.
    let some = stride(from: 0, to: Policies.all.count, by: 4_973).map {
      Policies.all[$0]
    }
    expect(Set(some).count, equals: some.count)
  }

  @Test("Fewer than 25 combinations contain every pair of answers")
  func pairs() {
    expect(Policies.pairs.count < 25)
    let threes = 3
    let twos = 19
    expect(
      pairs(in: Policies.pairs).count,
      equals: threes * (threes - 1) / 2 * 3 * 3
        + threes * twos * 3 * 2
        + twos * (twos - 1) / 2 * 2 * 2)
  }

  private func pairs(in all: [Policies]) -> Set<[String]> {
    var pairs: Set<[String]> = []
    for policies in all {
      let answers = Mirror(reflecting: policies).children.map {
        "\($0.label ?? ""): \($0.value)"
      }
      for (place, answer) in answers.enumerated() {
        for other in answers[(place + 1)...] { pairs.insert([answer, other]) }
      }
    }
    return pairs
  }
}
