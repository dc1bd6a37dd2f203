package import UIKit

extension Policies {
  /// The policies for the next device. Every device of a test reads this
  /// task-local value.
  @TaskLocal package static var current = Policies()
}
