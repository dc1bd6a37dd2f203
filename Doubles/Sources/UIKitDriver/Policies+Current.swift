package import UIKit

extension Policies {
  /// The policies for the next device. This task-local value reaches every
  /// device of a test, so tests don't pass policies along.
  @TaskLocal package static var current = Policies()
}
