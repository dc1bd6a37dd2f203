import Foundation
import Synchronization
import Testing
import UIKit
import UIKitDriver

/// Behaviour that UIKit surely does not have has to fail the tests.
@MainActor @Suite("A wrong UIKit is noticed") struct WrongUIKitTests {
  @Test("A first responder that never changes", arguments: Check.all)
  func firstResponder(check: Check) async throws {
    let right = try await issues(of: check, nil)
    #expect(
      right == 0, "the double is right without a fault",
      sourceLocation: check.sourceLocation)
    let wrong = try await issues(of: check, .firstResponderNeverChanges)
    #expect(wrong > 0, sourceLocation: check.sourceLocation)
  }

  @Test("A delegate that is called twice", arguments: Check.withDelegates)
  func delegate(check: Check) async throws {
    let wrong = try await issues(of: check, .delegateIsCalledTwice)
    #expect(wrong > 0, sourceLocation: check.sourceLocation)
  }

  /// - Returns: how many issues are recorded. They go no further.
  private func issues(
    of check: Check, _ fault: Policies.Fault?
  ) async throws -> Int {
    let test = try #require(Test.current)
    let count = Mutex(0)
    let counting = IssueHandlingTrait.compactMapIssues { _ in
      count.withLock { $0 += 1 }
      return nil
    }
    var policies = check.policies
    policies.fault = fault
    try await Policies.$current.withValue(policies) {
      try await counting.provideScope(for: test, testCase: .current) {
        try await check.run()
      }
    }
    return count.withLock { $0 }
  }
}
