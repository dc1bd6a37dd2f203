import AdapterTesting
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Plays the stories of Tests/Stories. Without policies in its last column, a
/// story runs under `pairs`.
@MainActor struct StoryTests {
  private static let apps: [String: StoryApps] = [
    "Shared": StoryApp.sharedApps, "UIKit/Return": StoryApp.returnApps,
  ]

  @Test(
    "Stories",
    arguments: StoryCase.all(in: "Shared", "UIKit/Return", by: "uikit"))
  func play(story: StoryCase) async throws {
    try await story.run(in: Self.apps, under: PolicyTrait.named)
  }
}

extension PolicyTrait {
  /// The policies that a story names, such as `pairs promising
  /// refusalKeepsFocus`.
  static func named(_ words: [String]) -> PolicyTrait? {
    let promises = words.dropFirst(2).compactMap { word in
      Promise.allCases.first { "\($0)" == word }
    }
    switch (words.first ?? "pairs", words.count, promises.count) {
    case ("pairs", ...1, _): return .underPolicyPairs
    case ("product", 1, _): return .underEveryPolicy
    case ("usual", 1, _): return .usual
    case ("pairs", 3..., words.count - 2) where words[1] == "promising":
      let policies = Policies.pairwise(promising: Set(promises))
      if policies.isEmpty { return nil }
      return PolicyTrait(Policies.$current, from: Policies()) { policies }
    case ("product", 3..., words.count - 2) where words[1] == "promising":
      let policies = Policies.product.filter { $0.keeps(promises) }
      return PolicyTrait(Policies.$current, from: Policies()) { policies }
    default: return nil
    }
  }
}
