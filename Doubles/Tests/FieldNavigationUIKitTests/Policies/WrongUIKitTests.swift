import AdapterTesting
import Expectations
import Testing
import UIKit
import UIKitDriver

/// The tests must fail if the double does something that UIKit never does.
@MainActor @Suite("Tests fail if UIKit behaves wrongly") struct WrongUIKitTests
{
  @Test(
    "The tests fail if the first responder never changes", arguments: Check.all)
  func firstResponder(check: Check) async throws {
    let right = try await count(check, nil)
    expect(
      right, equals: 0, "the double is right without a fault",
      at: check.sourceLocation)
    let wrong = try await count(check, .firstResponderNeverChanges)
    expect(wrong > 0, at: check.sourceLocation)
  }

  @Test(
    "The tests fail if UIKit calls a delegate twice",
    arguments: Check.withDelegates)
  func delegate(check: Check) async throws {
    let wrong = try await count(check, .delegateIsCalledTwice)
    expect(wrong > 0, at: check.sourceLocation)
  }

  /// - Returns: the number of issues that a test records with a fault.
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
