import Testing
import UIKit
import UIKitDriver

/// Behaviour that UIKit surely does not have has to fail a check.
@MainActor func expectFaultsAreNoticed(_ check: (Policies) -> Void) {
  for fault in Policies.Fault.allCases {
    withKnownIssue("\(fault)") { check(Policies(fault)) }
  }
}
