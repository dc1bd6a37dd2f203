import AdapterTesting
import Testing
import UIKit
import UIKitDriver

/// Behaviour that UIKit surely does not have has to fail the tests.
@MainActor @Suite("A wrong UIKit is noticed") struct WrongUIKitTests {
  @Test("A first responder that never changes", arguments: Check.all)
  func firstResponder(check: Check) async throws {
    let right = try await count(check, nil)
    #expect(
      right == 0, "the double is right without a fault",
      sourceLocation: check.sourceLocation)
    let wrong = try await count(check, .firstResponderNeverChanges)
    #expect(wrong > 0, sourceLocation: check.sourceLocation)
  }

  @Test("A delegate that is called twice", arguments: Check.withDelegates)
  func delegate(check: Check) async throws {
    let wrong = try await count(check, .delegateIsCalledTwice)
    #expect(wrong > 0, sourceLocation: check.sourceLocation)
  }

  /// - Returns: how many issues a test records under a fault.
  private func count(
    _ check: Check, _ fault: Policies.Fault?
  ) async throws -> Int {
    var policies = check.policies
    policies.fault = fault
    return try await Policies.$current.withValue(policies) {
      try await issues { try check.run() }.count
    }
  }
}
