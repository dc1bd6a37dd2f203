/// A question about uncertain behavior of a host. A question has a number of
/// answers. Each answer chooses a setting in a double's policies.
package struct Question<Policies>: Sendable {
  package let answers: Int
  private let choose: @Sendable (inout Policies, Int) -> Void

  package init(
    answers: Int, choose: @escaping @Sendable (inout Policies, Int) -> Void
  ) {
    self.answers = answers
    self.choose = choose
  }

  /// Returns the policies with these answers to these questions.
  package static func answer(
    _ questions: [Question], with answers: [Int], in policies: Policies
  ) -> Policies {
    var policies = policies
    for (question, answer) in zip(questions, answers) {
      question.choose(&policies, answer)
    }
    return policies
  }

  /// Every combination of answers.
  package static func every(_ questions: [Question]) -> [[Int]] {
    questions.reduce([[]]) { combinations, question in
      combinations.flatMap { first in
        (0..<question.answers).map { first + [$0] }
      }
    }
  }
}

/// Describes the differences from the usual answers. The description is the
/// code that chooses them in a test.
package func choices<Policies>(
  in policies: Policies, from usual: Policies
) -> String {
  let pairs = zip(
    Mirror(reflecting: policies).children, Mirror(reflecting: usual).children)
  let changed = pairs.filter { "\($0.value)" != "\($1.value)" }
    .map { child, _ in "\(child.label ?? "?") = \(child.value)" }
  return changed.isEmpty
    ? "the default policies" : changed.joined(separator: ", ")
}
