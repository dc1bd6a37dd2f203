import Foundation
import Synchronization
import UIKit

/// Counts the runs and the combinations of policies. Prints the counts when the
/// tests end.
enum Runs {
  private struct Counts {
    var all = 0
    var combinations: Set<Policies> = []
  }

  private static let counts = Mutex(Counts())

  private static let report: Void = {
    atexit {
      Runs.counts.withLock { counts in
        print(
          "Policies of the double: \(Policies.questionCount) questions, "
            + "\(Policies.product.count) combinations, "
            + "\(counts.combinations.intersection(Policies.product).count) of "
            + "them run; "
            + "\(counts.all) runs in all")
      }
    }
  }()

  static func add(_ policies: Policies) {
    _ = report
    counts.withLock { counts in
      counts.all += 1
      if policies.fault == nil { counts.combinations.insert(policies) }
    }
  }
}
