import Foundation
import SwiftUI
import Synchronization

/// Counts the screens and the combinations of policies. Prints the counts when
/// the tests end.
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
          "Policies of the double of SwiftUI: \(Policies.questionCount) "
            + "questions, \(Policies.combinationCount) combinations, "
            + "\(counts.combinations.count) of them run; "
            + "\(counts.all) screens in all")
      }
    }
  }()

  static func add(_ policies: Policies) {
    _ = report
    counts.withLock { counts in
      counts.all += 1
      counts.combinations.insert(policies)
    }
  }
}
