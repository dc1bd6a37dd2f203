import SwiftUI
import SwiftUIDriver
import Testing

@Suite("The double of SwiftUI: policies") struct DoublePolicyTests {
  @Test("All has every answer with every other")
  func all() {
    #expect(Policies.all.count == 27 << 13)
    #expect(Policies.all.count == Policies.combinationCount)
    #expect(Set(Policies.all).count == Policies.all.count)
  }

  @Test("Pairs are few, and have every two answers together")
  func pairs() {
    #expect(Policies.pairs.count < 25)
    let threes = 3
    let twos = 13
    #expect(
      pairs(in: Policies.pairs).count == threes * (threes - 1) / 2 * 3 * 3
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
