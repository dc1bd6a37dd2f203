import SwiftUI
import SwiftUIDriver
import Testing

@Suite("The double of SwiftUI: policies") struct DoublePolicyTests {
  @Test("All has every answer with every other")
  func all() {
    #expect(Policies.all.count == 3 << 13)
    #expect(Policies.all.count == Policies.combinationCount)
    #expect(Set(Policies.all).count == Policies.all.count)
  }

  @Test("Pairs are few, and have every two answers together")
  func pairs() {
    #expect(Policies.pairs.count < 20)
    let ofThreeAndTwo = 13 * 3 * 2
    let ofTwoAndTwo = 13 * 12 / 2 * 2 * 2
    #expect(pairs(in: Policies.pairs).count == ofThreeAndTwo + ofTwoAndTwo)
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
