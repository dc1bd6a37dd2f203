package import SwiftUI

extension Policies {
  /// The policies for the next screen. This value is task-local. Every screen
  /// of a test reads it.
  @TaskLocal package static var current = Policies()
}
