import Testing
import UIKit
import UIKitDriver

@Suite("Policies of the double") struct PolicyTests {
  @Test("Their product has every answer with every other")
  func product() {
    #expect(Set(Policies.product).count == Policies.product.count)
    #expect(Policies.product.count == 3 * 4 * 3 * 3 * 32)
  }

  @Test("Few of them have every two answers together")
  func pairwise() {
    #expect(Policies.pairwise.count < 20)
    for order in Policies.Order.allCases {
      for change in Policies.FieldChange.allCases {
        #expect(
          Policies.pairwise.contains {
            $0.order == order && $0.fieldChange == change
          })
      }
    }
  }
}
