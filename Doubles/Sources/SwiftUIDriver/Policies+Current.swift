package import SwiftUI

extension Policies {
  /// The policies for the next screen. This task-local value reaches every
  /// screen of a test, so tests don't pass policies along.
  @TaskLocal package static var current = Policies()
}
