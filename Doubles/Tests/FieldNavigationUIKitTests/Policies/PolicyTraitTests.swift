import AdapterTesting
import Expectations
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The trait that runs a test under several policies")
struct PolicyTraitTests {
  private struct Failure: Error {}

  private func issues(
    _ trait: PolicyTrait,
    _ body: @escaping @MainActor @Sendable () throws -> Void
  ) async throws -> [Issue] {
    let test = try #require(Test.current)
    return try await AdapterTesting.issues {
      try await trait.provideScope(for: test, testCase: .current) {
        try await body()
      }
    }
  }

  @Test("The trait runs the test once under each combination")
  func combinations() async throws {
    var seen: [Policies] = []
    _ = try await issues(.underEveryPolicy) { seen.append(.current) }
    expect(seen, equals: Policies.product)
    expect(Policies.current, equals: Policies())
  }

  @Test(
    "Each issue names its policies, even after an error"
  )
  func names() async throws {
    let found = try await issues(.underEach(\.hidingResigns)) {
      Issue.record("seen")
      throw Failure()
    }
    let comments = found.map { $0.comments.map(\.rawValue) }
    expect(
      comments,
      equals: [
        ["seen", "under the default policies"], ["under the default policies"],
        ["seen", "under hidingResigns = true"], ["under hidingResigns = true"],
      ])
  }

  @Test("The trait can choose, change and leave out answers")
  func choices() async throws {
    let traits: [PolicyTrait] = [
      .under { $0.order = .asksNewTwice },
      .underEach(\.order) { $0.hasFocusSystem = true },
      .underPolicyPairs(where: { !$0.hasFocusSystem }),
    ]
    var seen: [[Policies]] = []
    for trait in traits {
      seen.append([])
      let place = seen.count - 1
      _ = try await issues(trait) { seen[place].append(.current) }
    }
    let twice = Policies { $0.order = .asksNewTwice }
    let pairs = Policies.pairwise.filter { !$0.hasFocusSystem }
    expect(seen[0], equals: [twice])
    expect(seen[1].map(\.order), equals: Policies.Order.allCases)
    expect(seen[1].allSatisfy { $0.hasFocusSystem })
    expect(seen[2], equals: pairs)
  }
}
