/// Steps that UIKit can't play.
package struct ScenarioSkip: Sendable {
  package let file: String
  /// The numbers of the steps, counted from 1.
  package let steps: Set<Int>
  private let reason: String
  private var onlyWhereHidingResigns = false

  package static let all = [
    ScenarioSkip(
      file: "focused-hidden.json", steps: [3, 4],
      reason: "hiding resigns: nobody is left to press Return",
      onlyWhereHidingResigns: true),
    ScenarioSkip(
      file: "focused-removed.json", steps: [3],
      reason: "a view that leaves the window resigns"),
    ScenarioSkip(
      file: "focused-removed-wrap.json", steps: [3, 4],
      reason: "a view that leaves the window resigns"),
    ScenarioSkip(
      file: "page-keys-finish.json", steps: [2, 4],
      reason: "search and send stay the app's own on UIKit (R6)"),
  ]

  package static func steps(
    of file: String, hidingResigns: Bool
  ) -> Set<Int> {
    all.filter {
      $0.file == file && (hidingResigns || !$0.onlyWhereHidingResigns)
    }.reduce(into: []) { $0.formUnion($1.steps) }
  }
}
