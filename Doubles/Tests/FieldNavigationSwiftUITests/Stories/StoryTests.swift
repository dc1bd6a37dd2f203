import AdapterTesting
import SwiftUIDriver
import TestSupport
import Testing

/// Plays the stories of Tests/Stories. Without policies in its last column, a
/// story runs under `pairs`.
@MainActor struct StoryTests {
  @Test("Stories", arguments: StoryCase.all(in: "Shared", by: "swiftui"))
  func play(story: StoryCase) async throws {
    try await story.run(in: ["Shared": StoryApp.sharedApps]) { words in
      switch words {
      case [], ["pairs"]: .underPolicyPairs
      case ["many"]: .underManyPolicies
      default: PolicyTrait?.none
      }
    }
  }
}
