package import SwiftUI

extension Policies {
  /// The policies for the next screen. Every screen of a test reads this
  /// task-local value.
  @TaskLocal package static var current = Policies()
}
