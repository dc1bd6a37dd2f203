import Expectations
import Testing
import UIKit
import UIKitDriver

@Suite("Policies of the UIKit test double") struct PolicyTests {
  private static let nine: [@Sendable (Policies) -> AnyHashable] = [
    { $0.order }, { $0.fieldChange }, { $0.primaryAction },
    { $0.hidingResigns }, { $0.hasFocusSystem }, { $0.hardwareKeyboard },
    { $0.namesScreen }, { $0.hideKeepsAccessory }, { $0.textFieldBeginsFirst },
  ]
  private static let others: [@Sendable (Policies) -> AnyHashable] = [
    { $0.movedLineBreak }, { $0.turnEnd }, { $0.scrollsFields },
    { $0.editingEvent }, { $0.reportsLostFocus }, { $0.fill },
    { $0.fillPosts }, { $0.correction }, { $0.deletionAsks },
    { $0.updateResignsHeaders },
  ]

  /// The answers to each question, as numbers.
  private static func answers(
    _ questions: [@Sendable (Policies) -> AnyHashable]
  ) -> [[Int]] {
    questions.map { question in
      var numbers: [AnyHashable: Int] = [:]
      return Policies.product.map { policies in
        let answer = question(policies)
        let number = numbers[answer] ?? numbers.count
        numbers[answer] = number
        return number
      }
    }
  }

  private static func combinations(_ answers: [[Int]]) -> Int {
    let numbers = answers[0].indices.map { place in
      answers.reduce(0) { $0 * 4 + $1[place] }
    }
    return Set(numbers).count
  }

  private static func possible(_ answers: [[Int]]) -> Int {
    answers.reduce(1) { $0 * Set($1).count }
  }

  @Test("The list of policy combinations has no duplicates")
  func product() {
    expect(Set(Policies.product).count, equals: Policies.product.count)
    expect(Policies.product.count, equals: 3 * 4 * 3 * 3 * 32 / 4)
    expect(Policies.product.first, equals: Policies())
    expect(Policies.questionCount, equals: Self.nine.count + Self.others.count)
  }

  @Test("Any six of nine questions have every combination of answers")
  func six() {
    let answers = Self.answers(Self.nine)
    for left in 0..<9 {
      for second in 0..<left {
        for third in 0..<second {
          let six = answers.indices
            .filter { ![left, second, third].contains($0) }
            .map { answers[$0] }
          expect(Self.combinations(six), equals: Self.possible(six))
        }
      }
    }
  }

  @Test("Any two questions have every pair of answers")
  func pairs() {
    let answers = Self.answers(Self.nine + Self.others)
    expect(answers.map { Set($0).count }.reduce(0, +), equals: 23 + 27)
    for one in answers.indices {
      for two in 0..<one {
        let pair = [answers[one], answers[two]]
        expect(Self.combinations(pair), equals: Self.possible(pair))
      }
    }
  }

  @Test("Fewer than 21 combinations contain every pair of answers")
  func pairwise() {
    expect(Policies.pairwise.count < 21)
    for question in Self.nine + Self.others {
      expect(
        Set(Policies.pairwise.map(question)),
        equals: Set(Policies.product.map(question)))
    }
    for order in Policies.Order.allCases {
      for change in Policies.FieldChange.allCases {
        expect(
          Policies.pairwise.contains {
            $0.order == order && $0.fieldChange == change
          })
      }
    }
  }
}
