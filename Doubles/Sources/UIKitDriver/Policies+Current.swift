package import UIKit

extension Policies {
  /// The policies for the next device. As a task-local value, the policies
  /// reach every device of a test without being passed along.
  @TaskLocal package static var current = Policies()
}
