package import UIKit

extension Policies {
  /// The policies for the next device. This value is task-local. Every device
  /// of a test reads it.
  @TaskLocal package static var current = Policies()
}
