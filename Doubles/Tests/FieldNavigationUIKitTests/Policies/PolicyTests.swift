import Testing
import UIKit
import UIKitDriver

@Suite("Policies of the double") struct PolicyTests {
  @Test("Their product combines every answer with every other")
  func product() {
    #expect(Set(Policies.product).count == Policies.product.count)
    #expect(Policies.product.count == 3 * 4 * 3 * 3 * 32)
  }

  /// Moved line breaks take turns: see ``Policies/MovedLineBreak``.
  @Test("Each answer to a question that takes turns meets each other answer")
  func turns() {
    for answer in Policies.MovedLineBreak.allCases {
      let others = Policies.product.filter { $0.movedLineBreak == answer }
      #expect(Set(others.map(\.order)).count == 3)
      #expect(Set(others.map(\.fieldChange)).count == 4)
      #expect(Set(others.map(\.primaryAction)).count == 3)
      #expect(Set(others.map(\.hidingResigns)).count == 2)
    }
    #expect(Policies.product.first == Policies())
  }

  @Test("A few of them combine every two answers")
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
