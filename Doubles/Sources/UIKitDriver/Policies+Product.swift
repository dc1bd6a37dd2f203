import TestSupport
package import UIKit

extension Policies {
  private static let questions: [Question<Policies>] = [
    Question(answers: Order.allCases.count) { $0.order = Order.allCases[$1] },
    Question(answers: FieldChange.allCases.count) {
      $0.fieldChange = FieldChange.allCases[$1]
    },
    Question(answers: PrimaryAction.allCases.count) {
      $0.primaryAction = PrimaryAction.allCases[$1]
    },
    Question(answers: 2) { $0.hidingResigns = $1 == 1 },
    Question(answers: 2) { $0.hasFocusSystem = $1 == 1 },
    Question(answers: HardwareKeyboard.allCases.count) {
      $0.hardwareKeyboard = HardwareKeyboard.allCases[$1]
    },
    Question(answers: 2) { $0.namesScreen = $1 == 0 },
    Question(answers: 2) { $0.hideKeepsAccessory = $1 == 1 },
    Question(answers: 2) { $0.textFieldBeginsFirst = $1 == 0 },
  ]

  /// Few apps notice the answers to these questions. Each combination of the
  /// other answers therefore occurs with only one answer to each of them.
  private static let others: [Question<Policies>] = [
    Question(answers: MovedLineBreak.allCases.count) {
      $0.movedLineBreak = MovedLineBreak.allCases[$1]
    },
    Question(answers: TurnEnd.allCases.count) {
      $0.turnEnd = TurnEnd.allCases[$1]
    },
    Question(answers: 2) { $0.scrollsFields = $1 == 0 },
    Question(answers: EditingEvent.allCases.count) {
      $0.editingEvent = EditingEvent.allCases[$1]
    },
    Question(answers: 2) { $0.reportsLostFocus = $1 == 0 },
    Question(answers: 2) { $0.deletionAsks = $1 == 0 },
    Question(answers: 2) { $0.updateResignsHeaders = $1 == 1 },
    Question(answers: 2) { $0.fillPosts = $1 == 0 },
    Question(answers: Fill.allCases.count) { $0.fill = Fill.allCases[$1] },
    Question(answers: Correction.allCases.count) {
      $0.correction = Correction.allCases[$1]
    },
  ]

  /// The last questions are about text that the system fills in or corrects.
  /// Only tests that do so notice the answers, so ``pairwise`` contains each
  /// answer, but not each pair. This saves a fifth of all runs.
  private static let entryQuestions = 3

  package static var questionCount: Int { questions.count + others.count }

  private static func policies(_ answers: [Int]) -> Policies {
    Question.answer(questions + others, with: answers, in: Policies())
  }

  /// A quarter of all combinations. The quarter contains every combination of
  /// the answers to any six of the nine questions, because the other three can
  /// always make the sum divisible by four.
  private static let combinations = Question.every(questions)
    .filter { $0.reduce(0, +) % 4 == 0 }.enumerated()
    .map { number, answers in
      let answers = answers + otherAnswers(number)
      return (answers: answers, policies: policies(answers))
    }

  /// The first combination has the default answers. The others have random
  /// answers, but the same ones in each process. With these seeds, few
  /// combinations are enough for ``pairwise``.
  private static func otherAnswers(_ number: Int) -> [Int] {
    if number == 0 { return others.map { _ in 0 } }
    var random = Seeded(2_000 + UInt64(number))
    return others.map { Int(random.next() % UInt64($0.answers)) }
  }

  /// The combinations of answers. Any six of nine questions have every
  /// combination of answers, and any two of all questions have every pair.
  package static let product: [Policies] = combinations.map(\.policies)

  /// A small set of combinations that contains every pair of answers, and every
  /// answer about entered text.
  package static let pairwise = pairwise { _ in true }

  /// A small subset of the included combinations that contains all their pairs
  /// of answers.
  package static func pairwise(
    where isIncluded: (Policies) -> Bool
  ) -> [Policies] {
    let all = combinations.filter { isIncluded($0.policies) }
      .map { (policies: $0.policies, pairs: pairs($0.answers)) }
    var open = Set(all.flatMap(\.pairs))
    var chosen: [Policies] = []
    while !open.isEmpty {
      let gains = all.map { $0.pairs.count(where: open.contains) }
      guard let best = all.indices.max(by: { gains[$0] < gains[$1] })
      else { break }
      open.subtract(all[best].pairs)
      chosen.append(all[best].policies)
    }
    return chosen
  }

  /// Each pair of answers as a number. An answer about entered text is a pair
  /// with itself.
  private static func pairs(_ answers: [Int]) -> [Int] {
    let entry = answers.count - entryQuestions
    return answers.indices.flatMap { a in
      (a < entry ? a + 1..<entry : a..<a + 1).map { b in
        [a, answers[a], b, answers[b]].reduce(0) { $0 * 32 + $1 }
      }
    }
  }
}
