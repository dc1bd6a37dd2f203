import Testing
import UIKit
import UIKitDriver

@Suite("Policies of the UIKit test double") struct PolicyTests {
  @Test("The list of policy combinations has no duplicates")
  func product() {
    #expect(Set(Policies.product).count == Policies.product.count)
    #expect(Policies.product.count == 3 * 4 * 3 * 3 * 32)
  }

  /// The list must be short. Therefore each combination of the other answers
  /// occurs with only one answer to each of these policies.
  @Test("Each answer that alternates occurs with each answer to other policies")
  func turns() {
    let alternating: [(Policies) -> AnyHashable] = [
      \.movedLineBreak, \.turnEnd, \.scrollsFields, \.editingEvent,
      \.reportsLostFocus, \.fill, \.fillPosts, \.correction, \.deletionAsks,
      \.updateResignsHeaders,
    ]
    for one in alternating {
      for answer in Set(Policies.product.map(one)) {
        let others = Policies.product.filter { one($0) == answer }
        #expect(Set(others.map(\.order)).count == 3)
        #expect(Set(others.map(\.fieldChange)).count == 4)
        #expect(Set(others.map(\.primaryAction)).count == 3)
        #expect(Set(others.map(\.hidingResigns)).count == 2)
        #expect(
          alternating.allSatisfy { other in
            Set(others.map(other)).count
              == Set(Policies.product.map(other)).count
              || other(others[0]) == answer
          })
      }
    }
    #expect(Policies.product.first == Policies())
  }

  @Test("Fewer than 25 combinations contain every pair of answers")
  func pairwise() {
    #expect(Policies.pairwise.count < 25)
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
