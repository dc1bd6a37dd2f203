import AdapterTesting
import Testing
import UIKit
import UIKitDriver

extension Row {
  /// A row that runs under ``PolicyTrait/underPolicyPairs`` by default.
  init(
    _ sentence: String, _ policies: PolicyTrait = .underPolicyPairs,
    _ body: @escaping Body
  ) {
    self.init(sentence, under: policies, body)
  }
}

extension Trait where Self == PolicyTrait {
  /// Runs a test under the default policies only.
  static var usual: Self { .under { _ in } }
}
