package import SwiftUI
import TestSupport

extension Policies {
  /// The policies that affect focus and Return.
  private static let focusQuestions: [Question<Policies>] = [
    Question(answers: SetApplies.allCases.count) {
      $0.setApplies = SetApplies.allCases[$1]
    },
    Question(answers: UnmountedTarget.allCases.count) {
      $0.unmountedTarget = UnmountedTarget.allCases[$1]
    },
    Question(answers: Removal.allCases.count) {
      $0.removal = Removal.allCases[$1]
    },
    Question(answers: SubmitOrder.allCases.count) {
      $0.submitOrder = SubmitOrder.allCases[$1]
    },
    Question(answers: 2) { $0.resignsBeforeSubmit = $1 == 1 },
    Question(answers: 2) { $0.returnResigns = $1 == 0 },
    Question(answers: DisabledTarget.allCases.count) {
      $0.disabledTarget = DisabledTarget.allCases[$1]
    },
    Question(answers: SetInOnAppear.allCases.count) {
      $0.setInOnAppear = SetInOnAppear.allCases[$1]
    },
    Question(answers: 2) { $0.disablingResigns = $1 == 1 },
  ]

  /// The policies for lists, evaluation, vertical fields and blocks.
  private static let otherQuestions: [Question<Policies>] = [
    Question(answers: VerticalReturn.allCases.count) {
      $0.verticalReturn = VerticalReturn.allCases[$1]
    },
    Question(answers: 2) { $0.comparesViews = $1 == 0 },
    Question(answers: 2) { $0.deliversPreferencesFromRows = $1 == 0 },
    Question(answers: AppearOrder.allCases.count) {
      $0.appearOrder = AppearOrder.allCases[$1]
    },
    Question(answers: 2) { $0.deliversDefaultPreference = $1 == 0 },
    Question(answers: 2) { $0.reducesDefaults = $1 == 1 },
    Question(answers: EarlyBlocks.allCases.count) {
      $0.earlyBlocks = EarlyBlocks.allCases[$1]
    },
    Question(answers: 2) { $0.focusBindingIsDynamic = $1 == 0 },
    Question(answers: 2) { $0.makesStateOnce = $1 == 1 },
    Question(answers: BodyOrder.allCases.count) {
      $0.bodyOrder = BodyOrder.allCases[$1]
    },
    Question(answers: TaskStart.allCases.count) {
      $0.taskStart = TaskStart.allCases[$1]
    },
    Question(answers: 2) { $0.removedRowsDisappear = $1 == 0 },
    Question(answers: 2) { $0.evaluatesLeavingViews = $1 == 1 },
  ]

  private static let questions = focusQuestions + otherQuestions

  package static var questionCount: Int { questions.count }

  package static let combinationCount = questions.reduce(1) { $0 * $1.answers }

  private static func policies(_ answers: [Int]) -> Policies {
    Question.answer(questions, with: answers, in: Policies())
  }

  /// Every combination of answers. Memory can't hold all combinations.
  package static var all: LazyMapSequence<Range<Int>, Policies> {
    (0..<combinationCount).lazy.map(combination)
  }

  /// Returns the combination with this number. Each digit of the number is the
  /// answer to one question.
  private static func combination(_ number: Int) -> Policies {
    var rest = number
    return policies(
      questions.map { question in
        defer { rest /= question.answers }
        return rest % question.answers
      })
  }

  /// One combination for each answer. All other questions have their default
  /// answers.
  package static let singles: [Policies] = questions.flatMap { question in
    (0..<question.answers).map {
      Question.answer([question], with: [$0], in: Policies())
    }
  }

  /// Every combination of the answers that affect focus and Return. All other
  /// policies have their default answers. Early blocks run for no rounds, or
  /// for four.
  package static let core: [Policies] = {
    let earlyBlocks = Question<Policies>(answers: 2) {
      $0.earlyBlocks = $1 == 0 ? .none : .four
    }
    let questions = focusQuestions + [earlyBlocks]
    return Question.every(questions).map {
      Question.answer(questions, with: $0, in: Policies())
    }
  }()

  /// One answer to each of two questions.
  private struct Pair: Hashable {
    let first: Int
    let answer: Int
    let second: Int
    let other: Int

    func contains(
      _ question: Int, _ answer: Int, with known: [Int: Int]
    ) -> Bool {
      first == question && self.answer == answer && known[second] == other
        || second == question && other == answer && known[first] == self.answer
    }
  }

  /// A small set of combinations that contains every pair of answers. Each
  /// combination starts with a missing pair. Each further answer adds as many
  /// missing pairs as possible.
  package static let pairs: [Policies] = {
    var open: [Pair] = []
    for first in questions.indices {
      for second in questions.indices.dropFirst(first + 1) {
        for answer in 0..<questions[first].answers {
          for other in 0..<questions[second].answers {
            open.append(
              Pair(first: first, answer: answer, second: second, other: other))
          }
        }
      }
    }
    var chosen: [Policies] = []
    while let start = open.first {
      var answers = [start.first: start.answer, start.second: start.other]
      for question in questions.indices where answers[question] == nil {
        answers[question] = (0..<questions[question].answers).max {
          let known = answers
          func gain(_ answer: Int) -> Int {
            open.count { $0.contains(question, answer, with: known) }
          }
          return gain($0) < gain($1)
        }
      }
      open.removeAll {
        answers[$0.first] == $0.answer && answers[$0.second] == $0.other
      }
      chosen.append(policies(questions.indices.map { answers[$0] ?? 0 }))
    }
    return chosen
  }()
}
