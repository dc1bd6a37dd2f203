package import SwiftUI

extension Policies {
  /// The policies for the next screen. As a task-local value, the policies
  /// reach every screen of a test without being passed along.
  @TaskLocal package static var current = Policies()
}
